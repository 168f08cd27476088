/** What happened in a step, for the ear and the hand; and how long the end is told. */

import type { BUZZES } from '../../furniture/buzz.ts';
import type { Sound } from '../../furniture/sound.ts';
import type { Event, View } from '../../wire/games/parrain.ts';

export const BELL = 1;
export const STARE = 2;
export const QUESTION = 3;
const REACTIONS: readonly Sound[] = ['laugh', 'gasp', 'clap', 'ahem'];

/** The house itself sounds when it is your turn and when you win. */
export function soundOf(events: readonly Event[]): Sound | null {
  for (const one of events) {
    if (one.event === 'concrete_poured' || one.event === 'culprit_named') return 'concrete';
    if (one.event === 'trapped') return 'siren';
    if (one.event === 'said' && one.gesture === BELL) return 'bell';
    if (one.event === 'reacted') return REACTIONS[one.reaction] ?? null;
  }
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('accused')) return 'heart';
  if (heard.has('convinced')) return 'gavel';
  if (heard.has('cancelled') || heard.has('overruled')) return 'stamp';
  if (heard.has('rotated') || heard.has('exchanged')) return 'bag';
  return heard.has('excuse_told') ? 'card' : null;
}

export function buzzOf(events: readonly Event[], seat: number): keyof typeof BUZZES | null {
  for (const one of events) {
    if ((one.event === 'concrete_poured' || one.event === 'culprit_named') && one.seat === seat) return 'doom';
    if (one.event === 'accused' && one.target === seat) return 'doom';
    if (one.event === 'excuse_told' && (one.mentions >> seat) & 1) return 'turn';
  }
  return null;
}

// the end, in ms: the deed, then a bag after another, then a stop of the money after another
export const DEED = 3600;
export const BAG = 1100;
export const STOP = 1900;

export function endLasts(view: View): number {
  return DEED + BAG * (view.bags.filter((bag) => bag !== -1).length + 1) + STOP * (view.way.length + 1);
}
