/** A step of a replay as a table's props want it. */

import { ONLOOKER, type AnyEvent, type Sitter } from '../../games/contract.ts';
import type { GameRecord, ReplayStep } from '../../wire/http.ts';

export function sittersIn(record: GameRecord, step: ReplayStep, seat: number, faces: readonly string[] = []): Sitter[] {
  return record.seats.map(({ name, bot }, number) => ({
    seat: number,
    name,
    seed: faces[number] ?? name,
    you: number === seat && seat !== ONLOOKER,
    bot: Boolean(bot),
    away: false,
    turn: step.asks.some(([asked]) => asked === number),
    awaited: undefined,
    speech: undefined,
    at: `seat-${number}`,
  }));
}

/** What was told up to this step; a move that was taken back is null, and stays in the story. */
export function toldUntil(steps: readonly ReplayStep[], number: number): (AnyEvent | null)[] {
  return steps.slice(0, number + 1).flatMap((step): (AnyEvent | null)[] => (step.undone > 0 ? [null] : step.events));
}

/** What was told up to this step, without the moves that were taken back since. */
export function standing(steps: readonly ReplayStep[], number: number): AnyEvent[] {
  const made: ReplayStep[] = [];
  for (const step of steps.slice(0, number + 1)) {
    if (step.undone > 0) made.splice(-step.undone);
    else made.push(step);
  }
  return made.flatMap((step) => step.events);
}
