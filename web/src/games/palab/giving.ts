/** palab.event.3 as hands do it: pick a card for the left, then one for the right. */

import type { Move } from '../../wire/games/palab.ts';

type Give = Extract<Move, { do: 'give' }>;

/** How many cards this one gives. */
export function wanted(moves: readonly Move[]): number {
  return moves.some((move) => move.do === 'give' && move.right < 0) ? 1 : 2;
}

/** The move on offer that these picks make; with two at the table it is the same either way. */
export function giftOf(moves: readonly Move[], picks: readonly number[]): Give | undefined {
  const gifts = moves.filter((move): move is Give => move.do === 'give');
  const [left = -1, right = -1] = picks;
  return gifts.find((one) => one.left === left && one.right === right) ?? (right < 0 ? undefined : gifts.find((one) => one.left === right && one.right === left));
}
