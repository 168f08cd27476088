/** The moves on offer, sorted as hands and eyes want them: by card, by person, with what they lead to. */

import { TO_FOU } from '../../furniture/palab/deck.ts';
import type { Move, Prospect } from '../../wire/games/palab.ts';

/** One way to play a card that needs nobody else: what it counts, and where the gauge would be. */
export type Way = { move: Move; figure: number | null; gauge: number | null; loses: boolean; cancels: boolean };

/** Those of one card of the hand; a To fou may also cancel. */
export function waysOf(moves: readonly Move[], card: number, prospects: readonly Prospect[]): Way[] {
  const mine = prospects.filter((one) => one.card === card);
  return moves.flatMap((move) => {
    if (move.do === 'play' && move.card === card) return [way(move, mine[0])];
    if (move.do === 'play_as' && move.card === card) return [way(move, mine.find((one) => one.figure === move.figure))];
    if (move.do === 'cancel' && card === TO_FOU) return [{ ...way(move, mine.find((one) => one.figure === null)), cancels: true }];
    return [];
  });
}

/** Those of a card that was turned up. */
export function choicesOf(moves: readonly Move[], choices: readonly Prospect[]): Way[] {
  return moves.flatMap((move) => {
    if (move.do === 'name_figure') return [way(move, choices.find((one) => one.figure === move.figure))];
    if (move.do === 'cancel') return [{ ...way(move, choices.find((one) => one.figure === null)), cancels: true }];
    return [];
  });
}

function way(move: Move, prospect: Prospect | undefined): Way {
  return { move, figure: prospect?.figure ?? null, gauge: prospect?.gauge ?? null, loses: prospect?.loses ?? false, cancels: false };
}

/** What one points with: a card of the hand, the secret, or the card that was turned up. */
export type Aim = number | 'secret' | 'turned';

/** The moves that point at somebody, by what they point with. */
export function pointing(moves: readonly Move[], aim: Aim): (Move & { target: number })[] {
  return moves.filter((move): move is Move & { target: number } => {
    if (move.do === 'play_at') return move.card === aim;
    if (move.do === 'swap_with') return aim === 'secret';
    return move.do === 'name_target' && aim === 'turned';
  });
}

/** Cards of the hand that some move on offer throws away, gives or shows. */
export function pickable(moves: readonly Move[], verb: 'discard' | 'reveal'): ReadonlyMap<number, Move> {
  return new Map(moves.flatMap((move) => (move.do === verb ? [[move.card, move] as const] : [])));
}

/** Where the gauge might go, for its marks: by what is raised, else nothing. */
export function marksOf(ways: readonly Way[]): number[] {
  return [...new Set(ways.flatMap((one) => (one.gauge === null ? [] : [one.gauge])))];
}
