/** The table of Oui, honorable Parrain: bags that travel, minutes, marks, who has the floor, the lesson. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson, Scene, TableProps } from '../src/games/contract.ts';
import { Armed } from '../src/games/parrain/armed.svelte.ts';
import { holdersOf, knownTo, seenIn } from '../src/games/parrain/bags.ts';
import { lesson } from '../src/games/parrain/lesson.ts';
import { hearingsOf, openingOf, toldWith } from '../src/games/parrain/minutes.ts';
import { Offer } from '../src/games/parrain/offer.ts';
import { confidants, familyOf, groupOf, membersOf } from '../src/games/parrain/people.ts';
import { marksOf } from '../src/games/parrain/room/marks.ts';
import { lasts, speechesOf, Stand } from '../src/games/parrain/stand.svelte.ts';
import { buzzOf, endLasts, soundOf } from '../src/games/parrain/telling.ts';
import * as acts from '../src/games/parrain/acts/words.ts';
import * as end from '../src/games/parrain/end/words.ts';
import * as lore from '../src/games/parrain/lore/words.ts';
import * as room from '../src/games/parrain/room/words.ts';
import { follow, START } from '../src/pages/table/lesson.ts';
import type { BagStep, Event, Move, View } from '../src/wire/games/parrain.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

const NOBODY = -3;
const HIDDEN = -9;
const step = (one: Partial<BagStep>): BagStep => ({ kind: 'rotated', seat: 0, target: NOBODY, clockwise: true, hearing: 1, bag: HIDDEN, ...one });

// five sit here; seat 2 is the Godfather, and has no bag
const view = {
  seat: 0, seats: 5, phase: 'floor', characters: [2, 3, 1, 4, 5], partners: [1, 0, NOBODY, 4, 3], godfather: 2, anger: 1, hearing: 1, turn: 1, accuser: NOBODY, accused: NOBODY,
  excuses: [], named: [], helpers: [], helped: [], stepped: NOBODY, retort: NOBODY, breath: 3, concrete: false, pile: 60, discards: [], hand: [3, 20, 41], answer: -1,
  dealt: [4, HIDDEN, -1, HIDDEN, HIDDEN], shower: 1, mixed: [1, 3, 4], steps: [], bags: [HIDDEN, HIDDEN, -1, HIDDEN, HIDDEN], way: [], culprit: NOBODY, informer: NOBODY, out: [], winners: [], ending: -1,
  options: { side_by_side: false, boss_bag: false, spare: 0 },
} as unknown as View;

describe('people', () => {
  it('sit clockwise from the Godfather on', () => {
    expect(familyOf(view)).toEqual([3, 4, 0, 1]);
  });

  it('travel as a number', () => {
    expect(membersOf(0b1011)).toEqual([0, 1, 3]);
    expect(groupOf([0, 1, 3])).toBe(0b1011);
  });

  it('whisper to whom they stand by, and to those who stand by them', () => {
    expect(confidants({ ...view, partners: [1, 0, NOBODY, 0, NOBODY] }, 0)).toEqual([1, 3]);
    expect(confidants({ ...view, partners: [1, 0, NOBODY, 0, NOBODY] }, 3)).toEqual([0]);
  });
});

describe('bags', () => {
  it('go round, past a Godfather who has none', () => {
    expect(holdersOf({ ...view, steps: [step({})] })).toEqual([4, 0, -1, 1, 3]);
    expect(holdersOf({ ...view, steps: [step({ clockwise: false })] })).toEqual([1, 3, -1, 4, 0]);
  });

  it('cross', () => {
    expect(holdersOf({ ...view, steps: [step({ kind: 'exchanged', seat: 0, target: 3 })] })).toEqual([3, 1, -1, 0, 4]);
  });

  it('are known as far as one saw them', () => {
    expect(knownTo(view, 0)).toEqual([
      { what: 'mine', bag: 4, seat: 0, mixed: false },
      { what: 'money', seats: [1, 3, 4] },
    ]);
    const steps = [step({ kind: 'exchanged', seat: 0, target: 1 }), step({ kind: 'looked', seat: 0, bag: 6, hearing: 2 }), step({ hearing: 3 })];
    expect(knownTo({ ...view, steps }, 0)).toEqual([
      { what: 'mine', bag: 4, seat: 3, mixed: false },
      { what: 'looked', bag: 6, seat: 1, hearing: 2 },
      { what: 'money', seats: [0, 4] },
    ]);
    expect([...seenIn({ ...view, steps })]).toEqual([[0, 4], [1, 6]]);
  });

  it('hold no more secret once the money was seen', () => {
    const steps = [step({ kind: 'exchanged', seat: 0, target: 1 }), step({ kind: 'looked', seat: 0, bag: 0, hearing: 2 })];
    expect(knownTo({ ...view, steps }, 0).at(-1)).toEqual({ what: 'money', seats: [0] });
  });

  it('that were mixed are nobody’s to know', () => {
    const mine = { ...view, seat: 1, dealt: [HIDDEN, 0, -1, HIDDEN, HIDDEN] };
    expect(knownTo(mine, 1)).toEqual([
      { what: 'mine', bag: 0, seat: NOBODY, mixed: true },
      { what: 'money', seats: [1, 3, 4] },
    ]);
  });
});

const story: Event[] = [
  { event: 'money_shown', seat: 1 },
  { event: 'bags_mixed', group: 0b11010 },
  { event: 'summoned', seat: 1 },
  { event: 'excuse_told', seat: 1, card: 12, mentions: 0b1000, text: 'Le film était muet.' },
  { event: 'cancelled', seat: 3, card: 12, paid: 40 },
  { event: 'said', seat: 3, gesture: 0, text: 'Je ronflais.' },
  { event: 'said', seat: 2, gesture: 1, text: '' },
  { event: 'excuse_told', seat: 1, card: 13, mentions: 0, text: '' },
  { event: 'overruled', card: 13 },
  { event: 'excuse_told', seat: 0, card: 14, mentions: 0b10000, text: 'Elle dit vrai.' },
  { event: 'accused', seat: 1, target: 4 },
  { event: 'convinced', target: 4, cards: 3 },
  { event: 'exchanged', seat: 1, target: 4 },
  { event: 'anger_changed', anger: 2 },
  { event: 'summoned', seat: 4 },
];

describe('the minutes', () => {
  const hearings = hearingsOf(story, 2);

  it('keep what came before the first turn', () => {
    expect(openingOf(story)).toEqual({ shower: 1, mixed: [1, 3, 4] });
  });

  it('keep every excuse, by turn, with who cancelled it and why', () => {
    expect(hearings.map(({ number, seat, anger }) => [number, seat, anger])).toEqual([[1, 1, 1], [2, 4, 2]]);
    const told = hearings[0]?.entries.filter((one) => one.kind === 'told');
    expect(told?.map((one) => one.struck)).toEqual([{ seat: 3, paid: 40, why: 'Je ronflais.' }, { seat: 2, paid: -1, why: '' }, null]);
    expect(hearings[0]?.entries.map((one) => one.kind)).toEqual(['told', 'said', 'told', 'told', 'accused', 'convinced', 'exchanged', 'anger']);
  });

  it('find what was told with a card of this turn', () => {
    expect(toldWith(hearingsOf(story.slice(0, -1), 2), 14)?.text).toBe('Elle dit vrai.');
    expect(toldWith(hearings, 14)).toBeUndefined();
  });
});

describe('who has the floor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is heard out before somebody else speaks', () => {
    const stand = new Stand();
    stand.see(4, [], story.slice(0, 4), 2);
    expect(stand.now).toMatchObject({ kind: 'story', seat: 1 });
    stand.see(5, [story[7]!], story, 2);
    stand.see(6, [story[10]!], story, 2);
    expect(stand.now).toMatchObject({ card: 13 });
    expect(stand.waits).toBe(true);
    vi.advanceTimersByTime(lasts({ kind: 'story', seat: 1, card: 13, mentions: [], text: '' }) + 10);
    expect(stand.now).toMatchObject({ kind: 'accuses', target: 4 });
    expect(stand.waits).toBe(false);
    stand.stop();
  });

  it('is heard at once with a story, for there is little time to answer it', () => {
    const stand = new Stand();
    stand.see(4, [], story.slice(0, 4), 2);
    stand.see(5, [story[7]!], story, 2);
    stand.see(6, [story[9]!], story, 2);
    expect(stand.now).toMatchObject({ card: 14, text: 'Elle dit vrai.' });
    expect(stand.waits).toBe(false);
    stand.stop();
  });

  it('may be cut short by a reader', () => {
    const stand = new Stand();
    stand.see(1, [], [], 2);
    stand.see(2, [story[3]!], story, 2);
    stand.see(3, [story[10]!], story, 2);
    stand.next();
    expect(stand.now).toMatchObject({ kind: 'accuses', target: 4 });
    stand.stop();
  });

  it('is the Godfather, where he rings', () => {
    expect(speechesOf([story[6]!], 2)).toEqual([{ kind: 'gesture', seat: 2, gesture: 1, text: '' }]);
    expect(speechesOf([story[5]!], 2)).toEqual([{ kind: 'retort', seat: 3, text: 'Je ronflais.' }]);
  });
});

it('marks say who stands where', () => {
  const now = { ...view, accused: 4, accuser: 3, excuses: [{ card: 1, teller: 1, mentions: [3], cancelled: false, works: true }] };
  expect([0, 1, 3, 4].map((seat) => marksOf(now, seat, 0))).toEqual([[], ['accused', 'partner'], ['named', 'accuser'], ['target']]);
});

it('an offer holds what was handed over', () => {
  const offer = new Offer({ id: 1, rule: '', must: true, silence: null, forms: ['tell'], moves: [{ do: 'accuse', target: 3 }, { do: 'accuse', target: 4 }, { do: 'let_pass' }] });
  expect(offer.all('accuse').map((move) => move.target)).toEqual([3, 4]);
  expect(offer.rule).toBe('');
  expect([offer.one('let_pass')?.do, offer.one('step_in'), offer.form('tell'), offer.form('say'), offer.none]).toEqual(['let_pass', undefined, true, false, false]);
  expect([new Offer(null).none, new Offer(null).all('cancel')]).toEqual([true, []]);
});

it('a card that is kept ready stays so after a reload, at its own table', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  new Armed('one').toggle(20);
  expect([new Armed('one').card, new Armed('two').card]).toEqual([20, -1]);
  new Armed('one').toggle(20);
  expect(new Armed('one').card).toBe(-1);
});

it('sounds and shakes', () => {
  expect(soundOf([{ event: 'said', seat: 2, gesture: 1, text: '' }])).toBe('bell');
  expect(soundOf([{ event: 'reacted', seat: 2, reaction: 0 }])).toBe('laugh');
  expect(soundOf([{ event: 'convinced', target: 1, cards: 1 }, { event: 'rotated', seat: 1, clockwise: 1 }])).toBe('gavel');
  expect([buzzOf([story[3]!], 3), buzzOf([story[3]!], 0), buzzOf([{ event: 'concrete_poured', seat: 0 }], 0)]).toEqual(['turn', null, 'doom']);
  expect(endLasts({ ...view, way: [{ hearing: 0, seat: 1 }] })).toBeGreaterThan(8000);
});

const dictionaries = { room, acts, lore, end };

describe.each(Object.entries(dictionaries))('the words of %s', (_, { fr, en }) => {
  it('are well set', () => {
    for (const [key, phrase] of phrases(fr)) expect(phrase, key).not.toMatch(NOT_FRENCH);
    for (const [key, phrase] of phrases(en)) expect(phrase, key).not.toMatch(NOT_ENGLISH);
  });
});

describe('the lesson', () => {
  const scene = (now: Partial<Scene<View, Move, Event>>): Scene<View, Move, Event> => ({ view, seat: 0, seats: [], asks: [], yours: null, ending: null, done: [], heard: [], ...now });
  const shown = (now: Partial<Scene<View, Move, Event>>) => ({ shown: scene(now) as unknown as TableProps, moves: now.done ?? [], story: [] });

  it('begins with the bags, and the mood', () => {
    const first = follow(lesson as unknown as Lesson, START, shown({}));
    expect(first.index).toBe(0);
  });

  it('speaks of listening only to those who listen', () => {
    const listening = lesson.steps[2];
    expect(listening?.gone?.(scene({ seat: 1 }))).toBe(true);
    expect(listening?.gone?.(scene({}))).toBe(false);
  });

  it('is well set', () => {
    for (const { text } of lesson.steps) {
      if (typeof text === 'function') continue;
      expect(text.fr).not.toMatch(NOT_FRENCH);
      expect(text.en).not.toMatch(NOT_ENGLISH);
    }
  });
});
