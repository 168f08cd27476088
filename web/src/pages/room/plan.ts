/** Which games suit how many people, and what a plan still lacks. */

import type { Game } from '../../wire/http.ts';
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

/** What is missing before this can be played, in the house's words; empty where nothing is. */
export function missing(plan: Pick<PlanSeen, 'fitting'>): string {
  return plan.fitting?.missing?.[language()] ?? '';
}
