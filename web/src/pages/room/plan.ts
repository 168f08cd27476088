/** Which games suit how many people, and which options don't go with so many chairs. */

import type { Condition, Game, Value } from '../../wire/http.ts';
import type { PlanSeen } from '../../wire/types.ts';

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

/** Why this value won't do with so many chairs; undefined where it will. */
export function objection(game: Game, option: string, value: Value, chairs: number): Condition | undefined {
  return game.conditions.find((one) => one.option === option && one.value === value && one.seats.includes(chairs));
}
