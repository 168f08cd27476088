/** Where one is in the telling of a turn that has just been revealed; each looks at their own pace. */

import { SIGHTS, type Sight } from './turns.ts';

export class Telling {
  /** the turn that is told; -1: none */
  at = $state(-1);
  place = $state(0);

  private known = -1;

  /** As often as the table changes. Whoever comes later has missed it; and a new mime interrupts it. */
  see(past: number, miming: boolean): void {
    const grown = this.known >= 0 && past === this.known + 1;
    const back = past < this.known;
    this.known = past;
    if (grown) [this.at, this.place] = [past - 1, 0];
    else if (back || (miming && this.at >= 0)) this.at = -1;
  }

  get sight(): Sight | null {
    return this.at < 0 ? null : (SIGHTS[this.place] ?? null);
  }

  get last(): boolean {
    return this.place === SIGHTS.length - 1;
  }

  on(): void {
    if (this.last) this.end();
    else this.place += 1;
  }

  end(): void {
    this.at = -1;
  }
}
