/** When a table of the tavern counts as crowded: many sit there, or the screen is low. */

import { MediaQuery } from 'svelte/reactivity';

const MANY = 3; // others
const low = new MediaQuery('(max-width: 47.99rem) and (max-height: 42.5rem)');

export function isMany(others: number): boolean {
  return others > MANY;
}

/** Six on a low screen sit three and three: no place is left for the middle among two and two and two. */
export function columnsOnLow(others: number): { columns?: number } {
  return others === 6 && low.current ? { columns: 3 } : {};
}

export function isCrowd(others: number): boolean {
  return isMany(others) || low.current;
}
