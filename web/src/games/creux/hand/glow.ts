/** What is felt, as light in the dark: place, warmth, grain, and a flare where something moves. */

import type { Frame } from './frames.ts';
import { MIRROR, VIEW } from './outline.ts';
import { grain } from './grain.ts';
import { CELLS, HIGH } from '../touch.ts';

const WIDE = 280; // of the picture: light is soft, so it needs no more
const RISE = 70; // ms
const FADE = 420;
const FAINT = 0.012;
const OFTEN = 30; // ms between two pictures: a slow device has enough to do
const SPREAD = 1.6; // of a patch’s own size
const SHIMMER = 0.45; // of the light of what slides comes and goes, here and there

type Light = { level: number; flare: number; texture: number; heat: number; turn: number; beat: number };

export class Glow {
  #lights: Light[] = CELLS.map((_, n) => ({ level: 0, flare: 0, texture: 0, heat: 8, turn: n * 2.4, beat: n * 1.7 }));
  #pen: CanvasRenderingContext2D | null;
  #dark = true;
  #waited = OFTEN;

  constructor(readonly canvas: HTMLCanvasElement) {
    canvas.width = WIDE;
    canvas.height = Math.round((WIDE * VIEW.high) / VIEW.wide);
    this.#pen = canvas.getContext('2d');
  }

  /** On which side more is felt; undefined: on neither. */
  get back(): boolean | undefined {
    const sums: [number, number] = [0, 0];
    for (const [cell, { back }] of CELLS.entries()) sums[back ? 1 : 0] += this.#lights[cell]?.level ?? 0;
    if (sums[0] + sums[1] < 0.2) return undefined;
    return sums[1] > sums[0];
  }

  /** Time goes on: light comes quickly, and leaves an afterglow. */
  step(frame: Frame, ms: number): void {
    this.#waited += ms;
    for (const [cell, light] of this.#lights.entries()) {
      const pressure = frame.pressure(cell) / 255;
      const movement = frame.movement(cell) / 255;
      light.level += (pressure - light.level) * (1 - Math.exp(-ms / (pressure > light.level ? RISE : FADE)));
      light.flare += (movement - light.flare) * (1 - Math.exp(-ms / (movement > light.flare ? 40 : 260)));
      light.beat += (0.004 + 0.003 * (cell % 5)) * ms;
      if (pressure === 0) continue;
      light.texture = frame.texture(cell);
      light.heat = frame.temperature(cell);
      if (movement > 0.2) light.turn += 0.013 * ms * movement; // the grain crawls under what moves
    }
  }

  paint(back: boolean): void {
    const pen = this.#pen;
    const lit = this.#lights.some(({ level }) => level > FAINT);
    if (!pen || this.#waited < OFTEN || (!lit && this.#dark)) return;
    [this.#dark, this.#waited] = [!lit, 0];
    const scale = WIDE / VIEW.wide;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    pen.globalCompositeOperation = 'lighter';
    for (const [number, cell] of CELLS.entries()) {
      const light = this.#lights[number];
      if (!light || light.level < FAINT) continue;
      const x = ((back ? MIRROR - cell.x : cell.x) - VIEW.x) * scale;
      const y = (cell.y - VIEW.y) * scale;
      const far = cell.radius * SPREAD * scale * (0.9 + 0.25 * light.level + 0.25 * light.flare);
      pen.setTransform(Math.cos(light.turn), Math.sin(light.turn), -Math.sin(light.turn), Math.cos(light.turn), x, y);
      const shimmer = 1 - SHIMMER * Math.min(1, 2.5 * light.flare) * (0.5 + 0.5 * Math.sin(light.beat));
      const edge = Math.min(1, Math.max(0.25, (HIGH + 20 - cell.y) / 110)); // towards the sleeve it fades
      pen.globalAlpha = Math.min(1, light.level * (0.5 + 0.5 * light.flare)) * shimmer * edge * (cell.back === back ? 1 : 0.3);
      pen.drawImage(grain(light.texture, light.heat), -far, -far, 2 * far, 2 * far);
    }
  }
}
