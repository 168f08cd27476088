/** The table of Mafia de Cuba: the way of the box, claims, what stays in sight, notes, the lesson. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson, Scene, TableProps } from '../src/games/contract.ts';
import { heldBy, suspicions } from '../src/games/cuba/beliefs.ts';
import { contentsOf, countOf, kindsIn, numberOf, pocketOf, takeOfToken } from '../src/games/cuba/codes.ts';
import { lesson } from '../src/games/cuba/lesson.ts';
import { follow, START } from '../src/pages/table/lesson.ts';
import { Notebook } from '../src/games/cuba/notebook.svelte.ts';
import { offerOf } from '../src/games/cuba/offer.ts';
import { spotOf } from '../src/games/cuba/place.ts';
import { isLie, saidBy, statements } from '../src/games/cuba/statements.ts';
import { buzzOf, momentOf, soundOf } from '../src/games/cuba/telling.ts';
import { claimMove, drivenBy, journeyOf, lastWord, neighbours, startOf, truthOf, wayOf } from '../src/games/cuba/testimony.ts';
import { remarks } from '../src/games/cuba/voices.ts';
import * as words from '../src/games/cuba/words.ts';
import type { Contents, Event, Move, View } from '../src/wire/games/cuba.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

const mix: Contents = { diamonds: 15, loyal: 1, fbi: 1, cia: 0, drivers: 1, cleaner: 0 };
const nine: Contents = { ...mix, diamonds: 9 };
const MUTE = [-1, -1, -1, -1];
const view: View = {
  seat: 1, seats: 6, phase: 'inquiry', godfather: 4, mix, jokers: 1, given: [], holder: -3, hurried: 0, passed: [5, 0, 1, 2, 3], box: null,
  chosen: -1, kept: -9, saw: nine, left: { ...nine, diamonds: 6 }, took: 3, bag: -9, shown: [-1, -1, -1, -1, -1, -1], out: [], accused: [],
  accusation: -3, answer: -1, shot: -3, found: 0, stolen: -9, questions: [-1, -1, -1, -1, -1, -1],
  said: [[-1, -1, 8 + 16 + 96 + 384, -1], [7, -1, -1, 16], MUTE, MUTE, MUTE, MUTE], claimed: 4, wavered: [1],
  threads: [], breath: [4, 4, 4, 4, 4, 4], patience: 60, rung: false, bets: [-1, -1, -1, -1, -1, -1], ending: -1, winners: [], truth: [],
  options: { notes: true, threads: true, minutes: 0, hold: 15 },
};

describe('what bots say', () => {
  const bots = { 2: 'Bo', 4: 'Ana' };
  const phrases = { list: (path: string) => [`${path} {target}`, 'another'], phrase: (line: string) => line };
  const say = (events: readonly Event[], step = 0) => remarks(view, events, bots, phrases, step);

  it('is said by whoever does it; the Godfather asks and accuses', () => {
    expect(say([{ event: 'said_take', seat: 2, take: 3 }])).toEqual([{ seat: 2, text: expect.stringMatching(/^Voices\.\w+\.said_take/u) as string }]);
    expect(say([{ event: 'questioned', target: 2, topic: 0 }]).map((one) => one.seat)).toEqual([4]);
    expect(say([{ event: 'accused', target: 0 }], 1)).toEqual([{ seat: 4, text: 'Another' }]);
  });

  it('is nothing where a person speaks', () => {
    expect(say([{ event: 'said_take', seat: 1, take: 3 }, { event: 'box_passed', seat: 1 } as Event])).toEqual([]);
  });

  it('of empty pockets comes from the accused, unless shot, an Agent, or at the end', () => {
    const showed = (take: number): Event => ({ event: 'showed', seat: 2, take });
    expect(say([showed(4)])[0]?.text).toMatch(/showed_thief/u);
    expect(say([showed(16)])[0]?.text).toMatch(/showed_innocent/u);
    expect(say([showed(17)])).toEqual([]);
    expect(say([{ event: 'shot', seat: 0, target: 2 }, showed(4)])).toEqual([]);
    expect(say([{ event: 'fell', seat: 4 }, showed(4)]).map((one) => one.seat)).toEqual([4]);
  });
});

describe('numbers that travel', () => {
  it('are pockets', () => {
    expect([-1, 0, 4, 19].map(pocketOf)).toEqual([null, { what: 'nothing' }, { what: 'diamonds', count: 4 }, { what: 'token', token: 3 }]);
    expect(takeOfToken(3)).toBe(19);
  });

  it('are boxes', () => {
    for (const box of [0, 15, 504, 2303]) expect(numberOf(contentsOf(box))).toBe(box);
    expect(contentsOf(2303)).toEqual({ diamonds: 15, loyal: 5, fbi: 1, cia: 1, drivers: 2, cleaner: 1 });
  });

  it('are tokens, each with its place while the table has it', () => {
    expect(kindsIn(mix)).toEqual([0, 1, 3]);
    expect(countOf({ ...mix, drivers: 2 }, 3)).toBe(2);
  });
});

describe('the box in one’s hands', () => {
  const moves: Move[] = [
    { do: 'take_diamonds', diamonds: 1 }, { do: 'take_diamonds', diamonds: 2 }, { do: 'take_token', token: 3 }, { do: 'take_nothing' },
  ];

  it('offers what is on offer, and nothing else', () => {
    const offer = offerOf('theft', moves);
    expect([offer.mode, offer.most, offer.tokens, offer.nothing]).toEqual(['take', 2, [3], { do: 'take_nothing' }]);
    expect([offer.move(2, 5), offer.move(0, 3), offer.move(0, 5), offer.move(3, 5)]).toEqual([moves[1], moves[2], undefined, undefined]);
  });

  it('may hide a token, or none, and keep diamonds, or none', () => {
    const bag = offerOf('bag', [{ do: 'hide', token: 0 }, { do: 'hide', token: 5 }]);
    expect([bag.tokens, bag.move(0, 5), bag.move(0, 0)]).toEqual([[0], { do: 'hide', token: 5 }, { do: 'hide', token: 0 }]);
    const keep = offerOf('setup', [{ do: 'keep', diamonds: 0 }, { do: 'keep', diamonds: 1 }]);
    expect([keep.most, keep.move(0, 5)]).toEqual([1, { do: 'keep', diamonds: 0 }]);
  });

  it('is passed to the left, and lies before oneself at the bottom', () => {
    expect(spotOf(1, 1, 4).y).toBeCloseTo(1);
    expect(spotOf(2, 1, 4).x).toBeCloseTo(-1);
  });
});

describe('testimonies', () => {
  it('stand in the order of the box', () => {
    expect(wayOf(view)).toEqual([5, 0, 1, 2, 3]);
  });

  it('are the last word on each topic', () => {
    expect([0, 1, 2, 3].map((topic) => lastWord(view, 1, topic)).map((one) => one && (one.box?.diamonds ?? one.take))).toEqual([7, undefined, undefined, 16]);
    expect(lastWord(view, 0, 2)?.box).toEqual({ ...mix, diamonds: 8 });
    expect(lastWord({ said: [[-1, 31, -1, -1]] }, 0, 1)?.box).toEqual({ ...mix, diamonds: 0 });
  });

  it('start from one’s own word, else from the neighbour’s, else from the box as it was laid', () => {
    expect(startOf(view, 0, 1).box.diamonds).toBe(7);
    expect(startOf(view, 1, 1).box.diamonds).toBe(8);
    expect(startOf(view, 2, 1).box).toEqual(mix);
    expect([neighbours(view, 0, 1)?.diamonds, neighbours(view, 0, 2), neighbours(view, 2, 1)]).toEqual([8, null, null]);
  });

  it('may be the truth, where one may look it up', () => {
    expect([truthOf(view, 0)?.box.diamonds, truthOf(view, 2)?.box.diamonds, truthOf(view, 3)?.take]).toEqual([9, 6, 3]);
    expect(truthOf({ ...view, saw: null }, 0)).toBeNull();
  });

  it('become moves of their topic', () => {
    const { diamonds, ...tokens } = nine;
    expect([0, 1, 2, 3].map((topic) => claimMove(topic, { box: nine, take: 16 }))).toEqual([
      { do: 'say_diamonds', diamonds }, { do: 'say_tokens', ...tokens }, { do: 'say_left', ...nine }, { do: 'say_take', take: 16 },
    ]);
  });

  it('end with who drove whom', () => {
    const truth = [[15, 7, 12 + 112, 3], [12, 7, 112, 12], [0, 7, 112, 0], [0, 7, 112, 0], MUTE, [15, 31, 15 + 112, 19]] satisfies View['truth'];
    expect([...drivenBy({ ...view, truth })]).toEqual([[5, 4]]);
    expect(journeyOf({ ...view, truth }).map(({ seat, came, took, left }) => [seat, came.diamonds, came.drivers, took, left.drivers])).toEqual([
      [5, 15, 1, 19, 0], [0, 15, 0, 3, 0], [1, 12, 0, 12, 0], [2, 0, 0, 0, 0], [3, 0, 0, 0, 0],
    ]);
    expect(journeyOf(view)).toEqual([]);
  });
});

describe('all that was said', () => {
  const story: Event[] = [
    { event: 'questioned', target: 1, topic: 3 }, { event: 'said_take', seat: 1, take: 17 }, { event: 'questioned', target: 1, topic: 0 },
    { event: 'stayed_silent', seat: 1 }, { event: 'said_left', seat: 0, ...mix, diamonds: 8 }, { event: 'questioned', target: 1, topic: 3 },
    { event: 'accused', target: 2 }, { event: 'said_take', seat: 1, take: 16 }, { event: 'said_tokens', seat: 1, ...mix }, { event: 'said_diamonds', seat: 1, diamonds: 7 },
  ];
  const all = statements(story);

  it('comes from the story, in order, answers and what was volunteered', () => {
    expect(saidBy(view, all, 1).map(({ topic, take, when }) => [topic, take, when?.asked, when?.accusations])).toEqual([
      [3, 17, true, 0], [3, 16, false, 1], [1, -1, false, 1], [0, -1, false, 1],
    ]);
    expect(saidBy(view, all, 0)[0]?.box).toEqual({ ...mix, diamonds: 8 });
    expect(saidBy(view, all, 1)[2]?.box).toEqual({ ...mix, diamonds: 0 });
  });

  it('is the last words where there is no story', () => {
    expect(saidBy(view, [], 1)).toEqual([{ ...lastWord(view, 1, 0), when: null }, { ...lastWord(view, 1, 3), when: null }]);
    expect(saidBy(view, [], 3)).toEqual([]);
  });

  it('was a lie if it was not what the house tells in the end', () => {
    const truth = [[15, 31, 504, 3], [8, 31, 120, 16]] satisfies View['truth'];
    expect(all.map((claim) => isLie({ truth }, claim))).toEqual([true, false, false, false, true]);
  });
});

describe('a moment worth a look', () => {
  const thief: Event[] = [
    { event: 'accused', target: 2 }, { event: 'showed', seat: 2, take: 4 }, { event: 'recovered', diamonds: 4, found: 4 }, { event: 'went_out', seat: 2 },
  ];
  const pan: Event[] = [{ event: 'shot', seat: 3, target: 2 }, { event: 'showed', seat: 3, take: 20 }, { event: 'showed', seat: 2, take: 17 }];

  it('is a pocket, and what follows from it', () => {
    expect(momentOf(view, thief)?.what).toEqual({ seat: 2, take: 4, shooter: -1, news: thief[2] });
    expect(momentOf(view, thief.slice(0, 1))).toBeNull();
  });

  it('is PAN!, and then the pocket of whom it hit, for longer', () => {
    expect(momentOf(view, pan)?.what).toMatchObject({ seat: 2, take: 17, shooter: 3 });
    expect(momentOf(view, pan)!.lasts).toBeGreaterThan(momentOf(view, thief)!.lasts);
  });

  it('sounds and shakes like what happened', () => {
    expect([thief, pan, [{ event: 'box_passed', seat: 1, target: 2 } as const], []].map(soundOf)).toEqual(['coin', 'shot', 'card', null]);
    expect([buzzOf(thief, 2), buzzOf(thief, 1), buzzOf([{ event: 'questioned', target: 1, topic: 0 }], 1)]).toEqual(['doom', null, 'turn']);
  });
});

describe('what bots believed', () => {
  const belief = { seat: 2, roles: [[], [0.2, 0.7], [], [0.6, 0.05], [0.05, 0.1]] };

  it('names the likeliest first, and leaves out what was hardly believed', () => {
    expect(suspicions(belief, 0)).toEqual([{ seat: 3, chance: 0.6 }, { seat: 1, chance: 0.2 }]);
    expect(suspicions(belief, 1).map(({ seat }) => seat)).toEqual([1, 4]);
  });

  it('is told for one bot, moment by moment', () => {
    const moments = [{ step: 9, target: -3, beliefs: [belief] }, { step: 12, target: 1, beliefs: [{ ...belief, seat: 4 }] }];
    expect(heldBy(moments, 2)).toEqual([{ target: -3, belief }]);
  });
});

describe('notes', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it('are kept for their own table', () => {
    const notes = new Notebook('one');
    notes.write('Bo ment.');
    notes.doubt(2, 'guilty');
    expect([new Notebook('one').text, new Notebook('one').doubts, new Notebook('two').text]).toEqual(['Bo ment.', { 2: 'guilty' }, '']);
  });

  it('of long ago make room', () => {
    for (let n = 0; n < 20; n++) new Notebook(`table ${n}`).write('…');
    expect([new Notebook('table 0').text, new Notebook('table 19').text]).toEqual(['', '…']);
  });

  it('that cannot be read are begun anew', () => {
    kept.set('tablee.cuba.notes', '{');
    expect(new Notebook('one').text).toBe('');
  });
});

describe('the lesson', () => {
  const scene = { view, seat: 1, seats: [], asks: [], ending: null, yours: null, done: [], heard: [] } as unknown as Scene<View, Move, Event>;
  const over = { ...scene, view: { ...view, phase: 'over' }, ending: { winners: [1], losers: [], points: [] } } as unknown as typeof scene;
  const scenes = [scene, over, ...[0, 16, 17, 18, 19, 20].map((took) => ({ ...scene, view: { ...view, took, accused: [1] } }))];

  it('has a few short steps in both languages, and none that never ends', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
    for (const step of lesson.steps) {
      for (const now of scenes) {
        const { fr, en } = typeof step.text === 'function' ? step.text(now) : step.text;
        expect(fr).toBeTruthy();
        expect(fr).not.toMatch(NOT_FRENCH);
        expect(en).not.toMatch(NOT_ENGLISH);
      }
    }
    expect(follow(lesson as unknown as Lesson, START, { shown: over as unknown as TableProps, moves: [], story: [] }).index).toBe(lesson.steps.length);
  });
});

describe('the words', () => {
  it('keep to the typography of their language', () => {
    for (const [key, phrase] of phrases(words.fr)) expect(phrase, key).not.toMatch(NOT_FRENCH);
    for (const [key, phrase] of phrases(words.en)) expect(phrase, key).not.toMatch(NOT_ENGLISH);
  });

  it('name what lies in a box', () => {
    expect(words.boxInWords(mix, 9, null)).toMatch(/^9 /u);
    expect(words.boxInWords(mix, null, null)).toBe('');
  });

  it('count as their language does', () => {
    expect([0, 1, 2].map((count) => words.fr.diamonds(count))).toEqual(['0 diamant', '1 diamant', '2 diamants']);
    expect([0, 1, 2].map((count) => words.en.diamonds(count))).toEqual(['0 diamonds', '1 diamond', '2 diamonds']);
    expect([1, 2].map((count) => words.fr.countOf(count, 1))).toEqual(['1 Agent du FBI', '2 Agents du FBI']);
    expect([1, 2].map((count) => words.en.countOf(count, 0))).toEqual(['1 Loyal henchman', '2 Loyal henchmen']);
  });
});
