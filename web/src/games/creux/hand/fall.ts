/** What is let go on an upright hand falls off it, slowly enough to be seen. */

import { HIGH } from '../touch.ts';
import type { Shown } from './track.ts';

const QUICKER = 0.0035; // units in a ms, each ms
const DEEP = HIGH + 260; // by then it is out of sight
const TURN = 0.12; // of a full turn (256), each ms

/** So long after it was let go; undefined: it lies on the floor. */
export function falling(from: Shown, ms: number): Shown | undefined {
  const y = from.y + (QUICKER * ms * ms) / 2;
  if (ms < 0 || y > DEEP) return undefined;
  return { ...from, y, angle: (from.angle + TURN * ms) % 256, pressure: 0, held: false, air: true, falls: true };
}
