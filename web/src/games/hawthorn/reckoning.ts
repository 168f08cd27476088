/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/hawthorn.ts';
import { tell } from '../../words/table.ts';
import type { Reckoning } from '../contract.ts';
import { gainOf, signed } from './telling.ts';

export const reckoning: Reckoning<View, Event> = {
  reason: (_, words, story) => {
    const taken = story.findLast((one) => one.event === 'pot_taken');
    return taken ? tell('takesPot', words.name(taken.seat), taken.chips) : '';
  },
  figure: (view, seat) => tell('purseOf', signed(gainOf(view, seat)), view.purses[seat] ?? 0),
  rank: (view, seat) => gainOf(view, seat),
  lasts: () => 6500, // the last one folds, then the pot goes over the table
};
