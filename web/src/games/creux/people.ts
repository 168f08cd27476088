/** Who is what at this moment. */

import type { Event, View } from '../../wire/games/creux.ts';

export const NOBODY = -3;
export const THE_PILE = -1;

/** grandfather: he feels. child: it mimes now. knower: knows the memory. opponent: watches, and lays decoys. onlooker: has no seat. */
export type Role = 'grandfather' | 'child' | 'knower' | 'opponent' | 'onlooker' | 'team';

export function roleOf(view: View, seat: number): Role {
  if (seat < 0) return 'onlooker';
  if (seat === view.grandfather) return 'grandfather';
  if (seat === view.child) return 'child';
  if (view.knowers.includes(seat)) return 'knower';
  return view.acting.includes(seat) ? 'team' : 'opponent';
}

/** The others of one's team. */
export function mates(view: View, seat: number): number[] {
  return view.mode === 'teams' ? (view.teams[view.team] ?? []).filter((one) => one !== seat) : [];
}

/** Two play together, and have no hands. */
export function teamOf(view: View, seat: number): number {
  return view.teams.findIndex((team) => team.includes(seat));
}

export type Whisper = { seat: number; text: string };

export function whispersIn(story: readonly Event[]): Whisper[] {
  return story.flatMap((one) => (one.event === 'whispered' && one.text ? [{ seat: one.seat, text: one.text }] : []));
}
