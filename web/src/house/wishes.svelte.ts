/** What a person switched on or off, kept in this browser. */

import { keep, recall } from './kept.ts';

export const WISHES = { sound: true, buzz: true, chatter: true, odds: false, guide: true, plain: false };
export type Wish = keyof typeof WISHES;

const wished = $state(
  Object.fromEntries(
    Object.entries(WISHES).map(([wish, usual]) => [wish, (recall(wish) ?? (usual ? 'on' : 'off')) === 'on']),
  ) as Record<Wish, boolean>,
);

export function wishes(wish: Wish): boolean {
  return wished[wish];
}

export function choose(wish: Wish, on: boolean): void {
  wished[wish] = on;
  keep(wish, on ? 'on' : 'off');
}
