/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/parrain.ts';
import type { Reckoning } from '../contract.ts';
import { NO_BAG } from './bags.ts';
import { tell } from './end/words.ts';
import { bag, character } from './naming.ts';
import { endLasts } from './telling.ts';

export const reckoning: Reckoning<View, Event> = {
  reason: (_, words, story) => {
    const ended = story.findLast((one) => one.event === 'ended');
    return ended ? words.event(ended) : '';
  },
  figure: (view, seat, words) => {
    const [held, name] = [view.bags[seat] ?? NO_BAG, character(words, view.characters[seat] ?? 0, 'name')];
    return held === NO_BAG ? name : tell('figure', name, bag(words, held, 'name'));
  },
  rank: (view, seat) => (view.winners.includes(seat) ? 1 : 0),
  lasts: endLasts,
};
