/** Who hosts a room, in words: its host, or whoever stands in while the host is away. */

import type { Room } from '../../wire/whole.ts';
import { tell } from '../../words/room.ts';

const nameOf = (room: Room, id: string): string => room.people.find((person) => person.id === id)?.name ?? '…';

export function roleOf(room: Room, person: string): string | false {
  if (!person) return false;
  if (room.owner && person === room.host) return tell('standsIn');
  return person === (room.owner ?? room.host) && tell('host');
}

/** What everybody is told when the room changes hands; `me`: who reads it. */
export function hostNews(before: Room, after: Room, me: string): string | null {
  const { host, owner } = after;
  if (host === before.host || !host) return null;
  const [mine, name] = [host === me, nameOf(after, host)];
  if (owner) return mine ? tell('standInYou', nameOf(after, owner)) : tell('standIn', name, nameOf(after, owner));
  if (host === before.owner) return mine ? null : tell('hostBack', name);
  return mine ? tell('newHostYou') : tell('newHost', name);
}

/** Whom to wait for where the host isn't there; empty: the host is. */
export function hostMissing(room: Room): string {
  if (!room.host) return tell('noHost');
  const host = room.people.find((person) => person.id === room.host);
  return host?.here === false ? tell('hostAway', host.name) : '';
}
