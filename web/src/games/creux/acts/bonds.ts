/** What a constraint allows, by its kind, so that the hand says so at once; the house sees to all of it. */

import { onFinger } from '../hand/geometry.ts';
import type { Refuses } from '../hand/touching.ts';
import { AT_LEAST, FEWEST, KINDS, ONLY } from '../touch.ts';

/** The objects that may be used; undefined: all. */
export function offeredUnder(kind: number): number[] | undefined {
  return ONLY[kind];
}

export function heldUnder(kind: number): 'upright' | undefined {
  return kind === KINDS.upright ? 'upright' : undefined;
}

/** What a touch is told that this constraint forbids: its words. */
export function refusesUnder(kind: number, words: string): Refuses {
  return (thing, { x, y, back }, used) => {
    const allowed: Record<number, boolean> = {
      [KINDS.fingers]: onFinger(x, y),
      [KINDS.no_fingers]: !onFinger(x, y),
      [KINDS.one]: [...used].every((other) => other === thing),
      [KINDS.back]: back,
    };
    return allowed[kind] === false ? words : undefined;
  };
}

/** Is something missing that it asks for, if the mime ended now? */
export function lackingUnder(kind: number, used: ReadonlySet<number>): boolean {
  if (kind === KINDS.several) return used.size < FEWEST;
  const asked = AT_LEAST[kind - ONLY.length];
  return asked !== undefined && !used.has(asked);
}
