/** Cards in words, and how a hand is laid out. */

import { FIGURES, isWhite, nameOf, starred } from '../../furniture/palab/deck.ts';
import { tell as tellCard } from '../../furniture/palab/words.ts';
import { named } from '../tavern/cards.ts';

export function labelOf(card: number): string {
  const name = nameOf(card);
  return name === undefined ? '…' : tellCard(starred(card) ? 'starred' : 'plain', tellCard(name));
}

/** On a button: “Miroir”, “±10”. */
export function shortOf(card: number): string {
  const name = nameOf(card);
  if (name === undefined) return '…';
  return isWhite(name) ? FIGURES[name].replace('O', '0') : tellCard(`${name}.short`);
}

export type Held = { key: string; card: number; label: string; short: string };

export function handOf(cards: readonly number[]): Held[] {
  return named(cards, 'hand').map(({ key, value }) => ({ key, card: value, label: labelOf(value), short: shortOf(value) }));
}

