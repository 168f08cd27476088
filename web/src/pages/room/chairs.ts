/** Who may sit on a chair, as one choice for the host, and the message for each. */

import type { FromBrowser } from '../../wire/types.ts';
import type { Chair, Person } from '../../wire/whole.ts';

/** What the host's choice for a chair is called: '' is free, 'bot:counts', 'person:ID'. */
export type Taker = string;

export function takerOf(chair: Chair): Taker {
  if (chair.person) return `person:${chair.person}`;
  return chair.bot ? `bot:${chair.bot}` : '';
}

export function orderFor(chair: number, taker: Taker, me: string): FromBrowser {
  const [kind = '', id = ''] = taker.split(/:(.*)/su);
  if (kind === 'bot') return { t: 'bot', chair, bot: id };
  if (kind === 'person') return id === me ? { t: 'sit', chair } : { t: 'seat', person: id, chair };
  return { t: 'unseat', chair };
}

/** People of the room, those who are here first. */
export function byPresence(people: readonly Person[]): Person[] {
  return [...people].sort((a, b) => Number(b.here) - Number(a.here));
}
