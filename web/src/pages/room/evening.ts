/** A game of the evening, as a line to read. */

import type { GameSeen } from '../../wire/types.ts';
import type { Language } from '../../words/say.ts';

export const FEW = 5; // shown before somebody asks for all

export type Result = { winners: string[]; losers: string[]; points: [name: string, points: number][] };

/** Names instead of seats. */
export function result({ players, winners, losers, points }: GameSeen): Result {
  const name = (seat: number) => players[seat]?.name ?? '…';
  return {
    winners: winners.map(name),
    losers: losers.map(name),
    points: points.map((count, seat) => [name(seat), count]),
  };
}

/** The time; the day too, where it was another one. */
export function when(at: number, language: Language, now = Date.now()): string {
  const [day, today] = [new Date(at), new Date(now)];
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const full = { day: 'numeric', month: 'long', ...time } as const;
  return new Intl.DateTimeFormat(language, day.toDateString() === today.toDateString() ? time : full).format(day);
}
