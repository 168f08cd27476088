/** table.fair: a deal checked by whoever was there, without asking the house (docs/record.md).

It needs no rule: every pick follows from the secret, the words and what each kind weighed. That the
weights are those of the rules is for `tablee verify`. */

import type { GameRecord } from '../wire/http.ts';
import type { KeptDeal } from './kept.ts';
import { fingerprint, fromHex, hmac, joined, sha256 } from './sha256.ts';

/** old: from before words were sealed; promise, seals, plan: not what was shown before the deal;
 * unshown: it was dealt without showing any; secret, word: not what was sealed; mine: one's own word
 * is not in it; pick: that line does not follow. */
export type Flaw = 'old' | 'promise' | 'unshown' | 'seals' | 'plan' | 'secret' | 'word' | 'mine' | 'pick';

export type Checked = {
  flaw: Flaw | null;
  /** of the flaw; 0: the opening */
  line: number;
  picks: number;
  /** this browser was there when it was sealed, and its own word is in it */
  there: boolean;
  mine: boolean;
};

const NAMELESS = '…'; // somebody who wished to be forgotten

export function checkDeal(record: GameRecord, kept: KeptDeal | undefined): Checked {
  const { luck } = record;
  const found = { line: 0, picks: 0, there: kept?.sealed !== undefined, mine: false };
  const fails = (flaw: Flaw, line = 0): Checked => ({ ...found, flaw, line });

  if (kept && luck.commitment !== kept.promise) return fails('promise');
  if (kept && !kept.sealed) return fails('unshown');
  if (record.format !== 'tablee-record-2' || luck.kind !== 'hmac-sha256') return fails('old');
  const words = luck.words ?? [];
  const sealed = kept?.sealed;
  if (sealed && !same(words.map(({ seat, commitment }) => ({ seat, commitment })), sealed.seals)) return fails('seals');
  if (kept?.sealed && !isAsShown(record, kept)) return fails('plan');
  if (fingerprint(luck.secret ?? '') !== luck.commitment) return fails('secret');
  if (words.some(({ word, commitment }) => fingerprint(word) !== commitment)) return fails('word');
  found.mine = kept !== undefined && kept.said === true && words.some(({ word }) => word === kept.word);
  if (kept?.said && !found.mine) return fails('mine');

  const seed = seedOf([luck.secret ?? '', ...words.map(({ word }) => word)]);
  const opening = { picks: record.opening, weights: record.opening_weights ?? [] };
  for (const [line, { picks = [], weights = [] }] of [opening, ...record.lines].entries()) {
    if (picks.length !== weights.length) return fails('pick', line);
    for (const [at, kind] of picks.entries()) {
      if (pick(seed, found.picks, weights[at]!) !== kind) return fails('pick', line);
      found.picks += 1;
    }
  }
  return { ...found, flaw: null };
}

/** The game, how it is played, and who sat where; a name may have been forgotten since. */
function isAsShown(record: GameRecord, { sealed }: KeptDeal): boolean {
  if (!sealed || record.game !== sealed.game || !same(sorted(record.options), sorted(sealed.options))) return false;
  if (record.seats.length !== sealed.seats.length) return false;
  if (!same(record.carry?.purses ?? null, sealed.purses)) return false;
  return record.seats.every(({ name, bot }, seat) => {
    const shown = sealed.seats[seat]!;
    return (bot ?? '') === (shown.bot ?? '') && (name === shown.name || name === NAMELESS);
  });
}

export function seedOf(parts: readonly string[]): Uint8Array {
  const bytes = parts.map((part) => fromHex(part) ?? new Uint8Array());
  return sha256(joined(...bytes.flatMap((part) => [bigEndian(part.length, 4), part])));
}

/** The kind that comes up at the pick with this number; -1 where the weights are none. */
export function pick(seed: Uint8Array, number: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = weights.every((weight) => Number.isInteger(weight) && weight >= 0);
  if (!fair || total < 1 || total > 2 ** 31) return -1;
  let left = below(seed, number, total);
  let kind = weights.length - 1;
  while (left >= weights[kind]!) {
    left -= weights[kind]!;
    kind -= 1;
  }
  return kind;
}

function below(seed: Uint8Array, number: number, bound: number): number {
  const many = BigInt(bound);
  const limit = (2n ** 64n / many) * many;
  for (let block = 0; ; block += 1) {
    const digest = hmac(seed, joined(bigEndian(number, 8), bigEndian(block, 4)));
    const view = new DataView(digest.buffer);
    for (let at = 0; at < 32; at += 8) {
      const word = view.getBigUint64(at);
      if (word < limit) return Number(word % many);
    }
  }
}

function bigEndian(number: number, bytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  view.setUint32(bytes - 4, number);
  return new Uint8Array(view.buffer);
}

function sorted(options: Record<string, unknown>): [string, unknown][] {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
