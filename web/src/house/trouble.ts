/** What to tell a person when the house could not do it. */

import { toast } from '../furniture/toasts.svelte.ts';
import { AWAY, Trouble } from '../wire/api.ts';
import { say } from '../words/say.ts';

export function textOf(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) throw trouble;
  return trouble.code === AWAY || !trouble.text ? say('house.away') : trouble.text;
}

/** For a button: try it, and say so if it didn't work. True: it did. */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (trouble) {
    toast(textOf(trouble), { kind: 'refusal' });
    return false;
  }
}
