/** How it is counted at the end, and why it ended. */

import type { Event, View } from '../../wire/games/blackstone.ts';
import { tell } from '../../words/table.ts';
import type { Reckoning } from '../contract.ts';

const gainOf = (view: View, seat: number) => (view.purses[seat] ?? 0) - (view.brought[seat] ?? 0);
const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '±0');

export const reckoning: Reckoning<View, Event> = {
  reason: (_, words, story) => {
    const last = story.filter((one) => one.event === 'lost' || one.event === 'won' || one.event === 'shared').slice(-2);
    return last.map((one) => words.event(one)).join(' ');
  },
  figure: (view, seat) => tell('purseOf', signed(gainOf(view, seat)), view.purses[seat] ?? 0),
  rank: (view, seat) => gainOf(view, seat),
  lasts: () => 6000, // the last stones, then the pot
};
