/** Who sits where before the Godfather: the family in its circle, and sets of seats as they travel. */

import type { View } from '../../wire/games/parrain.ts';

export const NOBODY = -3;

/** The family clockwise, from the Godfather's left hand on: the way that bags go round. */
export function familyOf(view: Pick<View, 'seats' | 'godfather'>): number[] {
  return Array.from({ length: view.seats - 1 }, (_, n) => (view.godfather + 1 + n) % view.seats);
}

/** A set of seats travels as a number: seat 0 counts 1, seat 1 counts 2, seat 2 counts 4. */
export function membersOf(group: number): number[] {
  return Array.from({ length: 12 }, (_, seat) => seat).filter((seat) => (group >> seat) & 1);
}

export function groupOf(seats: Iterable<number>): number {
  return [...seats].reduce((group, seat) => group | (1 << seat), 0);
}

/** Those who may whisper to each other: whom one stands by, and who stands by one. */
export function confidants(view: Pick<View, 'partners'>, seat: number): number[] {
  return view.partners.flatMap((partner, other) => (other !== seat && (partner === seat || view.partners[seat] === other) ? [other] : []));
}

export const characterOf = (view: Pick<View, 'characters'>, seat: number): number => view.characters[seat] ?? 0;
