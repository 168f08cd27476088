/** What somebody came for, done in the right order once inside. */

import type { Errand } from '../../house/doors.ts';
import type { Prepare } from '../../wire/types.ts';
import type { Visit } from '../../wire/visit.svelte.ts';

export function run(errand: Errand, visit: Pick<Visit, 'send' | 'room'>): void {
  const { game, chairs, options, bot, start } = errand;
  const plan: Prepare = { t: 'prepare' };
  if (game !== undefined) plan.game = game;
  if (chairs !== undefined) plan.chairs = chairs;
  if (options !== undefined) plan.options = options;
  visit.send(plan);
  for (let chair = 1; bot !== undefined && chair < (chairs ?? 0); chair++) {
    const one = typeof bot === 'string' ? bot : bot[chair - 1];
    if (one !== undefined) visit.send({ t: 'bot', chair, bot: one });
  }
  if (start) visit.send({ t: 'start' });
}
