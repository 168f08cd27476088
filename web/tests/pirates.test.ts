/** The table of Pirates: pointing, what stays in sight, what one alone was shown, the lesson. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HIDDEN, type Lesson, type Scene, type TableProps } from '../src/games/contract.ts';
import { moveOf, NO_AIM, signFor, targetsOf, whyNot } from '../src/games/pirates/aim.ts';
import { lesson } from '../src/games/pirates/lesson.ts';
import { follow, START } from '../src/pages/table/lesson.ts';
import { glimpseOf, momentOf, soundOf } from '../src/games/pirates/telling.ts';
import * as words from '../src/games/pirates/words.ts';
import { doubles, named } from '../src/games/tavern/cards.ts';
import { Hold } from '../src/games/tavern/hold.svelte.ts';
import type { Event, Move, View } from '../src/wire/games/pirates.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

const moves: Move[] = [
  { do: 'draw' },
  { do: 'challenge', target: 1 }, { do: 'accuse', target: 1 }, { do: 'attack', card: 7, target: 1 },
  { do: 'accuse', target: 2 }, { do: 'attack', card: 4, target: 2 },
];
const view: View = {
  seat: 0, hand: [4, 7], chosen: -1, answered: [], front: [[6], [9], [4]], hand_sizes: [2, 3, 2], still_in: [0, 1, 2], turn: 0,
  deck: 40, discards: 0, buried: [], glimpsed: [], glimpses: [0, 0, 0], accuser: -3, shown: [], oldest: [], over: false,
};

describe('pointing', () => {
  it('makes a move of a deed and a person, if it is on offer', () => {
    expect(moveOf(moves, 7, 1)).toEqual({ do: 'attack', card: 7, target: 1 });
    expect(moveOf(moves, 'accuse', 2)).toEqual({ do: 'accuse', target: 2 });
    expect(moveOf(moves, 7, 2)).toBeUndefined();
  });

  it('knows whom any move is aimed at', () => expect(targetsOf(moves)).toEqual([1, 2]));

  it('marks who may be pointed at, and who may not', () => {
    expect([1, 2, 3].map((seat) => signFor(moves, { deed: 7, target: null }, seat))).toEqual(['yes', 'no', undefined]);
    expect([1, 2].map((seat) => signFor(moves, { deed: null, target: 2 }, seat))).toEqual([undefined, 'chosen']);
    expect(signFor(moves, NO_AIM, 1)).toBeUndefined();
  });

  it('has a rule for every no', () => {
    expect([whyNot(7), whyNot('challenge'), whyNot('accuse')]).toEqual(['pirates.attack', 'pirates.deck', 'pirates.goal']);
  });
});

const attack: Event[] = [{ event: 'attacked', seat: 0, target: 1 }, { event: 'landed', seat: 1, card: 7 }];
const failed: Event[] = [
  { event: 'challenged', seat: 0, target: 1 }, { event: 'paired', seat: 1, card: 9 }, { event: 'went_out', seat: 0 },
];
const right: Event[] = [
  { event: 'accused', seat: 0, target: 1 }, { event: 'shown', seat: 1, card: 9 }, { event: 'shown', seat: 1, card: 3 },
  { event: 'caught', seat: 1 }, { event: 'went_out', seat: 1 },
];

describe('a moment worth a look', () => {
  it('is an attack, over the newest table', () => {
    expect(momentOf(view, attack)).toMatchObject({ view: null, what: { how: 'attacked', from: 0, to: 1, card: 7, out: null } });
  });

  it('is a failed challenge, with the pair still there', () => {
    const moment = momentOf(view, failed);
    expect(moment?.view?.front[1]).toEqual([9, 9]);
    expect(moment?.what).toMatchObject({ from: 0, to: 1, card: 9, out: 0 });
    expect(momentOf(view, failed.slice(1))?.what.from).toBe(0); // the card in a step of its own
  });

  it('is an accusation, before the cards are swept away', () => {
    expect(momentOf(view, right)).toMatchObject({ view, what: { how: 'accused', to: 1, news: { event: 'caught' }, out: 1 } });
  });

  it('is nothing else', () => expect(momentOf(view, [{ event: 'drew', seat: 0, card: 5 }])).toBeNull());
});

describe('what one alone was shown', () => {
  it('is a hand, and what lay in front of its owner', () => {
    expect(glimpseOf(view, right)).toEqual({ seat: 1, cards: [9, 3], front: [9] });
  });

  it('is nothing where it was shown to another', () => {
    expect(glimpseOf(view, [{ event: 'shown', seat: 1, card: HIDDEN }])).toBeNull();
    expect(glimpseOf(view, attack)).toBeNull();
  });
});

describe('cards that are alike', () => {
  it('have names of their own', () => expect(named([3, 9, 9], 'x').map((one) => one.key)).toEqual(['x-3', 'x-9', 'x-9-1']));
  it('are found', () => expect(doubles([3, 9, 9, 4, 9])).toEqual([9]));
});

describe('holding', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps what must be seen for a while, and only from one step to the next', () => {
    vi.stubGlobal('document', { querySelectorAll: () => [] });
    const hold = new Hold(momentOf);
    hold.see(view, 1, []);
    hold.see({ ...view, turn: 1 }, 2, failed);
    expect(hold.now?.what.out).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(hold.now).toBeNull();
    hold.see(view, 7, failed);
    expect(hold.now).toBeNull();
    vi.unstubAllGlobals();
  });
});

it('sounds like what happened', () => {
  expect([attack, failed, right].map(soundOf)).toEqual(['card', 'doom', 'doom']);
  expect(soundOf([{ event: 'first_player', seat: 0 }])).toBeNull();
});

describe('the lesson', () => {
  const scene = {
    view, seat: 0, seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], asks: [], ending: null, done: [], heard: [],
    yours: { id: 1, rule: '', must: true, moves, forms: [], silence: null },
  } as unknown as Scene<View, Move, Event>;

  it('has a few short steps in both languages, and none that never comes or never ends', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
    const over = { ...scene, yours: null, ending: { winners: [1], losers: [], points: [0, 1, 0] } } as unknown as typeof scene;
    for (const step of lesson.steps) {
      const { fr, en } = typeof step.text === 'function' ? step.text(scene) : step.text;
      expect(fr).not.toMatch(NOT_FRENCH);
      expect(en).not.toMatch(NOT_ENGLISH);
    }
    expect(follow(lesson as unknown as Lesson, START, { shown: over as unknown as TableProps, moves: [], story: [] }).index).toBe(lesson.steps.length);
  });
});

describe('the words', () => {
  it('keep to the typography of their language', () => {
    for (const [key, phrase] of phrases(words.fr)) expect(phrase, key).not.toMatch(NOT_FRENCH);
    for (const [key, phrase] of phrases(words.en)) expect(phrase, key).not.toMatch(NOT_ENGLISH);
  });
});
