/** Where somebody stands in a lesson: which step, and what has happened since it was shown. */

import type { AnyEvent, AnyMove, Lesson, LessonStep, Scene, TableProps } from '../../games/contract.ts';

export type Progress = {
  index: number;
  /** null until the step has been shown; then how many moves and events there were */
  since: { moves: number; told: number } | null;
};
export type Happened = { shown: TableProps; moves: readonly AnyMove[]; story: readonly AnyEvent[] };

export const START: Progress = { index: 0, since: null };

/** As it is remembered: how far somebody is in the lesson of this table. */
export const bookmark = (table: string, { index }: Progress): string => `${index}@${table}`;

/** Whoever comes back to a table is not told again what they have read there; another table begins anew. */
export function openAt(kept: string | null, table: string): Progress {
  const [index = '', at] = (kept ?? '').split('@');
  return at === table ? { index: Number(index), since: null } : START;
}

export function sceneFor({ shown, moves, story }: Happened, { since }: Progress): Scene {
  const { view, seat, seats, asks, yours, ending } = shown;
  return {
    view, seat, seats, asks, yours, ending,
    done: since ? moves.slice(since.moves) : [],
    heard: since ? story.slice(since.told) : [],
  };
}

/** Shows a step whose time has come; goes on from one that was done, or whose moment has passed. The lesson ends with its game. */
export function follow(lesson: Lesson, progress: Progress, now: Happened): Progress {
  if (now.shown.ending) return { index: lesson.steps.length, since: null };
  let here = progress;
  for (let step = lesson.steps[here.index]; step; step = lesson.steps[here.index]) {
    const scene = sceneFor(now, here);
    const holds = !step.when || step.when(scene);
    if (here.since === null) {
      if (step.gone?.(scene)) {
        here = nextStep(here);
        continue;
      }
      if (!holds) return here;
      here = { ...here, since: { moves: now.moves.length, told: now.story.length } };
    } else if (!holds) {
      here = nextStep(here);
      continue;
    }
    if (!step.until?.(sceneFor(now, here))) return here;
    here = nextStep(here);
  }
  return here;
}

/** The card waits for somebody, and so does a table of bots. */
export function waitsForReader(step: LessonStep | undefined, now: Happened): boolean {
  if (!step || step.flows) return false;
  return step.until === undefined || now.shown.yours !== null;
}

export function nextStep({ index }: Progress): Progress {
  return { index: index + 1, since: null };
}

export function textOf(step: LessonStep, scene: Scene, language: 'fr' | 'en'): string {
  return (typeof step.text === 'function' ? step.text(scene) : step.text)[language];
}

export function anchorOf(step: LessonStep, scene: Scene): string | undefined {
  return typeof step.at === 'function' ? step.at(scene) : step.at;
}

export type Box = { left: number; top: number; right: number; bottom: number };

/** A hand is its cards, and not the room that is kept for one that is raised. */
export function around(thing: Box, parts: readonly Box[]): Box {
  if (!parts.length) return thing;
  const [left, top] = [Math.min(...parts.map((one) => one.left)), Math.min(...parts.map((one) => one.top))];
  const [right, bottom] = [Math.max(...parts.map((one) => one.right)), Math.max(...parts.map((one) => one.bottom))];
  return { left, top, right, bottom };
}

/** What is seen of a thing where only a part of the table is seen; undefined: nothing. */
export function seenOf(thing: Box, through: Box): Box | undefined {
  const left = Math.max(thing.left, through.left);
  const top = Math.max(thing.top, through.top);
  const right = Math.min(thing.right, through.right);
  const bottom = Math.min(thing.bottom, through.bottom);
  return right - left > 8 && bottom - top > 8 ? { left, top, right, bottom } : undefined;
}
