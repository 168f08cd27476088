/** Which games have a table, a lesson and an album of their own: those whose folder holds one. */

import type { Component } from 'svelte';
import type { KeptProps, Lesson, MinutesProps, Reckoning, TableProps, Words } from './contract.ts';

type TableModule = { default: Component<TableProps> };

const tables = import.meta.glob<TableModule>('./*/Table.svelte');
const lessons = import.meta.glob<{ lesson: Lesson }>('./*/lesson.ts');

/** All the pictures of a game, to be leafed through; it gets the game's words. */
type Album = Component<{ words: Record<string, unknown> }>;
const albums = import.meta.glob<{ default: Album }>('./*/Album.svelte');

const reckonings = import.meta.glob<{ reckoning: Reckoning }>('./*/reckoning.ts');

const minutes = import.meta.glob<{ default: Component<MinutesProps> }>('./*/Minutes.svelte');

const keepsakes = import.meta.glob<{ default: Component<KeptProps> }>('./*/Kept.svelte');

/** Of some games a mime can be kept. */
export async function keptOf(game: string): Promise<Component<KeptProps> | undefined> {
  return (await keepsakes[`./${game}/Kept.svelte`]?.())?.default;
}

const tryouts = import.meta.glob<{ default: Component<{ words: Words }> }>('./*/Tryout.svelte');

/** Something of a game to be tried alone, before the first one. */
export function hasTryout(game: string): boolean {
  return `./${game}/Tryout.svelte` in tryouts;
}

export async function tryoutOf(game: string): Promise<Component<{ words: Words }> | undefined> {
  return (await tryouts[`./${game}/Tryout.svelte`]?.())?.default;
}

/** Some games can be read afterwards like a story. */
export function hasMinutes(game: string): boolean {
  return `./${game}/Minutes.svelte` in minutes;
}

export async function minutesOf(game: string): Promise<Component<MinutesProps> | undefined> {
  return (await minutes[`./${game}/Minutes.svelte`]?.())?.default;
}

export async function reckoningFor(game: string): Promise<Reckoning | undefined> {
  return (await reckonings[`./${game}/reckoning.ts`]?.())?.reckoning;
}

/** The game's own table, loaded when somebody sits down at it; the one for any game where there is
    none, or where somebody prefers plain words to pictures. */
export async function tableFor(game: string, plain: boolean): Promise<Component<TableProps>> {
  const own = plain ? undefined : tables[`./${game}/Table.svelte`];
  const load = own ?? (() => import('./any/AnyTable.svelte'));
  return (await load()).default;
}

export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in lessons;
}

export async function lessonFor(game: string): Promise<Lesson | undefined> {
  return (await lessons[`./${game}/lesson.ts`]?.())?.lesson;
}

export function hasAlbum(game: string): boolean {
  return `./${game}/Album.svelte` in albums;
}

export async function albumOf(game: string): Promise<Album | undefined> {
  return (await albums[`./${game}/Album.svelte`]?.())?.default;
}
