/** Which seats of the game in play the host may give away, and to whom. */

import type { Seen } from '../../wire/changes.ts';
import type { PersonSeen, RoomSeen } from '../../wire/types.ts';

export type Vacant = { seat: number; name: string; bot: boolean };
export type Giving = { people: PersonSeen[]; seats: Vacant[] };
export type Found = { person: PersonSeen; seat: number };

/** Those who are here without a seat, and the seats whose owners are not. */
export function giving(room: RoomSeen, table: Seen | null): Giving {
  if (!table || table.ending) return { people: [], seats: [] };
  const seated = new Set(table.seats.map((seat) => seat.person));
  return {
    people: room.people.filter((person) => person.here && !seated.has(person.id)),
    seats: table.seats.flatMap(({ name, person, away }, seat) => (away || person === '' ? [{ seat, name, bot: person === '' }] : [])),
  };
}

/** Who goes by the name of somebody who is gone has most likely lost the cookie, or changed phones. */
export function lostAndFound({ people, seats }: Giving): Found | null {
  for (const { seat, name, bot } of seats) {
    const person = bot ? undefined : people.find((one) => one.name.localeCompare(name, undefined, { sensitivity: 'base' }) === 0);
    if (person) return { person, seat };
  }
  return null;
}
