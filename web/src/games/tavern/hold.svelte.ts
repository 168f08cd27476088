/** What must be seen stays in sight for a moment, though the game has gone on. */

import { remember } from '../../furniture/motion.ts';

/** `view`: the table as it was at that moment; null where the newest one shows it all. */
export type Moment<View, What> = { view: View | null; what: What; lasts: number };

export type Worth<View, Event, What> = (before: View, events: readonly Event[]) => Moment<View, What> | null;

export class Hold<View, Event, What> {
  now = $state.raw<Moment<View, What> | null>(null);

  private last: { view: View; step: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `worth` tells what is worth a longer look. */
  constructor(private readonly worth: Worth<View, Event, What>) {}

  /** Before the page changes. Steps that were skipped leave nothing to hold on to. */
  see(view: View, step: number, events: readonly Event[]): void {
    const { last } = this;
    if (last?.step === step) return;
    this.last = { view, step };
    const follows = last !== null && step === last.step + 1;
    const moment = follows ? this.worth(last.view, events) : null;
    if (!follows) this.release();
    if (!moment) return;
    this.now = moment;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      remember();
      this.release();
    }, moment.lasts);
  }

  release(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}
