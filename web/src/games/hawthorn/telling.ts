/** What happened in a step, for the eye and the ear. */

import type { Sound } from '../../furniture/sound.ts';
import type { Event, View } from '../../wire/games/hawthorn.ts';
import type { Moment } from '../tavern/hold.svelte.ts';

type Leaving = { how: 'paired' | 'folded'; seat: number; card: number; news: Event };
export type Scene = Leaving | { how: 'lap'; news: Event };

const LASTS = { paired: 2600, folded: 1700, lap: 1800 } as const; // ms

/** Somebody goes out: the table waits with it. A new lap is only announced. */
export function momentOf(before: View, events: readonly Event[]): Moment<View, Scene> | null {
  for (const one of events) {
    if (one.event === 'paired' || one.event === 'folded') {
      const card = one.event === 'paired' ? one.value : one.price;
      const what: Leaving = { how: one.event, seat: one.seat, card, news: one };
      return { view: asItWas(before, what, events), what, lasts: LASTS[one.event] };
    }
  }
  const lap = events.find((one) => one.event === 'drawing_began' || one.event === 'playing_began');
  return lap ? { view: null, what: { how: 'lap', news: lap }, lasts: LASTS.lap } : null;
}

/** Before the cards were turned down: with the second card of the pair, and the price in the pot. */
function asItWas(before: View, what: Leaving, events: readonly Event[]): View {
  const { how, seat, card } = what;
  const paid = events.find((one) => one.event === 'paid')?.chips ?? 0;
  const played = events.some((one) => one.event === 'played' && one.seat === seat);
  return {
    ...before,
    front: before.front.map((cards, at) => (at === seat && how === 'paired' ? [...cards, card].sort((a, b) => a - b) : cards)),
    hands: before.hands.map((count, at) => (at === seat && played ? count - 1 : count)),
    hand: before.seat === seat && played ? less(before.hand, card) : before.hand,
    purses: before.purses.map((chips, at) => (at === seat ? chips - paid : chips)),
    pot: before.pot + paid,
  };
}

function less(cards: readonly number[], card: number): number[] {
  const index = cards.indexOf(card);
  return cards.filter((_, at) => at !== index);
}

/** Where the newest card in front of somebody came from. */
export function cameFrom(events: readonly Event[], seat: number, me: number): string {
  for (const one of events) {
    if ((one.event === 'drew' || one.event === 'tie_card_dealt') && one.seat === seat) return 'deck';
    if (one.event === 'played' && one.seat === seat && seat === me) return `hand-${one.card}`;
  }
  return `seat-${seat}`;
}

/** The lowest card that lies open: folding is paid by it. 0: none. */
export function lowestOf(front: readonly (readonly number[])[]): number {
  const open = front.flat();
  return open.length ? Math.min(...open) : 0;
}

/** What the deal brought to a seat. */
export function gainOf(view: View, seat: number): number {
  return (view.purses[seat] ?? 0) - (view.brought[seat] ?? 0);
}

export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '±0';
}

/** The house itself sounds when it is your turn and when you win. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('paired')) return 'doom';
  if (heard.has('paid') || heard.has('anted') || heard.has('pot_taken')) return 'coin';
  const cards = ['drew', 'played', 'revealed', 'tie_card_dealt', 'dealt'] as const;
  return cards.some((one) => heard.has(one)) ? 'card' : null;
}
