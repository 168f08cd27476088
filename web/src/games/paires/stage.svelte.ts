/** What the table shows: what it was told, but the end of a round stays in sight for a moment. */

import { remember } from '../../furniture/motion.ts';
import type { Event, View } from '../../wire/games/paires.ts';
import { asItEnded, endOf, takenFrom, type RoundEnd } from './round.ts';

export const HOLD = { paired: 2000, folded: 1500 } as const; // ms

export type Held = { view: View; end: RoundEnd; events: readonly Event[] };

export class Stage {
  /** the round that has just ended, while it is still in sight */
  held = $state.raw<Held | null>(null);
  /** how many rounds this page has seen end: cards of different rounds are different cards */
  round = $state(0);
  /** by seat: where its newest score card came from */
  taken = $state.raw<Readonly<Record<number, string>>>({});

  private last: { view: View; step: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Before the page changes. Steps that were skipped leave nothing to hold on to. */
  see(view: View, step: number, events: readonly Event[]): void {
    const { last } = this;
    if (last?.step === step) return;
    this.last = { view, step };
    const end = last && step === last.step + 1 ? endOf(events) : null;
    if (!last || !end) {
      if (last && step !== last.step + 1) this.release();
      return;
    }
    if (this.held) this.round += 1; // the round before this one was still in sight
    const shown = asItEnded(last.view, end);
    const from = takenFrom(shown, end, this.round);
    this.held = { view: shown, end, events };
    this.taken = from === undefined ? this.taken : { ...this.taken, [end.seat]: from };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      remember();
      this.release();
    }, HOLD[end.how]);
  }

  release(): void {
    clearTimeout(this.timer);
    if (this.held) this.round += 1;
    this.held = null;
  }
}
