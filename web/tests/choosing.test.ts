import { expect, test } from 'vitest';
import { ANY, questions, suits } from '../src/pages/shelf/choosing.ts';

const paires = { most: 8, minutes: 10, kinds: ['nerve'] };
const cuba = { most: 12, minutes: 20, kinds: ['talk'] };

test('whatever is not asked for does not matter', () => {
  expect([paires, cuba].every((game) => suits(game, ANY))).toBe(true);
});

test('how many, how long, talk or nerve', () => {
  expect([paires, cuba].filter((game) => suits(game, { ...ANY, people: 10 }))).toEqual([cuba]);
  expect([paires, cuba].filter((game) => suits(game, { ...ANY, minutes: 15 }))).toEqual([paires]);
  expect([paires, cuba].filter((game) => suits(game, { ...ANY, kind: 'talk' }))).toEqual([cuba]);
  expect([paires, cuba].filter((game) => suits(game, { people: 10, minutes: 10, kind: '' }))).toEqual([]);
});

test('only what some game can answer is asked', () => {
  expect(questions([cuba, paires])).toEqual({ people: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], minutes: [10, 20], kinds: ['nerve', 'talk'] });
});
