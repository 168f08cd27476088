/** What happened in a step, for the eye and the ear. */

import type { BUZZES } from '../../furniture/buzz.ts';
import type { Sound } from '../../furniture/sound.ts';
import type { Event, View } from '../../wire/games/cuba.ts';
import type { Moment } from '../tavern/hold.svelte.ts';
import { UNKNOWN } from './codes.ts';

/** Pockets are turned out, and what comes of it. */
export type Scene = {
  /** whose pockets */
  seat: number;
  take: number;
  /** who shouted PAN!, or nobody's seat */
  shooter: number;
  /** what follows, to be said under it */
  news: Event | null;
};

const LASTS = { pockets: 3600, shot: 1600 } as const; // ms
export const POCKETS = LASTS.pockets;
export const STOP = 1900; // ms for each stop on the way of the box, when it is told
const AFTER = ['fell', 'ended', 'joker_given', 'recovered', 'went_out'] as const;

export function momentOf(_: View, events: readonly Event[]): Moment<View, Scene> | null {
  const shot = events.find((one) => one.event === 'shot');
  const target = shot ? shot.target : events.find((one) => one.event === 'showed')?.seat;
  if (target === undefined) return null;
  const showed = events.find((one) => one.event === 'showed' && one.seat === target);
  const take = showed?.event === 'showed' ? showed.take : UNKNOWN;
  const news = AFTER.map((name) => events.find((one) => one.event === name)).find((one) => one !== undefined) ?? null;
  const what: Scene = { seat: target, take, shooter: shot ? shot.seat : UNKNOWN, news };
  return { view: null, what, lasts: LASTS.pockets + (shot ? LASTS.shot : 0) };
}

/** The house itself sounds when it is your turn and when you win. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('shot')) return 'shot';
  if (heard.has('fell')) return 'doom';
  if (heard.has('recovered')) return 'coin';
  if (heard.has('accused')) return 'heart';
  const paper = ['box_passed', 'said_diamonds', 'said_tokens', 'said_left', 'said_take', 'questioned'] as const;
  return paper.some((one) => heard.has(one)) ? 'card' : null;
}

export function buzzOf(events: readonly Event[], seat: number): keyof typeof BUZZES | null {
  for (const one of events) {
    if (one.event === 'shot' || (one.event === 'accused' && one.target === seat)) return 'doom';
    if (one.event === 'questioned' && one.target === seat) return 'turn';
  }
  return null;
}
