/** Pointing: a deed and a person make a move, whichever comes first. Only what is on offer counts. */

import type { Move } from '../../wire/games/pirates.ts';

/** A number is a card of one's hand, to attack with. */
export type Deed = 'challenge' | 'accuse' | number;
export type Aim = { deed: Deed | null; target: number | null };

export const NO_AIM: Aim = { deed: null, target: null };

/** The move that this deed against that person is, if it is on offer. */
export function moveOf(moves: readonly Move[], deed: Deed, target: number): Move | undefined {
  return moves.find((move) => {
    if (move.do === 'attack') return move.card === deed && move.target === target;
    return (move.do === 'challenge' || move.do === 'accuse') && move.do === deed && move.target === target;
  });
}

/** Everybody whom some move on offer is aimed at. */
export function targetsOf(moves: readonly Move[]): readonly number[] {
  return [...new Set(moves.flatMap((move) => ('target' in move ? [move.target] : [])))];
}

/** The rule that tells why this deed may not be done to them. */
export function whyNot(deed: Deed): string {
  return deed === 'challenge' ? 'pirates.deck' : deed === 'accuse' ? 'pirates.goal' : 'pirates.attack';
}

/** May one point at them now? Undefined: nobody points, or they are no target at all. */
export function signFor(moves: readonly Move[], { deed, target }: Aim, seat: number): 'yes' | 'no' | 'chosen' | undefined {
  if (!targetsOf(moves).includes(seat)) return undefined;
  if (deed !== null) return moveOf(moves, deed, seat) ? 'yes' : 'no';
  return target === seat ? 'chosen' : undefined;
}
