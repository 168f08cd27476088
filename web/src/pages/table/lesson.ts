/** Where somebody stands in a lesson: which step, and what has happened since it was shown. */

import type { AnyEvent, AnyMove, Lesson, LessonStep, Scene, TableProps } from '../../games/contract.ts';

export type Progress = {
  index: number;
  /** null until the step has been shown; then how many moves and events there were */
  since: { moves: number; told: number } | null;
};
export type Happened = { shown: TableProps; moves: readonly AnyMove[]; story: readonly AnyEvent[] };

export const START: Progress = { index: 0, since: null };

export function sceneFor({ shown, moves, story }: Happened, { since }: Progress): Scene {
  const { view, seat, seats, asks, yours, ending } = shown;
  return {
    view, seat, seats, asks, yours, ending,
    done: since ? moves.slice(since.moves) : [],
    heard: since ? story.slice(since.told) : [],
  };
}

/** Shows a step whose time has come, and goes on from one that has been done. */
export function follow(lesson: Lesson, progress: Progress, now: Happened): Progress {
  let here = progress;
  for (let step = lesson.steps[here.index]; step; step = lesson.steps[here.index]) {
    if (here.since === null) {
      if (step.when && !step.when(sceneFor(now, here))) return here;
      here = { ...here, since: { moves: now.moves.length, told: now.story.length } };
    }
    if (!step.until?.(sceneFor(now, here))) return here;
    here = nextStep(here);
  }
  return here;
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

export type Place = { left: number; top?: number; bottom?: number };

/** Beside the thing it speaks of, on the side with more room, and never off the screen. */
export function besides(box: DOMRectReadOnly | undefined, width: number, screen: { width: number; height: number }): Place {
  // in the middle of the table: the moves below must stay in reach
  if (!box) return { left: Math.max(8, (screen.width - width) / 2), top: Math.round(screen.height * 0.36) };
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), Math.max(8, screen.width - width - 8));
  if (box.top > screen.height - box.bottom) return { left, bottom: Math.max(8, Math.min(screen.height - box.top + 12, screen.height - 180)) };
  return { left, top: Math.max(8, Math.min(box.bottom + 12, screen.height - 180)) };
}
