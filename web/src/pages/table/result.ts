/** Reading an ending. */

import type { Reckoning } from '../../games/contract.ts';
import type { View } from '../../wire/changes.ts';
import type { Ending } from '../../wire/types.ts';

export function verdict(ending: Ending, seat: number): 'closed' | 'over' | 'youLost' | 'youWon' {
  if (ending.points.length === 0) return 'closed';
  if (ending.winners.includes(seat)) return 'youWon';
  if (ending.losers.includes(seat)) return 'youLost';
  return 'over';
}

/** Winners first, losers last; in between by what the game counts, else by seat. */
export function ranking({ winners, losers, points }: Ending, view?: View, reckoning?: Reckoning): { seat: number; points: number }[] {
  const place = (seat: number) => (winners.includes(seat) ? 0 : losers.includes(seat) ? 2 : 1);
  const rank = (seat: number) => (view && reckoning ? reckoning.rank(view, seat) : 0);
  return points
    .map((count, seat) => ({ seat, points: count }))
    .sort((a, b) => place(a.seat) - place(b.seat) || rank(b.seat) - rank(a.seat) || a.seat - b.seat);
}

const BREATH = 2500; // ms

/** So much later, in breaths; gives the way to call it off. */
export function afterAll(ms: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number) => {
    timer = setTimeout(() => (left > BREATH ? wait(left - BREATH) : act()), Math.min(left, BREATH));
  };
  wait(ms);
  return () => clearTimeout(timer);
}
