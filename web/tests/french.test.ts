import { describe, expect, it } from 'vitest';
import { de } from '../src/words/french.ts';

describe('de', () => {
  it.each([
    ['Karim', 'de Karim'],
    ['Inès', 'd’Inès'],
    ['Odile', 'd’Odile'],
    ['Hortense', 'd’Hortense'],
    ['Élise', 'd’Élise'],
  ])('%s', (name, said) => expect(de(name)).toBe(said));
});
