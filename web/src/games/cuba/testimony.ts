/** Who sat where on the way of the box, and what they say about it. */

import type { Claim, Contents, Move, View } from '../../wire/games/cuba.ts';
import { ONLOOKER } from '../contract.ts';
import { takeOfToken, TOKENS, UNKNOWN } from './codes.ts';

export const CAME_DIAMONDS = 0;
export const CAME_TOKENS = 1;
export const LEFT = 2;
export const TAKEN = 3;

/** The last word of somebody on each topic, and how often it was given. */
export type Testimony = { topic: number; claim: Claim; times: number };

/** The way of the box: from the left of the Godfather all around to his right. */
export function wayOf({ godfather, seats }: Pick<View, 'godfather' | 'seats'>): number[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, place) => (godfather + 1 + place) % seats);
}

/** By topic; undefined where nothing was said. */
export function testimonyOf(claims: readonly Claim[], seat: number): (Testimony | undefined)[] {
  const said: (Testimony | undefined)[] = [undefined, undefined, undefined, undefined];
  for (const claim of claims) {
    if (claim.seat === seat) said[claim.topic] = { topic: claim.topic, claim, times: (said[claim.topic]?.times ?? 0) + 1 };
  }
  return said;
}

export type Filled = { box: Contents; take: number };

/** Where a form starts: one's own last word, else what the neighbour says was left, else the box as it was laid. */
export function startOf(view: View, topic: number, seat: number): Filled {
  const mine = testimonyOf(view.claims, seat)[topic]?.claim;
  const take = mine && topic === TAKEN ? mine.take : UNKNOWN;
  return { box: mine?.box ?? neighbours(view, topic, seat) ?? view.mix, take };
}

/** What somebody before me says was left: what I could have found. */
export function neighbours(view: View, topic: number, seat: number): Contents | null {
  if (topic === LEFT || topic === TAKEN || seat === ONLOOKER) return null;
  const before = (seat + view.seats - 1) % view.seats;
  return testimonyOf(view.claims, before)[LEFT]?.claim.box ?? null;
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

/** Those with a Driver who won with them, by the seat of the Driver. */
export function drivenBy(view: View): Map<number, number> {
  const driver = takeOfToken(TOKENS.indexOf('drivers'));
  return new Map(view.journey.filter((stop) => stop.took === driver).map(({ seat }) => [seat, (seat + view.seats - 1) % view.seats]));
}
