/** Whom somebody plays against who just wants to play: the game's box says it. */

import type { Game } from '../../wire/http.ts';

/** The game's best bot. */
export function strongest(game: Pick<Game, 'bots'>): string | undefined {
  return game.bots.find((bot) => bot.best)?.id;
}

/** Are there stronger ones than those who welcome a newcomer? */
export function welcomesGently(game: Pick<Game, 'bots' | 'welcome'>): boolean {
  return game.welcome.some((bot) => bot !== strongest(game));
}
