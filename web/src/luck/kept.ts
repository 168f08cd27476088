/** What this browser keeps of each deal, by the promise of the house: its word, and what it was shown. */

import { keep, recall } from '../house/kept.ts';
import type { Sealed, Voided } from '../wire/types.ts';

export type Shown = Pick<Sealed, 'game' | 'options' | 'seats' | 'purses' | 'seals'>;

export type KeptDeal = {
  promise: string;
  word: string;
  /** what was shown before any word was said */
  sealed?: Shown;
  /** this browser's word was among them, and it said it then */
  said?: boolean;
  /** deals that were void before this one */
  voided?: Voided[];
  /** the key of its replay */
  share?: string;
};

const MOST = 40;
let known: KeptDeal[] = []; // where nothing can be stored, until the page is closed

function all(): KeptDeal[] {
  const text = recall('deals');
  if (text !== null) known = read(text);
  return known;
}

function read(text: string): KeptDeal[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? (found as KeptDeal[]) : [];
  } catch {
    return [];
  }
}

export function dealOf(promise: string): KeptDeal | undefined {
  return all().find((deal) => deal.promise === promise);
}

export function dealOfReplay(share: string): KeptDeal | undefined {
  return all().find((deal) => deal.share === share);
}

/** The word for a promise: always the same one, whatever happens to the page. */
export function wordFor(promise: string): string {
  return (dealOf(promise) ?? remember({ promise, word: randomWord() })).word;
}

/** The newest deals; another page of this browser may have kept some meanwhile. */
export function remember(deal: KeptDeal): KeptDeal {
  known = [...all().filter((other) => other.promise !== deal.promise), deal].slice(-MOST);
  keep('deals', JSON.stringify(known));
  return deal;
}

function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
