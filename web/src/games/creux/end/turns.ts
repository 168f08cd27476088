/** A past turn, as it is told: what was named, what it was, and whose the others were. */

import type { Reveal, View } from '../../../wire/games/creux.ts';
import { THE_PILE } from '../people.ts';

export const MIMES = [0, 1] as const;

/** One sight of the reveal; `mime` is -1 for the last one, which counts. */
export type Sight = { kind: 'guess' | 'truth' | 'count'; mime: number };

export const SIGHTS: readonly Sight[] = [
  ...MIMES.flatMap((mime): Sight[] => [{ kind: 'guess', mime }, { kind: 'truth', mime }]),
  { kind: 'count', mime: -1 },
];

/** What a photograph of the album was. */
export type Origin = { kind: 'memory'; mime: number } | { kind: 'decoy'; team: number } | { kind: 'pile' };

export function originOf(turn: Reveal, memory: number): Origin {
  const mime = turn.memories.indexOf(memory);
  if (mime >= 0) return { kind: 'memory', mime };
  const team = turn.teams[turn.laid.indexOf(memory)] ?? THE_PILE;
  return team !== THE_PILE ? { kind: 'decoy', team } : { kind: 'pile' };
}

/** All its photographs: the two memories, then decoys, then the pile. */
export function cardsOf(turn: Reveal): number[] {
  return [...turn.memories, ...turn.laid];
}

export const isRight = (turn: Reveal, mime: number) => turn.guesses[mime] === turn.memories[mime];

/** The scores before this turn was counted, and those after it. */
export function scoresAround(view: View, at: number): { before: number[]; after: number[] } {
  const upTo = (count: number) => view.scores.map((_, team) => view.past.slice(0, count).reduce((sum, turn) => sum + (turn.gains[team] ?? 0), 0));
  return { before: upTo(at), after: upTo(at + 1) };
}
