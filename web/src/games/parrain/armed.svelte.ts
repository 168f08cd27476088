/** A card that is ready: if one is named, it cancels. It never leaves this browser before that. */

import { keep, recall } from '../../house/kept.ts';

const KEY = 'parrain.armed';

export class Armed {
  card = $state(-1);

  constructor(private readonly table: string) {
    const [known, card] = (recall(KEY) ?? '').split(' ');
    if (known === table) this.card = Number(card);
  }

  /** The same card once more: no longer. */
  toggle(card: number): void {
    this.set(this.card === card ? -1 : card);
  }

  set(card: number): void {
    this.card = card;
    keep(KEY, `${this.table} ${card}`);
  }
}
