/** Who is saying something just now: one voice at a time, for as long as it takes to read. */

import type { Remark } from './voices.ts';

const LASTS = 4500; // ms

export class Talk {
  now = $state.raw<Remark | null>(null);
  private end: ReturnType<typeof setTimeout> | undefined;

  hear(remarks: readonly Remark[]) {
    const last = remarks.at(-1);
    if (!last) return;
    clearTimeout(this.end);
    this.now = last;
    this.end = setTimeout(() => (this.now = null), LASTS);
  }

  release() {
    clearTimeout(this.end);
  }
}
