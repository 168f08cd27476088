import { describe, expect, it } from 'vitest';
import { giving, lostAndFound, reseated } from '../src/pages/room/giving.ts';
import type { Seen } from '../src/wire/changes.ts';
import type { Person, Room } from '../src/wire/whole.ts';

const person = (id: string, name: string, here = true): Person => ({ id, name, here, muted: false });
const room = (...people: Person[]) => ({ people }) as Room;
const table = (...seats: Seen['seats']) => ({ seats, ending: null }) as unknown as Seen;

const ana = { name: 'Ana', person: 'a', bot: '', away: false };
const gone = { name: 'Zoé', person: 'z', bot: '', away: true };
const bot = { name: 'Bosun', person: '', bot: 'counts', away: false };

describe('a chair of the game in play', () => {
  it('may be given when its owner is not here, to who is here without one', () => {
    const offer = giving(room(person('a', 'Ana'), person('z', 'Zoé', false), person('n', 'Nora'), person('o', 'Otto', false)), table(ana, gone, bot));
    expect(offer.people.map((one) => one.name)).toEqual(['Nora']);
    expect(offer.seats).toEqual([
      { seat: 1, name: 'Zoé', bot: false, manned: false, soon: true },
      { seat: 2, name: 'Bosun', bot: true, manned: false, soon: false },
    ]);
  });

  it('is nobody’s once the game is over', () => {
    const over = { ...table(gone), ending: { winners: [] } } as unknown as Seen;
    expect(giving(room(person('n', 'Nora')), over)).toEqual({ people: [], seats: [] });
    expect(giving(room(person('n', 'Nora')), null)).toEqual({ people: [], seats: [] });
  });

  it('is offered to who has the name of its owner, once a bot plays there, or where none will', () => {
    const back = person('n', 'zoe');
    const manned = { ...gone, bot: 'counts' };
    expect(lostAndFound(giving(room(person('m', 'Max'), back), table(ana, gone)))).toBeNull();
    expect(lostAndFound(giving(room(person('m', 'Max'), back), table(ana, manned)))).toEqual({ person: back, seat: 1 });
    expect(lostAndFound(giving(room(back), table(gone, bot)))).toEqual({ person: back, seat: 0 });
    expect(lostAndFound(giving(room(person('m', 'Max')), table(ana, manned)))).toBeNull();
    expect(lostAndFound(giving(room(person('m', 'Bosun')), table(ana, bot)))).toBeNull();
  });

  it('is seen to have changed hands', () => {
    const nora = { name: 'Nora', person: 'n', bot: '', away: false };
    expect(reseated(table(ana, gone, bot), table(ana, nora, bot))).toEqual([['Nora', 'Zoé']]);
    expect(reseated(table(ana, gone), table(ana, { ...gone, name: 'Zoë', away: false }))).toEqual([]);
    expect(reseated(table(ana, gone), table(ana, { ...bot, name: '…' }))).toEqual([]);
  });
});
