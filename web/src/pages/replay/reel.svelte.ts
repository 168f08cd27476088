/** A replay's steps from one seat, fetched page by page as they are needed. */

import { api } from '../../wire/api.ts';
import type { ReplayStep } from '../../wire/http.ts';

const PAGE = 200;

export class Reel {
  steps = $state.raw<readonly ReplayStep[]>([]);
  total = $state(0);
  private asking: Promise<void> | undefined;

  constructor(
    private readonly secret: string,
    readonly seat: number,
  ) {}

  /** The step with this number, once it is there. */
  async upTo(number: number): Promise<void> {
    while (this.steps.length <= number && (this.total === 0 || this.steps.length < this.total)) {
      this.asking ??= this.more().finally(() => (this.asking = undefined));
      await this.asking;
    }
  }

  private async more(): Promise<void> {
    const first = this.steps.length;
    const { total, steps } = await api.steps(this.secret, this.seat, first - (first % PAGE));
    this.total = total;
    this.steps = [...this.steps.slice(0, first - (first % PAGE)), ...steps];
  }
}
