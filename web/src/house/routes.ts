/** Every page is loaded when somebody opens it, so the first one stays small. */

import type { Component } from 'svelte';
import type { Params, Route } from './router.svelte.ts';

/** A page gets what its pattern names, such as `{ code }`, and may ignore it. */
type WithParams = Component<{ params: Params }>;
type Without = Component<Record<string, never>>;
export type Page = () => Promise<{ default: WithParams }>;

const page = (pattern: string, load: () => Promise<{ default: WithParams | Without }>): Route<Page> => ({
  pattern,
  page: load as Page,
});

export const ROUTES: readonly Route<Page>[] = [
  page('/', () => import('../pages/Home.svelte')),
  page('/room', () => import('../pages/Room.svelte')),
  page('/room/open', () => import('../pages/Room.svelte')),
  page('/tv', () => import('../pages/Tv.svelte')),
  page('/replay', () => import('../pages/Replay.svelte')),
  page('/minutes', () => import('../pages/Minutes.svelte')),
  page('/mime', () => import('../pages/Mime.svelte')),
  page('/rules/:game', () => import('../pages/Rules.svelte')),
  page('/cards/:game', () => import('../pages/Cards.svelte')),
  page('/try/:game', () => import('../pages/Try.svelte')),
  page('/me', () => import('../pages/You.svelte')),
  page('/about', () => import('../pages/About.svelte')),
  page('/gallery', () => import('../pages/Gallery.svelte')),
];
