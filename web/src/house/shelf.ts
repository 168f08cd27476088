/** The games of the house, their words, moves and rules: asked once for each language. */

import { api } from '../wire/api.ts';
import type { Game, Rulebook, Verb } from '../wire/http.ts';
import { language } from '../words/say.ts';

const asked = new Map<string, Promise<unknown>>();

function once<Thing>(what: string, ask: () => Promise<Thing>): Promise<Thing> {
  const key = `${language()} ${what}`;
  const known = asked.get(key) as Promise<Thing> | undefined;
  if (known) return known;
  const asking = ask();
  asked.set(key, asking);
  asking.catch(() => asked.delete(key)); // next time it may work
  return asking;
}

export const games = (): Promise<Game[]> => once('games', api.games);
export const wordsOf = (game: string): Promise<Record<string, unknown>> =>
  once(`words ${game}`, async () => (await api.words(game)).words);
export const movesOf = (game: string): Promise<Verb[]> => once(`moves ${game}`, () => api.moves(game));

/** Of a game, or of the house itself. */
export const HOUSE = 'house';
export const rulesOf = (game: string): Promise<Rulebook> =>
  once(`rules ${game}`, () => (game === HOUSE ? api.houseRules() : api.rules(game)));

/** Where the rulebook tells a rule; table.* and purse.* hold at every table. */
export function ruleLink(game: string, rule: string): string {
  return `/rules/${rule.startsWith(`${game}.`) ? game : HOUSE}#${rule}`;
}
