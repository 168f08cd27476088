/** The table of Hawthorn: what stays in sight, where cards come from, chips, the lesson. */

import { describe, expect, it } from 'vitest';
import type { Lesson, Scene, TableProps } from '../src/games/contract.ts';
import { lesson } from '../src/games/hawthorn/lesson.ts';
import { follow, START } from '../src/pages/table/lesson.ts';
import { cameFrom, gainOf, lowestOf, momentOf, signed, soundOf } from '../src/games/hawthorn/telling.ts';
import * as words from '../src/games/hawthorn/words.ts';
import type { Event, Move, View } from '../src/wire/games/hawthorn.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

const view: View = {
  seat: 0, hand: [4, 7, 7], hands: [3, 4, 4], front: [[6, 7], [9], [2]], chosen: -1, answered: [], playing: [0, 1, 2], to_act: [0],
  turn: 0, button: 1, lap: 2, drawing: false, pot: 3, purses: [9, 9, 9], brought: [10, 10, 10], deck: 30, discards: 0,
  unseen: [], may_be_held: [], over: false, decks: 1, middle: 0, people: 3,
};
const pair: Event[] = [
  { event: 'played', seat: 0, card: 7 }, { event: 'paired', seat: 0, value: 7 }, { event: 'paid', seat: 0, chips: 7 },
];
const fold: Event[] = [{ event: 'folded', seat: 1, price: 2 }, { event: 'paid', seat: 1, chips: 2 }];
const lap: Event[] = [{ event: 'drew', seat: 2, card: 5 }, { event: 'playing_began', lap: 2, seat: 1 }];

describe('a moment worth a look', () => {
  it('is a pair, with both cards and the price in the pot', () => {
    const moment = momentOf(view, pair);
    expect(moment?.view).toMatchObject({ front: [[6, 7, 7], [9], [2]], hand: [4, 7], hands: [2, 4, 4], purses: [2, 9, 9], pot: 10 });
    expect(moment?.what).toMatchObject({ how: 'paired', seat: 0, card: 7 });
  });

  it('is a fold, before the cards are turned down', () => {
    expect(momentOf(view, fold)).toMatchObject({ view: { front: view.front, pot: 5 }, what: { how: 'folded', seat: 1, card: 2 } });
  });

  it('is a new lap, over the newest table', () => {
    expect(momentOf(view, lap)).toMatchObject({ view: null, what: { how: 'lap' } });
    expect(momentOf(view, lap.slice(0, 1))).toBeNull();
  });
});

it('knows where a card came from', () => {
  expect(cameFrom(lap, 2, 0)).toBe('deck');
  expect(cameFrom(pair, 0, 0)).toBe('hand-7');
  expect(cameFrom(pair, 0, 1)).toBe('seat-0');
});

it('reads what lies open', () => {
  expect([lowestOf(view.front), lowestOf([[], []])]).toEqual([2, 0]);
  expect([3, -2, 0].map(signed)).toEqual(['+3', '−2', '±0']);
  expect(gainOf(view, 1)).toBe(-1);
});

it('sounds like what happened', () => {
  expect([pair, fold, lap].map(soundOf)).toEqual(['doom', 'coin', 'card']);
  expect(soundOf([{ event: 'first_player', seat: 0 }])).toBeNull();
});

describe('the lesson', () => {
  const scene = {
    view, seat: 0, seats: [], asks: [], ending: null, done: [], heard: [],
    yours: { id: 1, rule: '', must: true, moves: [{ do: 'fold' }], forms: [], silence: null },
  } as unknown as Scene<View, Move, Event>;

  it('has a few short steps in both languages, and none that never ends', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
    const over = { ...scene, yours: null, ending: { winners: [1], losers: [], points: [0, 1, 0] } } as unknown as typeof scene;
    for (const step of lesson.steps) {
      for (const now of [scene, over]) {
        const { fr, en } = typeof step.text === 'function' ? step.text(now) : step.text;
        expect(fr).not.toMatch(NOT_FRENCH);
        expect(en).not.toMatch(NOT_ENGLISH);
      }
    }
    expect(follow(lesson as unknown as Lesson, START, { shown: over as unknown as TableProps, moves: [], story: [] }).index).toBe(lesson.steps.length);
  });

  it('asks for what the lap asks for: a card from the deck, or one from the hand', () => {
    const asked = (what: string) => ({ ...scene, view: { ...view, playing: [0, 1, 2], lap: 2 }, yours: { ...scene.yours, moves: [{ do: what }] } }) as unknown as typeof scene;
    const turns = lesson.steps.filter((step) => step.until && step.when?.(asked('play')));
    expect(turns.length).toBeGreaterThan(0);
    for (const { text, at } of turns) {
      const said = (what: string) => (typeof text === 'function' ? text(asked(what)) : text).en;
      expect(said('draw')).toContain('draw, and see');
      expect(said('play')).toContain('card of your hand');
      expect(typeof at === 'function' ? at(asked('play')) : at).toBe('hand');
    }
  });
});

describe('the words', () => {
  it('keep to the typography of their language', () => {
    for (const [key, phrase] of phrases(words.fr)) expect(phrase, key).not.toMatch(NOT_FRENCH);
    for (const [key, phrase] of phrases(words.en)) expect(phrase, key).not.toMatch(NOT_ENGLISH);
  });
});
