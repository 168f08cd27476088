/** The pictures of the game: a file each, drawn on a square of 120, and looked up by what it shows. */

import type { ExcuseKey } from './excuses.ts';

/** The side of the square on which every picture is drawn. */
export const SIDE = 120;

type Files = Record<string, string>;

const excuses: Files = import.meta.glob<string>('./excuses/*.svg', { query: '?raw', import: 'default', eager: true });
const people: Files = import.meta.glob<string>('./people/*.svg', { query: '?raw', import: 'default', eager: true });
const bags: Files = import.meta.glob<string>('./bags/*.svg', { query: '?raw', import: 'default', eager: true });

/** What a file draws, to be put into a picture that is there already; nothing where there is no such file. */
export function strokes(file: string | undefined): string {
  return (file ?? '').replace(/^\s*<svg[^>]*>|<\/svg>\s*$/gu, '');
}

export const ofExcuse = (key: ExcuseKey): string => strokes(excuses[`./excuses/${key}.svg`]);
/** By the number of the character, 1 for the Godfather. */
export const ofPerson = (person: number): string => strokes(people[`./people/${person}.svg`]);
/** What was in the bag, by its number, 0 for the money. */
export const ofBag = (bag: number): string => strokes(bags[`./bags/${bag}.svg`]);
