/** Which sound goes with what has just happened. */

import type { Sound } from '../../furniture/sound.ts';
import type { Event } from '../../wire/games/creux.ts';

export function soundOf(events: readonly Event[], seat: number): Sound | null {
  for (const one of events) {
    if (one.event === 'album_opened' || one.event === 'decoys_laid' || one.event === 'memory_dealt') return 'card';
    if ((one.event === 'eyes_closed' || one.event === 'mimed') && one.seat !== seat) return 'turn';
  }
  return null;
}
