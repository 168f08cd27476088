/** A mime as others see it: live, a little behind the pieces that come; or again, as it was kept. */

import { read } from './pieces.ts';
import { OBJECTS, SLOT } from '../touch.ts';
import { Track, type Shown } from './track.ts';

const BEHIND = 150; // ms kept in hand, so that a late piece stops nothing
const FAR = 450; // so far behind, it hurries
const LOST = 2500; // and so far, it jumps
const HURRY = 1.25;

export class Player {
  tracks = OBJECTS.map(() => new Track());
  upright = false;
  /** Where it stands, in ms. */
  head = 0;
  playing: boolean;
  #count = 0;
  #waiting = true;
  #next = 0; // of a live mime: the number of the piece that comes
  #closed: boolean;
  #last: number | undefined;

  /** Live, until it is closed; or of pieces that were kept, paused at the beginning. */
  constructor(pieces?: Iterable<Uint8Array>) {
    for (const piece of pieces ?? []) this.#add(piece);
    this.#closed = pieces !== undefined;
    this.playing = !this.#closed;
  }

  get live(): boolean {
    return !this.#closed;
  }

  get lasts(): number {
    return this.#count * SLOT;
  }

  get ended(): boolean {
    return this.#closed && this.head >= this.lasts;
  }

  /** A piece has come; one that was there already changes nothing. */
  take(piece: Uint8Array, number = this.#next): void {
    if (number < this.#next) return;
    this.#next = number + 1;
    this.#add(piece);
  }

  /** No more pieces come: what is there is played to its end. */
  close(): void {
    this.#closed = true;
  }

  play(): void {
    if (this.ended) this.head = 0;
    this.playing = true;
    this.#last = undefined;
  }

  pause(): void {
    this.playing = false;
  }

  seek(ms: number): void {
    this.head = Math.min(this.lasts, Math.max(0, ms));
  }

  /** Time goes on; what is on the hand now, by object. */
  look(now: number): (Shown | undefined)[] {
    const passed = this.#last === undefined ? 0 : now - this.#last;
    this.#last = now;
    if (this.playing) this.#go(passed);
    if (this.ended) this.playing = false;
    return this.tracks.map((track) => track.at(this.head, this.upright));
  }

  #go(passed: number): void {
    const left = this.lasts - this.head;
    if (this.#closed) {
      this.head = Math.min(this.lasts, this.head + passed);
    } else if (left > LOST) {
      this.head = this.lasts - BEHIND;
    } else {
      this.#waiting = left <= 0 || (this.#waiting && left < BEHIND);
      if (!this.#waiting) this.head = Math.min(this.lasts, this.head + passed * (left > FAR ? HURRY : 1));
    }
  }

  #add(piece: Uint8Array): void {
    const slot = read(piece);
    const start = this.lasts;
    this.#count += 1;
    if (!slot) return;
    this.upright = slot.upright;
    for (const sample of slot.samples) this.tracks[sample.object]?.add(sample, start + sample.t);
  }
}
