/** How the money went on in a turn: in words, from what everybody saw. */

import type { Words } from '../../contract.ts';
import type { Hearing } from '../minutes.ts';
import { tell } from './words.ts';

export function howOf(hearings: readonly Hearing[], number: number, words: Pick<Words, 'name'>): string {
  const moved = hearings.find((one) => one.number === number)?.entries.find((one) => one.kind === 'rotated' || one.kind === 'exchanged');
  if (moved?.kind === 'exchanged') return tell('minutesExchanged', words.name(moved.seat), words.name(moved.target));
  return moved?.kind === 'rotated' ? tell('minutesRotated', words.name(moved.seat), moved.clockwise) : '';
}
