/** Any view as labelled fields: what belongs to a seat, and what lies in the middle. */

import { HIDDEN, ONLOOKER } from '../contract.ts';
import type { Field } from '../../wire/http.ts';

export type Shown = { name: string; value: unknown };

/** A list as long as the table has seats is one thing for each seat. */
export function sorted(view: Readonly<Record<string, unknown>>, seats: number): { middle: Shown[]; bySeat: Shown[][] } {
  const bySeat: Shown[][] = Array.from({ length: seats }, () => []);
  const middle: Shown[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (name === 'seat') continue; // whoever looks knows who they are
    if (Array.isArray(value) && value.length === seats) {
      for (const [seat, own] of value.entries()) bySeat[seat]?.push({ name, value: own });
    } else middle.push({ name, value });
  }
  return { middle, bySeat };
}

export type WordsFor = { hidden: string; none: string; yes: string; no: string };

/** A value in words; numbers that stand for nobody or for a secret are said as such. */
export function inWords(value: unknown, words: WordsFor): string {
  if (value === HIDDEN) return words.hidden;
  if (value === null || value === '' || value === ONLOOKER) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length ? value.map((one) => inWords(one, words)).join(', ') : words.none;
  if (typeof value === 'object') {
    return Object.entries(value).map(([name, one]) => `${name} ${inWords(one, words)}`).join(', ');
  }
  return String(value);
}

/** A mime ends with the fingerprint of its pieces; at a plain table there are none. */
export const FINGERPRINT = 'fingerprint';
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export type Filled = Record<string, unknown>;

/** What a form holds before anybody has touched it; always within the bounds. */
export function blank(fields: readonly Field[]): Filled {
  return Object.fromEntries(fields.map((field) => [field.name, field.name === FINGERPRINT ? OF_NOTHING : first(field)]));
}

function first(field: Field): unknown {
  if (field.default !== undefined && field.default !== null) return field.default;
  switch (field.kind) {
    case 'yes_no':
      return false;
    case 'number':
      return field.low ?? 0;
    case 'choice':
      return field.choices?.[0]?.value ?? '';
    case 'seat':
      return field.low ?? 0;
    case 'seats':
      return [];
    case 'text':
    case 'other':
      return '';
  }
}
