/** What the hand feels, as the house tells it: frames of three bytes for each patch of skin. */

import { CELLS, TEXTURES } from '../touch.ts';

export type Texture = 'nothing' | 'smooth' | 'rough' | 'soft' | 'stringy' | 'pointed' | 'cornered';
export const NEUTRAL = 8; // a temperature is 0 to 15: lower is colder
export const SIZE = 1 + 3 * CELLS.length;
const EVEN = 4; // patches
const LEAST = 20; // less pressure than that is an echo

export const textureOf = (number: number): Texture => (TEXTURES[number] ?? 'nothing') as Texture;

export class Frame {
  constructor(readonly bytes: Uint8Array) {}

  get upright(): boolean {
    return this.bytes[0] === 1;
  }

  pressure(cell: number): number {
    return this.bytes[1 + 3 * cell] ?? 0;
  }

  texture(cell: number): number {
    return (this.bytes[2 + 3 * cell] ?? 0) >> 4;
  }

  temperature(cell: number): number {
    return (this.bytes[2 + 3 * cell] ?? 0) & 15;
  }

  movement(cell: number): number {
    return this.bytes[3 + 3 * cell] ?? 0;
  }
}

export const NOTHING = new Frame(new Uint8Array(SIZE));

/** Patches that feel alike, on one side of the hand: perhaps one thing, perhaps several. */
export type Touch = {
  key: string;
  texture: Texture;
  back: boolean;
  zones: ReadonlyMap<string, number>; // how strongly, by zone
  zone: string; // where it is felt most
  x: number;
  pressure: number; // at most
  temperature: number;
  movement: number; // at most
  even: boolean; // felt alike all over: it has no place, since it slides
};

/** What is felt, the strongest first. */
export function touches(frame: Frame): Touch[] {
  const kinds = new Map<string, number[]>();
  for (const [cell, { back }] of CELLS.entries()) {
    if (frame.pressure(cell) < LEAST) continue;
    const key = `${frame.texture(cell)}${back ? 'b' : 'p'}`;
    kinds.set(key, [...(kinds.get(key) ?? []), cell]);
  }
  return [...kinds].map(([key, cells]) => together(frame, key, cells)).sort((one, other) => other.pressure - one.pressure);
}

function together(frame: Frame, key: string, cells: readonly number[]): Touch {
  const zones = new Map<string, number>();
  let [sum, x, temperature] = [0, 0, 0];
  for (const cell of cells) {
    const [place, pressure] = [CELLS[cell], frame.pressure(cell)];
    if (!place) continue;
    zones.set(place.zone, (zones.get(place.zone) ?? 0) + pressure);
    sum += pressure;
    x += pressure * place.x;
    temperature += pressure * frame.temperature(cell);
  }
  const zone = [...zones].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];
  const most = (of: (cell: number) => number) => Math.max(...cells.map(of));
  return {
    key,
    texture: textureOf(frame.texture(cells[0] ?? 0)),
    back: CELLS[cells[0] ?? 0]?.back ?? false,
    zones,
    zone,
    x: x / sum,
    pressure: most((cell) => frame.pressure(cell)),
    temperature: temperature / sum,
    movement: most((cell) => frame.movement(cell)),
    even: cells.length >= EVEN && alike(cells.map((cell) => frame.pressure(cell))) && frame.movement(cells[0] ?? 0) > 0,
  };
}

const alike = (values: readonly number[]): boolean => values.every((value) => value === values[0]);
