/** What the Child does with the objects, however it is done: by finger, mouse or keyboard. */

import { falling } from './fall.ts';
import { rests } from './geometry.ts';
import { kindOf, LIE, nextWay, spins, waysOf } from './lies.ts';
import { Recorder, type Contact } from './recorder.ts';
import { OBJECTS } from '../touch.ts';
import type { Shown } from './track.ts';

export const USUAL = 90; // how hard, where nothing is said
export const HARDEST = 240;
const DROPPED = 200;
const KNOCK = 110; // ms that a tap lasts, and the blow of what falls
const SPINS = 4200; // ms, until it falls
const WOBBLE = 40; // ms between two steps of what spins

/** What is against a touch, in words; `used`: the objects that have touched the hand so far. */
export type Refuses = (thing: number, contact: Contact, used: ReadonlySet<number>) => string | undefined;
type Later = { at: number; thing: number; act: (now: number) => void };
type Spin = { since: number; next: number; x: number; y: number };

export class Touching {
  /** Which side of the hand is up. */
  back = false;
  lies: number[] = OBJECTS.map((_, thing) => LIE[waysOf(thing)[0] ?? 'laid']);
  angles = OBJECTS.map(() => 0);
  /** Carried above the hand, touching nothing: the Child alone sees that. */
  air = new Map<number, { x: number; y: number }>();
  #falls = new Map<number, { from: Shown; since: number }>();
  #later: Later[] = [];
  #spins = new Map<number, Spin>();

  constructor(
    readonly recorder: Recorder,
    readonly refuses: Refuses = () => undefined,
    readonly onrefused: (word: string) => void = () => {},
    readonly onfall: (thing: number) => void = () => {},
  ) {}

  there(thing: number): Contact | undefined {
    return this.recorder.there(thing);
  }

  get lying(): number[] {
    return [...OBJECTS.keys()].filter((thing) => this.there(thing));
  }

  /** It touches here, held by the Child; false where it does not, or may not. */
  touch(thing: number, x: number, y: number, pressure: number, now: number): boolean {
    if (!rests(x, y)) return false;
    const contact: Contact = { lies: this.lies[thing] ?? 0, back: this.back, held: true, x, y, pressure, angle: this.angles[thing] ?? 0 };
    const word = this.refuses(thing, contact, this.recorder.used);
    if (word !== undefined) {
      this.onrefused(word);
      return false;
    }
    this.#forget(thing);
    this.air.delete(thing);
    this.recorder.touch(thing, contact, now);
    return true;
  }

  /** The Child lets go: it lies there by itself, spins, or falls off a hand held upright. */
  leave(thing: number, now: number, pressure = 0): void {
    const here = this.there(thing);
    if (!here) return;
    if (this.recorder.upright) this.#fall(thing, here, now);
    else if (spins(thing, here.lies)) this.#spins.set(thing, { since: now, next: now, x: here.x, y: here.y });
    this.recorder.touch(thing, { ...here, held: false, pressure }, now);
  }

  /** Let fall from a little above: a blow, then it lies. */
  drop(thing: number, x: number, y: number, now: number): void {
    if (!this.touch(thing, x, y, DROPPED, now)) return;
    this.#after(KNOCK, thing, now, (then) => this.leave(thing, then));
  }

  lift(thing: number, now: number): void {
    this.#forget(thing);
    this.recorder.lift(thing, now);
  }

  /** A knock; what was lying there goes on lying there. */
  tap(thing: number, x: number, y: number, now: number, pressure = 130): void {
    const stays = this.there(thing);
    const same = stays && stays.back === this.back && Math.hypot(stays.x - x, stays.y - y) < 1;
    if (!same && stays) this.lift(thing, now);
    if (this.touch(thing, x, y, pressure, now)) this.#after(KNOCK, thing, now, (then) => (same ? this.leave(thing, then) : this.lift(thing, then)));
  }

  /** After a touch that was too short to be felt, the end comes a little later. */
  liftAfter(thing: number, since: number, now: number): void {
    this.#after(Math.max(0, since + KNOCK - now), thing, now, (then) => this.lift(thing, then));
  }

  turn(thing: number, by: number, now: number): void {
    this.angles[thing] = ((this.angles[thing] ?? 0) + by + 256) % 256;
    this.#again(thing, now);
  }

  /** Lay it, stand it, crumple it: the next way in which it can lie, or this one. */
  way(thing: number, now: number, lies = nextWay(thing, this.lies[thing] ?? 0)): void {
    this.lies[thing] = lies;
    const here = this.there(thing);
    this.#again(thing, now);
    if (here && !here.held) this.leave(thing, now); // a top that was laid begins to spin
  }

  tick(now: number): void {
    const due = this.#later.filter((one) => one.at <= now);
    this.#later = this.#later.filter((one) => one.at > now);
    for (const one of due) one.act(now);
    for (const [thing, spin] of this.#spins) this.#spin(thing, spin, now);
    this.recorder.tick(now);
  }

  shown(now: number): (Shown | undefined)[] {
    return [...OBJECTS.keys()].map((thing) => {
      const air = this.air.get(thing);
      if (!air) return this.there(thing) ?? this.#fallen(thing, now);
      return { ...air, back: this.back, lies: this.lies[thing] ?? 0, held: true, pressure: 0, angle: this.angles[thing] ?? 0, air: true };
    });
  }

  #fall(thing: number, from: Contact, since: number): void {
    this.#falls.set(thing, { from, since });
    this.onfall(thing);
  }

  #fallen(thing: number, now: number): Shown | undefined {
    const fall = this.#falls.get(thing);
    return fall && falling(fall.from, now - fall.since);
  }

  #again(thing: number, now: number): void {
    const here = this.there(thing);
    if (!here) return;
    this.#forget(thing);
    this.recorder.touch(thing, { ...here, lies: this.lies[thing] ?? 0, angle: this.angles[thing] ?? 0 }, now);
  }

  #spin(thing: number, spin: Spin, now: number): void {
    const here = this.there(thing);
    if (!here) {
      this.#spins.delete(thing);
    } else if (now - spin.since > SPINS) {
      this.#spins.delete(thing);
      this.lies[thing] = LIE.laid;
      this.recorder.touch(thing, { ...here, lies: LIE.laid, pressure: 0 }, now);
      if (kindOf(thing) === 'top') this.lies[thing] = LIE.upright; // as it is taken up next time
    } else if (now >= spin.next) {
      spin.next = now + WOBBLE;
      const wide = 3 + (9 * (now - spin.since)) / SPINS;
      const turn = (now - spin.since) / 130;
      const [x, y] = [spin.x + wide * Math.cos(turn), spin.y + wide * Math.sin(turn * 1.3)];
      if (rests(x, y)) this.recorder.touch(thing, { ...here, x, y, angle: here.angle + 31 }, now);
    }
  }

  #after(ms: number, thing: number, now: number, act: Later['act']): void {
    this.#later.push({ at: now + ms, thing, act });
  }

  #forget(thing: number): void {
    this.#falls.delete(thing);
    this.#later = this.#later.filter((one) => one.thing !== thing);
    this.#spins.delete(thing);
  }
}
