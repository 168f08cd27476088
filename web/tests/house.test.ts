import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blank, inWords, sorted } from '../src/games/any/fields.ts';
import type { Lesson, LessonStep, TableProps } from '../src/games/contract.ts';
import { doorAt, doorOf, knownRooms, pasted, rememberRoom } from '../src/house/doors.ts';
import { blocks, chapters, folded, textIn } from '../src/house/markdown.ts';
import { randomName } from '../src/house/names.ts';
import { ruleLink } from '../src/house/shelf.ts';
import { orderFor, takerOf } from '../src/pages/room/chairs.ts';
import { bySuiting, inSight, missing } from '../src/pages/room/plan.ts';
import { strongest, welcomesGently } from '../src/pages/shelf/usual.ts';
import { around, bookmark, follow, nextStep, openAt, sceneFor, seenOf, START, waitsForReader } from '../src/pages/table/lesson.ts';
import type { Reckoning } from '../src/games/contract.ts';
import { reckoning as paires } from '../src/games/paires/reckoning.ts';
import { ranking, verdict } from '../src/pages/table/result.ts';
import type { Field, Game } from '../src/wire/http.ts';

describe('doors', () => {
  const key = 'QYpjXGIymCAdwgfvWcR_-abc';

  it('lead in by key or by id', () => {
    expect(doorAt('/room', `#${key}`)).toEqual({ t: 'enter', key });
    expect(doorAt('/room/open/', '#abcd1234efgh5678')).toEqual({ t: 'enter', room: 'abcd1234efgh5678' });
    expect(doorAt('/room', '')).toBeNull();
    expect(doorAt('/room', '#<script>')).toBeNull();
  });

  it('take what people paste', () => {
    expect(pasted(` https://house.example/room#${key} `)).toBe(`/room#${key}`);
    expect(pasted(key)).toBe(`/room#${key}`);
    expect(pasted('https://house.example/room/open#abcd1234efgh5678')).toBe('/room/open#abcd1234efgh5678');
    expect(pasted('hello')).toBeNull();
  });

  it('are remembered, the newest first, and not for ever', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) });
    for (const door of ['a', 'b', 'c', 'b', 'd', 'e']) rememberRoom({ door, name: '', game: '' });
    expect(knownRooms().map((room) => room.door)).toEqual(['e', 'd', 'b', 'c']);
    rememberRoom({ door: 'f', name: '', game: '', id: 'R', links: 0 });
    rememberRoom({ door: 'g', name: '', game: '', id: 'R', links: 1 }); // the same room, by its new link
    expect(knownRooms().map((room) => room.door)).toEqual(['g', 'e', 'd', 'b']);
    expect(doorOf({ t: 'enter', key: 'K' }, knownRooms()[0])).toEqual({ t: 'enter', key: 'K', room: 'R' });
    expect(doorOf({ t: 'enter', key: 'K' }, knownRooms()[1])).toEqual({ t: 'enter', key: 'K' });
    expect(doorOf({ t: 'enter', room: 'S' }, knownRooms()[0])).toEqual({ t: 'enter', room: 'S' });
    kept.set('tablee.rooms', 'nonsense');
    expect(knownRooms()).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('rulebooks', () => {
  const text = '# Paires\n\n*Encore ?*\n\n## À votre tour\n\n### Piocher `paires.draw`\nUne **carte**, voir [là](/rules/x).\nEncore.\n\n- un\n- deux\n';

  it('are read as chapters', () => {
    expect(chapters(text).map(({ level, title, id }) => [level, title, id])).toEqual([
      [1, 'Paires', ''], [2, 'À votre tour', ''], [3, 'Piocher', 'paires.draw'],
    ]);
    expect(chapters(text)[2]?.blocks.map((block) => block.kind)).toEqual(['paragraph', 'list']);
    expect(textIn(chapters(text)[2]!)).toBe('Piocher Une carte, voir là. Encore. un deux');
  });

  it('never hold a link that does harm', () => {
    expect(blocks('[x](javascript:alert(1))')[0]).toMatchObject({ spans: [{ kind: 'text', text: 'x' }, { kind: 'text' }] });
  });

  it('are searched without accents', () => {
    expect(folded('Été : l’As')).toBe("ete : l'as");
  });

  it('are linked to by rule', () => {
    expect(ruleLink('paires', 'paires.draw')).toBe('/rules/paires#paires.draw');
    expect(ruleLink('paires', 'table.ask')).toBe('/rules/house#table.ask');
  });
});

describe('chairs', () => {
  it.each([
    [{ person: 'p', bot: '', name: '' }, 'person:p'],
    [{ person: '', bot: 'best', name: '' }, 'bot:best'],
    [{ person: '', bot: '', name: '' }, ''],
  ])('%o is taken by %s', (chair, taker) => expect(takerOf({ ...chair, chips: -1, new: false })).toBe(taker));

  it('are given with the right message', () => {
    expect(orderFor(2, 'person:me', 'me')).toEqual({ t: 'sit', chair: 2 });
    expect(orderFor(2, 'person:p', 'me')).toEqual({ t: 'seat', person: 'p', chair: 2 });
    expect(orderFor(2, 'bot:best', 'me')).toEqual({ t: 'bot', chair: 2, bot: 'best' });
    expect(orderFor(2, '', 'me')).toEqual({ t: 'unseat', chair: 2 });
  });
});

it('games that suit the people come first, and a plan says what it lacks', () => {
  const game = (id: string, most: number) => ({ id, most, fewest: 2 }) as unknown as Game;
  expect(bySuiting([game('small', 3), game('large', 8)], 5).map((one) => one.id)).toEqual(['large', 'small']);
  const lacks = { fitting: { rule: 'r', missing: { fr: 'Il manque un jeton.', en: 'One token too few.' } } };
  expect(missing(lacks)).toBe('One token too few.');
  expect(missing({ fitting: {} })).toBe('');
  const bots = [{ id: 'timid', label: '', best: false }, { id: 'reads', label: '', best: true }];
  expect(strongest({ bots })).toBe('reads');
  expect([['timid', 'reads'], ['reads']].map((welcome) => welcomesGently({ bots, welcome }))).toEqual([true, false]);
});

it('options that mean nothing here are out of sight, unless somebody has changed them', () => {
  const field = (name: string, more: object) => ({ name, kind: 'yes_no', label: name, default: false, ...more }) as Field;
  const fields = [field('any', {}), field('pair', { seats: [2] }), field('beside', { only: { any: true } })];
  const names = (options: Record<string, unknown>, people: number) => inSight(fields, options, people).map(({ name }) => name);
  expect(names({ any: false, pair: false, beside: false }, 4)).toEqual(['any']);
  expect(names({ any: false, pair: false, beside: false }, 2)).toEqual(['any', 'pair']);
  expect(names({ any: true, pair: true, beside: false }, 4)).toEqual(['any', 'pair', 'beside']);
});

it('an ending is read for whoever asks', () => {
  const ending = { winners: [2], losers: [0], points: [5, 3, 1], share: '' };
  expect([0, 1, 2].map((seat) => verdict(ending, seat))).toEqual(['youLost', 'over', 'youWon']);
  expect(verdict({ ...ending, points: [] }, 0)).toBe('closed');
  expect(ranking(ending).map((one) => one.seat)).toEqual([2, 1, 0]);
  // who has fewer points stands higher at Paires, and the figure says what it is
  const view = { points: [9, 4, 17, 0], purses: [], target: 16, turn: 2 };
  const lost = { winners: [], losers: [2], points: view.points, share: '' };
  expect(ranking(lost, view, paires as unknown as Reckoning).map((one) => one.seat)).toEqual([3, 1, 0, 2]);
  expect(paires.figure(view as never, 1, {} as never)).toBe('4 points');
  expect(paires.reason(view as never, { name: () => 'Bo' } as never, [])).toBe('Bo reaches 17 points; the limit was 16.');
});

it('random names fit', () => {
  for (const language of ['fr', 'en'] as const) {
    for (let n = 0; n < 1; n += 0.07) expect(randomName(language, () => n).length).toBeLessThanOrEqual(24);
  }
});

describe('the table for any game', () => {
  const words = { hidden: 'hidden', none: 'nothing', yes: 'yes', no: 'no' };

  it('gives each seat its own', () => {
    const { middle, bySeat } = sorted({ seat: 0, hands: [3, 4], deck: 5, used: [] }, 2);
    expect(middle).toEqual([{ name: 'deck', value: 5 }, { name: 'used', value: [] }]);
    expect(bySeat[1]).toEqual([{ name: 'hands', value: 4 }]);
  });

  it('says any value', () => {
    expect([-9, null, true, [1, [2, -9]], [], 'x', { a: 1 }].map((value) => inWords(value, words))).toEqual([
      'hidden', 'nothing', 'yes', '1, 2, hidden', 'nothing', 'x', 'a 1',
    ]);
  });

  it('fills forms in within their bounds', () => {
    const filled = blank([
      { name: 'seat', kind: 'seat', label: '', low: 0, high: 4 },
      { name: 'several', kind: 'seats', label: '' },
      { name: 'sure', kind: 'yes_no', label: '' },
      { name: 'count', kind: 'number', label: '', low: 2, high: 4 },
      { name: 'text', kind: 'text', label: '', default: '…' },
      { name: 'fingerprint', kind: 'text', label: '', default: '' },
    ]);
    expect(filled).toMatchObject({ seat: 0, several: [], sure: false, count: 2, text: '…' });
    expect(filled['fingerprint']).toMatch(/^e3b0c442/u);
  });
});

describe('a lesson', () => {
  const lesson: Lesson = {
    chairs: 2,
    steps: [
      { text: { fr: '', en: '' } },
      { text: { fr: '', en: '' }, when: (now) => now.yours !== null, until: (now) => now.done.some((move) => move.do === 'draw') },
      { text: { fr: '', en: '' }, until: (now) => now.heard.some((event) => event.event === 'paired') },
    ],
  };
  const question = { id: 1, rule: 'r', must: true, moves: [], forms: [], silence: null };
  const now = (yours: TableProps['yours'], moves: string[] = [], story: string[] = []) => ({
    shown: { yours } as TableProps, moves: moves.map((name) => ({ do: name })), story: story.map((name) => ({ event: name })),
  });
  let progress = START;

  beforeEach(() => (progress = follow(lesson, START, now(null))));

  it('shows the first step, which waits for “next”', () => {
    expect(progress).toEqual({ index: 0, since: { moves: 0, told: 0 } });
    expect(follow(lesson, progress, now(question, ['draw']))).toBe(progress);
  });

  it('holds a step back until the table is ready, and counts from there', () => {
    progress = follow(lesson, nextStep(progress), now(null));
    expect(progress).toEqual({ index: 1, since: null });
    progress = follow(lesson, progress, now(question, ['draw']));
    expect(progress).toEqual({ index: 1, since: { moves: 1, told: 0 } });
    expect(sceneFor(now(question, ['draw']), progress).done).toEqual([]);
    progress = follow(lesson, progress, now(null, ['draw', 'draw'], ['paired']));
    expect(progress).toEqual({ index: 2, since: { moves: 2, told: 1 } });
    expect(follow(lesson, progress, now(null, [], ['paired', 'paired'])).index).toBe(3);
  });

  it('drops a step whose moment has passed, and leaves out one whose moment will not come', () => {
    progress = follow(lesson, nextStep(progress), now(question));
    expect(progress.index).toBe(1);
    expect(follow(lesson, progress, now(null)).index).toBe(2); // a clock, or another device, was quicker
    const late: Lesson = { chairs: 2, steps: [{ ...lesson.steps[1]!, gone: (scene) => scene.yours === null }, lesson.steps[0]!] };
    expect(follow(late, START, now(null))).toEqual({ index: 1, since: { moves: 0, told: 0 } });
  });

  it('goes on where it was for whoever comes back, and begins anew at another table', () => {
    const kept = bookmark('a table', nextStep(progress));
    expect(openAt(kept, 'a table')).toEqual({ index: 1, since: null });
    expect(openAt(kept, 'another')).toBe(START);
    expect(openAt(null, 'a table')).toBe(START);
  });

  it('ends with its game', () => {
    const over = { ...now(null), shown: { yours: null, ending: { winners: [], losers: [], points: [], share: '' } } as unknown as TableProps };
    expect(follow(lesson, progress, over).index).toBe(lesson.steps.length);
  });

  it('stops the table while a card waits for somebody, and never the box', () => {
    const [next, act, watch] = lesson.steps as [LessonStep, LessonStep, LessonStep];
    expect(waitsForReader(next, now(null))).toBe(true);
    expect(waitsForReader(act, now(question))).toBe(true);
    expect(waitsForReader(watch, now(null))).toBe(false); // the others have to play for it
    expect(waitsForReader({ ...next, flows: true }, now(null))).toBe(false);
    expect(waitsForReader(undefined, now(null))).toBe(false);
  });

  it('points at the cards of a hand, not at the room for one that is raised', () => {
    const hand = { left: 10, top: 540, right: 380, bottom: 710 };
    const cards = [{ left: 60, top: 580, right: 150, bottom: 690 }, { left: 155, top: 578, right: 235, bottom: 690 }];
    expect(around(hand, cards)).toEqual({ left: 60, top: 578, right: 235, bottom: 690 });
    expect(around(hand, [])).toBe(hand);
  });

  it('points at what is seen of a thing', () => {
    const board = { left: 0, top: 200, right: 360, bottom: 600 };
    expect(seenOf({ left: 10, top: 150, right: 90, bottom: 260 }, board)).toEqual({ left: 10, top: 200, right: 90, bottom: 260 });
    expect(seenOf({ left: 10, top: 100, right: 90, bottom: 190 }, board)).toBeUndefined();
  });
});
