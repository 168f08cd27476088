import { describe, expect, it } from 'vitest';
import { heldUnder, offeredUnder, refusesUnder } from '../src/games/creux/acts/bonds.ts';
import { Telling } from '../src/games/creux/end/telling.svelte.ts';
import { cardsOf, isRight, originOf } from '../src/games/creux/end/turns.ts';
import { MEMORIES, memoryOf, yearOf } from '../src/games/creux/memories.ts';
import { KINDS, OBJECTS } from '../src/games/creux/touch.ts';

const numbered = (name: string) => OBJECTS.findIndex((one) => one.name === name);
const [CLOTH, RING] = [numbered('cloth'), numbered('ring')];
const at = (x: number, y: number, back = false) => ({ x, y, back, lies: 0, held: true, pressure: 90, angle: 0 }) as const;
const [TIP, PALM] = [at(531, 159), at(520, 775)];

describe('constraints', () => {
  it('leave some objects on the tray, or hold the hand upright', () => {
    expect(offeredUnder(0)).toContain(CLOTH);
    expect(offeredUnder(0)).not.toContain(RING);
    expect(offeredUnder(KINDS.fingers)).toBeUndefined();
    expect(heldUnder(KINDS.upright)).toBe('upright');
  });

  it('say where one may touch, and with what', () => {
    const refused = (kind: number, thing: number, where: typeof TIP) => refusesUnder(kind, 'no')(thing, where, new Set());
    expect([refused(KINDS.fingers, RING, TIP), refused(KINDS.fingers, RING, PALM)]).toEqual([undefined, 'no']);
    expect([refused(KINDS.no_fingers, RING, TIP), refused(KINDS.no_fingers, RING, PALM)]).toEqual(['no', undefined]);
    expect(refused(KINDS.back, RING, PALM)).toBe('no');
    const one = refusesUnder(KINDS.one, 'no');
    expect([one(RING, PALM, new Set()), one(RING, TIP, new Set([RING])), one(CLOTH, PALM, new Set([RING]))]).toEqual([undefined, undefined, 'no']);
  });
});

describe('a turn that is over', () => {
  const turn = {
    grandfather: 1, children: [0, 0], memories: [4, 5], constraints: [-1, -1], guesses: [4, 40], gains: [1, 1], mimes: [0, 1],
    laid: [40, 46], teams: [1, -1],
  };

  it('knows where each photograph came from', () => {
    expect(originOf(turn, 5)).toEqual({ kind: 'memory', mime: 1 });
    expect(originOf(turn, 40)).toEqual({ kind: 'decoy', team: 1 });
    expect(originOf(turn, 46)).toEqual({ kind: 'pile' });
    expect([isRight(turn, 0), isRight(turn, 1)]).toEqual([true, false]);
    expect(cardsOf(turn)).toEqual([4, 5, 40, 46]);
  });

  it('is told once, to whoever was there', () => {
    const telling = new Telling();
    telling.see(2, false);
    expect(telling.at).toBe(-1); // it was over before
    telling.see(3, false);
    expect([telling.at, telling.sight?.kind]).toEqual([2, 'guess']);
    telling.on();
    expect(telling.sight?.kind).toBe('truth');
    telling.see(3, true); // the next mime begins
    expect(telling.at).toBe(-1);
  });
});

describe('memories', () => {
  it('have a year, and the last one is today', () => {
    expect(yearOf(memoryOf('birth'))).toBe(1937);
    expect(yearOf(memoryOf('bottle'))).toBe(1946);
    expect(yearOf(memoryOf('telescope'))).toBe(1969);
    expect(yearOf(MEMORIES)).toBeUndefined();
  });
});
