/** The three mimes of the tutorial, and what is felt of each: as the house made them. */

import { decoded } from '../../../wire/stream.ts';
import { SIZE } from './frames.ts';

export type Played = { name: string; pieces: Uint8Array[]; frames: Uint8Array[] };

export async function caravan(): Promise<Played[]> {
  const { default: mimes } = await import('./caravan.json');
  return Object.entries(mimes).map(([name, { pieces, frames }]) => ({ name, pieces: pieces.map(decoded), frames: frames.map(whole) }));
}

/** A frame of which only the cells that feel anything were kept. */
function whole([held = 0, ...felt]: readonly number[]): Uint8Array {
  const frame = new Uint8Array(SIZE);
  frame[0] = held;
  for (let at = 0; at < felt.length; at += 4) frame.set(felt.slice(at + 1, at + 4), 1 + 3 * (felt[at] ?? 0));
  return frame;
}
