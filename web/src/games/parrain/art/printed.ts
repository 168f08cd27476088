/** What the colours of a card mean: the rays behind the figure tell what sort of excuse it is. */

import type { Kind } from './excuses.ts';

export const RAYS_OF: Record<Kind, readonly [string, string]> = {
  place: ['#2c605c', '#40766f'],
  object: ['#a97a35', '#bd9150'],
  deed: ['#8e2c2a', '#a5453d'],
  event: ['#2e3a4f', '#455470'],
  person: ['#7f9271', '#95a786'],
};

/** The rays behind a character. */
export const FAMILY = ['#8e2c2a', '#5e2a25'] as const;
