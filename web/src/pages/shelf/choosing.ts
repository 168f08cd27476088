/** Which games suit so many people with so much time, and what they feel like. */

import type { Game } from '../../wire/http.ts';

/** 0 and '': no matter */
export type Wish = { people: number; minutes: number; kind: string };
export const ANY: Wish = { people: 0, minutes: 0, kind: '' };

type Told = Pick<Game, 'most' | 'minutes' | 'kinds'>;

/** Bots take empty chairs, so a game is never for too many; it can be for too few. */
export function suits(game: Told, { people, minutes, kind }: Wish): boolean {
  return people <= game.most && (minutes === 0 || game.minutes <= minutes) && (kind === '' || game.kinds.includes(kind));
}

/** What may be asked for: only what some game can answer. */
export function questions(shelf: readonly Told[]): { people: number[]; minutes: number[]; kinds: string[] } {
  const most = Math.max(1, ...shelf.map((game) => game.most));
  const unique = <Thing>(things: Thing[]) => [...new Set(things)];
  return {
    people: Array.from({ length: most }, (_, index) => index + 1),
    minutes: unique(shelf.map((game) => game.minutes)).filter(Boolean).sort((a, b) => a - b),
    kinds: unique(shelf.flatMap((game) => game.kinds)).sort(),
  };
}
