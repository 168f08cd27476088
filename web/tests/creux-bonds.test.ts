import { expect, test } from 'vitest';
import { heldUnder, lackingUnder, offeredUnder, refusesUnder } from '../src/games/creux/acts/bonds.ts';
import { middleOf } from '../src/games/creux/hand/geometry.ts';
import { KINDS, OBJECTS, ONLY } from '../src/games/creux/touch.ts';

const NO = 'not so';
const COIN = OBJECTS.findIndex((thing) => thing.name === 'coin');
const PAWN = OBJECTS.findIndex((thing) => thing.name === 'pawn');

/** What a constraint says of a coin that touches here. */
function said(kind: number, zone: string, back = false): string | undefined {
  const contact = { lies: 0, back, held: true, ...middleOf(zone), pressure: 90, angle: 0 };
  return refusesUnder(kind, NO)(COIN, contact, new Set());
}

test('only the objects that a constraint shows are on the tray', () => {
  expect(offeredUnder(1)?.map((thing) => OBJECTS[thing]?.name)).toEqual(['ring', 'coin']);
  expect(offeredUnder(KINDS.back)).toBeUndefined();
  expect(offeredUnder(-1)).toBeUndefined();
});

test('the hand is held upright where a constraint says so', () => {
  expect([heldUnder(KINDS.upright), heldUnder(KINDS.back)]).toEqual(['upright', undefined]);
});

test('what a constraint forbids does not touch', () => {
  expect([said(KINDS.fingers, 'index.tip'), said(KINDS.fingers, 'heel')]).toEqual([undefined, NO]);
  expect([said(KINDS.no_fingers, 'index.tip'), said(KINDS.no_fingers, 'heel')]).toEqual([NO, undefined]);
  expect([said(KINDS.back, 'heel', true), said(KINDS.back, 'heel')]).toEqual([undefined, NO]);
  expect([said(-1, 'heel'), said(0, 'heel'), said(KINDS.upright, 'heel')]).toEqual([undefined, undefined, undefined]);
});

test('the first object is the only one', () => {
  const refuses = refusesUnder(KINDS.one, NO);
  const contact = { lies: 0, back: false, held: true, ...middleOf('heel'), pressure: 90, angle: 0 };
  expect([refuses(COIN, contact, new Set()), refuses(PAWN, contact, new Set([COIN])), refuses(COIN, contact, new Set())]).toEqual([undefined, NO, undefined]);
});

test('beside a finger is on it', () => expect(refusesUnder(KINDS.fingers, NO)(COIN, { lies: 0, back: false, held: true, x: 620, y: 200, pressure: 90, angle: 0 }, new Set())).toBeUndefined());

test('what a constraint asks for is missed at the end', () => {
  const [cloth, top] = [ONLY.length, ONLY.length + 3];
  expect([lackingUnder(cloth, new Set([COIN])), lackingUnder(top, new Set([COIN, 6]))]).toEqual([true, false]);
  expect([lackingUnder(KINDS.several, new Set([COIN, PAWN])), lackingUnder(KINDS.several, new Set([COIN, PAWN, 6]))]).toEqual([true, false]);
  expect(lackingUnder(-1, new Set())).toBe(false);
});
