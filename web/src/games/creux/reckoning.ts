/** How it is counted at the end, and why it ended so. */

import { listed } from '../../words/say.ts';
import type { Event, View } from '../../wire/games/creux.ts';
import type { Reckoning } from '../contract.ts';
import { tell } from './end/words.ts';
import { verdictOf } from './naming.ts';
import { teamOf } from './people.ts';

const LASTS = 40_000; // ms: the last turn is told, with its mimes, before the result

const pointsOf = (view: View, seat: number) => view.scores[teamOf(view, seat)] ?? 0;

export const reckoning: Reckoning<View, Event> = {
  reason: (view, words) => {
    if (view.mode === 'duo') return `${tell('outOf', view.scores[0] ?? 0)}. ${verdictOf(words, view.verdict)}`;
    const best = Math.max(...view.scores);
    const winners = listed(view.winners.map((seat) => words.name(seat)));
    return tell(view.scores.filter((score) => score === best).length > 1 ? 'level' : 'most', winners, best);
  },
  figure: (view, seat) => tell('pointsOf', pointsOf(view, seat)),
  rank: pointsOf,
  lasts: () => LASTS,
};
