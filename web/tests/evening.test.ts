import { describe, expect, it } from 'vitest';
import { result, when } from '../src/pages/room/evening.ts';

const game = {
  game: 'paires', at: 0, players: [{ person: 'a', name: 'Ana' }, { person: '', name: 'Bosun' }],
  winners: [0], losers: [1], points: [3, 31], closed: false, share: 'K',
};

describe('a game of the evening', () => {
  it('names who won and lost, and what each had', () => {
    expect(result(game)).toEqual({ winners: ['Ana'], losers: ['Bosun'], points: [['Ana', 3], ['Bosun', 31]] });
    expect(result({ ...game, winners: [7], losers: [], points: [] })).toEqual({ winners: ['…'], losers: [], points: [] });
  });

  it('has the time, and the day where it was another one', () => {
    const at = new Date(2024, 2, 5, 21, 4).getTime();
    expect(when(at, 'fr', at + 3_600_000)).toBe('à 21\u00a0h\u00a004');
    expect(when(at, 'en', at + 3_600_000)).toMatch(/^at 9:04.PM$/u);
    expect(when(at, 'fr', at + 86_400_000)).toBe('le 5 mars à 21\u00a0h\u00a004');
    expect(when(at, 'en', at + 86_400_000)).toMatch(/^on March 5 at 9:04.PM$/u);
  });
});
