/** What happened in a step, for the eye and the ear. */

import type { Sound } from '../../furniture/sound.ts';
import type { Event, View } from '../../wire/games/pirates.ts';
import { HIDDEN } from '../contract.ts';
import type { Moment } from '../tavern/hold.svelte.ts';

/** Somebody does something to somebody; `news` is how it came out. */
export type Gesture = {
  how: 'attacked' | 'challenged' | 'accused';
  from: number;
  to: number;
  /** the card that came to lie there, or would have */
  card: number | null;
  news: Event | null;
  /** who is put out by it */
  out: number | null;
};

const LASTS = { glance: 1700, fate: 3200 } as const; // ms

/** A gesture across the table stays for a moment; where somebody goes out, the table waits with it. */
export function momentOf(before: View, events: readonly Event[]): Moment<View, Gesture> | null {
  const gesture = gestureOf(before, events);
  if (!gesture) return null;
  if (gesture.out === null) return { view: null, what: gesture, lasts: LASTS.glance };
  return { view: asItWas(before, gesture), what: gesture, lasts: LASTS.fate };
}

function gestureOf(before: View, events: readonly Event[]): Gesture | null {
  const deed = events.find((one) => one.event === 'attacked' || one.event === 'challenged' || one.event === 'accused');
  const paired = events.find((one) => one.event === 'paired');
  const landed = events.find((one) => one.event === 'landed');
  const verdict = events.find((one) => one.event === 'caught' || one.event === 'cleared');
  const out = events.find((one) => one.event === 'went_out')?.seat ?? null;
  // the card of a challenge may be turned up in a step of its own
  if (paired) return { how: 'challenged', from: deed?.seat ?? before.turn, to: paired.seat, card: paired.card, news: paired, out };
  if (!deed) return null;
  return { how: deed.event, from: deed.seat, to: deed.target, card: landed?.card ?? null, news: verdict ?? null, out };
}

/** Before anybody's cards were swept away, with the card of a failed challenge among them. */
function asItWas(before: View, { how, to, card }: Gesture): View {
  if (how !== 'challenged' || card === null) return before;
  return { ...before, front: before.front.map((cards, seat) => (seat === to ? [...cards, card].sort((a, b) => a - b) : cards)) };
}

/** A hand that was shown to this seat alone, and what lay in front of its owner then. */
export type Glimpse = { seat: number; cards: readonly number[]; front: readonly number[] };

export function glimpseOf(before: View, events: readonly Event[]): Glimpse | null {
  const shown = events.flatMap((one) => (one.event === 'shown' && one.card !== HIDDEN ? [one] : []));
  const [first] = shown;
  return first ? { seat: first.seat, cards: shown.map((one) => one.card), front: before.front[first.seat] ?? [] } : null;
}

/** The house itself sounds when it is your turn and when you win. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('went_out')) return 'doom';
  const cards = ['landed', 'drew', 'dealt', 'revealed'] as const;
  return cards.some((one) => heard.has(one)) ? 'card' : null;
}
