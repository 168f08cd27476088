/** What is empty or usual is left out on its way; here it is filled in again. */

import type { AskSeen, ChairSeen, EveningSeen, PersonSeen, PlanSeen, RoomSeen, Said, SeatSeen, Standing } from './types.ts';

export type Person = Required<PersonSeen>;
export type Chair = Required<ChairSeen>;
export type Sitting = Required<SeatSeen>;
export type Asked = { seat: number; rule: string; must: boolean };
export type Room = Omit<RoomSeen, 'people' | 'plan' | 'evening'> & {
  people: Person[];
  plan: Required<Omit<PlanSeen, 'chairs'>> & { chairs: Chair[] };
  evening: Omit<EveningSeen, 'standings'> & { standings: Required<Standing>[] };
};

export function wholeRoom(room: RoomSeen): Room {
  const names = new Map(room.people.map(({ id, name }) => [id, name]));
  const nameOf = (person = '') => names.get(person) ?? ''; // each name is told once
  return {
    ...room,
    people: room.people.map((one) => ({ here: true, muted: false, ...one })),
    plan: {
      fitting: {}, naming: '', namers: [], ...room.plan,
      chairs: room.plan.chairs.map((one) => ({ person: '', bot: '', name: nameOf(one.person), chips: -1, new: false, ...one })),
    },
    evening: {
      ...room.evening,
      standings: room.evening.standings.map((one) => ({ person: '', name: nameOf(one.person), won: 0, lost: 0, ...one })),
    },
  };
}

export const wholeTalk = (talk: readonly Said[], room: RoomSeen): Said[] =>
  talk.map((said) => ({ name: room.people.find(({ id }) => id === said.person)?.name ?? '', ...said }));
export const wholeSeats = (seats: readonly SeatSeen[], people: readonly PersonSeen[] = []): Sitting[] =>
  seats.map((one) => ({ name: people.find(({ id }) => id === one.person)?.name ?? '', person: '', bot: '', away: false, ...one }));
export const wholeAsks = (asks: readonly AskSeen[]): Asked[] => asks.flatMap(({ seats, rule, must = false }) => seats.map((seat) => ({ seat, rule, must })));
