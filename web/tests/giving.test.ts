import { describe, expect, it } from 'vitest';
import { giving, lostAndFound } from '../src/pages/room/giving.ts';
import type { Seen } from '../src/wire/changes.ts';
import type { PersonSeen, RoomSeen } from '../src/wire/types.ts';

const person = (id: string, name: string, here = true): PersonSeen => ({ id, name, here, muted: false });
const room = (...people: PersonSeen[]) => ({ people }) as RoomSeen;
const table = (...seats: Seen['seats']) => ({ seats, ending: null }) as unknown as Seen;

const ana = { name: 'Ana', person: 'a', bot: '', away: false };
const gone = { name: 'Zoé', person: 'z', bot: '', away: true };
const bot = { name: 'Bosun', person: '', bot: 'counts', away: false };

describe('a chair of the game in play', () => {
  it('may be given when its owner is not here, to who is here without one', () => {
    const offer = giving(room(person('a', 'Ana'), person('z', 'Zoé', false), person('n', 'Nora'), person('o', 'Otto', false)), table(ana, gone, bot));
    expect(offer.people.map((one) => one.name)).toEqual(['Nora']);
    expect(offer.seats).toEqual([{ seat: 1, name: 'Zoé', bot: false }, { seat: 2, name: 'Bosun', bot: true }]);
  });

  it('is nobody’s once the game is over', () => {
    const over = { ...table(gone), ending: { winners: [] } } as unknown as Seen;
    expect(giving(room(person('n', 'Nora')), over)).toEqual({ people: [], seats: [] });
    expect(giving(room(person('n', 'Nora')), null)).toEqual({ people: [], seats: [] });
  });

  it('is offered at once to who has the name of its owner', () => {
    const back = person('n', 'zoe');
    expect(lostAndFound(giving(room(person('m', 'Max'), back), table(ana, gone)))).toEqual({ person: back, seat: 1 });
    expect(lostAndFound(giving(room(person('m', 'Max')), table(ana, gone)))).toBeNull();
    expect(lostAndFound(giving(room(person('m', 'Bosun')), table(ana, bot)))).toBeNull();
  });
});
