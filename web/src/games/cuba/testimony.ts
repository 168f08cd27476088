/** Who sat where on the way of the box, and what they say about it. */

import type { Contents, Move, View } from '../../wire/games/cuba.ts';
import { ONLOOKER } from '../contract.ts';
import { contentsOf, takeOfToken, TOKENS, UNKNOWN } from './codes.ts';

export const CAME_DIAMONDS = 0;
export const CAME_TOKENS = 1;
export const LEFT = 2;
export const TAKEN = 3;

const WITHOUT_DIAMONDS = 16; // tokens travel divided by this

/** What somebody said; the topic says which part of it counts. */
export type Claim = { seat: number; topic: number; box: Contents | null; take: number };

/** The way of the box: from the left of the Godfather all around to his right. */
export function wayOf({ godfather, seats }: Pick<View, 'godfather' | 'seats'>): number[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, place) => (godfather + 1 + place) % seats);
}

/** What somebody has last said on a topic; undefined: nothing. */
export function lastWord({ said }: Pick<View, 'said'>, seat: number, topic: number): Claim | undefined {
  const word = said[seat]?.[topic] ?? UNKNOWN;
  if (word === UNKNOWN) return undefined;
  if (topic === TAKEN) return { seat, topic, box: null, take: word };
  return { seat, topic, box: contentsOf(topic === CAME_TOKENS ? word * WITHOUT_DIAMONDS : word), take: UNKNOWN };
}

export function tokensOf({ loyal, fbi, cia, drivers, cleaner }: Omit<Contents, 'diamonds'>): Contents {
  return { diamonds: 0, loyal, fbi, cia, drivers, cleaner };
}

export type Filled = { box: Contents; take: number };

/** Where a form starts: one's own last word, else what the neighbour says was left, else the box as it was laid. */
export function startOf(view: View, topic: number, seat: number): Filled {
  const mine = lastWord(view, seat, topic);
  const take = mine && topic === TAKEN ? mine.take : UNKNOWN;
  return { box: mine?.box ?? neighbours(view, topic, seat) ?? view.mix, take };
}

/** What somebody before me says was left: what I could have found. */
export function neighbours(view: View, topic: number, seat: number): Contents | null {
  if (topic === LEFT || topic === TAKEN || seat === ONLOOKER) return null;
  const before = (seat + view.seats - 1) % view.seats;
  return lastWord(view, before, LEFT)?.box ?? null;
}

/** What one really saw, where the table lets one look it up. */
export function truthOf(view: View, topic: number): Filled | null {
  const box = topic === LEFT ? view.left : view.saw;
  if (topic === TAKEN) return view.took < 0 ? null : { box: view.mix, take: view.took };
  return box && { box, take: UNKNOWN };
}

type Form = 'say_diamonds' | 'say_tokens' | 'say_left' | 'say_take';
export const FORMS: readonly Form[] = ['say_diamonds', 'say_tokens', 'say_left', 'say_take'];

/** The claim as a move. */
export function claimMove(topic: number, { box, take }: Filled): Move {
  const { diamonds, ...tokens } = box;
  switch (topic) {
    case CAME_DIAMONDS:
      return { do: 'say_diamonds', diamonds };
    case CAME_TOKENS:
      return { do: 'say_tokens', ...tokens };
    case LEFT:
      return { do: 'say_left', ...box };
    default:
      return { do: 'say_take', take };
  }
}

/** What a seat has in front of the Godfather: the topic that awaits its answer. */
export function openTopic(view: View, seat: number): number {
  return view.questions[seat] ?? UNKNOWN;
}

/** The box at one seat, as it really was. */
export type Stop = { seat: number; came: Contents; took: number; left: Contents };

/** Once it is over: the box from hand to hand. */
export function journeyOf(view: Pick<View, 'truth' | 'godfather' | 'seats'>): Stop[] {
  return wayOf(view).flatMap((seat) => {
    const known = view.truth[seat];
    if (!known) return [];
    const [diamonds = 0, tokens = 0, left = 0, took = UNKNOWN] = known;
    return [{ seat, came: contentsOf(diamonds + tokens * WITHOUT_DIAMONDS), took, left: contentsOf(left) }];
  });
}

/** Those with a Driver who won with them, by the seat of the Driver. */
export function drivenBy(view: View): Map<number, number> {
  const driver = takeOfToken(TOKENS.indexOf('drivers'));
  return new Map(journeyOf(view).filter((stop) => stop.took === driver).map(({ seat }) => [seat, (seat + view.seats - 1) % view.seats]));
}
