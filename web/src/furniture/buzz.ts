/** A short buzz, where the device has one (not on iPhones): never the only sign of anything. */

import { wishes } from '../house/wishes.svelte.ts';

export const BUZZES = { tap: [12], turn: [30, 60, 30], refused: [60], doom: [120, 50, 200], heart: [30, 90, 20] } as const;

export function buzz(name: keyof typeof BUZZES): void {
  if (wishes('buzz') && 'vibrate' in navigator) navigator.vibrate([...BUZZES[name]]);
}
