/** By daylight, by candlelight, or as the device says. */

import { keep, recall } from './kept.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const before = recall('theme');
let chosen = $state<Theme>(THEMES.find((one) => one === before) ?? 'auto');

export function theme(): Theme {
  return chosen;
}

export function chooseTheme(next: Theme): void {
  chosen = next;
  keep('theme', next);
  wearTheme();
}

export function wearTheme(): void {
  const { dataset } = document.documentElement;
  if (chosen === 'auto') delete dataset['theme'];
  else dataset['theme'] = chosen;
}
