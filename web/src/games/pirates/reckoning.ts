/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/pirates.ts';
import { tell } from '../../words/table.ts';
import type { Reckoning } from '../contract.ts';

export const reckoning: Reckoning<View, Event> = {
  reason: (view, words) => tell('lastAboard', words.name(view.turn)),
  figure: (view, seat) => tell(view.still_in.includes(seat) ? 'aboard' : 'overboard'),
  rank: (view, seat) => (view.still_in.includes(seat) ? 1 : 0),
  lasts: () => 6500, // the last one goes over the side, then who is left
};
