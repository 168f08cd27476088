/** The hand in the browser: a mime that is played, and what is said of what is felt. */

import { describe, expect, it, vi } from 'vitest';
import { Buzzing } from '../src/games/creux/hand/buzz.ts';
import { Captions } from '../src/games/creux/hand/captions.ts';
import { caravan } from '../src/games/creux/hand/caravan.ts';
import { curve } from '../src/games/creux/hand/curve.ts';
import { Frame, SIZE, touches } from '../src/games/creux/hand/frames.ts';
import { Player } from '../src/games/creux/hand/player.ts';
import { Recorder } from '../src/games/creux/hand/recorder.ts';
import { Touching } from '../src/games/creux/hand/touching.ts';
import * as words from '../src/games/creux/hand/words.ts';
import { CELLS, OBJECTS, ZONES } from '../src/games/creux/touch.ts';
import { chooseLanguage } from '../src/words/say.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const STRING = OBJECTS.findIndex(({ name }) => name === 'string');

/** The pieces of a string that is laid, pulled up the palm, and left. */
function pulled(): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  const touching = new Touching(new Recorder(false, (piece) => pieces.push(piece)));
  touching.touch(STRING, 450, 800, 90, 0);
  for (let now = 310; now < 700; now += 10) touching.touch(STRING, 450, 800 - (now - 310) / 2, 90, now);
  for (let now = 700; now < 900; now += 10) touching.tick(now);
  return pieces;
}

describe('a player', () => {
  it('plays what was kept, stops, and begins again', async () => {
    const [mime] = await caravan();
    const player = new Player(mime?.pieces);
    expect(player.look(0).some(Boolean)).toBe(false);
    player.play();
    player.look(1000);
    expect(player.look(1500).filter(Boolean).length).toBeGreaterThan(0);
    expect(player.head).toBe(500);
    player.pause();
    player.look(9000);
    expect(player.head).toBe(500);
    player.play();
    player.look(10_000);
    player.look(100_000);
    expect(player.ended).toBe(true);
    player.play();
    expect(player.head).toBe(0);
  });

  it('stays a little behind what comes, and goes smoothly over a late piece', async () => {
    const [mime] = await caravan();
    const player = new Player();
    const late = (number: number) => 100 * number + (number % 3 === 2 ? 110 : 0);
    const heads: number[] = [];
    let next = 0;
    for (let now = 0; now < 3000; now += 16) {
      while (next < 30 && late(next) <= now) player.take(mime?.pieces[next++] ?? new Uint8Array(), next - 1);
      player.look(now);
      if (now > 400) heads.push(player.head);
    }
    const steps = heads.slice(1).map((head, n) => head - (heads[n] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(21);
    expect(steps.filter((step) => step < 1).length).toBeLessThan(0.1 * steps.length);
    expect(player.lasts - player.head).toBeLessThan(500);
  });

  it('takes a piece once, whichever way it came', async () => {
    const [mime] = await caravan();
    const player = new Player();
    const [first = new Uint8Array()] = mime?.pieces ?? [];
    player.take(first, 0);
    player.take(first, 0);
    expect(player.lasts).toBe(100);
  });
});

describe('the string', () => {
  it('lies the same for everybody, however its pieces came, and follows what moves it', () => {
    const pieces = pulled();
    const [live, kept] = [new Player(), new Player(pieces)];
    for (const piece of pieces) live.take(piece);
    const lines = [live, kept].map((player) => {
      const track = player.tracks[STRING];
      return track ? curve(track, 600) : [];
    });
    expect(lines[0]).toEqual(lines[1]);
    const [first, middle] = [lines[0]?.[0], lines[0]?.[9]];
    const rest = kept.tracks[STRING] ? curve(kept.tracks[STRING], 200) : [];
    expect((first?.y ?? 0) - (middle?.y ?? 0)).toBeGreaterThan((rest[0]?.y ?? 0) - (rest[9]?.y ?? 0) + 60);
  });
});

describe('what is felt', () => {
  /** A frame in which these cells feel something. */
  function frame(...felt: [where: (cell: (typeof CELLS)[number]) => boolean, pressure: number, texture: number, heat: number, movement: number][]): Frame {
    const bytes = new Uint8Array(SIZE);
    for (const [where, pressure, texture, heat, movement] of felt) {
      CELLS.forEach((cell, n) => where(cell) && bytes.set([pressure, 16 * texture + heat, movement], 1 + 3 * n));
    }
    return new Frame(bytes);
  }
  const near = (x: number, y: number, far = 60, back = false) => (cell: (typeof CELLS)[number]) => cell.back === back && Math.hypot(cell.x - x, cell.y - y) < far;

  it.each([
    ['fr', frame([near(530, 1000), 90, 3, 11, 0]), 'Quelque chose de mou et de tiède, au talon de la main'],
    ['en', frame([near(530, 1000), 90, 3, 11, 0]), 'Something soft and warm, at the heel of the hand'],
    ['fr', frame([near(532, 150, 60), 50, 5, 6, 60], [near(532, 150, 30), 120, 5, 6, 150]), 'Quelque chose de pointu et de froid touche au bout du majeur'],
    ['fr', frame([(cell) => !cell.back && !cell.zone.includes('.'), 60, 1, 8, 100]), 'Quelque chose de lisse glisse sur toute la paume'],
    ['fr', frame([near(500, 800, 90, true), 200, 6, 8, 0]), 'Quelque chose d’anguleux appuie au dos de la main'],
    ['fr', frame([near(705, 220, 50), 90, 2, 3, 0], [near(500, 800), 50, 3, 8, 0]), 'Quelque chose de rugueux et de froid, au bout de l’index\u202f; quelque chose de mou, au creux de la main'],
    ['en', frame(), 'Nothing touches the hand.'],
  ] as const)('is said in %s', (language, felt, line) => {
    chooseLanguage(language);
    expect(new Captions().line(touches(felt))).toBe(line);
  });

  it('is said no more often than one can follow', async () => {
    const [mime] = await caravan();
    const captions = new Captions();
    const said = (mime?.frames ?? []).map((bytes, n) => captions.take(touches(new Frame(bytes)), 100 * n));
    const at = said.flatMap((line, n) => (line ? [n] : []));
    expect(at.length).toBeGreaterThan(1);
    at.slice(1).forEach((n, before) => expect(n - (at[before] ?? 0)).toBeGreaterThanOrEqual(11));
  });

  it('makes the device tremble at a touch, and tick while something slides', () => {
    const buzzing = new Buzzing();
    expect(buzzing.pulse(touches(frame([near(500, 800), 200, 1, 8, 255])))).toBeGreaterThan(20);
    expect(buzzing.pulse(touches(frame([near(500, 800), 200, 1, 8, 0])))).toBe(0);
    const slid = touches(frame([near(500, 800), 200, 1, 8, 100]));
    expect([buzzing.pulse(slid), buzzing.pulse(slid)].sort()).toEqual([0, 6]);
  });
});

describe('words beside the hand', () => {
  it.each(phrases(words.fr))('French, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_FRENCH));
  it.each(phrases(words.en))('English, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_ENGLISH));

  it('name every object and every zone', () => {
    for (const language of ['fr', 'en'] as const) {
      chooseLanguage(language);
      for (const text of [...OBJECTS.map(({ name }) => words.tell('object', name)), ...ZONES.map(({ name }) => words.tell('zone', name))]) expect(text).not.toMatch(/undefined|[a-z]\.[a-z]/);
    }
  });
});
