/** Which of its three languages the table speaks: the reader's choice, kept in this browser. */

import { keep, recall } from '../../house/kept.ts';
import { language } from '../../words/say.ts';

export const VOICES = ['fr', 'en', 'mfe'] as const;
export type Voice = (typeof VOICES)[number];

const kept = recall('palab.voice');
let chosen = $state<Voice | null>(VOICES.find((one) => one === kept) ?? null);

/** The reader's own language until they choose another. */
export function voice(): Voice {
  return chosen ?? language();
}

export function nextVoice(): void {
  chosen = VOICES[(VOICES.indexOf(voice()) + 1) % VOICES.length] ?? 'fr';
  keep('palab.voice', chosen);
}

/** A line of a card or of a bot, by the way of words.entry(): what has no words stands there by its path, and stays unsaid. */
export function lineIn(entry: (path: string) => string, path: string, spoken: Voice): string {
  const wholes = [`lines.${spoken}.${path}`, `manners.${spoken}.${path}`];
  const found = wholes.find((whole) => entry(whole) !== whole);
  return found ? entry(found) : '';
}
