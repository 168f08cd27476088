/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/paires.ts';
import { tell } from '../../words/table.ts';
import type { Reckoning } from '../contract.ts';

export const reckoning: Reckoning<View, Event> = {
  reason: (view, words, story) => {
    const past = tell('pastLimit', words.name(view.turn), view.points[view.turn] ?? 0, view.target);
    const owed = story.findLast((event) => event.event === 'forfeit_chosen');
    return owed ? `${past} ${words.event(owed)}.` : past;
  },
  figure: (view, seat) => {
    const points = tell('pointsOf', view.points[seat] ?? 0);
    return view.purses.length ? tell('purseOf', points, view.purses[seat] ?? 0) : points;
  },
  rank: (view, seat) => -(view.points[seat] ?? 0),
  lasts: () => 6000, // the last pair, then the tankard that spills over, or what is owed
};
