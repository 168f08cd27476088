/** The tables of the tavern: who sits where, how a round ends, which numbers are on offer. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ONLOOKER, type Lesson, type Scene, type Sitter } from '../src/games/contract.ts';
import { lesson as blackstoneLesson } from '../src/games/blackstone/lesson.ts';
import { inSight, numbersOn, pickFrom, step } from '../src/games/blackstone/picking.ts';
import { fallen } from '../src/games/blackstone/stones.ts';
import * as blackstone from '../src/games/blackstone/telling.ts';
import * as blackstoneWords from '../src/games/blackstone/words.ts';
import { lesson as pairesLesson } from '../src/games/paires/lesson.ts';
import * as paires from '../src/games/paires/round.ts';
import { HOLD, Stage } from '../src/games/paires/stage.svelte.ts';
import * as pairesWords from '../src/games/paires/words.ts';
import { columnsFor, freePlaces, othersOf } from '../src/games/tavern/round.ts';
import type { Event, View } from '../src/wire/games/paires.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

describe('around the table', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat }) as Sitter);
  const numbers = (seat: number) => othersOf(seats, seat).map((one) => one.seat);

  it('begins with the seat after yours', () => expect(numbers(2)).toEqual([3, 0, 1]));
  it('leaves nobody out for those who look on', () => expect(numbers(ONLOOKER)).toEqual([0, 1, 2, 3]));
  it('sits two and two in a crowd', () => expect([1, 2, 3, 4, 7].map(columnsFor)).toEqual([1, 2, 3, 2, 2]));
  it('tucks the middle in where a place is free', () => expect([3, 4, 5, 6, 7, 8].map((people) => freePlaces(people, columnsFor(people)))).toEqual([0, 0, 1, 0, 1, 0]));
});

const before = {
  front: [[3, 8], [2]], scored: [[], []], points: [0, 0], price: 2, target: 31, turn: 0, deck: 40, unseen: [],
  over: false, forfeit: -1, mode: 'forfeit', purses: [], middle: 0, people: 2,
} satisfies View;
const after = { ...before, front: [[5], [6]], scored: [[8], []], points: [8, 0], turn: 0 } satisfies View;
const pair: Event[] = [{ event: 'paired', seat: 0, card: 8 }, { event: 'dealt', seat: 0, card: 5 }];
const fold: Event[] = [{ event: 'folded', seat: 0, card: 2 }, { event: 'dealt', seat: 0, card: 5 }];

describe('the end of a round of Paires', () => {
  it('is a pair or a fold', () => {
    expect(paires.endOf(pair)).toEqual({ how: 'paired', seat: 0, card: 8 });
    expect(paires.endOf(fold)).toEqual({ how: 'folded', seat: 0, card: 2 });
    expect(paires.endOf([{ event: 'drew', seat: 0, card: 8 }])).toBeNull();
  });

  it('shows the pair side by side, each card by its own name', () => {
    const shown = paires.asItEnded(before, paires.endOf(pair)!);
    expect(shown.front).toEqual([[3, 8, 8], [2]]);
    expect(paires.cardsOf(shown.front[0]!, 4, 0).map((one) => one.key)).toEqual(['card-4-0-3', 'card-4-0-8', 'card-4-0-8b']);
  });

  it('knows where the card came from', () => {
    expect(paires.takenFrom(paires.asItEnded(before, paires.endOf(pair)!), paires.endOf(pair)!, 1)).toBe('card-1-0-8b');
    expect(paires.takenFrom(before, paires.endOf(fold)!, 1)).toBe('card-1-1-2');
  });

  it('sounds like what it is', () => {
    expect([pair, fold, []].map(paires.soundOf)).toEqual(['doom', 'card', null]);
  });

  it('warns near the limit', () => {
    expect([0, 7, 8, 11].map((points) => paires.isNear(points, 11))).toEqual([false, false, true, true]);
  });
});

describe('what the table of Paires shows', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { querySelectorAll: () => [] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('holds the old round in sight, then lets it go', () => {
    const stage = new Stage();
    stage.see(before, 1, []);
    stage.see(after, 2, pair);
    expect(stage.held?.view.front[0]).toEqual([3, 8, 8]);
    expect(stage.taken).toEqual({ 0: 'card-0-0-8b' });
    vi.advanceTimersByTime(HOLD.paired);
    expect([stage.held, stage.round]).toEqual([null, 1]);
  });

  it('holds nothing after a reload or a leap in a replay', () => {
    const stage = new Stage();
    stage.see(after, 1, pair);
    expect(stage.held).toBeNull();
    stage.see(before, 7, pair);
    expect(stage.held).toBeNull();
  });

  it('shows the newer end where rounds end fast', () => {
    const stage = new Stage();
    stage.see(before, 1, []);
    stage.see(after, 2, pair);
    stage.see(before, 3, [{ event: 'folded', seat: 1, card: 5 }]);
    expect(stage.held?.end).toEqual({ how: 'folded', seat: 1, card: 5 });
    expect(stage.round).toBe(1);
  });

  it('goes on holding while others play', () => {
    const stage = new Stage();
    stage.see(before, 1, []);
    stage.see(after, 2, pair);
    stage.see({ ...after, deck: 30 }, 3, [{ event: 'drew', seat: 1, card: 4 }]);
    expect(stage.held?.end.how).toBe('paired');
  });
});

describe('stones', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((value) => Array<number>(value).fill(value));

  it('stay where they fell when others come', () => {
    const few = fallen([2, 5]);
    const more = fallen([1, 2, 2, 5]);
    for (const stone of few) expect(more).toContainEqual(stone);
  });

  it('all have a place of their own on the mat', () => {
    const places = fallen(all);
    expect(new Set(places.map(({ key }) => key)).size).toBe(45);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(45);
    for (const { x, y } of places) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(50);
  });
});

describe('how many to take', () => {
  const numbers = numbersOn([{ do: 'pass' }, ...[3, 4, 5, 6, 7, 8, 9].map((cards) => ({ do: 'take' as const, cards }))]);

  it('is only what is on offer', () => expect(numbers).toEqual([3, 4, 5, 6, 7, 8, 9]));
  it('begins with the fewest', () => expect([pickFrom(numbers, 0), pickFrom(numbers, 5), pickFrom([], 5)]).toEqual([3, 5, 0]));
  it('stops at both ends', () => expect([step(numbers, 3, -1), step(numbers, 3, 1), step(numbers, 9, 1)]).toEqual([3, 4, 9]));
  it('keeps the picked one in sight', () => {
    for (const picked of numbers) expect(inSight(numbers, picked)).toContain(picked);
    expect(inSight(numbers, 3)).toEqual([3, 4, 5, 6, 7]);
    expect(inSight([1], 1)).toEqual([1]);
  });
});

describe('news from Blackstone', () => {
  it('is the gravest thing that happened', () => {
    expect(blackstone.newsOf([{ event: 'took', seat: 0, cards: 2 }, { event: 'drew_white', seat: 0, card: 3 }])).toBeNull();
    expect(blackstone.newsOf([{ event: 'drew_black', seat: 0, stones: 2 }, { event: 'lost', seat: 0, chips: 9 }, { event: 'won', seat: 1, chips: 9 }])?.event).toBe('lost');
  });

  it('sounds like what it is', () => {
    expect(blackstone.soundOf([{ event: 'drew_white', seat: 0, card: 3 }])).toBe('card');
    expect(blackstone.soundOf([{ event: 'passed', seat: 0, chips: 6 }])).toBe('coin');
    expect(blackstone.soundOf([{ event: 'drew_black', seat: 0, stones: 1 }])).toBe('doom');
  });

  it('lets stones leave the bag one by one', () => {
    const taken: Parameters<typeof blackstone.orderOf>[0] = [{ event: 'drew_white', seat: 0, card: 3 }, { event: 'drew_black', seat: 0, stones: 1 }, { event: 'drew_white', seat: 0, card: 7 }];
    expect([3, 7, 9].map((value) => blackstone.orderOf(taken, value))).toEqual([0, 2, 0]);
  });
});

describe.each(Object.entries({ paires: pairesWords, blackstone: blackstoneWords }))('the words of %s', (_name, words) => {
  it.each(phrases(words.fr))('French, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_FRENCH));
  it.each(phrases(words.en))('English, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_ENGLISH));
});

describe.each(Object.entries({ paires: pairesLesson, blackstone: blackstoneLesson } as unknown as Record<string, Lesson>))('the lesson of %s', (_name, lesson) => {
  const scenes = [{ front: [[4]], price: 2, target: 21, white: 3, black: [0], fine: 2 }, { front: [[4, 5]], price: 0, target: 21, white: 1, black: [1], fine: 1 }].map(
    (view) => ({ view, seat: 0, seats: [], asks: [], yours: null, ending: null, done: [], heard: [] }) as unknown as Scene,
  );
  const texts = lesson.steps.flatMap((one) => (typeof one.text === 'function' ? scenes.map(one.text) : [one.text]));

  it('is short', () => expect(lesson.steps.length).toBeLessThanOrEqual(10));
  it.each(texts)('is well written: $fr', ({ fr, en }) => {
    expect(fr).not.toMatch(NOT_FRENCH);
    expect(en).not.toMatch(NOT_ENGLISH);
    expect(Math.max(fr.length, en.length)).toBeLessThan(180);
  });
});
