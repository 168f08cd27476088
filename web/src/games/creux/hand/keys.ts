/** The hand without dragging: a place is chosen, and the chosen object taps, presses, slides or stays there. */

import { middleOf, type Point } from './geometry.ts';
import { HARDEST, USUAL, type Touching } from './touching.ts';
import { ZONES } from '../touch.ts';

const QUICK = 0.55; // how far it slides in a ms
const HARDER = 1200; // ms, until it presses as hard as can be
const SHORT = 800; // ms of a press by one who cannot hold

type Hold = { thing: number; x: number; y: number; since: number; until: number };
type Slide = { thing: number; from: Point; to: Point; since: number; lasts: number; stays: boolean };

export class Keys {
  zone = 'palm';
  #hold: Hold | undefined;
  #slide: Slide | undefined;

  constructor(readonly touching: Touching) {}

  get spot(): Point {
    return middleOf(this.zone);
  }

  /** To the next place that way, as it is seen. */
  go(dx: number, dy: number): void {
    const here = this.spot;
    const seen = this.touching.back ? -dx : dx;
    const away = ZONES.flatMap(({ name, x, y }) => {
      const [far, aside] = [(x - here.x) * seen + (y - here.y) * dy, Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * seen)];
      return far > 25 && aside < 2.2 * far ? [{ name, way: far + 1.6 * aside }] : [];
    });
    this.zone = away.sort((one, other) => one.way - other.way)[0]?.name ?? this.zone;
  }

  tap(thing: number, now: number): void {
    this.#stop(now);
    this.touching.tap(thing, this.spot.x, this.spot.y, now);
  }

  put(thing: number, now: number): void {
    this.#stop(now);
    const { x, y } = this.spot;
    if (!this.#near(thing)) this.touching.lift(thing, now);
    if (this.touching.touch(thing, x, y, USUAL, now)) this.touching.leave(thing, now);
  }

  /** Until it is let go; or for a while. */
  press(thing: number, now: number, held: boolean): void {
    if (this.#hold) return;
    this.#stop(now);
    const { x, y } = this.spot;
    if (!this.#near(thing)) this.touching.lift(thing, now);
    if (this.touching.touch(thing, x, y, USUAL, now)) this.#hold = { thing, x, y, since: now, until: held ? Infinity : now + SHORT };
  }

  letGo(now: number): void {
    const hold = this.#hold;
    this.#hold = undefined;
    if (this.#slide) this.#slide.stays = true;
    else if (hold) this.touching.leave(hold.thing, now);
  }

  /** From where it lies, or from where it is pressed, to the place that was chosen. */
  slide(thing: number, now: number): void {
    const here = this.touching.there(thing);
    if (!here || here.back !== this.touching.back) return this.put(thing, now);
    const to = this.spot;
    const lasts = Math.hypot(to.x - here.x, to.y - here.y) / QUICK;
    this.#slide = { thing, from: { x: here.x, y: here.y }, to, since: now, lasts, stays: !this.#hold };
  }

  get pressing(): boolean {
    return this.#hold !== undefined;
  }

  tick(now: number): void {
    if (this.#slide) this.#slip(this.#slide, now);
    else if (this.#hold) this.#harder(this.#hold, now);
  }

  #slip({ thing, from, to, since, lasts, stays }: Slide, now: number): void {
    const part = Math.min(1, (now - since) / Math.max(1, lasts));
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    if (!this.touching.touch(thing, x, y, USUAL, now)) this.touching.lift(thing, now); // over a gap between fingers
    if (part < 1) return;
    this.#slide = undefined;
    if (stays) this.touching.leave(thing, now);
    else if (this.#hold) this.#hold = { ...this.#hold, ...to, since: now };
  }

  #harder(hold: Hold, now: number): void {
    const part = Math.min(1, (now - hold.since) / HARDER);
    this.touching.touch(hold.thing, hold.x, hold.y, USUAL + (HARDEST - USUAL) * part, now);
    if (now >= hold.until) this.letGo(now);
  }

  #stop(now: number): void {
    if (this.#slide) this.touching.leave(this.#slide.thing, now);
    this.#slide = undefined;
    this.letGo(now);
  }

  #near(thing: number): boolean {
    const here = this.touching.there(thing);
    return !!here && here.back === this.touching.back && Math.hypot(here.x - this.spot.x, here.y - this.spot.y) < 40;
  }
}
