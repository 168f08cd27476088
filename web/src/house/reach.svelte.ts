/** The address that links carry: one that others can reach, whatever this browser calls the house. */

import { api } from '../wire/api.ts';
import type { Reach } from '../wire/http.ts';
import { keep, recall } from './kept.ts';

let known = $state.raw<Reach | null>(null);
let chosen = $state(recall('address') ?? '');

/** Networks change, so it is asked whenever somebody invites. */
export async function lookAround(): Promise<void> {
  try {
    known = await api.reach();
  } catch {
    // the browser's own address has to do
  }
}

/** What the host chose, while it still holds; else the likeliest; '': nobody else gets in. */
export function pick({ addresses }: Reach, wish: string): string {
  return addresses.includes(wish) ? wish : (addresses[0] ?? '');
}

export const reach = (): Reach | null => known;
export const address = (): string => (known ? pick(known, chosen) : '');

/** A link to pass on; only where there is no address for others is it the browser's own. */
export const linkTo = (path: string): string => (address() || location.origin) + path;

export function chooseAddress(next: string): void {
  chosen = next;
  keep('address', next);
}
