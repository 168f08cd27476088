/** What stands on events and secrets: the game's own words, by number. */

import type { Words } from '../contract.ts';

export type Printed = { title: string; text: string };
export type Reader = Pick<Words, 'list'>;

export function happening(words: Reader, number: number): Printed {
  return at(words, 'happening', number);
}

/** -1: face down; the last line of each list stands for what nobody knows. */
export function secret(words: Reader, number: number): Printed {
  return at(words, 'secret', number);
}

function at(words: Reader, what: 'happening' | 'secret', number: number): Printed {
  return { title: words.list(`${what}s`).at(number) ?? '', text: words.list(`${what}_helps`).at(number) ?? '' };
}
