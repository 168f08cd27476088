import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { chooseLanguage, listed, number, say, speaker } from '../src/words/say.ts';
import { firstLanguage } from '../src/words/speaker.svelte.ts';
import * as giving from '../src/words/giving.ts';
import * as luck from '../src/words/luck.ts';
import * as pages from '../src/words/pages.ts';
import * as room from '../src/words/room.ts';
import * as shelf from '../src/words/shelf.ts';
import * as table from '../src/words/table.ts';
import { NOT_ENGLISH, NOT_FRENCH, phrases } from './typography.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });
afterEach(() => chooseLanguage('fr'));

describe('say', () => {
  it('speaks the chosen language', () => {
    chooseLanguage('fr');
    expect(say('cancel')).toBe('Annuler');
    chooseLanguage('en');
    expect(say('cancel')).toBe('Cancel');
    expect(document.documentElement.lang).toBe('en');
  });

  it('counts', () => {
    chooseLanguage('fr');
    expect([0, 1, 2].map((count) => say('cards', count))).toEqual(['aucune carte', '1\u00a0carte', '2\u00a0cartes']);
    chooseLanguage('en');
    expect([0, 1, 2].map((count) => say('chips', count))).toEqual(['no chips', '1 chip', '2 chips']);
  });

  it('serves the words of a game too', () => {
    const tell = speaker({ fr: { hello: (name: string) => `Bonjour ${name}` }, en: { hello: (name) => `Hello ${name}` } });
    chooseLanguage('en');
    expect(tell('hello', 'Ana')).toBe('Hello Ana');
  });

  it('writes numbers and lists as the language does', () => {
    chooseLanguage('fr');
    expect(number(0.38, 'percent')).toMatch(/^38\s%$/u);
    expect(listed(['Ana', 'Bo', 'Zoé'])).toBe('Ana, Bo et Zoé');
    chooseLanguage('en');
    expect(number(1234.5)).toBe('1,234.5');
  });
});

describe('the first language', () => {
  it.each([
    [null, [], 'fr'],
    [null, ['de-DE'], 'fr'],
    [null, ['de', 'en-GB', 'fr'], 'en'],
    [null, ['fr-CA', 'en'], 'fr'],
    ['en', ['fr'], 'en'],
    ['nonsense', ['fr'], 'fr'],
  ] as const)('%s, %s: %s', (kept, wished, language) => {
    expect(firstLanguage(kept, wished)).toBe(language);
  });
});

describe('typography', () => {
  it.each(phrases(fr))('French, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_FRENCH));
  it.each(phrases(en))('English, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_ENGLISH));
});

describe.each(Object.entries({ giving, luck, pages, room, shelf, table }))('typography of the words for %s', (_name, words) => {
  it.each(phrases(words.fr))('French, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_FRENCH));
  it.each(phrases(words.en))('English, %s: %s', (_key, phrase) => expect(phrase).not.toMatch(NOT_ENGLISH));
});
