/** Friendly nicknames for those who would rather play than think of one. */

import type { Language } from '../words/say.ts';

// Adjectives that are the same for all: an otter and a fox may both have them.
const FRENCH = {
  first: ['Loutre', 'Renard', 'Pie', 'Castor', 'Hulotte', 'Blaireau', 'Mésange', 'Hérisson', 'Cigale', 'Lézard', 'Sardine', 'Bouquetin'],
  second: ['espiègle', 'intrépide', 'tranquille', 'fantasque', 'habile', 'modeste', 'sagace', 'paisible', 'agile', 'aimable'],
};
const ENGLISH = {
  first: ['Playful', 'Daring', 'Gentle', 'Wily', 'Merry', 'Modest', 'Nimble', 'Curious', 'Sunny', 'Plucky'],
  second: ['Otter', 'Fox', 'Magpie', 'Beaver', 'Owl', 'Badger', 'Wren', 'Hedgehog', 'Cricket', 'Lizard', 'Sardine', 'Heron'],
};

export function randomName(language: Language, chance: () => number = Math.random): string {
  const { first, second } = language === 'fr' ? FRENCH : ENGLISH;
  const pick = (words: readonly string[]) => words[Math.floor(chance() * words.length)] ?? '';
  return `${pick(first)} ${pick(second)}`;
}
