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

/** How many of a token lie there. */
export function countOf(box: Contents, token: number): number {
  const field = TOKENS[token];
  return field ? box[field] : 0;
}

/** The tokens that this table was laid with: each has its place, whether or not one is left. */
export function kindsIn(mix: Contents): number[] {
  return TOKENS.map((_, token) => token).filter((token) => countOf(mix, token) > 0);
}
