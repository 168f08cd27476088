import { en } from './en.ts';
import { fr } from './fr.ts';
import { speaker } from './speaker.svelte.ts';

export { chooseLanguage, language, LANGUAGES, listed, number, speaker } from './speaker.svelte.ts';
export type { Language, SameKeys } from './speaker.svelte.ts';

export type HouseKey = keyof typeof fr;
export const say = speaker({ fr, en });
