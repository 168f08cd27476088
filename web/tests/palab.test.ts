/** The table of Palab: seats, ways to play, what is said and shown, the pot, the lesson. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOf, starred } from '../src/furniture/palab/deck.ts';
import * as cardWords from '../src/furniture/palab/words.ts';
import type { Scene } from '../src/games/contract.ts';
import { handOf } from '../src/games/palab/cards.ts';
import { arc, BUBBLES, moodOf, pointAt, signed } from '../src/games/palab/gauge.ts';
import { giftOf, wanted } from '../src/games/palab/giving.ts';
import { lesson } from '../src/games/palab/lesson.ts';
import { Manner, TEMPERS } from '../src/games/palab/manner.ts';
import { temperOf } from '../src/games/temper.ts';
import { seated, track } from '../src/games/palab/seating.ts';
import { Stage } from '../src/games/palab/stage.svelte.ts';
import { flashesOf, linesOf, momentsOf, originOf, passesOf, soundOf } from '../src/games/palab/telling.ts';
import { lineIn, nextVoice, voice } from '../src/games/palab/voice.svelte.ts';
import { choicesOf, marksOf, pickable, pointing, waysOf } from '../src/games/palab/ways.ts';
import * as words from '../src/games/palab/words.ts';
import type { Event, Move, Prospect, View } from '../src/wire/games/palab.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

const [SEVEN, CHOICE, TEN, TOEM, TO_FOU] = [5, 8, 10, 24, 27];
const prospect = (card: number, figure: number | null, gauge: number): Prospect => ({ card, stands: card, figure, gauge, loses: gauge > 99 });

describe('a card by its number', () => {
  it('has the name that the server gives it, with a star or without', () => {
    expect([0, 7, 8, 10, 11, 21, 22, 27, 29, 30, -1].map(nameOf)).toEqual(
      ['2', '9', '0-24', 'plus-minus-10', '2', 'plus-minus-10', 'miroir', 'to-fou', 'super-skip', 'bol', undefined],
    );
    expect([10, 11, 21, 22].map(starred)).toEqual([false, true, true, false]);
  });

  it('stays the same card in the hand when its twin is played', () => {
    expect(handOf([SEVEN, SEVEN]).map((one) => one.key)).toEqual(['hand-5', 'hand-5-1']);
  });
});

describe('seats', () => {
  it.each([[1, [0, 1, 0]], [2, [0, 2, 0]], [3, [1, 1, 1]], [5, [1, 3, 1]], [7, [2, 3, 2]], [8, [3, 2, 3]]])('%i others: %j', (others, sides) => {
    const all = Array.from({ length: others }, (_, seat) => seat);
    const { left, top, right } = seated(all);
    expect([left.length, top.length, right.length]).toEqual(sides);
    expect([...left, ...top, ...right]).toEqual(all); // clockwise, nobody twice
  });

  it('has chevrons that run clockwise along the top, and the other way after a Reverse', () => {
    const [first] = track(100, 200, 12, true);
    expect(first).toMatchObject({ y: 0, turn: 0 });
    expect(track(100, 200, 12, false)[0]?.turn).toBe(180);
    for (const { x, y } of track(100, 200, 40, true)) {
      expect(x).toBeGreaterThanOrEqual(-0.001);
      expect(x).toBeLessThanOrEqual(100.001);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(200.001);
    }
    expect(track(0, 0, 8, true)).toEqual([]);
  });
});

describe('the pot', () => {
  it('boils from 89 on', () => {
    expect([-1, 0, 59, 60, 88, 89, 99, 100].map(moodOf)).toEqual(['frozen', 'calm', 'calm', 'simmering', 'simmering', 'boiling', 'boiling', 'over']);
    expect(BUBBLES.boiling).toBeGreaterThan(BUBBLES.simmering);
  });

  it('rises from the lower left, and stays on its dial below 0', () => {
    expect(pointAt(0, 10).x).toBeLessThan(0);
    expect(pointAt(99, 10).x).toBeGreaterThan(0);
    expect(pointAt(-40, 10)).toEqual(pointAt(0, 10));
    expect(arc(0, 99, 86)).toContain(' 1 1 ');
    expect(signed(-10)).toBe('−10');
  });
});

describe('ways to play', () => {
  const moves: Move[] = [
    { do: 'play', card: SEVEN }, { do: 'play_as', card: CHOICE, figure: 0 }, { do: 'play_as', card: CHOICE, figure: 24 },
    { do: 'play_at', card: TOEM, target: 2 }, { do: 'play_as', card: TO_FOU, figure: 12 }, { do: 'cancel' }, { do: 'swap_with', target: 1 },
  ];
  const prospects = [prospect(SEVEN, 7, 87), prospect(CHOICE, 0, 80), prospect(CHOICE, 24, 104), prospect(TO_FOU, 12, 92), prospect(TO_FOU, null, 73)];

  it('tell where each leads, as the view says', () => {
    expect(waysOf(moves, SEVEN, prospects)).toMatchObject([{ figure: 7, gauge: 87, loses: false }]);
    expect(waysOf(moves, CHOICE, prospects)).toMatchObject([{ figure: 0, gauge: 80 }, { figure: 24, gauge: 104, loses: true }]);
    expect(marksOf(waysOf(moves, CHOICE, prospects))).toEqual([80, 104]);
  });

  it('a To fou counts, or cancels the last card', () => {
    expect(waysOf(moves, TO_FOU, prospects)).toMatchObject([{ figure: 12, gauge: 92, cancels: false }, { figure: null, gauge: 73, cancels: true }]);
  });

  it('offer nothing that is not on offer', () => {
    expect(waysOf(moves, TEN, [prospect(TEN, -10, 70), prospect(TEN, 10, 90)])).toEqual([]);
  });

  it('point with a card, a secret, or a card that was turned up', () => {
    expect(pointing(moves, TOEM).map((move) => move.target)).toEqual([2]);
    expect(pointing(moves, 'secret').map((move) => move.target)).toEqual([1]);
    expect(pointing([{ do: 'name_target', target: 3 }], 'turned').map((move) => move.target)).toEqual([3]);
    expect(pointing(moves, SEVEN)).toEqual([]);
  });

  it('for a card that was turned up', () => {
    const turned: Move[] = [{ do: 'name_figure', figure: -10 }, { do: 'name_figure', figure: 10 }];
    expect(choicesOf(turned, [prospect(TEN, -10, 70), prospect(TEN, 10, 90)]).map((one) => one.gauge)).toEqual([70, 90]);
  });

  it('throw away and show', () => {
    expect([...pickable([{ do: 'discard', card: TOEM }, { do: 'enough' }], 'discard').keys()]).toEqual([TOEM]);
    expect(pickable([{ do: 'discard', card: TOEM }], 'reveal').size).toBe(0);
  });
});

describe('giving left and right', () => {
  it('takes the first pick for the left', () => {
    const moves: Move[] = [{ do: 'give', left: 1, right: 2 }, { do: 'give', left: 2, right: 1 }];
    expect(wanted(moves)).toBe(2);
    expect(giftOf(moves, [2, 1])).toEqual({ do: 'give', left: 2, right: 1 });
    expect(giftOf(moves, [2])).toBeUndefined();
  });

  it('with two at the table either order is the same gift', () => {
    expect(giftOf([{ do: 'give', left: 1, right: 2 }], [2, 1])).toEqual({ do: 'give', left: 1, right: 2 });
  });

  it('gives one card if there is but one', () => {
    const moves: Move[] = [{ do: 'give', left: 4, right: -1 }];
    expect(wanted(moves)).toBe(1);
    expect(giftOf(moves, [4])).toEqual(moves[0]);
  });
});

const starPlayed: Event[] = [{ event: 'counted', figure: 7, gauge: 40 }, { event: 'happened', seat: 1, happening: 7 }, { event: 'passed_on', way: 0 }];
const spilled: Event[] = [{ event: 'played', seat: 2, card: 30 }, { event: 'spilled', seat: 2 }, { event: 'round_lost', seat: 2, gauge: 50 }, { event: 'secret_turned', seat: 2, secret: 7 }];

describe('what happened', () => {
  it('makes moments of events, lost rounds and turned secrets', () => {
    expect(momentsOf(starPlayed)).toEqual([{ kind: 'event', seat: 1, happening: 7 }]);
    expect(momentsOf(spilled)).toEqual([{ kind: 'lost', seat: 2, how: 'bowl', gauge: 50 }, { kind: 'secret', seat: 2, secret: 7 }]);
    expect(momentsOf([{ event: 'kept_quiet', seat: 2 }])).toEqual([]);
  });

  it('shows gifts to whoever was told of them', () => {
    expect(momentsOf([{ event: 'received', seat: 1, card: SEVEN }])).toEqual([{ kind: 'gifts', gifts: [{ seat: 1, card: SEVEN }] }]);
    expect(momentsOf([{ event: 'received', seat: 1, card: -9 }])).toEqual([]);
  });

  it('lets each say their last line', () => {
    expect(linesOf([{ event: 'played', seat: 0, card: 11 }, { event: 'cried', seat: 1, target: 0 }])).toEqual([
      { seat: 0, path: 'cards.2' }, { seat: 1, path: 'cards.to-fou' },
    ]);
  });

  it('sends hands from seat to seat', () => {
    expect(passesOf(starPlayed, 3)).toEqual([{ from: 0, to: 2 }, { from: 1, to: 0 }, { from: 2, to: 1 }]);
    expect(passesOf([{ event: 'swapped', seat: 0, target: 2 }], 3)).toEqual([{ from: 0, to: 2 }, { from: 2, to: 0 }]);
    expect(passesOf([{ event: 'exchanged' }], 3)).toHaveLength(6);
    expect(passesOf([{ event: 'pooled', number: 6 }], 2)).toContainEqual({ from: 'middle', to: 1 });
  });

  it('holds up only cards that all may see', () => {
    expect(flashesOf([{ event: 'took', seat: 1, card: 4 }, { event: 'drew', seat: 0, card: 3 }])).toEqual({ 1: 4 });
  });

  it('lets a card fly from whoever played it', () => {
    expect(originOf([{ event: 'played', seat: 1, card: 3 }], 0)).toBe('seat-1');
    expect(originOf([{ event: 'played', seat: 0, card: 3 }, { event: 'counted', figure: 5, gauge: 5 }], 0)).toBe('hand-3');
    expect(originOf([{ event: 'cried', seat: 2, target: 1 }], 0)).toBe('seat-2');
    expect(originOf([{ event: 'turned_up', seat: 2, card: 1 }], 0)).toBe('deck');
  });

  it('sounds', () => {
    expect([soundOf(spilled), soundOf([{ event: 'drew', seat: 0, card: -9 }]), soundOf([{ event: 'passed', seat: 0 }])]).toEqual(['doom', 'card', null]);
  });
});

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows one moment after the other, and whoever likes goes on sooner', () => {
    const stage = new Stage();
    stage.see(1, [], 3);
    stage.see(2, spilled, 3);
    expect(stage.moment?.kind).toBe('lost');
    stage.next();
    expect(stage.moment?.kind).toBe('secret');
    vi.advanceTimersByTime(4000);
    expect(stage.moment).toBeNull();
    stage.stop();
  });

  it('shows nothing of steps that were missed', () => {
    const stage = new Stage();
    stage.see(1, [], 3);
    stage.see(5, spilled, 3);
    expect(stage.moment).toBeNull();
  });

  it('keeps words, passing hands and held-up cards for a while', () => {
    const stage = new Stage();
    stage.see(1, [], 3);
    stage.see(2, [{ event: 'played', seat: 0, card: 3 }, { event: 'turned', way: 0 }, { event: 'swapped', seat: 0, target: 1 }, { event: 'revealed', seat: 1, card: 3 }], 3);
    expect([stage.lines[0]?.path, stage.passes?.list.length, stage.flashes[1], stage.turned]).toEqual(['cards.5', 2, 3, 1]);
    vi.advanceTimersByTime(4000);
    expect([stage.lines, stage.passes, stage.flashes]).toEqual([{}, null, {}]);
  });
});

describe('the voice of the table', () => {
  it('goes from one tongue to the next, and says nothing where it has no words', () => {
    const first = voice();
    const heard = [1, 2, 3].map(() => (nextVoice(), voice()));
    expect(new Set(heard)).toEqual(new Set(['fr', 'en', 'mfe']));
    expect(heard.at(-1)).toBe(first);
    expect(lineIn((path) => (path === 'lines.mfe.cards.2' ? 'De ti mo…' : path), 'cards.2', 'mfe')).toBe('De ti mo…');
    expect(lineIn((path) => path, 'cards.2', 'mfe')).toBe('');
  });
});

describe('the manner of bots', () => {
  const temper = (name: string) => temperOf(name, TEMPERS);
  const heard = (...events: unknown[]) => events as Event[];
  const bots = { 1: 'Ana', 2: 'Odile' };

  it('is that of their names, as at the terminal', () => {
    expect(['Ana', 'Odile', 'Zéphyrin', 'Karim', 'Malo', 'Rosa'].map(temper)).toEqual(['cousin', 'uncle', 'cousin', 'cousin', 'granny', 'granny']);
  });

  it('remarks on what all have seen, and people speak for themselves', () => {
    const manner = new Manner();
    expect(manner.remarks(heard({ event: 'played', seat: 1, card: 26 }), bots)).toEqual([]);
    expect(manner.remarks(heard({ event: 'counted', figure: 40, gauge: 99 }), bots)).toEqual([{ seat: 1, path: `${temper('Ana')}.brink` }]);
    expect(manner.remarks(heard({ event: 'played', seat: 0, card: 26 }, { event: 'counted', figure: 40, gauge: 99 }), bots)).toEqual([]);
    expect(manner.remarks(heard({ event: 'round_lost', seat: 2, gauge: 104 }, { event: 'game_lost', seat: 2 }), bots)).toEqual([
      { seat: 1, path: `${temper('Ana')}.gloat` },
      { seat: 2, path: `${temper('Odile')}.shame` },
    ]);
  });

  it('has its lines beside those of the cards', () => {
    expect(lineIn((path) => (path === 'manners.fr.uncle.lost' ? 'Dans ma tête…' : path), 'uncle.lost', 'fr')).toBe('Dans ma tête…');
  });
});

describe('the lesson', () => {
  const scene = {
    view: { phase: 'turn', gauge: 92, hand: [11], asked: [] } as unknown as View, seat: 0, seats: [], asks: [], ending: null, done: [], heard: [],
    yours: { id: 1, rule: 'palab.turn', must: true, moves: [{ do: 'play_as', card: 8, figure: 0 }, { do: 'play_top' }], forms: [], silence: null },
  } as Scene<View, Move, Event>;

  it.each(lesson.steps.map((step, index) => [index, step] as const))('step %i is well set', (_index, { text }) => {
    const said = typeof text === 'function' ? text(scene) : text;
    expect(said.fr).not.toMatch(NOT_FRENCH);
    expect(said.en.replaceAll(/[“”]/gu, '')).not.toMatch(NOT_ENGLISH);
  });

  it('speaks of the top of the pile when it boils', () => {
    const step = lesson.steps.find((one) => typeof one.at === 'function' && one.at(scene) === 'deck');
    expect(step).toBeDefined();
  });
});

describe.each(Object.entries({ words, cardWords }))('typography of %s', (_name, { fr, en }) => {
  it.each(phrases(fr))('French, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_FRENCH));
  it.each(phrases(en))('English, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_ENGLISH));
});
