import { expect, test } from 'vitest';
import { ago, kindOf } from '../src/pages/you/devices.ts';

const NOW = Date.UTC(2026, 4, 20, 12);
const HOUR = 3_600_000;
const device = { id: 'a', since: 0, seen: 0, here: false };

test.each([
  [0, '', ''],
  [1.9, '', ''],
  [3, 'il y a 3 heures', '3 hours ago'],
  [25, 'hier', 'yesterday'],
  [24 * 5, 'il y a 5 jours', '5 days ago'],
  [24 * 65, 'il y a 2 mois', '2 months ago'],
])('%s hours ago', (hours, fr, en) => {
  const at = NOW - hours * HOUR;
  expect(ago(at, 'fr', NOW).replaceAll('\u00a0', ' ')).toBe(fr);
  expect(ago(at, 'en', NOW)).toBe(en);
});

test('a clock that goes ahead makes nobody come from the future', () => {
  expect(ago(NOW + HOUR, 'fr', NOW)).toBe('');
});

test('a device is called as on its box, or nothing', () => {
  expect(kindOf({ ...device, kind: 'ipad' })).toBe('iPad');
  expect(kindOf({ ...device, kind: '' })).toBe('');
  expect(kindOf({ ...device, kind: 'fridge' })).toBe('');
});
