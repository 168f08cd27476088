/** How far a finger is from what an object shows of itself. */

import type { Point } from './geometry.ts';
import { kindOf, LIE } from './lies.ts';
import type { Contact } from './recorder.ts';
import { OBJECTS } from '../touch.ts';

const TALL: Partial<Record<string, number>> = { pawn: 90, top: 90, dart: 150, coin: 80, ring: 90, cloth: 150, string: 150 };

/** 0 on it; then how far beside it. */
export function farFrom(thing: number, here: Contact | undefined, { x, y }: Point, back: boolean): number {
  if (!here || here.back !== back) return Infinity;
  const footprint = OBJECTS[thing]?.footprints[here.lies];
  const turn = (2 * Math.PI * here.angle) / 256;
  const [dx, dy] = [x - here.x, y - here.y];
  const across = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - (footprint?.wide ?? 0) / 2;
  const down = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn)) - (footprint?.high ?? 0) / 2;
  const foot = Math.hypot(Math.max(0, across), Math.max(0, down));
  const tall = here.lies === LIE.laid ? 0 : (TALL[kindOf(thing)] ?? 0);
  const body = Math.hypot(dx, Math.max(0, -dy - tall, dy));
  return Math.min(foot, body);
}
