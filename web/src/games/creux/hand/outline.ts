/** The outline of the hand as it is drawn: that of the house, with softer corners. */

import { along, palmDepth, type Point } from './geometry.ts';
import { FINGERS, HIGH, PALM } from '../touch.ts';

/** What is shown of the space of the hand; the back is seen from behind, so left and right change places. */
export const VIEW = { x: 118, y: 36, wide: 887, high: 1200 };
export const RATIO = VIEW.wide / VIEW.high;
export const MIRROR = 2 * VIEW.x + VIEW.wide;
export const WRIST = HIGH + 60; // the arm goes on into a sleeve

const WEB = 34; // how softly the fingers grow out of the palm
const STEP = 6;
const ARM = PALM.map(([x, y]) => [x, y === HIGH ? WRIST + 60 : y] as const);

function soft(x: number, y: number): number {
  return FINGERS.reduce((deep, finger) => {
    const other = along(finger, x, y)[1];
    const near = Math.max(0, WEB - Math.abs(deep - other));
    return Math.max(deep, other) + (near * near) / WEB / 4;
  }, palmDepth(x, y, ARM));
}

/** Around the hand, from the left side of the wrist to the right one. */
export function outline(): Point[] {
  const points: Point[] = [];
  let here: Point = { x: 330, y: WRIST };
  for (let count = 0; count < 2000; count++) {
    const slope = inwards(here);
    here = { x: here.x + slope.y * STEP, y: here.y - slope.x * STEP };
    for (let mend = 0; mend < 2; mend++) {
      const [deep, way] = [soft(here.x, here.y), inwards(here)];
      here = { x: here.x - way.x * deep, y: here.y - way.y * deep };
    }
    points.push(here);
    if (here.y > WRIST && here.x > 500) break;
  }
  return smooth(smooth(points)).filter((_, n) => n % 3 === 0);
}

function inwards({ x, y }: Point): Point {
  const dx = soft(x + 1, y) - soft(x - 1, y);
  const dy = soft(x, y + 1) - soft(x, y - 1);
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}

function smooth(points: readonly Point[]): Point[] {
  return points.map((here, n) => {
    const near = points.slice(Math.max(0, n - 2), n + 3);
    if (near.length < 5) return here;
    return { x: near.reduce((sum, one) => sum + one.x, 0) / 5, y: near.reduce((sum, one) => sum + one.y, 0) / 5 };
  });
}
