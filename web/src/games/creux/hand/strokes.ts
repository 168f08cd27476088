/** The keys of the hand, for those who do not drag. */

import type { Point } from './geometry.ts';
import type { Keys } from './keys.ts';
import type { Touching } from './touching.ts';

const ARROWS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
export const FLIP = 'd';

export function nameOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return '';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

export const arrowOf = (name: string): Point | undefined => ARROWS[name];

/** What a key does with the chosen object; undefined: nothing. */
export function actOf(name: string, keys: Keys, touching: Touching): ((thing: number, now: number) => void) | undefined {
  const acts: Record<string, (thing: number, now: number) => void> = {
    Enter: (thing, now) => keys.tap(thing, now),
    ' ': (thing, now) => keys.press(thing, now, true),
    l: (thing, now) => keys.put(thing, now),
    v: (thing, now) => touching.way(thing, now),
    r: (thing, now) => touching.turn(thing, 16, now),
    Delete: (thing, now) => touching.lift(thing, now),
    Backspace: (thing, now) => touching.lift(thing, now),
  };
  return acts[name];
}
