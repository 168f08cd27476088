/** The hand in the browser: what fingers and keys do on it, and what is recorded of that. */

import { describe, expect, it } from 'vitest';
import { Fingers, type Tip } from '../src/games/creux/hand/fingers.ts';
import { depth, rests, zoneAt } from '../src/games/creux/hand/geometry.ts';
import { Keys } from '../src/games/creux/hand/keys.ts';
import { LIE, nextWay, waysOf } from '../src/games/creux/hand/lies.ts';
import { outline } from '../src/games/creux/hand/outline.ts';
import { read, write, type Sample } from '../src/games/creux/hand/pieces.ts';
import { Player } from '../src/games/creux/hand/player.ts';
import { Recorder } from '../src/games/creux/hand/recorder.ts';
import { Touching } from '../src/games/creux/hand/touching.ts';
import { CELLS, OBJECTS, ZONES } from '../src/games/creux/touch.ts';

const [CLOTH, DART, STRING, COIN, PAWN, TOP, CUBE] = [0, 2, 3, 4, 5, 6, 7];
const PALM = { x: 500, y: 800 };

/** A Child’s hands, and the pieces that went out. */
function child(upright = false, refuses?: ConstructorParameters<typeof Touching>[1]) {
  const pieces: Uint8Array[] = [];
  const recorder = new Recorder(upright, (piece) => pieces.push(piece));
  const touching = new Touching(recorder, refuses);
  const fingers = new Fingers(touching, () => 100, () => 50);
  return { pieces, recorder, touching, fingers, keys: new Keys(touching), samples: () => pieces.flatMap((piece) => read(piece)?.samples ?? []) };
}

const tip = (x: number, y: number, now: number, more: Partial<Tip> = {}): Tip => ({ id: 1, x, y, now, touch: false, pressure: undefined, ...more });

function pass(hands: ReturnType<typeof child>, from: number, to: number) {
  for (let now = from; now <= to; now += 10) {
    hands.keys.tick(now);
    hands.fingers.tick(now);
  }
}

describe('the hand', () => {
  it('knows each zone where the house has its middle', () => {
    for (const { name, x, y, places } of ZONES) if (!places.length) expect(zoneAt(x, y)).toBe(name);
    expect(CELLS.filter(({ x, y, zone }) => zoneAt(x, y) !== zone)).toEqual([]);
  });

  it('ends where it is drawn, within two millimetres', () => {
    for (const { x, y } of outline()) if (y < 1190) expect(Math.abs(depth(x, y))).toBeLessThan(16);
  });

  it('holds what lies a little beside it', () => {
    expect([rests(500, 800), rests(222, 800), rests(60, 800)]).toEqual([true, true, false]);
  });
});

describe('a piece', () => {
  const sample: Sample = { t: 12, object: 4, lies: LIE.edge, back: true, held: true, lifted: false, x: 999, y: 1199, pressure: 255, angle: 200 };

  it('is read as it was written', () => {
    const piece = write({ upright: true, samples: [sample, { ...sample, t: 99, lifted: true, back: false }] });
    expect(piece.length).toBe(19);
    expect(read(piece)).toEqual({ upright: true, samples: [sample, { ...sample, t: 99, lifted: true, back: false }] });
  });

  it.each([
    ['nothing', []],
    ['a hand held in a third way', [2]],
    ['half a sample', [0, 1, 2, 3]],
    ['a twelfth object', [0, 0, 11, 0, 0, 0, 0, 0, 0, 0]],
    ['a place beyond', [0, 0, 1, 0, 232, 3, 0, 0, 0, 0]],
  ])('is none with %s', (_, bytes) => expect(read(Uint8Array.from(bytes))).toBeUndefined());
});

describe('a mime that is recorded', () => {
  it('begins with the first touch, and has a piece for each tenth of a second', () => {
    const hands = child();
    pass(hands, 0, 900);
    expect(hands.pieces.length).toBe(0);
    hands.touching.touch(COIN, 500, 800, 90, 1000);
    pass(hands, 1000, 1350);
    expect(hands.pieces.length).toBe(3);
    hands.recorder.finish(1370);
    expect(hands.pieces.length).toBe(4);
    hands.touching.touch(COIN, 600, 800, 90, 1400);
    pass(hands, 1400, 2000);
    expect(hands.pieces.length).toBe(4);
  });

  it('says at the beginning of each piece what is there', () => {
    const hands = child();
    hands.touching.touch(PAWN, 500, 800, 90, 0);
    hands.touching.leave(PAWN, 40);
    pass(hands, 50, 320);
    for (const piece of hands.pieces) expect(read(piece)?.samples[0]).toMatchObject({ t: 0, object: PAWN, x: 500 });
  });

  it('looks at what moves thirty times a second, and is no quicker than an arm', () => {
    const hands = child();
    hands.touching.touch(COIN, 300, 1150, 90, 0);
    for (let now = 1; now < 100; now++) hands.touching.touch(COIN, 300 + 4 * now, 1150, 90, now);
    hands.touching.touch(COIN, 530, 150, 90, 100);
    pass(hands, 110, 400);
    expect(read(hands.pieces[0] ?? new Uint8Array())?.samples.length).toBeLessThan(5);
    const all = hands.pieces.flatMap((piece, slot) => (read(piece)?.samples ?? []).map((one) => ({ ...one, at: 100 * slot + one.t })));
    all.slice(1).forEach((one, n) => {
      const before = all[n];
      if (before && !before.lifted) expect(Math.hypot(one.x - before.x, one.y - before.y)).toBeLessThanOrEqual(60 + 12 * (one.at - before.at));
    });
    expect(all.at(-1)).toMatchObject({ x: 530, y: 150 });
  });

  it('lets nothing lie on an upright hand', () => {
    const hands = child(true);
    hands.touching.touch(COIN, 500, 800, 90, 0);
    hands.touching.leave(COIN, 200);
    pass(hands, 200, 400);
    expect(hands.samples().at(-1)).toMatchObject({ object: COIN, lifted: true, held: false });
    expect(hands.touching.lying).toEqual([]);
  });

  it('lets it be seen how it falls off, by who mimes and by who watches', () => {
    const hands = child(true);
    hands.touching.touch(COIN, 500, 800, 90, 0);
    hands.touching.leave(COIN, 200);
    const [soon, later] = [hands.touching.shown(300)[COIN], hands.touching.shown(500)[COIN]];
    expect(soon).toMatchObject({ x: 500, falls: true });
    expect(later?.y).toBeGreaterThan(soon?.y ?? Infinity);
    expect(hands.touching.shown(1500)[COIN]).toBeUndefined();
    pass(hands, 200, 1000);
    const player = new Player(hands.pieces);
    player.seek(400);
    expect(player.look(0)[COIN]).toMatchObject({ x: 500, falls: true });
    player.seek(1000);
    expect(player.look(0)[COIN]).toBeUndefined();
  });

  it('shows nothing fall that is taken away', () => {
    const hands = child(true);
    hands.touching.touch(COIN, 500, 800, 90, 0);
    hands.touching.lift(COIN, 200);
    pass(hands, 200, 400);
    expect(hands.touching.shown(300)[COIN]).toBeUndefined();
    expect(hands.samples().at(-1)).toMatchObject({ lifted: true, held: true });
  });

  it('goes on from what the house has, with what was on the hand then', () => {
    const hands = child();
    hands.touching.touch(PAWN, 500, 800, 0, 0);
    hands.touching.leave(PAWN, 30);
    pass(hands, 40, 210);
    hands.touching.touch(DART, 500, 900, 90, 215);
    pass(hands, 220, 520);
    hands.recorder.goOn(2, hands.pieces[1], 600);
    expect(hands.touching.lying).toEqual([PAWN]);
    expect(hands.recorder.count).toBe(2);
    pass(hands, 610, 710);
    expect(read(hands.pieces.at(-1) ?? new Uint8Array())?.samples).toMatchObject([{ t: 0, object: PAWN, held: false }]);
  });

  it('refuses what a constraint forbids, at once and by its name', () => {
    const said: string[] = [];
    const touching = new Touching(new Recorder(false, () => {}), (thing) => (thing === DART ? 'Sans la fléchette' : undefined), (word) => said.push(word));
    expect(touching.touch(DART, 500, 800, 90, 0)).toBe(false);
    expect(touching.touch(COIN, 500, 800, 90, 0)).toBe(true);
    expect(said).toEqual(['Sans la fléchette']);
  });
});

describe('fingers', () => {
  it('carry an object in the air, and set it down where they rest', () => {
    const hands = child();
    hands.fingers.take(tip(100, 1300, 0), COIN);
    for (let now = 10; now <= 100; now += 10) hands.fingers.move(tip(100 + 4 * now, 1300 - 5 * now, now));
    expect(hands.recorder.begun).toBe(false);
    pass(hands, 110, 300);
    expect(hands.touching.there(COIN)).toMatchObject({ x: 500, y: 800, held: true });
    hands.fingers.release(1, 310);
    expect(hands.touching.there(COIN)).toMatchObject({ held: false });
  });

  it('hold it a little above themselves', () => {
    const hands = child();
    hands.fingers.take(tip(100, 1300, 0, { touch: true }), COIN);
    hands.fingers.move(tip(500, 900, 50, { touch: true }));
    pass(hands, 60, 300);
    expect(hands.touching.there(COIN)).toMatchObject({ x: 500, y: 800 });
  });

  it('tap with the chosen object, and take it away again', () => {
    const hands = child();
    hands.fingers.chosen = CUBE;
    hands.fingers.press(tip(PALM.x, PALM.y, 0));
    hands.fingers.release(1, 30);
    pass(hands, 40, 300);
    const taps = hands.samples();
    expect(taps.map(({ object }) => object).every((object) => object === CUBE)).toBe(true);
    expect([taps[0]?.lifted, taps.at(-1)?.lifted]).toEqual([false, true]);
    expect(hands.touching.lying).toEqual([]);
  });

  it('press harder while they hold still', () => {
    const hands = child();
    hands.fingers.chosen = COIN;
    hands.fingers.press(tip(PALM.x, PALM.y, 0));
    pass(hands, 10, 1600);
    const forces = hands.samples().map(({ pressure }) => pressure);
    expect(forces[0]).toBeLessThan(100);
    expect(forces.at(-1)).toBeGreaterThan(200);
  });

  it('turn with a second one what the first one holds', () => {
    const hands = child();
    hands.fingers.chosen = CLOTH;
    hands.fingers.press(tip(PALM.x, PALM.y, 0));
    hands.fingers.press(tip(PALM.x + 150, PALM.y, 10, { id: 2 }));
    hands.fingers.move(tip(PALM.x, PALM.y + 150, 20, { id: 2 }));
    expect(hands.touching.angles[CLOTH]).toBeCloseTo(64);
  });

  it('move two objects at once', () => {
    const hands = child();
    hands.touching.touch(PAWN, 400, 900, 90, 0);
    hands.touching.touch(DART, 850, 690, 90, 0);
    hands.fingers.press(tip(400, 900, 10));
    hands.fingers.press(tip(850, 690, 10, { id: 2 }));
    hands.fingers.move(tip(400, 800, 120));
    hands.fingers.move(tip(880, 650, 120, { id: 2 }));
    pass(hands, 130, 200);
    expect(hands.touching.there(PAWN)).toMatchObject({ y: 800 });
    expect(hands.touching.there(DART)).toMatchObject({ x: 880 });
  });

  it('change with a double tap how an object lies', () => {
    const hands = child();
    hands.touching.touch(PAWN, 500, 800, 90, 0);
    hands.touching.leave(PAWN, 10);
    for (const now of [500, 700]) {
      hands.fingers.press(tip(500, 800, now));
      hands.fingers.release(1, now + 50);
    }
    expect(hands.touching.there(PAWN)?.lies).toBe(LIE.laid);
  });

  it('take an object away by dragging it off', () => {
    const hands = child();
    hands.touching.touch(COIN, 500, 800, 90, 0);
    hands.touching.leave(COIN, 10);
    hands.fingers.press(tip(500, 800, 500));
    for (let now = 510; now < 900; now += 20) hands.fingers.move(tip(500 - 1.2 * (now - 500), 800, now));
    hands.fingers.release(1, 900);
    expect(hands.touching.lying).toEqual([]);
  });
});

describe('what is let go', () => {
  it('spins for a while, and falls', () => {
    const hands = child();
    hands.touching.way(TOP, 0, LIE.wild);
    hands.touching.touch(TOP, 500, 800, 90, 0);
    hands.touching.leave(TOP, 50);
    pass(hands, 60, 2000);
    const angles = hands.samples().map(({ angle }) => angle);
    expect(new Set(angles).size).toBeGreaterThan(20);
    pass(hands, 2010, 5000);
    expect(hands.touching.there(TOP)?.lies).toBe(LIE.laid);
  });

  it('lies in as many ways as are felt', () => {
    for (const thing of OBJECTS.keys()) {
      const start = LIE[waysOf(thing)[0] ?? 'laid'];
      const round = waysOf(thing).reduce((lies) => nextWay(thing, lies), start as number);
      expect(round).toBe(start);
    }
  });
});

describe('by keyboard', () => {
  it('one goes from place to place, as they are seen', () => {
    const { keys, touching } = child();
    keys.go(0, 1);
    expect(keys.zone).toBe('heel');
    keys.zone = 'middle.tip';
    keys.go(1, 0);
    expect(keys.zone).toBe('index.tip');
    touching.back = true;
    keys.go(1, 0);
    expect(keys.zone).toBe('middle.tip');
  });

  it('every place can be reached', () => {
    const seen = new Set(['palm']);
    for (const zone of seen) {
      for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0]] as const) {
        const { keys } = child();
        keys.zone = zone;
        keys.go(dx, dy);
        seen.add(keys.zone);
      }
    }
    expect(seen.size).toBe(ZONES.length);
  });

  it('one taps, presses, slides and leaves lying', () => {
    const hands = child();
    hands.keys.tap(COIN, 0);
    pass(hands, 10, 300);
    expect(hands.touching.lying).toEqual([]);
    hands.keys.press(COIN, 300, true);
    pass(hands, 310, 1500);
    hands.keys.zone = 'heel';
    hands.keys.slide(COIN, 1500);
    pass(hands, 1510, 2500);
    expect(hands.touching.there(COIN)).toMatchObject({ y: 1003, held: true });
    hands.keys.letGo(2500);
    expect(hands.touching.there(COIN)).toMatchObject({ held: false });
    hands.keys.zone = 'wrist';
    hands.keys.put(STRING, 2600);
    expect(hands.touching.lying).toEqual([STRING, COIN]);
  });
});
