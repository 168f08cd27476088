/** When a bot says something, as manner.py has it; what it says is in manners.*.toml, by temper and moment. */

import type { Event } from '../../wire/games/palab.ts';
import { temperOf } from '../temper.ts';
import type { Line } from './telling.ts';

export const TEMPERS = ['granny', 'uncle', 'cousin'] as const;
const BRINK = 95; // of the gauge

/** By seat: the names of those who are bots. */
export type Bots = Readonly<Record<number, string>>;

export class Manner {
  private player = -1; // whose card was played last

  /** Of several remarks of one bot, the last. */
  remarks(events: readonly Event[], bots: Bots): Line[] {
    const said = new Map<number, string>();
    for (const one of events) {
      if (one.event === 'played') this.player = one.seat;
      else if (one.event === 'turned_up') said.set((this.player = one.seat), 'gamble');
      else if (one.event === 'counted' && one.figure > 0 && one.gauge >= BRINK) said.set(this.player, 'brink');
      else if (one.event === 'annulled') said.set(one.seat, 'annulled');
      else if (one.event === 'swapped') said.set(one.target, 'swapped');
      else if (one.event === 'game_lost') said.set(one.seat, 'shame');
      else if (one.event === 'round_lost') {
        const near = nearest(one.seat, bots);
        if (near !== undefined) said.set(near, 'gloat');
        said.set(one.seat, 'lost');
      }
    }
    return [...said].flatMap(([seat, moment]) => {
      const name = bots[seat];
      return name === undefined ? [] : [{ seat, path: `${temperOf(name, TEMPERS)}.${moment}` }];
    });
  }
}

function nearest(loser: number, bots: Bots): number | undefined {
  const others = Object.keys(bots).map(Number).filter((seat) => seat !== loser);
  return others.sort((a, b) => Math.abs(a - loser) - Math.abs(b - loser))[0];
}
