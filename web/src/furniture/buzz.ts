/** A short buzz, where the device has one (not on iPhones): never the only sign of anything. */

import { wishes } from '../house/wishes.svelte.ts';

export const BUZZES = { tap: [12], turn: [30, 60, 30], refused: [60], doom: [120, 50, 200], heart: [30, 90, 20] } as const;

export function buzz(name: keyof typeof BUZZES): void {
  // Browsers refuse it, and complain, until the page was touched for the first time.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (wishes('buzz') && touched && 'vibrate' in navigator) navigator.vibrate([...BUZZES[name]]);
}
