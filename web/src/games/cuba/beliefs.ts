/** What the bots believed while they played; the house reckons it from the record, once the game is over. */

import { api } from '../../wire/api.ts';

/** Of one bot, by seat: how likely a thief, an agent, a Loyal, a driver, the Cleaner, an urchin. */
export type Belief = { seat: number; roles: readonly (readonly number[])[] };
/** Before the first question, and before each accusation: who was accused next, or nobody. */
export type Moment = { step: number; target: number; beliefs: readonly Belief[] };

export const THIEF = 0;
export const AGENT = 1;

const WORTH = 0.1; // a suspicion below this is none
const MOST = 3;

export type Suspicion = { seat: number; chance: number };

/** Whom a bot took for this, the likeliest first. */
export function suspicions({ roles }: Belief, part: number): Suspicion[] {
  return roles
    .map((chances, seat) => ({ seat, chance: chances[part] ?? 0 }))
    .filter(({ chance }) => chance >= WORTH)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST);
}

/** What one seat believed, moment by moment. */
export function heldBy(moments: readonly Moment[], seat: number): { target: number; belief: Belief }[] {
  return moments.flatMap(({ target, beliefs }) => beliefs.filter((one) => one.seat === seat).map((belief) => ({ target, belief })));
}

export const ask = (share: string): Promise<Moment[]> => api.beliefs(share) as Promise<Moment[]>;
