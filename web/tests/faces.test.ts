import { beforeEach, expect, it, vi } from 'vitest';
import { facesOf, rememberFaces } from '../src/house/faces.ts';
import { sittersIn } from '../src/pages/replay/replayed.ts';
import type { GameRecord, ReplayStep } from '../src/wire/http.ts';

beforeEach(() => {
  const drawer = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => drawer.get(key) ?? null, setItem: (key: string, value: string) => drawer.set(key, value) });
});

const record = { game: 'paires', options: {}, seats: [{ name: 'Ana' }, { name: 'Bo', bot: 'counts' }] } as GameRecord;
const step = { asks: [] } as unknown as ReplayStep;

it('a replay shows the faces of the game', () => {
  rememberFaces('abc', ['p-17', 'Bo']);
  expect(sittersIn(record, step, 0, facesOf('abc')).map((one) => one.seed)).toEqual(['p-17', 'Bo']);
});

it('whoever was not there sees a face for each name', () => {
  expect(sittersIn(record, step, 0, facesOf('else')).map((one) => one.seed)).toEqual(['Ana', 'Bo']);
});

it('the last games are remembered, and nothing that somebody else wrote', () => {
  for (let game = 0; game < 60; game++) rememberFaces(String(game), ['x']);
  expect([facesOf('59'), facesOf('0')]).toEqual([['x'], []]);
  localStorage.setItem('tablee.faces', '{"no": 1}');
  expect(facesOf('59')).toEqual([]);
});
