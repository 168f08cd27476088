/** Who this browser is at the house. The secret is in a cookie that no page can read. */

import { toast } from '../furniture/toasts.svelte.ts';
import { api, Trouble } from '../wire/api.ts';
import type { Me } from '../wire/http.ts';
import { chooseLanguage, language, say, type Language } from '../words/say.ts';
import { keep, recall } from './kept.ts';
import { randomName } from './names.ts';

let known = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | undefined;
let chosen = $state(recall('named') === 'yes');

export function me(): Me | null {
  return known;
}

/** Asked once; somebody who never came in need not ask at all. */
export function whoAmI(): Promise<Me | null> {
  if (recall('known') !== 'yes') return Promise.resolve(null);
  asked ??= api.me().then(remembered, (trouble: unknown) => {
    asked = undefined;
    if (!(trouble instanceof Trouble) || trouble.code !== 'nobody') throw trouble;
    toast(say('house.unknown')); // ended from another device, or away for too long
    return forgotten();
  });
  return asked;
}

/** A nickname is all it takes; a friendly one is ready for who is in a hurry. */
export async function comeIn(name = randomName(language())): Promise<Me> {
  const before = await whoAmI();
  if (before) return before;
  return remembered(await api.comeIn(name));
}

/** Did they choose the name? Somebody in a hurry got one, and is asked when others are about to read it. */
export function named(): boolean {
  return chosen;
}

export async function rename(name: string): Promise<void> {
  remembered(known ? await api.change({ name }) : await api.comeIn(name));
  chooseName();
}

export async function useCode(code: string): Promise<void> {
  remembered(await api.useCode(code));
  chooseName();
}

/** The house speaks the same language as the page: refusals come from there. */
export async function speak(next: Language): Promise<void> {
  chooseLanguage(next);
  if (known) remembered(await api.change({ lang: next }));
}

export async function forgetMe(): Promise<void> {
  await api.forgetMe();
  forgotten();
}

function chooseName(): void {
  chosen = true;
  keep('named', 'yes');
}

function remembered(person: Me): Me {
  known = person;
  asked = Promise.resolve(person);
  keep('known', 'yes');
  return person;
}

function forgotten(): null {
  known = null;
  asked = undefined;
  chosen = false;
  for (const key of ['known', 'rooms', 'named']) keep(key, '');
  return null;
}
