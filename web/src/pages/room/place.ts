/** Where somebody without a chair can sit down, or why not yet. */

import type { Room } from '../../wire/whole.ts';

export type Place =
  | { kind: 'yours' }
  | { kind: 'free'; chair: number; count: number }
  /** all taken, but the game is for more: a chair can be drawn up */
  | { kind: 'more'; chair: number }
  | { kind: 'full' };

export function placeFor(me: string, { plan: { chairs } }: Pick<Room, 'plan'>, most: number): Place {
  if (chairs.some((chair) => chair.person === me)) return { kind: 'yours' };
  const count = chairs.filter((chair) => chair.person === '').length;
  // an empty one before one that a bot keeps warm
  const empty = chairs.findIndex((chair) => chair.person === '' && chair.bot === '');
  if (count) return { kind: 'free', chair: empty >= 0 ? empty : chairs.findIndex((chair) => chair.person === ''), count };
  return chairs.length < most ? { kind: 'more', chair: chairs.length } : { kind: 'full' };
}
