/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/cuba.ts';
import type { Reckoning } from '../contract.ts';
import { POCKETS, STOP } from './telling.ts';
import { journeyOf } from './testimony.ts';
import { tell } from './words.ts';

export const reckoning: Reckoning<View, Event> = {
  reason: (_, words, story) => {
    const ended = story.findLast((one) => one.event === 'ended');
    return ended ? words.event(ended) : '';
  },
  figure: (view, seat) => {
    if (seat === view.godfather) return tell('godfather');
    const stop = journeyOf(view).find((one) => one.seat === seat);
    return stop ? tell('role', stop.took) : '';
  },
  rank: (view, seat) => (view.winners.includes(seat) ? 1 : 0),
  lasts: (view) => POCKETS + STOP * (journeyOf(view).length + 1), // the last pocket, then the way of the box
};
