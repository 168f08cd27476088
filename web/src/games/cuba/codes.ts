/** The numbers that travel at this table: tokens, pockets, topics. */

import type { Contents } from '../../wire/games/cuba.ts';

/** By the number of a token, the field that counts it. */
export const TOKENS = ['loyal', 'fbi', 'cia', 'drivers', 'cleaner'] as const;
/** The number that stands for no token in the bag. */
export const NO_TOKEN = 5;
export const UNKNOWN = -1;
export const TOPICS = [0, 1, 2, 3] as const;

const FIRST_TOKEN = 16;

export type Pocket = { what: 'nothing' } | { what: 'diamonds'; count: number } | { what: 'token'; token: number };

/** What a pocket holds; null where nobody has told. */
export function pocketOf(take: number): Pocket | null {
  if (take < 0) return null;
  if (take === 0) return { what: 'nothing' };
  return take < FIRST_TOKEN ? { what: 'diamonds', count: take } : { what: 'token', token: take - FIRST_TOKEN };
}

export const takeOfToken = (token: number): number => FIRST_TOKEN + token;

/** By token, how much one counts in the number of a box, and how many there may be; a diamond counts 1, up to 15. */
const WEIGHTS = [16, 96, 192, 384, 1152] as const;
const KINDS = [6, 2, 2, 3, 2] as const;

/** What lies in a box that travelled as one number. */
export function contentsOf(box: number): Contents {
  const [loyal = 0, fbi = 0, cia = 0, drivers = 0, cleaner = 0] = WEIGHTS.map((weight, token) => Math.floor(box / weight) % (KINDS[token] ?? 1));
  return { diamonds: box % FIRST_TOKEN, loyal, fbi, cia, drivers, cleaner };
}

export function numberOf(box: Contents): number {
  return WEIGHTS.reduce((sum, weight, token) => sum + weight * countOf(box, token), box.diamonds);
}

/** How many of a token lie there. */
export function countOf(box: Contents, token: number): number {
  const field = TOKENS[token];
  return field ? box[field] : 0;
}

/** The tokens that this table was laid with: each has its place, whether or not one is left. */
export function kindsIn(mix: Contents): number[] {
  return TOKENS.map((_, token) => token).filter((token) => countOf(mix, token) > 0);
}
