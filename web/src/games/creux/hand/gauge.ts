/** How hard a finger presses, where the device knows: many say always the same, and that is no news. */

export class Gauge {
  #seen = new Map<number, Set<number>>();

  /** 0 to 1, or undefined where there is nothing to be known. */
  read(event: Pick<PointerEvent, 'pointerId' | 'pointerType' | 'pressure'>): number | undefined {
    if (event.pointerType === 'mouse') return undefined;
    const seen = this.#seen.get(event.pointerId) ?? new Set();
    this.#seen.set(event.pointerId, seen.add(event.pressure));
    return seen.size > 3 ? event.pressure : undefined;
  }

  forget(id: number): void {
    this.#seen.delete(id);
  }
}
