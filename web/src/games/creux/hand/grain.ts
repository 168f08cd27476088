/** The grain of light: what a surface is like to the skin, and how warm. */

import { textureOf, type Texture } from './frames.ts';

/** Points across. */
export const SIZE = 32;
// From ice to embers; in between the colours run into each other.
const HEATS: readonly (readonly [heat: number, red: number, green: number, blue: number])[] = [
  [0, 70, 140, 255],
  [4, 88, 178, 255],
  [6, 150, 200, 240],
  [8, 240, 212, 164],
  [9, 255, 186, 92],
  [11, 255, 140, 56],
  [15, 255, 84, 40],
];
const made = new Map<number, Float32Array>();

/** Point by point, row after row: red, green, blue, and how much of it, as light adds up. */
export function grain(texture: number, heat: number): Float32Array {
  const key = 16 * texture + heat;
  const found = made.get(key) ?? draw(textureOf(texture), heat);
  made.set(key, found);
  return found;
}

export function colour(heat: number): [number, number, number] {
  const after = Math.max(1, HEATS.findIndex(([at]) => at >= heat));
  const [a, b] = [HEATS[after - 1], HEATS[after]];
  if (!a || !b) return [255, 255, 255];
  const part = Math.min(1, Math.max(0, (heat - a[0]) / (b[0] - a[0])));
  const mix = (one: number, other: number) => Math.round(one + (other - one) * part);
  return [mix(a[1], b[1]), mix(a[2], b[2]), mix(a[3], b[3])];
}

/** How bright it is at a place, -1 to 1 from the middle. */
const BRIGHT: Record<Texture, (x: number, y: number, noise: (x: number, y: number, size: number) => number) => number> = {
  nothing: () => 0,
  smooth: (x, y) => bell(x, y, 0.42),
  soft: (x, y, noise) => 0.85 * bell(x, y, 0.5) * (0.72 + 0.56 * noise(x, y, 5)),
  rough: (x, y, noise) => bell(x, y, 0.42) * (0.35 + 1.15 * noise(x, y, 22) ** 2),
  stringy: (x, y, noise) => bell(x, y, 0.42) * (0.4 + 0.9 * noise(x * 0.25 + y * 0.9, x - y * 0.3, 16)),
  pointed: (x, y) => 0.28 * bell(x, y, 0.4) + 1.1 * bell(x, y, 0.12),
  cornered: (x, y) => 0.72 * bell(x, y, 0.4) + 0.5 * bell(Math.abs(x) - 0.26, Math.abs(y) - 0.26, 0.11),
};

function bell(x: number, y: number, wide: number): number {
  const fall = Math.exp(-(x * x + y * y) / (2 * wide * wide));
  const edge = Math.max(0, 1 - Math.hypot(x, y)); // nothing ends at an edge
  return fall * Math.min(1, 2.5 * edge);
}

function draw(texture: Texture, heat: number): Float32Array {
  const picture = new Float32Array(4 * SIZE * SIZE);
  const [red, green, blue] = colour(heat);
  for (let n = 0; n < SIZE * SIZE; n++) {
    const [x, y] = [((n % SIZE) + 0.5) / (SIZE / 2) - 1, (Math.floor(n / SIZE) + 0.5) / (SIZE / 2) - 1];
    const bright = Math.min(1, BRIGHT[texture](x, y, clouds));
    const white = Math.max(0, bright - 0.8) * 1.6;
    const paint = (value: number) => bright * (value + (255 - value) * white);
    picture.set([paint(red), paint(green), paint(blue), 255 * bright], 4 * n);
  }
  return picture;
}

/** Noise that is always the same: 0 to 1, soft between the points of a grid. */
function clouds(x: number, y: number, size: number): number {
  const [u, v] = [(x + 1) * size, (y + 1) * size];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [u - i, v - j];
  const dice = (p: number, q: number) => {
    const n = Math.sin(p * 127.1 + q * 311.7) * 43758.5453;
    return n - Math.floor(n);
  };
  const top = dice(i, j) * (1 - a) + dice(i + 1, j) * a;
  const low = dice(i, j + 1) * (1 - a) + dice(i + 1, j + 1) * a;
  return top * (1 - b) + low * b;
}
