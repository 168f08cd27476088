/** Laughter and gasps: seen over whoever it was for a moment, and gone. */

import type { Event } from '../../wire/games/parrain.ts';

const LASTS = 2600; // ms

export class Reactions {
  /** by seat */
  now = $state.raw<Readonly<Record<number, number>>>({});
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  hear(events: readonly Event[]): void {
    for (const one of events) {
      if (one.event !== 'reacted') continue;
      this.now = { ...this.now, [one.seat]: one.reaction };
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.now = Object.fromEntries(Object.entries(this.now).filter(([seat]) => Number(seat) !== one.seat));
      }, LASTS);
      this.timers.add(timer);
    }
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
