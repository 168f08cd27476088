/** Where somebody sits around the table, seen from above. */

import { ONLOOKER } from '../contract.ts';

export type Spot = { x: number; y: number };

/** In parts of the table from its middle, -1 to 1: oneself at the bottom, the next one to the left. */
export function spotOf(seat: number, me: number, seats: number): Spot {
  const place = (seat - (me === ONLOOKER ? 0 : me) + seats) % seats;
  const angle = Math.PI / 2 + (place / seats) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
