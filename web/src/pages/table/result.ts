/** Reading an ending. */

import type { Ending } from '../../wire/types.ts';

export function verdict(ending: Ending, seat: number): 'closed' | 'over' | 'youLost' | 'youWon' {
  if (ending.points.length === 0) return 'closed';
  if (ending.winners.includes(seat)) return 'youWon';
  if (ending.losers.includes(seat)) return 'youLost';
  return 'over';
}

/** Winners first, losers last; in between by seat, as points mean something else in every game. */
export function ranking({ winners, losers, points }: Ending): { seat: number; points: number }[] {
  const place = (seat: number) => (winners.includes(seat) ? 0 : losers.includes(seat) ? 2 : 1);
  return points
    .map((count, seat) => ({ seat, points: count }))
    .sort((a, b) => place(a.seat) - place(b.seat) || a.seat - b.seat);
}
