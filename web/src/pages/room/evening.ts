/** The evening's score: what each person has won and lost so far. */

import type { Played } from '../../wire/types.ts';

export type Standing = { name: string; seed: string; games: number; won: number; lost: number; points: number };

/** Those who won more (and lost less) first; games without a result count for nobody. */
export function standings(evening: readonly Played[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const game of evening) {
    if (game.closed) continue;
    for (const [seat, name] of game.names.entries()) {
      const seed = game.people[seat] || name;
      const one = found.get(seed) ?? { name, seed, games: 0, won: 0, lost: 0, points: 0 };
      found.set(seed, {
        ...one,
        name,
        games: one.games + 1,
        won: one.won + Number(game.winners.includes(seat)),
        lost: one.lost + Number(game.losers.includes(seat)),
        points: one.points + (game.points[seat] ?? 0),
      });
    }
  }
  return [...found.values()].sort((a, b) => b.won - a.won || a.lost - b.lost || b.games - a.games);
}
