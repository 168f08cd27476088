/** Copper is worth 1, silver 5, gold 25: a purse of 100 stays a handful. */

export type Stack = { worth: 1 | 5 | 25; coins: number };

const TALLEST = 5;

export function stacksOf(count: number): Stack[] {
  const stacks: Stack[] = [];
  let left = Math.max(0, Math.floor(count));
  for (const worth of [25, 5, 1] as const) {
    const coins = Math.min(TALLEST, Math.floor(left / worth));
    if (coins > 0) stacks.push({ worth, coins });
    left -= coins * worth;
  }
  return stacks;
}
