/** Where a small thing may lie without lying on something else. */

export type Box = { left: number; top: number; width: number; height: number };
export type Size = Pick<Box, 'width' | 'height'>;
export type Spot = { left: number; top: number; /** it covers nothing that must stay free */ clear: boolean };

const GAP = 8;
const STEP = 12;

/** The spot closest to `near` that covers neither it nor anything `taken`; else the one that covers least. */
export function spotFor(size: Size, near: Box, within: Box, taken: readonly Box[]): Spot {
  const [middle, waist] = [near.left + near.width / 2, near.top + near.height / 2];
  const lefts = spread(within.left, within.left + within.width - size.width, middle - size.width / 2);
  const tops = spread(within.top, within.top + within.height - size.height, waist - size.height / 2);
  let best: Spot & { cost: number } = { left: lefts[0] ?? 0, top: tops[0] ?? 0, clear: false, cost: Infinity };
  for (const top of tops) {
    for (const left of lefts) {
      const spot = { left, top, ...size };
      const covered = taken.reduce((sum, one) => sum + shared(spot, one), 0) + 9 * shared(spot, near);
      const away = Math.abs(left + size.width / 2 - middle) + Math.abs(top + size.height / 2 - waist);
      const cost = covered * 1000 + away;
      if (cost < best.cost) best = { left, top, clear: covered === 0, cost };
    }
  }
  return { left: best.left, top: best.top, clear: best.clear };
}

/** The two ends, the wish where it lies between them, and places in between. */
function spread(first: number, last: number, wish: number): number[] {
  if (last <= first) return [first];
  const between = Array.from({ length: Math.floor((last - first) / STEP) }, (_, n) => first + (n + 1) * STEP);
  return [Math.min(last, Math.max(first, wish)), first, last, ...between];
}

/** How much of one lies on the other, a small gap around it included. */
function shared(spot: Box, one: Box): number {
  const wide = Math.min(spot.left + spot.width, one.left + one.width + GAP) - Math.max(spot.left, one.left - GAP);
  const high = Math.min(spot.top + spot.height, one.top + one.height + GAP) - Math.max(spot.top, one.top - GAP);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role=button], [data-keep-clear]';

/** What may be tapped in the page now, or in the dialog that lies over it. */
export function controls(apart: Element | null = null): Box[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter((one) => !one.closest('[data-afloat], [aria-hidden=true]') && !(apart?.contains(one) ?? false))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight);
}

export function screen(): Box {
  const edge = 8;
  return { left: edge, top: edge, width: document.documentElement.clientWidth - 2 * edge, height: innerHeight - 2 * edge };
}
