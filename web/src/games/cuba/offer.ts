/** What the box in one's hands may be helped from, by the moves on offer and nothing else. */

import type { Move, View } from '../../wire/games/cuba.ts';
import { NO_TOKEN } from './codes.ts';

export type Offer = {
  mode: 'keep' | 'bag' | 'take';
  /** the most diamonds on offer */
  most: number;
  tokens: readonly number[];
  /** where nothing may be taken at all: that move */
  nothing: Move | undefined;
  /** the move for what lies in the hand; undefined while that is none */
  move: (diamonds: number, token: number) => Move | undefined;
};

export function offerOf(phase: View['phase'], moves: readonly Move[]): Offer {
  const mode = phase === 'setup' ? 'keep' : phase === 'bag' ? 'bag' : 'take';
  const counts = moves.flatMap((move) => (move.do === 'keep' || move.do === 'take_diamonds' ? [move.diamonds] : []));
  const tokens = moves.flatMap((move) => ((move.do === 'hide' || move.do === 'take_token') && move.token !== NO_TOKEN ? [move.token] : []));
  return {
    mode,
    most: Math.max(0, ...counts),
    tokens,
    nothing: moves.find((move) => move.do === 'take_nothing'),
    move: (diamonds, token) =>
      moves.find((move) => {
        if (move.do === 'keep') return move.diamonds === diamonds;
        if (move.do === 'hide') return move.token === token;
        if (move.do === 'take_token') return move.token === token;
        return move.do === 'take_diamonds' && diamonds > 0 && move.diamonds === diamonds;
      }),
  };
}
