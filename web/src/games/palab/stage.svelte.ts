/** What must be seen stays in sight for a moment, though the game has gone on. */

import type { Event } from '../../wire/games/palab.ts';
import { Manner, type Bots } from './manner.ts';
import { flashesOf, LASTS, linesOf, momentsOf, passesOf, type Line, type Moment, type Pass } from './telling.ts';

const WAITING = 3; // moments; more than that and the game has run away
const SPOKEN = 3600; // ms that a line stays over a head
const PASSING = 1800; // ms that cards are on their way
const FLASH = 2600; // ms that a card is held up

export type Shown = Moment & { id: number };

export class Stage {
  moment = $state.raw<Shown | null>(null);
  lines = $state.raw<Readonly<Record<number, Line & { id: number }>>>({});
  passes = $state.raw<{ id: number; list: readonly Pass[] } | null>(null);
  /** by seat: a card held up for all to see */
  flashes = $state.raw<Readonly<Record<number, number>>>({});
  /** how often the direction has turned while one looked on */
  turned = $state(0);

  private queue: Shown[] = [];
  private step: number | null = null;
  private count = 0;
  private readonly manner = new Manner();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private showing: ReturnType<typeof setTimeout> | undefined;

  /** Steps that were skipped leave nothing to look at. */
  see(step: number, events: readonly Event[], seats: number, bots: Bots = {}): void {
    const follows = this.step !== null && step === this.step + 1;
    if (step === this.step) return;
    this.step = step;
    const remarks = this.manner.remarks(events, bots);
    if (!follows) return;
    this.queue.push(...momentsOf(events).map((one) => ({ ...one, id: ++this.count })));
    this.queue.splice(0, this.queue.length - WAITING);
    if (!this.moment) this.next();
    if (events.some((one) => one.event === 'turned')) this.turned += 1;
    this.speak([...linesOf(events), ...remarks]);
    const flashes = flashesOf(events);
    if (Object.keys(flashes).length) {
      this.flashes = flashes;
      this.later(FLASH, () => this.flashes === flashes && (this.flashes = {}));
    }
    const list = passesOf(events, seats);
    if (list.length) {
      const id = ++this.count;
      this.passes = { id, list };
      this.later(PASSING, () => this.passes?.id === id && (this.passes = null));
    }
  }

  /** On to what comes next, or back to the table. */
  next(): void {
    clearTimeout(this.showing);
    this.moment = this.queue.shift() ?? null;
    if (this.moment) this.showing = setTimeout(() => this.next(), LASTS[this.moment.kind]);
  }

  stop(): void {
    clearTimeout(this.showing);
    for (const timer of this.timers) clearTimeout(timer);
  }

  private speak(lines: readonly Line[]): void {
    if (!lines.length) return;
    const said = Object.fromEntries(lines.map((line) => [line.seat, { ...line, id: ++this.count }]));
    this.lines = said; // whoever spoke before has been heard
    this.later(SPOKEN, () => this.lines === said && (this.lines = {}));
  }

  private later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }
}
