/** What happened in a step, for the eye and the ear. */

import type { Sound } from '../../furniture/sound.ts';
import type { Event } from '../../wire/games/blackstone.ts';

const WEIGHT = { lost: 4, won: 3, shared: 3, drew_black: 2, passed: 1 } as const satisfies Partial<Record<Event['event'], number>>;

/** The event that everybody should see; none where only white stones came. */
export function newsOf(events: readonly Event[]): Event | null {
  const weight = (one: Event) => (one.event in WEIGHT ? WEIGHT[one.event as keyof typeof WEIGHT] : 0);
  return events.filter((one) => weight(one) > 0).sort((a, b) => weight(b) - weight(a))[0] ?? null;
}

export function isGrave(one: Event): boolean {
  return one.event === 'lost' || one.event === 'drew_black';
}

/** The house itself sounds when it is your turn and when the game is over. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('lost')) return 'doom';
  if (heard.has('drew_black')) return 'doom';
  if (heard.has('passed') || heard.has('won') || heard.has('shared')) return 'coin';
  return heard.has('drew_white') || heard.has('gathered') ? 'card' : null;
}

/** How many stones came before this one in the step: they leave the bag one after the other. */
export function orderOf(events: readonly Event[], value: number): number {
  return Math.max(0, events.filter((one) => one.event === 'drew_white' || one.event === 'drew_black').findIndex((one) => one.event === 'drew_white' && one.card === value));
}
