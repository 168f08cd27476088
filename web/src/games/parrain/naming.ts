/** What cards, characters and bags are called: the printed words, from those of the game. */

import type { Words } from '../contract.ts';
import { excuseOf } from './art/excuses.ts';

type Printed = Pick<Words, 'entry'>;

export const titleOf = (words: Printed, card: number): string => ofCard(words, card, 'title');
export const lineOf = (words: Printed, card: number): string => ofCard(words, card, 'line');

function ofCard(words: Printed, card: number, what: 'title' | 'line'): string {
  const key = excuseOf(card)?.key;
  return key ? words.entry(`cards.${key}.${what}`) : '';
}

export const character = (words: Printed, number: number, what: 'name' | 'called' | 'short' | 'line' | 'tie' | 'manner'): string => words.entry(`characters.${number}.${what}`);
export const bag = (words: Printed, number: number, what: 'name' | 'thing' | 'line'): string => words.entry(`bags.${number}.${what}`);

/** Letters of a story, and of anything else that is said (law/moves.py). */
export const LONGEST = 280;
