/** Dictionaries are plain objects: a missing word or a wrong argument does not compile. */

import { keep, recall } from '../house/kept.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Phrase = string | ((...args: never[]) => string);

/** The other languages have the same keys, and the same arguments. */
export type SameKeys<Source> = {
  [Key in keyof Source]: Source[Key] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

type Args<Entry> = Entry extends (...args: infer A) => string ? A : [];

let spoken = $state<Language>(firstLanguage(recall('language'), globalThis.navigator?.languages ?? []));

/** French, unless the person chose otherwise or the device puts English before it. */
export function firstLanguage(kept: string | null, wished: readonly string[]): Language {
  return [kept ?? '', ...wished].map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'fr';
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

export function language(): Language {
  return spoken;
}

export function chooseLanguage(next: Language): void {
  spoken = next;
  keep('language', next);
  document.documentElement.lang = next;
}

/** A `say()` for these words. The house has one (words/say.ts); each game makes its own. */
export function speaker<Source extends Record<string, Phrase>>(dictionaries: {
  fr: Source;
  en: SameKeys<Source>;
}): <Key extends keyof Source>(key: Key, ...args: Args<Source[Key]>) => string {
  return (key, ...args) => {
    const phrase = dictionaries[spoken][key] as string | ((...args: unknown[]) => string);
    return typeof phrase === 'string' ? phrase : phrase(...args);
  };
}

/** 1,234 or 1 234; 12 % or 12%. */
export function number(value: number, style: 'decimal' | 'percent' = 'decimal'): string {
  return new Intl.NumberFormat(spoken, { style, maximumFractionDigits: style === 'percent' ? 0 : 1 }).format(value);
}

/** Ana, Bo and Chloé. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(names);
}
