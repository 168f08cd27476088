/** The cards of the Godfather's game: what is printed by number, and what is said of it. */

import { describe, expect, it, vi } from 'vitest';
import { EXCUSES, excuseOf } from '../src/games/parrain/art/excuses.ts';
import { fan, octagon, ray } from '../src/games/parrain/art/frame.ts';
import { ofExcuse, strokes } from '../src/games/parrain/art/pictures.ts';
import * as words from '../src/games/parrain/art/words.ts';
import { chooseLanguage } from '../src/words/say.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });

describe('an excuse by its number', () => {
  it.each([
    [0, { key: 'dentist', kind: 'place', lit: ['green'], effect: 'eye' }],
    [27, { key: 'federal-agents', kind: 'person', lit: ['red'], effect: 'eye' }],
    [46, { key: 'birthday-surprise', kind: 'event', lit: ['green', 'yellow'], effect: 'exchange' }],
    [83, { key: 'torch-singer', kind: 'person', lit: ['green', 'yellow', 'red'], effect: 'exchange' }],
  ])('%i', (card, excuse) => expect(excuseOf(card)).toEqual(excuse));

  it('is nothing where no card is, or where it is hidden', () => {
    expect([-9, -1, 84].map(excuseOf)).toEqual([undefined, undefined, undefined]);
  });

  it('is 84 different ones', () => expect(new Set(EXCUSES.map(([key]) => key)).size).toBe(84));
});

describe('what a card says to those who hear it', () => {
  it.each([
    ['fr', 'Le phare, un lieu. Convainc au vert et au jaune. Effet\u00a0: Œil.'],
    ['en', 'Le phare, a place. Convinces at green and yellow. Effect: Eye.'],
  ] as const)('%s', (language, sentence) => {
    chooseLanguage(language);
    expect(words.excuseTold('Le phare', 'place', ['green', 'yellow'], 'eye')).toBe(sentence);
  });

  it.each(phrases(words.fr))('French, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_FRENCH));
  it.each(phrases(words.en))('English, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_ENGLISH));
});

describe('pictures', () => {
  it('are put into the frame without a frame of their own', () => {
    expect(strokes('<svg xmlns="x" viewBox="0 0 120 120"><path d="M0 0"/></svg>\n')).toBe('<path d="M0 0"/>');
    expect(strokes(undefined)).toBe('');
    expect(ofExcuse('lighthouse')).toContain('<path');
    expect(ofExcuse('lighthouse')).not.toContain('<svg');
  });

  it('have a window with eight sides, fans and rays', () => {
    expect(octagon({ x: 10, y: 20, width: 100, height: 50 }, 5)).toBe('M15 20H105L110 25V65L105 70H15L10 65V25Z');
    expect(fan(8)).toBe('M0 0H8A8 8 0 0 1 0 8Z');
    expect(ray({ x: 0, y: 0 }, 0)).toBe('M0 0L299.1 -23.5L299.1 23.5Z');
  });
});
