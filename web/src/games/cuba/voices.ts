/** How bots talk here: four tempers, and for what they do a few sentences each, in words.*.toml. */

import type { Event, View } from '../../wire/games/cuba.ts';
import type { Words } from '../contract.ts';
import { temperOf } from '../temper.ts';
import { pocketOf, takeOfToken } from './codes.ts';

const TEMPERS = ['velvet', 'gruff', 'nervous', 'jolly'] as const;
const AGENTS = [takeOfToken(1), takeOfToken(2)];

export type Remark = { seat: number; text: string };
type Phrases = Pick<Words, 'list' | 'phrase'>;

/** What bots say of what just happened, at most a sentence each; `bots`: their names by seat. */
export function remarks(view: View, events: readonly Event[], bots: Readonly<Record<number, string>>, words: Phrases, step: number): Remark[] {
  const said = new Map<number, string>();
  for (const event of events) {
    const seat = speakerOf(event, view.godfather);
    const [name, moment] = [bots[seat], momentOf(event, events)];
    if (name === undefined || moment === null) continue;
    const lines = words.list(`voices.${temperOf(name, TEMPERS)}.${moment}`);
    const line = lines[step % lines.length];
    if (line) said.set(seat, capital(words.phrase(line, event)));
  }
  return [...said].map(([seat, text]) => ({ seat, text }));
}

function speakerOf(event: Event, godfather: number): number {
  return event.event === 'questioned' || event.event === 'accused' || !('seat' in event) ? godfather : event.seat;
}

/** Whoever is shot says nothing, an Agent lets others talk, and at the end pockets speak for themselves. */
function momentOf(event: Event, events: readonly Event[]): string | null {
  if (event.event !== 'showed') return event.event;
  const happened = new Set(events.map((one) => one.event));
  if (happened.has('shot') || happened.has('fell') || AGENTS.includes(event.take)) return null;
  return pocketOf(event.take)?.what === 'diamonds' ? 'showed_thief' : 'showed_innocent';
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
