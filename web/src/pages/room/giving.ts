/** Which seats of the game in play the host may give away, and to whom. */

import type { Seen } from '../../wire/changes.ts';
import type { Given } from '../../wire/types.ts';
import type { Person, Room } from '../../wire/whole.ts';
import { tell } from '../../words/giving.ts';
import { listed } from '../../words/say.ts';

/** `bot`: a bot's from the start; `manned`: one plays for its owner; `soon`: one will, and until then it is kept. */
export type Vacant = { seat: number; name: string; bot: boolean; manned: boolean; soon: boolean };
export type Giving = { people: Person[]; seats: Vacant[] };
export type Found = { person: Person; seat: number };

/** Those who are here without a seat, and the seats whose owners are not. */
export function giving(room: Room, table: Seen | null): Giving {
  if (!table || table.ending) return { people: [], seats: [] };
  const seated = new Set(table.seats.map((seat) => seat.person));
  const played = table.seats.some((seat) => seat.person !== '' && !seat.away); // else no bot takes over
  return {
    people: room.people.filter((person) => person.here && !seated.has(person.id)),
    seats: table.seats.flatMap((one, seat) =>
      one.away || one.person === ''
        ? [{ seat, name: one.name, bot: one.person === '', manned: one.person !== '' && one.bot !== '', soon: one.bot === '' && played }]
        : [],
    ),
  };
}

/** Who goes by the name of somebody who is gone has most likely lost the cookie, or changed phones. */
export function lostAndFound({ people, seats }: Giving): Found | null {
  for (const { seat, name, bot, soon } of seats) {
    const person = bot || soon ? undefined : people.find((one) => one.name.localeCompare(name, undefined, { sensitivity: 'base' }) === 0);
    if (person) return { person, seat };
  }
  return null;
}

/** Seats that are another person's now: who has each, and whose it was. */
export function reseated(before: Seen, after: Seen): [name: string, owner: string][] {
  return after.seats.flatMap((one, seat) => {
    const owner = before.seats[seat];
    return owner && one.person && one.person !== owner.person ? [[one.name, owner.name] as [string, string]] : [];
  });
}

/** What the table is asked, as this person reads it; `mine`: an answer is theirs; `withdraw`: they may call it off. */
export type Question = { text: string; note: string; mine: boolean; withdraw: string; endsAt: number };

export function question(room: Room, table: Seen | null, me: string): Question | null {
  if (!table?.giving || table.ending) return null;
  const { seat, person, host, asked, agreed, endsAt } = table.giving;
  const nameOf = (id: string) => room.people.find((one) => one.id === id)?.name ?? '…';
  const owner = table.seats[seat]?.name ?? '…';
  const mine = asked.includes(table.seat) && !agreed.includes(table.seat);
  const count = tell('handAgreed', agreed.length, asked.length);
  if (person === me) return { text: tell('handForYou', owner), note: count, mine, withdraw: tell('handThanks'), endsAt };
  if (host === me) {
    const names = listed(asked.map((one) => table.seats[one]?.name ?? '…'));
    return { text: tell('handAsking', names, nameOf(person), owner), note: count, mine, withdraw: tell('handDrop'), endsAt };
  }
  const text = tell('handAsk', nameOf(host), nameOf(person), owner);
  return { text, note: mine ? tell('handWhat', nameOf(person)) : count, mine, withdraw: '', endsAt };
}

/** How it ended, for everybody; a seat that has changed tells it by itself. */
export function givenNews(before: Seen, given: Given): string | null {
  const owner = before.giving && before.seats[before.giving.seat];
  return owner && given !== 'yes' ? tell(`given.${given}`, owner.name) : null;
}
