/** What a constraint leaves on the tray, by its kind (law/constraints.py); the house sees to the rest. */

import { OBJECTS } from '../touch.ts';

const ONLY = [['cloth', 'string'], ['ring', 'coin'], ['pawn', 'top'], ['cube1', 'cube2', 'cube3', 'cube4']];
const UPRIGHT = 13;

/** The objects that may be used; undefined: all. */
export function offeredUnder(kind: number): number[] | undefined {
  return ONLY[kind]?.map((name) => OBJECTS.findIndex((thing) => thing.name === name));
}

export function heldUnder(kind: number): 'upright' | undefined {
  return kind === UPRIGHT ? 'upright' : undefined;
}
