/** What is heard of a mime: by those who see it, and by the one who feels it. */

import { soundRoom } from '../../../furniture/sound.ts';
import type { Touch } from './frames.ts';
import { ofSkin, ofThing, type Material } from './materials.ts';
import { VIEW } from './outline.ts';
import { Soundboard } from './sound.ts';
import type { Shown } from './track.ts';

const HARDER = 40; // more pressure than that, all at once, is a blow
const SLOWEST = 0.04; // units in a ms: slower than that, nothing rubs
const MOVES = 55; // as the skin has it
const KEEP = 60; // ms over which a speed is taken

let board: Soundboard | undefined;
function boardNow(): Soundboard | undefined {
  const room = soundRoom();
  if (!room) board?.hushAll();
  else if (board?.room !== room) board = new Soundboard(room);
  return room && board;
}

/** Where on the palm it is: the side of the little finger is on the left. */
export const sideOf = (x: number): number => Math.min(0.85, Math.max(-0.85, (2 * (x - VIEW.x)) / VIEW.wide - 1));

/** The true materials, from what is seen, picture by picture. */
export class Watching {
  #before: (Shown | undefined)[] = [];
  #at = 0;

  look(now: readonly (Shown | undefined)[], at: number): void {
    const passed = at - this.#at;
    if (passed >= 0 && passed < KEEP / 2) return;
    const sounds = boardNow();
    const before = this.#before;
    this.#before = [...now];
    this.#at = at;
    if (!sounds || passed < 0 || passed > 500) return;
    for (const thing of now.keys()) this.#hear(sounds, thing, before[thing], now[thing], passed);
  }

  /** Nobody looks any more. */
  end(): void {
    for (const thing of this.#before.keys()) board?.hush(thing);
  }

  #hear(sounds: Soundboard, thing: number, was: Shown | undefined, is: Shown | undefined, passed: number): void {
    if (!is || is.air) return sounds.hush(thing);
    const material = ofThing(thing, is.lies);
    const force = Math.min(1, 0.15 + is.pressure / 220);
    const side = sideOf(is.x);
    const fresh = !was || was.air || was.lies !== is.lies;
    if (fresh || is.pressure - was.pressure > HARDER) sounds.strike(thing, material, force, side);
    const speed = fresh ? 0 : Math.hypot(is.x - was.x, is.y - was.y) / passed;
    sounds.rub(thing, material, speed > SLOWEST ? speed : 0, force, side);
  }
}

/** What the skin tells of it, and nothing else. */
export class Sensing {
  #before = new Map<string, Touch>();

  take(felt: readonly Touch[]): void {
    const sounds = boardNow();
    const before = this.#before;
    this.#before = new Map(felt.map((touch) => [touch.key, touch]));
    if (!sounds) return;
    for (const key of before.keys()) if (!this.#before.has(key)) sounds.hush(key);
    for (const touch of felt) this.#hear(sounds, touch, before.get(touch.key));
  }

  #hear(sounds: Soundboard, touch: Touch, was: Touch | undefined): void {
    const material: Material = ofSkin(touch.texture, touch.temperature);
    const force = Math.min(1, 0.1 + touch.pressure / 240);
    const side = sideOf(touch.x);
    const anew = !was || touch.pressure - was.pressure > HARDER / 2 || touch.movement - was.movement > 150;
    if (anew) sounds.strike(touch.key, material, force, side);
    sounds.rub(touch.key, material, !anew && touch.movement >= MOVES ? touch.movement / 160 : 0, force, side);
  }
}
