/** The frames that the house sends to a Grandfather, and those who listen to them. */

import { Frame, NOTHING, SIZE, touches, type Touch } from './frames.ts';

type Ear = (touches: readonly Touch[], frame: Frame) => void;

export class Feeling {
  frame = NOTHING;
  #ears = new Set<Ear>();

  /** A frame has come; one of another size is none. */
  take(bytes: Uint8Array): void {
    if (bytes.length !== SIZE) return;
    this.frame = new Frame(bytes);
    const felt = touches(this.frame);
    for (const ear of this.#ears) ear(felt, this.frame);
  }

  /** Calls `ear` with each frame that comes; what is returned ends that. */
  listen(ear: Ear): () => void {
    this.#ears.add(ear);
    return () => this.#ears.delete(ear);
  }
}
