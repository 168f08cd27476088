import { describe, expect, it } from 'vitest';
import { clocks, forAll, heard, laid, sitters, speaking, spokenSince, stepped, viewOf } from '../src/wire/changes.ts';
import type { RoomSeen, Step, Table } from '../src/wire/types.ts';
import { wholeRoom } from '../src/wire/whole.ts';

const TABLE: Table = {
  t: 'table', id: 'T', game: 'pirates', rules: 1, options: {}, promise: '', key: 0, passing: false, may: [], reading: false, silenced: null, seat: 1,
  seats: [
    { name: 'Ana', person: 'a', away: true },
    { name: 'Bo', person: 'b' },
    { name: 'Robin', bot: 'best' },
  ],
  pub: { turn: 0, hand: [], deck: 40 },
  own: { hand: [3, 4] },
  asks: [{ seats: [0], rule: 'r', must: true }, { seats: [1, 2], rule: 'r' }],
  yours: null,
  clock: { seats: { 0: 30_000 }, window: null },
  silent: [], undo: null, ending: null,
};
const before = laid(TABLE, 1000);
const step = (change: Omit<Step, 't'>) => stepped(before, { t: 'step', ...change }, 1000);

describe('the view', () => {
  it('is one’s own over everybody’s', () => {
    expect(viewOf(before)).toEqual({ turn: 0, hand: [3, 4], deck: 40 });
  });

  it('changes field by field for all, and as a whole for oneself', () => {
    expect(viewOf(step({ pub: { turn: 1 } }))).toEqual({ turn: 1, hand: [3, 4], deck: 40 });
    expect(viewOf(step({ own: {} }))).toEqual({ turn: 0, hand: [], deck: 40 });
  });

  it('for a television has nobody’s secrets', () => {
    const seen = forAll(step({ yours: { id: 1, rule: 'r', must: true, moves: [], forms: [], silence: null } }));
    expect(viewOf(seen)).toEqual(TABLE.pub);
    expect([seen.seat, seen.yours]).toEqual([-3, null]);
  });
});

describe('time that is nobody’s', () => {
  it('shows no clock that runs, until the house says how much is left', () => {
    const still = step({ clock: { seats: { 0: 30_000 }, window: null, still: true } });
    expect([still.clock.still, still.clock.seats]).toEqual([true, {}]);
    const on = stepped(still, { t: 'step', clock: { seats: { 0: 30_000 }, window: null }, stood: 14_000 }, 15_000);
    expect(on.clock).toEqual({ seats: { 0: { endsAt: 45_000, total: 30 } }, window: null });
    expect('stood' in on).toBe(false);
  });
});

describe('what is empty or usual', () => {
  it('is left out on its way, and filled in', () => {
    expect(before.seats[1]).toEqual({ name: 'Bo', person: 'b', bot: '', away: false });
    expect(before.asks).toEqual([{ seat: 0, rule: 'r', must: true }, { seat: 1, rule: 'r', must: false }, { seat: 2, rule: 'r', must: false }]);
    expect(step({ asks: [], seats: [{ name: 'Zoé', person: 'z' }] })).toMatchObject({ asks: [], seats: [{ name: 'Zoé', bot: '' }] });
  });

  it('is so at a table, where the room’s people have told their names', () => {
    const seats = [{ person: 'a' }, { name: 'Robin', bot: 'best' }, { name: 'Léa', person: 'gone' }];
    expect(laid({ ...TABLE, seats }, 1000, [{ id: 'a', name: 'Ana' }]).seats.map((one) => one.name)).toEqual(['Ana', 'Robin', 'Léa']);
  });

  it('is so in a room, where each name is told once', () => {
    const room = wholeRoom({
      people: [{ id: 'a', name: 'Ana' }, { id: 'b', name: 'Bo', here: false, muted: true }],
      plan: { chairs: [{ person: 'b' }, { bot: 'best', name: 'Robin' }, {}] },
      evening: { played: 1, games: [], standings: [{ person: 'a', won: 1 }, { person: 'z', name: 'Zoé', lost: 1 }] },
    } as unknown as RoomSeen);
    expect(room.people).toEqual([{ id: 'a', name: 'Ana', here: true, muted: false }, { id: 'b', name: 'Bo', here: false, muted: true }]);
    expect(room.plan.chairs).toMatchObject([{ person: 'b', bot: '', name: 'Bo', chips: -1, new: false }, { person: '', bot: 'best', name: 'Robin' }, { person: '', bot: '', name: '' }]);
    expect(room.evening.standings).toEqual([{ person: 'a', name: 'Ana', won: 1, lost: 0 }, { person: 'z', name: 'Zoé', won: 0, lost: 1 }]);
  });
});

describe('a long list of moves', () => {
  const yours = { id: 1, rule: 'r', must: true, forms: ['say'], silence: null };
  const moves = [{ do: 'listen' }, { do: 'inquire', target: [1, 3], topic: [0, 2] }];

  it('comes folded, and is one move for each value', () => {
    const every = [
      { do: 'listen' }, { do: 'inquire', target: 1, topic: 0 }, { do: 'inquire', target: 1, topic: 2 },
      { do: 'inquire', target: 3, topic: 0 }, { do: 'inquire', target: 3, topic: 2 },
    ];
    expect(step({ yours: { ...yours, moves } }).yours?.moves).toEqual(every);
    expect(laid({ ...TABLE, yours: { ...yours, moves } }, 1000).yours).toEqual({ ...yours, moves: every });
  });
});

describe('a step', () => {
  it('leaves alone what it does not name', () => {
    const after = step({ done: 4 });
    expect(after).toEqual(before);
  });

  it('takes the question away with null', () => {
    const asked = step({ yours: { id: 1, rule: 'r', must: true, moves: [{ do: 'draw' }], forms: [], silence: null } });
    expect(asked.yours?.moves).toEqual([{ do: 'draw' }]);
    expect(stepped(asked, { t: 'step', yours: null }, 1000).yours).toBeNull();
    expect(stepped(asked, { t: 'step' }, 1000).yours?.id).toBe(1);
  });
});

describe('clocks', () => {
  it('run by this device’s time', () => {
    expect(before.clock.seats[0]).toEqual({ endsAt: 31_000, total: 30 });
  });

  it('keep their length while they run', () => {
    const later = clocks({ seats: { 0: 20_000 }, window: 6000 }, before.clock, 11_200);
    expect(later.seats[0]).toEqual({ endsAt: 31_000, total: 30 });
    expect(later.window).toEqual({ endsAt: 17_200, total: 6 });
    expect(clocks({ seats: { 0: 30_000 }, window: null }, later, 12_000).seats[0]?.endsAt).toBe(42_000);
  });
});

it('those who sit here, for the furniture', () => {
  const seen = sitters(before, { a: 'Hello' }, 'your turn');
  expect(seen.map((one) => [one.name, one.you, one.bot, one.away, one.turn])).toEqual([
    ['Ana', false, false, true, true],
    ['Bo', true, false, false, false],
    ['Robin', false, true, false, false],
  ]);
  expect(seen[0]).toMatchObject({ speech: 'Hello', awaited: undefined, at: 'seat-0' });
  expect(sitters({ ...before, seat: 0 }, {}, 'your turn')[0]?.awaited).toBe('your turn');
});

it('what was just said is shown for a while', () => {
  const talk = [
    { t: 'said', number: 1, person: 'a', name: 'Ana', text: 'old', at: 10 },
    { t: 'said', number: 2, person: 'a', name: 'Ana', text: 'new', at: 50 },
    { t: 'said', number: 3, person: 'b', name: 'Bo', text: 'older', at: 5 },
  ] as const;
  expect(spokenSince(talk, 20, 'fr')).toEqual({ a: 'new' });
});

it('a bot is heard in the reader’s language, and one bot at a time', () => {
  const remark = (seat: number) => ({ t: 'said', number: seat, person: '', name: 'Karim', text: '', at: 50, seat, tongues: { fr: 'Hé.', en: 'Hey.' } }) as const;
  expect([heard(remark(1), 'fr'), heard(remark(1), 'en')]).toEqual(['Hé.', 'Hey.']);
  const before = speaking({ a: 'Hello' }, remark(1), 'en');
  expect(before).toEqual({ a: 'Hello', 'seat-1': 'Hey.' });
  expect(speaking(before, remark(2), 'fr')).toEqual({ a: 'Hello', 'seat-2': 'Hé.' });
});
