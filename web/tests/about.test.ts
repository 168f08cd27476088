import { expect, it } from 'vitest';
import { aboutIn } from '../src/furniture/about.ts';
import { GameWords } from '../src/wire/words.ts';

const words = {
  entry: (path: string) => ({ 'about.pot': 'The pot.', 'about.card': 'A {n}: {n} of them.' })[path] ?? path,
  list: (path: string) => ({ tokens: ['a Loyal henchman', 'rest'], token_helps: ['Wins with the Godfather.', 'Unknown.'] })[path] ?? [],
};

it('a thing is told by the words of its game', () => {
  expect(aboutIn(words, 'pot')).toEqual({ text: 'The pot.' });
  expect(aboutIn(words, 'card:7')).toEqual({ text: 'A 7: 7 of them.' });
  expect(aboutIn(words, 'token:0')).toEqual({ title: 'A Loyal henchman', text: 'Wins with the Godfather.' });
});

it('what is printed on a thing tells about it', () => {
  const printed = new GameWords({ cards: { dentist: { title: 'Le dentiste', line: 'La mauvaise dent.' } }, bags: { 0: { name: 'L’argent', line: 'Tout y est.' } }, about: { bag: 'Un sac.' } }, []);
  expect(aboutIn(printed, 'card:0')).toEqual({ title: 'Le dentiste', text: 'La mauvaise dent.' });
  expect(aboutIn(printed, 'bag:0')).toEqual({ title: 'L’argent', text: 'Tout y est.' });
  expect(aboutIn(printed, 'bag')).toEqual({ text: 'Un sac.' });
  expect(aboutIn(printed, 'card:9')).toBeUndefined();
});

it('what is hidden has a line of its own, and what a game does not name has none', () => {
  expect(aboutIn(words, 'token:-1')).toEqual({ title: 'Rest', text: 'Unknown.' });
  expect(aboutIn(words, 'sail')).toBeUndefined();
});
