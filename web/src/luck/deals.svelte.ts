/** table.fair: this browser's part in a deal. Nobody has to do anything for it.

It seals a word for every promise, is shown the fingerprints of all words that count, and only then
says its own. It says a word once: for another list of fingerprints it keeps it to itself. */

import type { FromBrowser, Sealed, Table, Voided } from '../wire/types.ts';
import { dealOf, remember, wordFor, type Shown } from './kept.ts';
import { fingerprint } from './sha256.ts';

export class Deals {
  /** the deal that is under way, from the start to the first card */
  now = $state.raw<Sealed | null>(null);

  private sealed = ''; // the promise for which a word was sent, over this line
  private voided: Voided[] = []; // since the start was pressed

  constructor(private readonly send: (message: FromBrowser) => void) {}

  /** A new line: the house knows no word of it yet. */
  begin(): void {
    this.sealed = '';
    this.now = null;
  }

  /** Whoever sits has a word for what is promised. */
  seal(promise: string): void {
    if (promise === this.sealed) return;
    this.sealed = promise;
    this.send({ t: 'seal', promise, commitment: fingerprint(wordFor(promise)) });
  }

  show(sealed: Sealed, me: string): void {
    this.now = sealed;
    const { promise, game, options, seats, purses, seals } = sealed;
    const shown: Shown = { game, options, seats, purses, seals };
    const kept = dealOf(promise) ?? { promise, word: '' };
    if (kept.sealed && JSON.stringify(kept.sealed) !== JSON.stringify(shown)) return;
    const mine = seats.findIndex((seat) => seat.person === me);
    const counts = seals.some(({ seat, commitment }) => seat === mine && commitment === fingerprint(kept.word));
    remember({ ...kept, sealed: shown, said: counts, voided: this.voided.length ? [...this.voided] : (kept.voided ?? []) });
    if (counts) this.send({ t: 'reveal', promise, word: kept.word });
  }

  void(voided: Voided): void {
    this.now = null;
    if (!this.voided.some((before) => before.promise === voided.promise)) this.voided.push(voided);
  }

  lay({ promise, ending }: Pick<Table, 'promise' | 'ending'>): void {
    this.now = null;
    this.voided = [];
    this.end(promise, ending?.share);
  }

  /** Its replay is the deal on paper. */
  end(promise: string, share: string | undefined): void {
    const kept = dealOf(promise);
    if (kept && share && kept.share !== share) remember({ ...kept, share });
  }
}
