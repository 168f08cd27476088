/** What is felt, in a line of words: as precise as the skin, and no more. */

import type { Touch } from './frames.ts';
import { tell } from './words.ts';

const PAUSE = 1100; // ms between two lines: who listens must be able to follow
const SILENT = 1500; // ms without anything, until that is said
const LONG = 6; // frames: what moves that long taps again and again
const MOVES = 55;
const SPREAD = 0.34; // of a touch is felt in one zone at least, or it has no place
const PALM = 'wholePalm';
const LONGEST = 100; // letters: what is longer says the strongest alone

export class Captions {
  #moving = new Map<string, number>();
  #said = '';
  #at = -Infinity;
  #silent = -Infinity;

  /** A new line, or undefined where the last one still holds, or is too fresh. */
  take(felt: readonly Touch[], now: number): string | undefined {
    for (const touch of felt) this.#moving.set(touch.key, touch.movement >= MOVES ? (this.#moving.get(touch.key) ?? 0) + 1 : 0);
    for (const key of this.#moving.keys()) if (!felt.some((touch) => touch.key === key)) this.#moving.delete(key);
    if (felt.length) this.#silent = now;
    if (now - this.#at < PAUSE || (!felt.length && now - this.#silent < SILENT)) return undefined;
    const line = this.line(felt);
    if (line === this.#said) return undefined;
    this.#said = line;
    this.#at = now;
    return line;
  }

  line(felt: readonly Touch[]): string {
    if (!felt.length) return tell('nothing');
    const [first = '', second] = felt.slice(0, 2).map((touch) => tell('something', touch.texture, warmth(touch), this.#manner(touch), placeOf(touch)));
    const both = second === undefined ? first : tell('both', first, second);
    const line = both.length > LONGEST ? first : both;
    return line.charAt(0).toUpperCase() + line.slice(1);
  }

  #manner(touch: Touch): string {
    if (touch.even) return 'slides';
    if ((this.#moving.get(touch.key) ?? 0) >= LONG) return 'taps';
    if (touch.movement >= MOVES) return 'touches';
    return touch.pressure > 190 ? 'presses' : '';
  }
}

function warmth({ temperature }: Touch): string {
  return temperature <= 6 ? 'cold' : temperature >= 9.5 ? 'warm' : '';
}

/** The zone; or the finger, the palm, the hand, where it is felt all over. Behind, little more than which finger. */
function placeOf({ zones, zone, back }: Touch): string {
  const partOf = (one: string) => (one.includes('.') ? (one.split('.')[0] ?? '') : PALM);
  if (back) return partOf(zone) === PALM ? 'back' : `${partOf(zone)}.back`;
  const all = [...zones.values()].reduce((sum, one) => sum + one, 0);
  if ((zones.get(zone) ?? 0) / all >= SPREAD) return zone;
  const parts = new Set([...zones.keys()].map(partOf));
  if (parts.size > 1) return parts.has(PALM) ? 'all' : 'fingers';
  return parts.has(PALM) ? 'wholePalm' : `${partOf(zone)}.all`;
}
