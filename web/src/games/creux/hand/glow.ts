/**
 * What is felt, as light in the dark: place, warmth, grain, and a flare where something moves.
 *
 * It is added up point by point: to draw a picture for each patch costs a slow device five times as much.
 */

import type { Frame } from './frames.ts';
import { MIRROR, VIEW } from './outline.ts';
import { grain, SIZE } from './grain.ts';
import { CELLS, HIGH as WRIST } from '../touch.ts';

const WIDE = 200; // of the picture: light is soft, so it needs no more
const HIGH = Math.round((WIDE * VIEW.high) / VIEW.wide);
const SCALE = WIDE / VIEW.wide;
const RISE = 70; // ms
const FADE = 420;
const FAINT = 0.012;
const OFTEN = 32; // ms between two pictures: what is felt changes ten times a second
const SPREAD = 1.6; // of a patch’s own size
const SHIMMER = 0.45; // of the light of what slides comes and goes, here and there

type Light = { level: number; flare: number; texture: number; heat: number; turn: number; beat: number };

export class Glow {
  #lights: Light[] = CELLS.map((_, n) => ({ level: 0, flare: 0, texture: 0, heat: 8, turn: n * 2.4, beat: n * 1.7 }));
  #sum = new Float32Array(4 * WIDE * HIGH);
  #pen: CanvasRenderingContext2D | null;
  #picture: ImageData | undefined;
  #dark = true;
  #passed = 0; // ms since the last picture

  constructor(canvas: HTMLCanvasElement) {
    [canvas.width, canvas.height] = [WIDE, HIGH];
    this.#pen = canvas.getContext('2d');
    this.#picture = this.#pen?.createImageData(WIDE, HIGH);
  }

  /** On which side more is felt; undefined: on neither. */
  get back(): boolean | undefined {
    const sums: [number, number] = [0, 0];
    for (const [cell, { back }] of CELLS.entries()) sums[back ? 1 : 0] += this.#lights[cell]?.level ?? 0;
    if (sums[0] + sums[1] < 0.2) return undefined;
    return sums[1] > sums[0];
  }

  /** Time goes on: light comes quickly, and leaves an afterglow. True when it is time for a picture. */
  step(frame: Frame, passed: number): boolean {
    this.#passed += passed;
    if (this.#passed < OFTEN) return false;
    const ms = this.#passed;
    this.#passed = 0;
    const [rise, fade] = [1 - Math.exp(-ms / RISE), 1 - Math.exp(-ms / FADE)];
    const [flash, fall] = [1 - Math.exp(-ms / 40), 1 - Math.exp(-ms / 260)];
    for (const [cell, light] of this.#lights.entries()) {
      const pressure = frame.pressure(cell) / 255;
      const movement = frame.movement(cell) / 255;
      light.level += (pressure - light.level) * (pressure > light.level ? rise : fade);
      light.flare += (movement - light.flare) * (movement > light.flare ? flash : fall);
      light.beat += (0.004 + 0.003 * (cell % 5)) * ms;
      if (pressure === 0) continue;
      light.texture = frame.texture(cell);
      light.heat = frame.temperature(cell);
      if (movement > 0.2) light.turn += 0.013 * ms * movement; // the grain crawls under what moves
    }
    return true;
  }

  paint(back: boolean): void {
    const lit = this.#lights.some(({ level }) => level > FAINT);
    if (!this.#pen || !this.#picture || (!lit && this.#dark)) return;
    this.#dark = !lit;
    this.#sum.fill(0);
    for (const [number, cell] of CELLS.entries()) {
      const light = this.#lights[number];
      if (!light || light.level < FAINT) continue;
      const shimmer = 1 - SHIMMER * Math.min(1, 2.5 * light.flare) * (0.5 + 0.5 * Math.sin(light.beat));
      const edge = Math.min(1, Math.max(0.25, (WRIST + 20 - cell.y) / 110)); // towards the sleeve it fades
      const much = Math.min(1, light.level * (0.5 + 0.5 * light.flare)) * shimmer * edge * (cell.back === back ? 1 : 0.3);
      const far = cell.radius * SPREAD * SCALE * (0.9 + 0.25 * light.level + 0.25 * light.flare);
      this.#add(light, ((back ? MIRROR - cell.x : cell.x) - VIEW.x) * SCALE, (cell.y - VIEW.y) * SCALE, far, much);
    }
    develop(this.#sum, this.#picture.data);
    this.#pen.putImageData(this.#picture, 0, 0);
  }

  /** The light of one patch, around its middle. */
  #add({ texture, heat, turn }: Light, x: number, y: number, far: number, much: number): void {
    const [sum, from] = [this.#sum, grain(texture, heat)];
    const [across, down] = [(Math.cos(turn) * SIZE) / 2 / far, (Math.sin(turn) * SIZE) / 2 / far];
    for (let row = Math.max(0, Math.ceil(y - far)); row < Math.min(HIGH, y + far); row++) {
      const half = Math.sqrt(Math.max(0, far * far - (row - y) ** 2));
      const [first, end] = [Math.max(0, Math.ceil(x - half)), Math.min(WIDE, x + half)];
      let u = SIZE / 2 + (first - x) * across + (row - y) * down;
      let v = SIZE / 2 - (first - x) * down + (row - y) * across;
      for (let point = 4 * (row * WIDE + first); point < 4 * (row * WIDE + end); point += 4) {
        const of = 4 * ((v & (SIZE - 1)) * SIZE + (u & (SIZE - 1)));
        for (let part = 0; part < 4; part++) sum[point + part] = (sum[point + part] ?? 0) + much * (from[of + part] ?? 0);
        u += across;
        v -= down;
      }
    }
  }
}

/** Light that was added up, as a canvas has it: colours, and how much of them. */
function develop(sum: Float32Array, picture: Uint8ClampedArray): void {
  for (let point = 0; point < sum.length; point += 4) {
    const much = Math.min(255, sum[point + 3] ?? 0);
    picture[point + 3] = much;
    if (much < 1) continue;
    for (let part = 0; part < 3; part++) picture[point + part] = (Math.min(255, sum[point + part] ?? 0) * 255) / much;
  }
}
