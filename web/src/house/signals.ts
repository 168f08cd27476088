/** Small sounds and buzzes for what everybody should notice at any table. */

import { buzz } from '../furniture/buzz.ts';
import { sound } from '../furniture/sound.ts';
import type { Seen } from '../wire/changes.ts';

export function signal(before: Seen, after: Seen): void {
  if (after.ending && !before.ending) {
    if (after.ending.winners.includes(after.seat)) sound('win');
    else if (after.ending.losers.includes(after.seat)) {
      sound('doom');
      buzz('doom');
    }
    return;
  }
  if (isAwaited(after) && !isAwaited(before)) {
    sound('turn');
    buzz('turn');
  }
}

function isAwaited(table: Seen): boolean {
  return table.yours !== null && table.yours.must;
}
