/** What happened in a step: what is said, what stays before everybody's eyes, what goes from hand to hand. */

import { nameOf, secretOf } from '../../furniture/palab/deck.ts';
import type { Sound } from '../../furniture/sound.ts';
import type { Event } from '../../wire/games/palab.ts';

/** Worth a long look, large, in the middle. */
export type Moment =
  | { kind: 'event'; seat: number; happening: number }
  | { kind: 'lost'; seat: number; how: 'over' | 'bowl' | 'late'; gauge: number }
  | { kind: 'secret'; seat: number; secret: number }
  | { kind: 'told'; seat: number; text: string }
  | { kind: 'gifts'; gifts: readonly { seat: number; card: number }[] };

export function momentsOf(events: readonly Event[]): Moment[] {
  const heard = new Set(events.map((one) => one.event));
  const how = heard.has('spilled') ? 'bowl' : heard.has('went_late') ? 'late' : 'over';
  const gifts = events.flatMap((one) => (one.event === 'received' && one.card >= 0 ? [{ seat: one.seat, card: one.card }] : []));
  const moments = events.flatMap((one): Moment[] => {
    if (one.event === 'happened') return [{ kind: 'event', seat: one.seat, happening: one.happening }];
    if (one.event === 'round_lost') return [{ kind: 'lost', seat: one.seat, how, gauge: one.gauge }];
    if (one.event === 'secret_turned') return [{ kind: 'secret', seat: one.seat, secret: one.secret }];
    if (one.event === 'confessed' && one.text !== '') return [{ kind: 'told', seat: one.seat, text: one.text }];
    return [];
  });
  return gifts.length ? [...moments, { kind: 'gifts', gifts }] : moments;
}

/** How long, in ms; anybody may go on sooner. */
export const LASTS: Record<Moment['kind'], number> = { event: 3800, lost: 3200, secret: 3800, told: 6000, gifts: 3200 };

/** Who says what: where its words stand in lines.*.toml. */
export type Line = { seat: number; path: string };

export function linesOf(events: readonly Event[]): Line[] {
  const lines = events.flatMap((one): Line[] => {
    if (one.event === 'played' || one.event === 'turned_up') return [{ seat: one.seat, path: `cards.${nameOf(one.card)}` }];
    if (one.event === 'cried') return [{ seat: one.seat, path: 'cards.to-fou' }];
    if (one.event === 'secret_used') return [{ seat: one.seat, path: `secrets.${secretOf(one.secret)}` }];
    return [];
  });
  return [...new Map(lines.map((line) => [line.seat, line])).values()]; // each says their last
}

/** A line as it is spoken at the table. */
export type Said = { id: number; path: string; lang: string };

/** Cards that everybody sees in somebody's hands for a moment: shown, taken, thrown away, taken back. */
export function flashesOf(events: readonly Event[]): Readonly<Record<number, number>> {
  const open = ['revealed', 'took', 'discarded', 'salvaged'] as const;
  return Object.fromEntries(events.flatMap((one) => (open.some((name) => name === one.event) && 'seat' in one && 'card' in one ? [[one.seat, one.card]] : [])));
}

/** Where the card that was just played came from, by its `data-at`. */
export function originOf(events: readonly Event[], own: number): string {
  const last = events.findLast((one) => one.event === 'played' || one.event === 'cried' || one.event === 'turned_up' || one.event === 'left_over');
  if (last?.event === 'played') return last.seat === own ? `hand-${last.card}` : `seat-${last.seat}`;
  return last?.event === 'cried' ? `seat-${last.seat}` : 'deck';
}

/** Cards that go from somebody to somebody; the middle stands for all together. */
export type Pass = { from: number | 'middle'; to: number | 'middle' };

export function passesOf(events: readonly Event[], seats: number): Pass[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const by = (seat: number, step: number) => (seat + step + seats) % seats;
  return events.flatMap((one): Pass[] => {
    if (one.event === 'swapped') return [{ from: one.seat, to: one.target }, { from: one.target, to: one.seat }];
    if (one.event === 'passed_on') return all.map((seat) => ({ from: seat, to: by(seat, one.way === 1 ? 1 : -1) }));
    if (one.event === 'exchanged') return all.flatMap((seat) => [{ from: seat, to: by(seat, 1) }, { from: seat, to: by(seat, -1) }]);
    if (one.event === 'pooled') return all.flatMap((seat): Pass[] => [{ from: seat, to: 'middle' }, { from: 'middle', to: seat }]);
    return [];
  });
}

/** The house itself sounds when it is your turn. */
export function soundOf(events: readonly Event[]): Sound | null {
  const heard = new Set(events.map((one) => one.event));
  if (heard.has('round_lost')) return 'doom';
  if (heard.has('cried')) return 'coin';
  const cards = ['played', 'turned_up', 'dealt', 'drew', 'discarded', 'took', 'swapped', 'passed_on', 'exchanged', 'pooled'] as const;
  return cards.some((one) => heard.has(one)) ? 'card' : null;
}
