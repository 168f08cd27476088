/** What is said of a device: what it is called, and how long ago it was here. */

import type { Device } from '../../wire/http.ts';
import type { Language } from '../../words/say.ts';

const NAMES: Record<string, string> = {
  android: 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** Brands are the same in every language; what doesn't say what it is has no name. */
export function kindOf({ kind }: Device): string {
  return NAMES[kind] ?? '';
}

/** “il y a 3 heures”, “yesterday”; empty within two hours, since the house notes no more than one an hour. */
export function ago(at: number, language: Language, now = Date.now()): string {
  const past = Math.max(0, now - at);
  if (past < 2 * HOUR) return '';
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  if (past < MONTH) return format.format(-Math.floor(past / DAY), 'day');
  return format.format(-Math.floor(past / MONTH), 'month');
}
