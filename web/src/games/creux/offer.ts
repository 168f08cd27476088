/** What one was handed, by what it does: nothing else is ever offered. */

import type { Move } from '../../wire/games/creux.ts';
import type { Question } from '../contract.ts';

type Named<Do extends Move['do']> = Extract<Move, { do: Do }>;

export class Offer {
  constructor(private readonly yours: Question<Move> | null) {}

  one<Do extends Move['do']>(name: Do): Named<Do> | undefined {
    return this.yours?.moves.find((move): move is Named<Do> => move.do === name);
  }

  all<Do extends Move['do']>(name: Do): Named<Do>[] {
    return this.yours?.moves.filter((move): move is Named<Do> => move.do === name) ?? [];
  }

  form(name: Move['do']): boolean {
    return this.yours?.forms.includes(name) ?? false;
  }
}
