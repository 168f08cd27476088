import { describe, expect, it } from 'vitest';
import { allows, heldUnder, lacks, offeredUnder } from '../src/games/creux/acts/bonds.ts';
import { Telling } from '../src/games/creux/end/telling.svelte.ts';
import { cardsOf, isRight, originOf } from '../src/games/creux/end/turns.ts';
import { MEMORIES, memoryOf, yearOf } from '../src/games/creux/memories.ts';
import { OBJECTS } from '../src/games/creux/touch.ts';

const [CLOTH, RING] = [OBJECTS.findIndex((one) => one.name === 'cloth'), OBJECTS.findIndex((one) => one.name === 'ring')];
const TIP = { x: 531, y: 159, back: false };
const PALM = { x: 520, y: 775, back: false };

describe('constraints', () => {
  it('leave some objects on the tray, or hold the hand upright', () => {
    expect(offeredUnder(0)).toContain(CLOTH);
    expect(offeredUnder(0)).not.toContain(RING);
    expect(offeredUnder(9)).toBeUndefined();
    expect(heldUnder(13)).toBe('upright');
  });

  it('say where one may touch', () => {
    expect([allows(8, RING, TIP, new Set()), allows(8, RING, PALM, new Set())]).toEqual([true, false]);
    expect([allows(9, RING, TIP, new Set()), allows(9, RING, PALM, new Set())]).toEqual([false, true]);
    expect(allows(12, RING, PALM, new Set())).toBe(false);
    expect([allows(11, RING, PALM, new Set([RING])), allows(11, RING, PALM, new Set([CLOTH]))]).toEqual([true, false]);
  });

  it('ask for something before the end', () => {
    expect([lacks(4, new Set([RING])), lacks(4, new Set([CLOTH]))]).toEqual([true, false]);
    expect([lacks(10, new Set([1, 2])), lacks(10, new Set([1, 2, 3]))]).toEqual([true, false]);
    expect(lacks(0, new Set())).toBe(false);
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
