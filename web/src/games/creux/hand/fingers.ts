/** Fingers and the mouse: what is carried, set down, slid, pressed, tapped, turned. All lengths are those of the hand. */

import { rests } from './geometry.ts';
import { farFrom } from './reach.ts';
import { HARDEST, USUAL, type Touching } from './touching.ts';

const TAP = 260; // ms: shorter touches are taps
const TWICE = 380; // ms between two taps that belong together
const STILL = 28; // as little as that is no movement
const CALM = 130; // ms without movement, until what is carried is set down
const AWAY = 700; // ms beside the skin, after which it is carried again
const PATIENCE = 350; // ms of stillness, until it is pressed harder
const HARDER = 900; // ms, until it is pressed as hard as can be
const NEAR = 300; // so near, a second finger turns what the first one holds

export type Tip = { id: number; x: number; y: number; now: number; touch: boolean; pressure: number | undefined };
type Finger = Tip & {
  thing: number;
  kind: 'carry' | 'hold' | 'turn';
  from: 'tray' | 'skin' | 'there';
  since: number;
  start: { x: number; y: number };
  moved: boolean;
  calm: { x: number; y: number; at: number }; // where it was last seen moving
  dx: number; // from the fingertip to the middle of the object
  dy: number;
  left: number; // when it last left the skin
  angle: number; // to the finger that holds, where this one turns
};

export class Fingers {
  /** Which object is chosen; a tap on bare skin is made with it. */
  chosen: number | undefined;
  #fingers = new Map<number, Finger>();
  #last: { thing: number; at: number } | undefined;

  /** `above`: how far above a finger an object is held, in the hand's lengths. */
  constructor(
    readonly touching: Touching,
    readonly above: () => number,
    readonly reach: () => number,
  ) {}

  get busy(): boolean {
    return this.#fingers.size > 0;
  }

  take(tip: Tip, thing: number): void {
    if (this.#holder(thing)) return;
    this.chosen = thing;
    this.#begin(tip, thing, 'carry', 'tray', 0, tip.touch ? -this.above() : 0);
  }

  press(tip: Tip): void {
    const hit = this.#hit(tip);
    const near = this.#nearest(tip);
    if (near && (hit === undefined || hit === near.thing)) {
      const finger = this.#begin(tip, near.thing, 'turn', 'there', 0, 0);
      finger.angle = Math.atan2(tip.y - near.y, tip.x - near.x);
      return;
    }
    const here = hit === undefined ? undefined : this.touching.there(hit);
    if (hit !== undefined && here) {
      this.chosen = hit;
      this.#begin(tip, hit, 'hold', 'there', here.x - tip.x, here.y - tip.y);
      this.touching.touch(hit, here.x, here.y, this.#force(tip), tip.now);
    } else if (this.chosen !== undefined && rests(tip.x, tip.y) && !this.#holder(this.chosen)) {
      this.touching.lift(this.chosen, tip.now);
      this.#begin(tip, this.chosen, 'hold', 'skin', 0, 0);
      this.touching.touch(this.chosen, tip.x, tip.y, this.#force(tip), tip.now);
    }
  }

  move(tip: Tip): void {
    const finger = this.#fingers.get(tip.id);
    if (!finger) return;
    const way = Math.hypot(tip.x - finger.x, tip.y - finger.y);
    Object.assign(finger, tip);
    if (Math.hypot(tip.x - finger.start.x, tip.y - finger.start.y) > STILL) finger.moved = true;
    if (Math.hypot(tip.x - finger.calm.x, tip.y - finger.calm.y) > STILL) finger.calm = { x: tip.x, y: tip.y, at: tip.now };
    if (finger.kind === 'turn') return this.#turn(finger);
    if (!finger.moved) return;
    if (finger.touch && finger.kind === 'hold') this.#fromUnder(finger, way);
    this.#follow(finger);
  }

  release(id: number, now: number): void {
    const finger = this.#fingers.get(id);
    if (!finger) return;
    this.#fingers.delete(id);
    const { touching } = this;
    const { thing } = finger;
    if (finger.kind === 'turn') return;
    const tapped = !finger.moved && now - finger.since < TAP;
    const there = touching.there(thing);
    if (finger.kind === 'carry') {
      const [x, y] = [finger.x + finger.dx, finger.y + finger.dy];
      touching.air.delete(thing);
      if (finger.moved) touching.drop(thing, x, y, now);
    } else if (tapped && finger.from === 'skin') {
      touching.liftAfter(thing, finger.since, now);
    } else if (there) {
      touching.leave(thing, now);
      if (tapped) this.#twice(thing, now);
    }
  }

  /** Something else took the finger away: as if it were lifted with what it holds. */
  cancel(id: number, now: number): void {
    const finger = this.#fingers.get(id);
    this.#fingers.delete(id);
    if (!finger || finger.kind === 'turn') return;
    this.touching.air.delete(finger.thing);
    if (finger.kind === 'hold') this.touching.leave(finger.thing, now);
  }

  /** Whatever they hold, they hold no more. */
  letGo(): void {
    this.#fingers.clear();
    this.touching.air.clear();
  }

  /** Time goes on: what is carried is set down where the finger rests; what is held still is pressed. */
  tick(now: number): void {
    for (const finger of this.#fingers.values()) {
      finger.now = now;
      const calm = now - finger.calm.at;
      if (finger.kind === 'carry' && finger.moved && calm > CALM) this.#down(finger);
      else if (finger.kind === 'hold' && calm > PATIENCE) this.#follow(finger);
    }
    this.touching.tick(now);
  }

  #begin(tip: Tip, thing: number, kind: Finger['kind'], from: Finger['from'], dx: number, dy: number): Finger {
    const spot = { x: tip.x, y: tip.y };
    const finger: Finger = { ...tip, thing, kind, from, since: tip.now, start: spot, moved: false, calm: { ...spot, at: tip.now }, dx, dy, left: 0, angle: 0 };
    this.#fingers.set(tip.id, finger);
    return finger;
  }

  #follow(finger: Finger): void {
    const { touching } = this;
    const [x, y] = [finger.x + finger.dx, finger.y + finger.dy];
    if (finger.kind === 'hold') {
      if (touching.touch(finger.thing, x, y, this.#force(finger), finger.now)) return;
      touching.lift(finger.thing, finger.now);
      finger.kind = 'carry';
      finger.left = finger.now;
    } else if (touching.there(finger.thing)) {
      touching.lift(finger.thing, finger.now); // taken out of the tray again
    }
    if (finger.left && finger.now - finger.left < AWAY && this.#down(finger)) return;
    touching.air.set(finger.thing, { x, y });
  }

  #down(finger: Finger): boolean {
    const [x, y] = [finger.x + finger.dx, finger.y + finger.dy];
    if (!this.touching.touch(finger.thing, x, y, this.#force(finger), finger.now)) return false;
    finger.kind = 'hold';
    finger.calm = { x: finger.x, y: finger.y, at: finger.now };
    return true;
  }

  /** While it moves, what a finger covers comes out from under it. */
  #fromUnder(finger: Finger, way: number): void {
    const aim = -this.above();
    const step = Math.min(Math.abs(aim - finger.dy), way * 0.4);
    finger.dy += Math.sign(aim - finger.dy) * step;
  }

  #turn(finger: Finger): void {
    const holder = this.#holder(finger.thing);
    if (!holder) return;
    const angle = Math.atan2(finger.y - holder.y, finger.x - holder.x);
    const by = ((angle - finger.angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    finger.angle = angle;
    this.touching.turn(finger.thing, (by / (2 * Math.PI)) * 256 * (this.touching.back ? -1 : 1), finger.now);
  }

  #force(finger: Tip & { calm?: { at: number } }): number {
    if (finger.pressure !== undefined) return 20 + finger.pressure * (HARDEST - 20);
    const still = finger.now - (finger.calm?.at ?? finger.now) - PATIENCE;
    return USUAL + (HARDEST - USUAL) * Math.min(1, Math.max(0, still / HARDER));
  }

  #twice(thing: number, now: number): void {
    const again = this.#last?.thing === thing && now - this.#last.at < TWICE;
    this.#last = again ? undefined : { thing, at: now };
    if (again) this.touching.way(thing, now);
  }

  #holder(thing: number): Finger | undefined {
    return [...this.#fingers.values()].find((finger) => finger.thing === thing && finger.kind !== 'turn');
  }

  #nearest(tip: Tip): Finger | undefined {
    const holding = [...this.#fingers.values()].filter((finger) => finger.kind === 'hold');
    const way = (finger: Finger) => Math.hypot(finger.x - tip.x, finger.y - tip.y);
    return holding.filter((finger) => way(finger) < NEAR).sort((one, other) => way(one) - way(other))[0];
  }

  #hit(tip: Tip): number | undefined {
    const found = this.touching.lying
      .map((thing) => ({ thing, far: farFrom(thing, this.touching.there(thing), tip, this.touching.back) }))
      .filter(({ thing, far }) => far < this.reach() && !(this.#holder(thing)?.kind === 'carry'));
    return found.sort((one, other) => one.far - other.far)[0]?.thing;
  }
}
