/** Where people sit around a table. */

import { ONLOOKER, type Sitter } from '../contract.ts';

/** Those after you first, as they sit around the table; all of them for those who look on. */
export function othersOf(seats: readonly Sitter[], seat: number): readonly Sitter[] {
  return seat === ONLOOKER ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
}

/** On a phone: three share a row, more than three sit two and two. */
export function columnsFor(people: number): number {
  return people <= 3 ? Math.max(1, people) : 2;
}

/** On a television: up to four share a row, more sit in two rows. */
export function abreastOf(people: number): number {
  return people <= 4 ? Math.max(1, people) : Math.ceil(people / 2);
}

/** How many places are free in the last row of a crowd: the middle takes them. */
export function freePlaces(people: number, columns: number): number {
  return people > 3 ? (columns - (people % columns)) % columns : 0;
}
