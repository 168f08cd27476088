/** What is to be seen on somebody just now. */

import type { View } from '../../../wire/games/parrain.ts';
import { confidants } from '../people.ts';

export type Mark = 'accused' | 'target' | 'named' | 'partner' | 'accuser';

/** `me`: through whose eyes. */
export function marksOf(view: View, seat: number, me: number): Mark[] {
  const marks: Mark[] = [];
  if (view.turn === seat) marks.push('accused');
  if (view.accused === seat) marks.push('target');
  if (view.phase !== 'over' && view.excuses.at(-1)?.mentions.includes(seat)) marks.push('named');
  if (me >= 0 && confidants(view, me).includes(seat)) marks.push('partner');
  if (view.accuser === seat && view.turn !== seat) marks.push('accuser');
  return marks;
}
