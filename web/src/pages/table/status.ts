/** What a table waits for, in one sentence. */

import type { Deadline, Words } from '../../games/contract.ts';
import type { Seen } from '../../wire/changes.ts';
import { listed } from '../../words/say.ts';
import { tell } from '../../words/table.ts';

const SOME = 4; // names; more of them would push the table down

export function awaited(table: Seen, words: Words, busy: boolean): string {
  if (table.ending) return tell(table.ending.points.length ? 'over' : 'closed');
  if (busy) return tell('sent');
  if (table.reading && !table.yours?.must) return tell('still');
  if (table.yours?.must) return words.ask(table.yours.rule);
  const owing = table.asks.filter((ask) => ask.must).map((ask) => words.name(ask.seat));
  if (owing.length) return tell('waiting', owing.length > SOME ? tell('several', owing.length) : listed(owing));
  if (table.yours) return words.ask(table.yours.rule);
  const [only, ...others] = table.asks;
  if (only && others.length === 0) return tell('waiting', words.name(only.seat));
  return tell(table.asks.length ? 'reactions' : 'dealing');
}

/** Your own clock, else a window's, else that of whoever is next to run out of time. */
export function soonest(table: Seen): Deadline | null {
  if (table.ending || table.clock.still) return null;
  const { seats, window } = table.clock;
  const others = Object.values(seats).sort((a, b) => a.endsAt - b.endsAt);
  return seats[table.seat] ?? window ?? others[0] ?? null;
}
