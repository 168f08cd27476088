/** Lines of the frame that are worked out: an eight-sided window, rays, and a fan in a corner. */

export type Box = { x: number; y: number; width: number; height: number };

/** A box whose corners are cut off. */
export function octagon({ x, y, width, height }: Box, cut: number): string {
  const [right, foot] = [x + width, y + height];
  return `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${foot - cut}L${right - cut} ${foot}H${x + cut}L${x} ${foot - cut}V${y + cut}Z`;
}

const COUNT = 20;
export const RAYS = Array.from({ length: COUNT }, (_, index) => (index * 2 * Math.PI) / COUNT);

/** One ray, long enough to leave any window. */
export function ray(from: { x: number; y: number }, turn: number): string {
  const end = (angle: number) => `${(from.x + 300 * Math.cos(angle)).toFixed(1)} ${(from.y + 300 * Math.sin(angle)).toFixed(1)}`;
  const half = Math.PI / COUNT / 2;
  return `M${from.x} ${from.y}L${end(turn - half)}L${end(turn + half)}Z`;
}

/** A quarter of a disc, from its corner. */
export function fan(size: number): string {
  return `M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`;
}
