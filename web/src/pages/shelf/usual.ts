/** How many sit down when somebody just wants to play. */

import type { Game } from '../../wire/http.ts';

const USUAL = 4;

export function usualChairs(game: Pick<Game, 'fewest' | 'most'>): number {
  return Math.min(Math.max(USUAL, game.fewest), game.most);
}
