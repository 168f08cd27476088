/** What is felt, as the device’s own trembling: a pulse for a touch, ticks for what slides. */

import { wishes } from '../../../house/wishes.svelte.ts';
import type { Touch } from './frames.ts';

const ANEW = 24; // more pressure than that is a touch
const MOVES = 55;
const EVERY = 2; // frames between two ticks

export class Buzzing {
  #before = new Map<string, number>();
  #frames = 0;

  /** How long the device trembles, in ms; 0: not at all. */
  pulse(felt: readonly Touch[]): number {
    this.#frames += 1;
    let pulse = 0;
    for (const { key, pressure, movement } of felt) {
      if (pressure - (this.#before.get(key) ?? 0) > ANEW) pulse = Math.max(pulse, Math.round(12 + pressure / 9));
      else if (movement >= MOVES && this.#frames % EVERY === 0) pulse = Math.max(pulse, 6);
    }
    this.#before = new Map(felt.map(({ key, pressure }) => [key, pressure]));
    return pulse;
  }

  take(felt: readonly Touch[]): void {
    const pulse = this.pulse(felt);
    const touched = navigator.userActivation?.hasBeenActive ?? true;
    if (pulse && touched && wishes('buzz') && 'vibrate' in navigator) navigator.vibrate(pulse);
  }
}
