/** The hand as the house measures it: where there is skin, and which zone a place belongs to. */

import { CELLS, FINGERS, PALM, REACH, ROOT, ZONES, type Bone } from '../touch.ts';

export type Point = { x: number; y: number };

const CLEAR = 4; // so that rounding never puts an object where the house sees no skin
const ON = 0.14; // of a finger: before that, the palm begins
const PLACES = ZONES.flatMap(({ name, places }) => places.map(([x, y]) => ({ zone: name, x, y })));

/** How far along a finger (0 base, 1 tip), and how deep below its outline; not on it: < 0. */
export function along(finger: Bone, x: number, y: number): [far: number, deep: number] {
  const [dx, dy] = [finger.x1 - finger.x0, finger.y1 - finger.y0];
  const far = ((x - finger.x0) * dx + (y - finger.y0) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, far));
  const radius = finger.r0 + (finger.r1 - finger.r0) * part;
  return [far, radius - Math.hypot(x - finger.x0 - part * dx, y - finger.y0 - part * dy)];
}

export function palmDepth(x: number, y: number, palm: readonly (readonly [number, number])[] = PALM): number {
  let [inside, nearest] = [false, Infinity];
  let [ax, ay] = palm.at(-1) ?? [0, 0];
  for (const [bx, by] of palm) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(x - ax - part * dx, y - ay - part * dy));
    [ax, ay] = [bx, by];
  }
  return inside ? nearest : -nearest;
}

/** How deep inside the outline of the hand a point is; beside it < 0, by how far. */
export function depth(x: number, y: number): number {
  return Math.max(palmDepth(x, y), ...FINGERS.map((finger) => along(finger, x, y)[1]));
}

/** Does an object rest on the hand when its middle is here? */
export function rests(x: number, y: number): boolean {
  return depth(x, y) >= CLEAR - REACH;
}

/** The zone of a place, or undefined beside the hand. */
export function zoneAt(x: number, y: number): string | undefined {
  let found: { finger: Bone; far: number; deep: number } | undefined;
  for (const finger of FINGERS) {
    const [far, deep] = along(finger, x, y);
    if (deep >= 0 && (!found || deep > found.deep)) found = { finger, far, deep };
  }
  const palm = palmDepth(x, y);
  if (!found && palm < 0) return undefined;
  if (found && (found.far > ON || palm < 0)) {
    const { finger, far } = found;
    const joint = Math.min(finger.joints.length - 1, Math.max(0, Math.floor((far - ROOT) * finger.joints.length)));
    return `${finger.name}.${finger.joints[joint]}`;
  }
  return nearestOf(PLACES, x, y)?.zone;
}

export function nearestOf<Spot extends Point>(spots: readonly Spot[], x: number, y: number): Spot | undefined {
  const way = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce<Spot | undefined>((best, spot) => (!best || way(spot) < way(best) ? spot : best), undefined);
}

/** Is an object on a finger, whose middle is here? Beside the hand, what is nearest counts. */
export function onFinger(x: number, y: number): boolean {
  const zone = zoneAt(x, y) ?? nearestOf(CELLS, x, y)?.zone;
  return zone?.includes('.') ?? false;
}

/** The middle of a zone. */
export function middleOf(zone: string): Point {
  const found = ZONES.find(({ name }) => name === zone);
  if (!found) throw new Error(`no zone is called ${zone}`);
  return { x: found.x, y: found.y };
}
