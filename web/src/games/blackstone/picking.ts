/** Which number of cards to take: only what is on offer, a few at a time. */

import type { Move, Take } from '../../wire/games/blackstone.ts';

export const SHOWN = 5;

export function numbersOn(moves: readonly Move[]): number[] {
  return moves
    .filter((move): move is Take => move.do === 'take')
    .map((move) => move.cards)
    .sort((a, b) => a - b);
}

/** As few as may be taken, unless what was picked before is still on offer. */
export function pickFrom(numbers: readonly number[], picked: number): number {
  return numbers.includes(picked) ? picked : (numbers[0] ?? 0);
}

/** The next number in this direction; the same at the end of the offer. */
export function step(numbers: readonly number[], picked: number, by: 1 | -1): number {
  return numbers[numbers.indexOf(picked) + by] ?? picked;
}

/** Those in sight: the picked one is always among them. */
export function inSight(numbers: readonly number[], picked: number): readonly number[] {
  const at = numbers.indexOf(picked);
  const first = Math.max(0, Math.min(at - 3, numbers.length - SHOWN));
  return numbers.slice(first, first + SHOWN);
}
