/** What happened in a step, for the eye and the ear: how a round ended, and what it sounds like. */

import type { Sound } from '../../furniture/sound.ts';
import type { Event, View } from '../../wire/games/paires.ts';

/** A round ends with a pair or a fold; the card goes to the seat that lost the round. */
export type RoundEnd = { how: 'paired' | 'folded'; seat: number; card: number };

export function endOf(events: readonly Event[]): RoundEnd | null {
  for (const one of events) {
    if (one.event === 'paired' || one.event === 'folded') return { how: one.event, seat: one.seat, card: one.card };
  }
  return null;
}

/** The table at that moment: the cards of the old round still lie there, the pair among them. */
export function asItEnded(before: View, end: RoundEnd): View {
  const front = before.front.map((cards, seat) =>
    seat === end.seat && end.how === 'paired' ? [...cards, end.card].sort((a, b) => a - b) : cards,
  );
  return { ...before, front, turn: end.seat };
}

export type InFront = { key: string; value: number; twin: boolean };

/** Cards in front of a seat, named so that each keeps its place in the round. */
export function cardsOf(values: readonly number[], round: number, seat: number): InFront[] {
  return values.map((value, index) => {
    const twin = values.indexOf(value) !== index;
    return { key: `card-${round}-${seat}-${value}${twin ? 'b' : ''}`, value, twin };
  });
}

/** Where the card that was taken as points lay: the drawn twin, or the lowest card of anybody. */
export function takenFrom(shown: View, end: RoundEnd, round: number): string | undefined {
  if (end.how === 'paired') return `card-${round}-${end.seat}-${end.card}b`;
  const own = shown.front[end.seat]?.includes(end.card) ? end.seat : shown.front.findIndex((cards) => cards.includes(end.card));
  return own < 0 ? undefined : `card-${round}-${own}-${end.card}`;
}

/** The house itself sounds when it is your turn and when the game is over. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('paired')) return 'doom';
  if (heard.has('folded') || heard.has('drew') || heard.has('dealt')) return 'card';
  return heard.has('paid') ? 'coin' : null;
}

/** From here on a person should worry; the tankard spills over. */
export function isNear(points: number, limit: number): boolean {
  return limit > 0 && points / limit >= 0.7;
}
