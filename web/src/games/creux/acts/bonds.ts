/** What a constraint allows, by its kind, so that the hand says so at once; the house sees to all of it. */

import { zoneAt } from '../hand/geometry.ts';
import type { Refuses } from '../hand/touching.ts';
import { KINDS, ONLY } from '../touch.ts';

/** The objects that may be used; undefined: all. */
export function offeredUnder(kind: number): number[] | undefined {
  return ONLY[kind];
}

export function heldUnder(kind: number): 'upright' | undefined {
  return kind === KINDS.upright ? 'upright' : undefined;
}

/** What a touch is told that this constraint forbids: its words. */
export function refusesUnder(kind: number, words: string): Refuses {
  let first: number | undefined;
  return (thing, { x, y, back }) => {
    const finger = zoneAt(x, y)?.includes('.');
    const allowed: Record<number, boolean> = {
      [KINDS.fingers]: finger !== false,
      [KINDS.no_fingers]: finger !== true,
      [KINDS.one]: thing === (first ?? thing),
      [KINDS.back]: back,
    };
    if (allowed[kind] === false) return words;
    first ??= thing;
    return undefined;
  };
}
