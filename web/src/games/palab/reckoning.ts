/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/palab.ts';
import { tell } from '../../words/table.ts';
import type { Reckoning } from '../contract.ts';

export const reckoning: Reckoning<View, Event> = {
  reason: (view, words) => tell('lostRounds', words.name(view.turn), view.losses[view.turn] ?? 0),
  figure: (view, seat) => tell('roundsLost', view.losses[seat] ?? 0),
  rank: (view, seat) => -(view.losses[seat] ?? 0),
  lasts: () => 9000, // the last card and what it did, then the shame
};
