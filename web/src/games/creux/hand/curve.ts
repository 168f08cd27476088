/** How the string lies: worked out from its samples alone, so it is the same for everybody. */

import type { Point } from './geometry.ts';
import { LIE } from './lies.ts';
import type { Shown, Track } from './track.ts';

const HALF = 210; // of its length
const LATE = 260; // ms by which its ends follow its middle
const STEPS = 9; // on each side

/** Points from one end to the other, around the middle of the string. */
export function curve(track: Track, moment: number): Point[] {
  const now = track.at(moment);
  if (!now) return [];
  const since = track.since(moment);
  const points: Point[] = [];
  for (let step = -STEPS; step <= STEPS; step++) {
    const s = step / STEPS;
    const then = track.at(Math.max(since, moment - LATE * s * s)) ?? now;
    const { x, y } = along(then, s);
    points.push({ x: then.x - now.x + x, y: then.y - now.y + y });
  }
  return points;
}

/** At rest: a soft wave; doubled and taut it is straight. */
function along({ angle, lies }: Shown, s: number): Point {
  const turn = (2 * Math.PI * angle) / 256;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const wave = lies === LIE.edge ? 0 : 22 * Math.sin(s * 3.9 + 0.4) + 6 * Math.sin(s * 6.7);
  const far = s * HALF;
  return { x: far * cos - wave * sin, y: far * sin + wave * cos };
}

/** A smooth line through these points. */
export function path(points: readonly Point[]): string {
  const at = (n: number) => points[Math.min(points.length - 1, Math.max(0, n))] ?? { x: 0, y: 0 };
  const say = (n: number) => n.toFixed(1);
  let line = `M${say(at(0).x)} ${say(at(0).y)}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const [ax, ay] = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6];
    const [bx, by] = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6];
    line += `C${say(ax)} ${say(ay)} ${say(bx)} ${say(by)} ${say(to.x)} ${say(to.y)}`;
  }
  return line;
}
