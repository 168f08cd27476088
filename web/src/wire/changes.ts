/** Laying what has changed over what was there. */

import { ONLOOKER, type AnyMove, type Deadline, type Question, type Sitter } from '../games/contract.ts';
import type { ClockSeen, GivingSeen, PersonSeen, Said, Step, Table, Yours } from './types.ts';
import { wholeAsks, wholeSeats, type Asked, type Sitting } from './whole.ts';

export type View = Record<string, unknown>;

/** A table as this seat sees it now, with its clocks by this device's time. */
export type Seen = Omit<Table, 't' | 'seats' | 'asks' | 'clock' | 'yours' | 'giving'> & {
  seats: Sitting[];
  asks: Asked[];
  yours: Question | null;
  clock: Clocks;
  giving: Giving | null;
};
export type Giving = GivingSeen & { endsAt: number };
/** still: nobody's time runs, since the house can't take a move; then no clock is shown to run */
export type Clocks = { seats: Record<number, Deadline>; window: Deadline | null; still?: boolean };

const NO_CLOCKS: Clocks = { seats: {}, window: null };
const SAME = 1500; // ms by which a deadline may seem to move on its way through the network

/** The room has told the names of its people already. */
export function laid({ t: _, ...table }: Table, now: number, people: readonly PersonSeen[] = []): Seen {
  return { ...table, seats: wholeSeats(table.seats, people), asks: wholeAsks(table.asks), yours: asked(table.yours), clock: clocks(table.clock, NO_CLOCKS, now), giving: given(table.giving, now) };
}

/** Fields that a step doesn't name are as before; `pub` is laid over the old one, `own` replaces it. */
export function stepped(before: Seen, step: Step, now: number): Seen {
  const { t: _, pub, events: _told, done: _key, taken_back: _back, stood: _stood, given: _given, giving, seats, asks, clock, yours, ...rest } = step;
  return {
    ...before,
    ...rest,
    pub: pub ? { ...before.pub, ...pub } : before.pub,
    seats: seats ? wholeSeats(seats) : before.seats,
    asks: asks ? wholeAsks(asks) : before.asks,
    yours: yours === undefined ? before.yours : asked(yours),
    clock: clock ? clocks(clock, before.clock, now) : before.clock,
    giving: giving === undefined ? before.giving : given(giving, now),
  };
}

function given(giving: GivingSeen | null | undefined, now: number): Giving | null {
  return giving ? { ...giving, endsAt: now + giving.left } : null;
}

/** A long list of moves comes folded: where a field is a list, there is a move for each of its values. */
function asked(yours: Yours | null): Question | null {
  return yours && ({ ...yours, moves: (yours.moves as AnyMove[]).flatMap(unfolded) } as Question);
}

function unfolded(move: AnyMove): AnyMove[] {
  let found: Record<string, unknown>[] = [{}];
  for (const [field, value] of Object.entries(move)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    found = found.flatMap((one) => values.map((each) => ({ ...one, [field]: each })));
  }
  return found as AnyMove[];
}

export function viewOf(table: Seen): View {
  return { ...table.pub, ...table.own };
}

/** For a screen that everybody sees, whoever is signed in on it: nobody's secrets. */
export function forAll(table: Seen): Seen {
  return { ...table, seat: ONLOOKER, own: {}, yours: null, may: [], passing: false };
}

export function clocks(left: ClockSeen, before: Clocks, now: number): Clocks {
  if (left.still) return { seats: {}, window: before.window, still: true };
  const seats = Object.entries(left.seats).map(([seat, ms]) => [seat, deadline(ms, before.seats[Number(seat)], now)]);
  return {
    seats: Object.fromEntries(seats) as Record<number, Deadline>,
    window: left.window === null ? null : deadline(left.window, before.window ?? undefined, now),
  };
}

/** A clock that was seen before keeps its length, so that its ring doesn't jump. */
function deadline(ms: number, before: Deadline | undefined, now: number): Deadline {
  const endsAt = now + ms;
  if (before && Math.abs(before.endsAt - endsAt) < SAME) return before;
  return { endsAt, total: Math.max(1, Math.round(ms / 1000)) };
}

/** Who sits here, as the furniture wants them. `spoken`: by person, or bot's seat, what was just said. */
export function sitters(table: Seen, spoken: Readonly<Record<string, string>>, yourTurn: string): Sitter[] {
  return table.seats.map(({ name, person, bot, away }, seat) => {
    const turn = table.asks.some((ask) => ask.seat === seat && ask.must);
    const you = seat === table.seat;
    return {
      seat, name, seed: person || name, you, bot: bot !== '', away: away && person !== '', turn,
      awaited: turn && you ? yourTurn : undefined,
      speech: spoken[person || botAt(seat)],
      at: `seat-${seat}`,
    };
  });
}

/** The place of a bot among those who speak. */
const botAt = (seat: number): string => `seat-${seat}`;

/** What was said, in the reader's language: a bot speaks all of them. */
export function heard(said: Said, language: string): string {
  return said.tongues?.[language] ?? said.text;
}

/** By person, or bot's seat, the newest words; of the bots only one talks at a time. */
export function speaking(before: Readonly<Record<string, string>>, said: Said, language: string): Record<string, string> {
  const bot = said.person === '';
  const others = Object.entries(before).filter(([who]) => !bot || !who.startsWith('seat-'));
  return { ...Object.fromEntries(others), [bot ? botAt(said.seat ?? -1) : said.person]: heard(said, language) };
}

/** Whose words came last, if they came after `since`. */
export function spokenSince(talk: readonly Said[], since: number, language: string): Record<string, string> {
  return talk.filter((one) => one.at >= since).reduce<Record<string, string>>((before, one) => speaking(before, one, language), {});
}
