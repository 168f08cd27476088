/** Whether the house still tells a Grandfather what he feels: a mime is felt to its end, even after the table has moved on. */

import type { MimeStream } from '../../contract.ts';

const SILENCE = 600; // ms without a frame: it is over

export class Senses {
  feels = $state(false);
  private opened = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What it returns ends it; silence counts on, or who listens anew after the last frame would feel for ever. */
  listen(stream: MimeStream): () => void {
    return stream.hear({ felt: () => this.take() });
  }

  /** He opens his eyes by himself; a new mime closes them again. */
  open(opened: boolean): void {
    this.opened = opened;
    if (opened) this.feels = false;
  }

  private take(): void {
    if (this.opened) return;
    this.feels = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.feels = false), SILENCE);
  }
}
