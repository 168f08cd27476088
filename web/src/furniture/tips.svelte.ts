/** One line about a thing, where one meets it: a tap or the focus tells, and it goes by itself. */

import { readingTime } from './toasts.svelte.ts';

export type Told = { /** what it is called */ title?: string; /** what it is, and what it wins by */ text: string };
type Open = Told & { anchor: Element };

let open = $state.raw<Open | null>(null);
let leaving: ReturnType<typeof setTimeout> | undefined;

export function tip(): Open | null {
  return open;
}

export function showTip(anchor: Element, told: Told): void {
  open = { ...told, anchor };
  clearTimeout(leaving);
  leaving = setTimeout(closeTip, readingTime(`${told.title ?? ''} ${told.text}`));
}

export function closeTip(): void {
  clearTimeout(leaving);
  open = null;
}
