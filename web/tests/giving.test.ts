import { describe, expect, it, vi } from 'vitest';
import { givenNews, giving, lostAndFound, question, reseated } from '../src/pages/room/giving.ts';
import type { Seen } from '../src/wire/changes.ts';
import type { Person, Room } from '../src/wire/whole.ts';
import { chooseLanguage } from '../src/words/say.ts';

vi.stubGlobal('document', { documentElement: {} });
chooseLanguage('fr');

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

describe('the question about a chair', () => {
  const ask = { seat: 1, person: 'n', host: 'a', asked: [2], agreed: [], left: 60_000, endsAt: 99 };
  const bo = { name: 'Bo', person: 'b', bot: '', away: false };
  const here = room(person('a', 'Ana'), person('n', 'Nora'), person('b', 'Bo'));
  const seenBy = (seat: number, agreed: number[] = []) => ({ ...table(ana, gone, bo), seat, giving: { ...ask, agreed } }) as Seen;

  it('is put to who plays, and told to the host, who may drop it, and to who would sit there', () => {
    const asked = question(here, seenBy(2), 'b')!;
    expect([asked.text, asked.mine]).toEqual(['Ana aimerait donner à Nora la chaise de Zoé.', true]);
    expect(asked.note).toContain('Nora verrait cette main');
    const asking = question(here, seenBy(0), 'a')!;
    expect([asking.mine, asking.withdraw]).toEqual([false, 'Laisser tomber']);
    expect(asking.text).toContain('C’est à Bo de dire oui');
    const taker = question(here, seenBy(-3), 'n')!;
    expect([taker.mine, taker.withdraw]).toEqual([false, 'Non merci']);
  });

  it('is answered once, and gone with the game', () => {
    expect(question(here, seenBy(2, [2]), 'b')).toMatchObject({ mine: false, note: 'D’accord\u00a0: 1 sur 1.' });
    expect(question(here, { ...seenBy(2), ending: { winners: [] } } as unknown as Seen, 'b')).toBeNull();
    expect(question(here, { ...seenBy(2), giving: null }, 'b')).toBeNull();
  });

  it('ends with a word to everybody, unless the chair has changed hands, which tells it', () => {
    expect(givenNews(seenBy(2), 'no')).toContain('La chaise de Zoé reste comme elle est');
    expect(givenNews(seenBy(2), 'yes')).toBeNull();
  });
});
