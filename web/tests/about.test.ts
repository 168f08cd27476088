import { expect, it } from 'vitest';
import { aboutIn } from '../src/furniture/about.ts';

const words = {
  entry: (path: string) => ({ 'about.pot': 'The pot.', 'about.card': 'A {n}: {n} of them.' })[path] ?? path,
  list: (path: string) => ({ tokens: ['a Loyal henchman', 'rest'], token_helps: ['Wins with the Godfather.', 'Unknown.'] })[path] ?? [],
};

it('a thing is told by the words of its game', () => {
  expect(aboutIn(words, 'pot')).toEqual({ text: 'The pot.' });
  expect(aboutIn(words, 'card:7')).toEqual({ text: 'A 7: 7 of them.' });
  expect(aboutIn(words, 'token:0')).toEqual({ title: 'A Loyal henchman', text: 'Wins with the Godfather.' });
});

it('what is hidden has a line of its own, and what a game does not name has none', () => {
  expect(aboutIn(words, 'token:-1')).toEqual({ title: 'Rest', text: 'Unknown.' });
  expect(aboutIn(words, 'sail')).toBeUndefined();
});
