/**
 * A mime as it is made: what touches the hand, cut into pieces of a tenth of a second.
 *
 * The house may refuse no piece for the slip of a finger: nothing is quicker here than an arm, and nothing floats.
 */

import { rests } from './geometry.ts';
import { read, write, type Sample } from './pieces.ts';
import { FASTEST, FULLEST, LONGEST, OBJECTS, SLOT, WIDE, HIGH } from '../touch.ts';

const OFTEN = 33; // ms between two looks at what moves
const ROOM = FULLEST - OBJECTS.length; // beyond that, only what begins and ends is written

export type Contact = Pick<Sample, 'lies' | 'back' | 'held' | 'x' | 'y' | 'pressure' | 'angle'>;
type Told = Contact & { at: number };

export class Recorder {
  /** The pieces that went out; of those before a fresh beginning, only how many they were. */
  pieces: Uint8Array[] = [];
  count = 0;
  over = false;
  /** The objects that have touched the hand. */
  used = new Set<number>();
  #begin: number | undefined;
  #wanted: (Contact | undefined)[] = OBJECTS.map(() => undefined);
  #told: (Told | undefined)[] = OBJECTS.map(() => undefined);
  #falls = new Set<number>();
  #samples: Sample[] = [];

  constructor(
    readonly upright: boolean,
    readonly onpiece: (piece: Uint8Array, number: number) => void,
    readonly onsample: (sample: Sample, at: number) => void = () => {},
    readonly most = LONGEST,
  ) {}

  get begun(): boolean {
    return this.#begin !== undefined;
  }

  /** How long it has lasted, in ms. */
  lasted(now: number): number {
    return this.#begin === undefined ? 0 : Math.min(this.most * SLOT, now - this.#begin);
  }

  /** What touches the hand now, as it was told to the house. */
  there(thing: number): Contact | undefined {
    return this.#told[thing];
  }

  touch(thing: number, contact: Contact, now: number): void {
    if (this.over) return;
    const held = contact.held || !this.upright; // nothing stays on an upright hand by itself
    if (held) this.#falls.delete(thing);
    else this.#falls.add(thing);
    this.#wanted[thing] = held && rests(contact.x, contact.y) ? whole(contact) : undefined;
    this.#begin ??= this.#wanted[thing] && now;
    this.tick(now);
    this.#tell(thing, this.#at(now));
  }

  lift(thing: number, now: number): void {
    this.#wanted[thing] = undefined;
    this.tick(now);
    this.#tell(thing, this.#at(now));
  }

  /** Time goes on: pieces that are complete go out. */
  tick(now: number): void {
    while (!this.over && this.#begin !== undefined && now - this.#begin >= (this.count + 1) * SLOT) this.#send();
    if (this.#begin !== undefined) for (const thing of OBJECTS.keys()) this.#tell(thing, this.#at(now));
  }

  /** C’est fini: the last piece goes out as it is. */
  finish(now: number): void {
    this.tick(now);
    if (!this.over && this.#begin !== undefined) this.#send();
    this.over = true;
  }

  /** The house has only so many pieces, of which this is the newest: the mime goes on from there. */
  goOn(count: number, newest: Uint8Array | undefined, now: number): void {
    this.pieces = this.pieces.slice(0, Math.max(0, this.pieces.length - this.count + count));
    this.count = count;
    this.#begin = now - count * SLOT;
    this.#told = OBJECTS.map(() => undefined);
    for (const { t, object, lifted, ...contact } of (newest && read(newest)?.samples) ?? []) {
      this.#told[object] = lifted ? undefined : { ...contact, at: (count - 1) * SLOT + t };
    }
    this.#wanted = this.#told.map((told) => (told && !this.upright ? { ...told, held: false, pressure: 0 } : undefined));
    this.used = new Set(this.pieces.flatMap((piece) => read(piece)?.samples ?? []).map(({ object }) => object));
    this.over = count >= this.most;
    this.#open();
  }

  #at(now: number): number {
    return this.#begin === undefined ? 0 : Math.floor(now - this.#begin);
  }

  #send(): void {
    const piece = write({ upright: this.upright, samples: this.#samples });
    this.pieces.push(piece);
    this.count += 1;
    this.onpiece(piece, this.count - 1);
    this.over ||= this.count >= this.most;
    this.#open();
  }

  /** A piece begins with all that is there. */
  #open(): void {
    this.#samples = [];
    if (this.over) return;
    const start = this.count * SLOT;
    for (const thing of OBJECTS.keys()) {
      if (this.#told[thing] && !this.#tell(thing, start, true)) this.#add(thing, { ...this.#told[thing], at: start }, false);
    }
  }

  /** Bring what the house knows of a thing up to what is wanted; was anything written? */
  #tell(thing: number, at: number, always = false): boolean {
    const [wanted, told] = [this.#wanted[thing], this.#told[thing]];
    if (this.over || (!wanted && !told) || at >= (this.count + 1) * SLOT) return false;
    if (!wanted || !told || wanted.back !== told.back) {
      if (this.#samples.length >= FULLEST - 1 && !always) return false; // told as the next piece begins
      if (told) this.#add(thing, { ...told, held: told.held && !this.#falls.has(thing), pressure: 0, at }, true);
      if (wanted) this.#add(thing, { ...wanted, at }, false);
      return true;
    }
    const turned = wanted.lies !== told.lies || wanted.held !== told.held;
    if (!always && !turned && (at - told.at < OFTEN || same(wanted, told) || this.#samples.length >= ROOM)) return false;
    if (!always && this.#samples.length >= FULLEST) return false;
    const next = { ...wanted, ...within(told, wanted, at - told.at), at };
    if (rests(next.x, next.y)) {
      this.#add(thing, next, false);
    } else {
      this.#add(thing, { ...told, pressure: 0, at }, true); // on its way over a gap it does not touch
      if (this.#samples.length < FULLEST) this.#add(thing, { ...wanted, at }, false);
    }
    return true;
  }

  #add(thing: number, { at, ...contact }: Told, lifted: boolean): void {
    const sample = { ...contact, t: at - this.count * SLOT, object: thing, lifted };
    this.#samples.push(sample);
    if (!lifted) this.used.add(thing);
    this.#told[thing] = lifted ? undefined : { ...contact, at };
    this.onsample(sample, at);
  }
}

function whole(contact: Contact): Contact {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    ...contact,
    x: within(contact.x, WIDE - 1),
    y: within(contact.y, HIGH - 1),
    pressure: within(contact.pressure, 255),
    angle: ((Math.round(contact.angle) % 256) + 256) % 256,
  };
}

function same(one: Contact, other: Contact): boolean {
  return one.x === other.x && one.y === other.y && one.pressure === other.pressure && one.angle === other.angle;
}

/** As far on the way as an arm gets in that time. */
function within(from: Contact, to: Contact, ms: number): { x: number; y: number } {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(1, (FASTEST * Math.max(1, ms)) / Math.max(1, way));
  return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
}
