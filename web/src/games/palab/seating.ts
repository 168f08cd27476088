/** Where people sit around the cloth. One's own place is at the bottom; clockwise is up the left side. */

export type Places<One> = { left: One[]; top: One[]; right: One[] };

/** How many sit on the left, at the top, on the right. */
const SHARES: Record<number, readonly [number, number, number]> = {
  0: [0, 0, 0], 1: [0, 1, 0], 2: [0, 2, 0], 3: [1, 1, 1], 4: [1, 2, 1], 5: [1, 3, 1], 6: [2, 2, 2], 7: [2, 3, 2], 8: [3, 2, 3],
};

/** `others`: clockwise, beginning with the one to the left. */
export function seated<One>(others: readonly One[]): Places<One> {
  const [left, top] = SHARES[others.length] ?? [0, others.length, 0];
  return { left: others.slice(0, left), top: others.slice(left, left + top), right: others.slice(left + top) };
}

/** Points along the edge of a cloth with round corners, each turned the way that play goes. */
export type Step = { x: number; y: number; turn: number };

export function track(width: number, height: number, count: number, clockwise: boolean): Step[] {
  const round = Math.min(width, height) / 4;
  const [across, down] = [width - 2 * round, height - 2 * round];
  const bend = (Math.PI / 2) * round;
  const whole = 2 * (across + down) + 4 * bend;
  if (!(whole > 0)) return [];
  return Array.from({ length: count }, (_, index) => {
    const step = at((index / count) * whole);
    return clockwise ? step : { ...step, turn: step.turn + 180 };
  });

  function at(far: number): Step {
    let left = far;
    for (let side = 0; side < 4; side++) {
      const long = side % 2 === 0 ? across : down;
      if (left < long) return place(side, left, 0);
      left -= long;
      if (left < bend) return place(side, long, left / bend);
      left -= bend;
    }
    return place(0, 0, 0);
  }

  /** On the straight of a side (top, right, bottom, left), or so far around the corner after it. */
  function place(side: number, along: number, bent: number): Step {
    const long = side % 2 === 0 ? width : height;
    const deep = side % 2 === 0 ? height : width;
    const angle = (bent * Math.PI) / 2;
    const u = round + along + round * Math.sin(angle) - long / 2;
    const v = round * (1 - Math.cos(angle)) - deep / 2;
    const [x, y] = [[u, v], [-v, u], [-u, -v], [v, -u]][side] as [number, number];
    return { x: x + width / 2, y: y + height / 2, turn: side * 90 + bent * 90 };
  }
}
