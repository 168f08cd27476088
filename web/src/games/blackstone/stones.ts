/** Where each stone falls: always in the same place, so that none moves when another comes. */

export type Fallen = { key: string; x: number; y: number; turn: number; shape: number };

const PLACES = 45; // white stones in the bag: one 1, two 2, … nine 9
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Of the stones of lower values there are 1 + 2 + … */
function numberOf(value: number, nth: number): number {
  return (value * (value - 1)) / 2 + nth;
}

/** Spread like seeds in a sunflower, from the middle outwards, then nudged: nobody lays them out. */
function fall(number: number): Omit<Fallen, 'key'> {
  const place = (number * 19) % PLACES; // 19 and 45 share no divisor: every stone has its own place
  const far = Math.sqrt((place + 0.6) / PLACES);
  const angle = place * GOLDEN;
  const nudge = Math.sin(number * 12.9898) * 2.2;
  return {
    x: 50 + far * 43 * Math.cos(angle) + nudge,
    y: 50 + far * 40 * Math.sin(angle) - nudge,
    turn: (number * 137) % 360,
    shape: number % 3,
  };
}

/** The white stones in the middle, by their values; in percent of the mat. */
export function fallen(values: readonly number[]): Fallen[] {
  return values.map((value, index) => {
    const nth = index - values.indexOf(value);
    return { key: `stone-${value}-${nth}`, ...fall(numberOf(value, nth)) };
  });
}
