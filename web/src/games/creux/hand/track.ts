/** What one object does over time, between its samples too. */

import { falling } from './fall.ts';
import type { Sample } from './pieces.ts';

export type Shown = Pick<Sample, 'x' | 'y' | 'back' | 'lies' | 'held' | 'pressure' | 'angle'> & { /** touching nothing */ air?: boolean; falls?: boolean };
type Key = { at: number; sample: Sample };

const FURTHEST = 220; // ms between two samples of one movement

export class Track {
  keys: Key[] = [];
  #cursor = 0;

  add(sample: Sample, at: number): void {
    this.keys.push({ at, sample });
  }

  /** What it shows at this moment; undefined: it is not on the hand. Off an upright one it falls. */
  at(moment: number, upright = false): Shown | undefined {
    const number = this.#find(moment);
    const [one, then] = [this.keys[number], this.keys[number + 1]];
    if (one?.sample.lifted && upright && !one.sample.held) return falling(one.sample, moment - one.at);
    if (!one || one.sample.lifted) return undefined;
    const { sample: a } = one;
    const b = then?.sample;
    if (!b || b.lifted || b.back !== a.back || b.lies !== a.lies || then.at - one.at > FURTHEST) return a;
    const part = (moment - one.at) / Math.max(1, then.at - one.at);
    return { ...a, ...blend(a, b, Math.min(1, part)) };
  }

  /** When the touch began that lasts at this moment. */
  since(moment: number): number {
    let number = this.#find(moment);
    while (number > 0 && !this.keys[number - 1]?.sample.lifted) number -= 1;
    return this.keys[number]?.at ?? 0;
  }

  /** The last key that is not later; of several at once the last. */
  #find(moment: number): number {
    let number = this.#cursor;
    if ((this.keys[number]?.at ?? Infinity) > moment) number = -1;
    while ((this.keys[number + 1]?.at ?? Infinity) <= moment) number += 1;
    this.#cursor = Math.max(0, number);
    return number;
  }
}

function blend(a: Sample, b: Sample, part: number): Pick<Shown, 'x' | 'y' | 'pressure' | 'angle'> {
  const mix = (one: number, other: number) => one + (other - one) * part;
  const turn = ((b.angle - a.angle + 384) % 256) - 128; // the shorter way round
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), pressure: mix(a.pressure, b.pressure), angle: a.angle + turn * part };
}
