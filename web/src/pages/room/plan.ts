/** Which games suit how many people, and what a plan still lacks. */

import type { Field, Game } from '../../wire/http.ts';
import type { PlanSeen } from '../../wire/types.ts';
import { language } from '../../words/say.ts';

/** So many sit already: a game for fewer would send somebody away. */
export function suits(game: Game, people: number): boolean {
  return people <= game.most;
}

/** Those that suit the people here come first. */
export function bySuiting(shelf: readonly Game[], people: number): Game[] {
  return [...shelf].sort((a, b) => Number(suits(b, people)) - Number(suits(a, people)));
}

export function sitting(plan: PlanSeen): number {
  return plan.chairs.filter((chair) => chair.person !== '').length;
}

/** The options that mean something here, and those that somebody has changed: they can be changed back. */
export function inSight(fields: readonly Field[], options: Record<string, unknown>, people: number): Field[] {
  return fields.filter(({ name, only = {}, seats = [people], default: usual }) => {
    const fits = Object.entries(only).every(([other, value]) => options[other] === value);
    return fits && (seats.includes(people) || options[name] !== usual);
  });
}

/** What is missing before this can be played, in the house's words; empty where nothing is. */
export function missing(plan: Pick<PlanSeen, 'fitting'>): string {
  return plan.fitting?.missing?.[language()] ?? '';
}
