/** Who has the floor: the last words stand until others are spoken, and no sooner than they can be read. */

import type { Event } from '../../wire/games/parrain.ts';
import { membersOf } from './people.ts';

export type Speech = { seat: number } & (
  | { kind: 'story'; card: number; mentions: number[]; text: string }
  | { kind: 'gesture'; gesture: number; text: string }
  | { kind: 'retort'; text: string }
  | { kind: 'cancels'; card: number; paid: number }
  | { kind: 'overrules'; card: number }
  | { kind: 'accuses' | 'convinced' | 'summons' | 'condemns'; target: number }
);

export function speechesOf(events: readonly Event[], godfather: number): Speech[] {
  return events.flatMap((one): Speech[] => {
    switch (one.event) {
      case 'excuse_told':
        return [{ kind: 'story', seat: one.seat, card: one.card, mentions: membersOf(one.mentions), text: one.text }];
      case 'said':
        return [one.seat === godfather ? { kind: 'gesture', seat: one.seat, gesture: one.gesture, text: one.text } : { kind: 'retort', seat: one.seat, text: one.text }];
      case 'cancelled':
        return [{ kind: 'cancels', seat: one.seat, card: one.card, paid: one.paid }];
      case 'overruled':
        return [{ kind: 'overrules', seat: godfather, card: one.card }];
      case 'accused':
        return [{ kind: 'accuses', seat: one.seat, target: one.target }];
      case 'convinced':
        return [{ kind: 'convinced', seat: godfather, target: one.target }];
      case 'summoned':
        return [{ kind: 'summons', seat: godfather, target: one.seat }];
      case 'concrete_poured':
      case 'culprit_named':
        return [{ kind: 'condemns', seat: godfather, target: one.seat }];
      default:
        return [];
    }
  });
}

const WAITING = 3; // speeches; whoever looks away for longer hears the last ones
const SHORTEST = 1300; // ms
const LETTER = 42;
const LONGEST = 9000;

/** ms that it takes to read it. */
export function lasts(speech: Speech): number {
  const letters = 'text' in speech ? speech.text.length : 0;
  return Math.min(LONGEST, SHORTEST + LETTER * letters);
}

export class Stand {
  now = $state.raw<(Speech & { id: number }) | null>(null);

  private step: number | null = null;
  private queue = $state.raw<readonly (Speech & { id: number })[]>([]);
  private count = 0;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `story`: all that was told, for whoever has just come. Steps that were skipped leave nothing to hear. */
  see(step: number, events: readonly Event[], story: readonly Event[], godfather: number): void {
    const follows = this.step !== null && step === this.step + 1;
    if (step === this.step) {
      if (!this.now) this.show(speechesOf(story, godfather).at(-1));
      return;
    }
    this.step = step;
    const spoken = speechesOf(events, godfather);
    if (!follows) {
      this.stop();
      this.show(spoken.at(-1) ?? speechesOf(story, godfather).at(-1));
      return;
    }
    // who may answer a story has little time: it is heard at once, whatever was being said
    if (spoken.some((one) => one.kind === 'story')) this.stop();
    this.queue = [...this.queue, ...spoken.map((one) => ({ ...one, id: ++this.count }))].slice(-WAITING);
    this.goOn();
  }

  /** More words wait behind these. */
  get waits(): boolean {
    return this.queue.length > 0;
  }

  /** A tap on the bubble: I have read it. */
  next(): void {
    this.until = 0;
    this.goOn();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.until = 0;
  }

  private show(speech: Speech | undefined): void {
    this.now = speech ? { ...speech, id: ++this.count } : null;
  }

  private goOn(): void {
    clearTimeout(this.timer);
    const left = this.until - Date.now();
    if (left > 0) {
      this.timer = setTimeout(() => this.goOn(), left);
      return;
    }
    const [next, ...rest] = this.queue;
    if (!next) return;
    this.queue = rest;
    this.now = next;
    this.until = Date.now() + lasts(next);
    if (rest.length) this.timer = setTimeout(() => this.goOn(), lasts(next));
  }
}
