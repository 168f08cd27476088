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

/** “à 0 h 51”, “at 12:51 AM”; the day too, where it was another one. */
export function when(at: number, language: Language, now = Date.now()): string {
  const [day, today] = [new Date(at), new Date(now)];
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(day);
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(day);
  const minutes = String(day.getMinutes()).padStart(2, '0');
  const time = language === 'fr' ? `à ${day.getHours()}\u00a0h\u00a0${minutes}` : `at ${clock}`;
  if (day.toDateString() === today.toDateString()) return time;
  return language === 'fr' ? `le ${date} ${time}` : `on ${date} ${time}`;
}
