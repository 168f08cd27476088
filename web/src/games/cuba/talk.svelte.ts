/** Who is saying something just now, over the faces, and for how long. */

import type { Remark } from './voices.ts';

const LASTS = 5000; // ms, enough to read a sentence

export class Talk {
  said = $state.raw<Readonly<Record<number, string>>>({});
  private readonly ends = new Map<number, ReturnType<typeof setTimeout>>();

  hear(remarks: readonly Remark[]) {
    for (const { seat, text } of remarks) {
      clearTimeout(this.ends.get(seat));
      this.said = { ...this.said, [seat]: text };
      this.ends.set(seat, setTimeout(() => this.forget(seat), LASTS));
    }
  }

  release() {
    for (const end of this.ends.values()) clearTimeout(end);
  }

  private forget(seat: number) {
    const { [seat]: _, ...others } = this.said;
    this.said = others;
  }
}
