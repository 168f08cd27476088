/** A mime on its way, in pieces of a tenth of a second.

Svelte doesn't watch any of it: ten times a second a whole table would be drawn anew. Whoever draws
pieces or frames listens to them. A piece that was on its way when the line broke is sent again,
with its number, and counts once. */

import type { MimeEar, MimeStream } from '../games/contract.ts';
import type { Felt, FromBrowser, Miming, Piece, Refused, WholeMime } from './types.ts';

type Wish = { number: number; done: (pieces: Uint8Array[]) => void; no: (why: Error) => void };
type Waiting = { number: number; data: string };

/** The mime was over before this piece came: its end tells enough. */
const LATE = 'table.stream';
/** Frames after which the house is told that somebody feels them; else it holds the hand still. */
const SAID_EVERY = 5;

export class Stream implements MimeStream {
  pieces: (Uint8Array | undefined)[] = [];
  felt: Uint8Array | null = null;

  private table = '';
  private readonly ears = new Set<MimeEar>();
  private wishes: Wish[] = [];
  private waiting: Waiting[] = []; // pieces that the house has not acknowledged
  private frames = 0; // that somebody felt, since the line was mended
  private kept: Miming | null = null; // what it has acknowledged; null: not known since the line was mended
  private next = 0; // the place of the next one
  private ends: ((fingerprint: string) => void)[] = [];
  private ended = false; // the fingerprint was told, for the form that ends it

  constructor(private readonly say: (message: FromBrowser) => boolean) {}

  hear = (ear: MimeEar): (() => void) => {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  };

  send = (piece: Uint8Array): void => {
    const one = { number: this.next, data: encoded(piece) };
    this.ended = false;
    this.next += 1;
    this.waiting.push(one);
    this.chunk(one);
  };

  end = (): Promise<string> =>
    new Promise((done) => {
      this.ends.push(done);
      this.settle();
    });

  ask = (number: number): Promise<readonly Uint8Array[]> =>
    new Promise((done, no) => {
      const wish = { number, done, no };
      this.wishes.push(wish);
      this.wish(wish);
    });

  /** A table is laid, or shown anew after the line was mended. */
  lay(table: string): void {
    if (table !== this.table) this.forget();
    this.table = table;
    this.pieces = [];
    this.felt = null;
    this.kept = null;
    this.frames = 0;
    for (const wish of this.wishes) this.wish(wish);
  }

  /** What the house has of one's own mime: what is missing there is sent again. */
  miming(told: Miming): void {
    if (told.table !== this.table) return;
    const back = this.kept === null;
    if (told.pieces === 0) this.ended = false; // another one begins
    const [first] = this.waiting;
    if (first && told.pieces < first.number) this.waiting = []; // they were of a mime that is over
    this.waiting = this.waiting.filter((one) => one.number >= told.pieces);
    this.kept = told;
    if (this.waiting.length === 0) this.next = told.pieces;
    if (back) for (const one of this.waiting) this.chunk(one);
    this.settle();
  }

  piece({ table, number, data }: Piece): void {
    if (table !== this.table) return;
    if (number < this.pieces.length) {
      if (number > 0 && number === this.pieces.length - 1) return; // told twice
      this.pieces = []; // another mime
    }
    const bytes = decoded(data);
    this.pieces[number] = bytes;
    for (const ear of this.ears) ear.piece?.(bytes, number);
  }

  feel({ table, data }: Felt): void {
    if (table !== this.table) return;
    this.felt = decoded(data);
    const ears = [...this.ears].filter((ear) => ear.felt);
    if (ears.length === 0) return;
    if (this.frames % SAID_EVERY === 0) this.say({ t: 'feel', table });
    this.frames += 1;
    for (const ear of ears) ear.felt?.(this.felt);
  }

  whole({ table, number, pieces }: WholeMime): void {
    if (table !== this.table) return;
    const found = pieces.map(decoded);
    for (const wish of this.taken((one) => one.number === number)) wish.done(found);
  }

  /** Whether a person should read why not; pieces that came after one that was refused say no more. */
  refused({ piece, mime, rule, text }: Refused): boolean {
    for (const wish of this.taken((one) => one.number === mime)) wish.no(new Error(text));
    if (piece === undefined) {
      if (mime === undefined && this.ended) this.tellRefused(rule, text);
      return mime === undefined;
    }
    if (piece !== this.waiting[0]?.number) return false;
    [this.waiting, this.next] = [[], piece];
    this.tellRefused(rule, text);
    this.settle();
    return rule !== LATE;
  }

  private tellRefused(rule: string, text: string): void {
    this.ended = false;
    for (const ear of this.ears) ear.refused?.(rule, text);
  }

  private chunk({ number, data }: Waiting): void {
    if (this.kept) this.say({ t: 'chunk', table: this.table, number, data });
  }

  private wish({ number }: Wish): void {
    this.say({ t: 'mime', table: this.table, number });
  }

  private taken(fits: (wish: Wish) => boolean): Wish[] {
    const found = this.wishes.filter(fits);
    this.wishes = this.wishes.filter((wish) => !fits(wish));
    return found;
  }

  private settle(): void {
    if (this.kept === null || this.waiting.length > 0) return;
    this.ended ||= this.ends.length > 0;
    for (const end of this.ends.splice(0)) end(this.kept.fingerprint);
  }

  private forget(): void {
    for (const wish of this.taken(() => true)) wish.no(new Error(this.table));
    [this.waiting, this.ends, this.next, this.ended] = [[], [], 0, false];
  }
}

/** Where nobody mimes now, whole mimes can be had all the same: a replay, a television. */
export function onlyWhole(ask: MimeStream['ask']): MimeStream {
  return { pieces: [], felt: null, hear: () => () => {}, send: () => {}, end: () => Promise.resolve(''), ask };
}

/** The bytes that stand in a message. */
export function decoded(data: string): Uint8Array {
  return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
}

export function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
