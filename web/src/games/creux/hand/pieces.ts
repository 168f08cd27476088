/** The bytes of a mime, as the house reads them: a piece is a tenth of a second, complete in itself. */

import { BACK, FULLEST, HELD, HIGH, LIFTED, OBJECTS, SLOT, WIDE } from '../touch.ts';

const SIZE = 9; // bytes of a sample

/** An object at a moment: where it touches, and how. */
export type Sample = {
  t: number; // ms in the slot
  object: number;
  lies: number;
  back: boolean;
  held: boolean; // else it lies there by itself
  lifted: boolean; // no contact from here on
  x: number;
  y: number;
  pressure: number; // 0 to 255
  angle: number; // 256 are a full turn
};
export type Slot = { upright: boolean; samples: readonly Sample[] };

/** A piece that came; undefined where it is none. */
export function read(piece: Uint8Array): Slot | undefined {
  const held = piece[0];
  if (held === undefined || held > 1 || piece.length % SIZE !== 1 || piece.length > 1 + SIZE * FULLEST) return undefined;
  const bytes = new DataView(piece.buffer, piece.byteOffset, piece.byteLength);
  const samples: Sample[] = [];
  for (let at = 1; at < piece.length; at += SIZE) {
    const flags = bytes.getUint8(at + 2);
    const sample: Sample = {
      t: bytes.getUint8(at),
      object: bytes.getUint8(at + 1),
      lies: flags & 3,
      back: (flags & BACK) > 0,
      held: (flags & HELD) > 0,
      lifted: (flags & LIFTED) > 0,
      x: bytes.getUint16(at + 3, true),
      y: bytes.getUint16(at + 5, true),
      pressure: bytes.getUint8(at + 7),
      angle: bytes.getUint8(at + 8),
    };
    const late = sample.t >= SLOT || sample.t < (samples.at(-1)?.t ?? 0);
    if (late || sample.object >= OBJECTS.length || flags > 31 || sample.x >= WIDE || sample.y >= HIGH) return undefined;
    samples.push(sample);
  }
  return { upright: held === 1, samples };
}

export function write({ upright, samples }: Slot): Uint8Array {
  const piece = new Uint8Array(1 + SIZE * samples.length);
  const bytes = new DataView(piece.buffer);
  bytes.setUint8(0, Number(upright));
  samples.forEach((one, number) => {
    const at = 1 + SIZE * number;
    bytes.setUint8(at, one.t);
    bytes.setUint8(at + 1, one.object);
    bytes.setUint8(at + 2, one.lies + BACK * Number(one.back) + HELD * Number(one.held) + LIFTED * Number(one.lifted));
    bytes.setUint16(at + 3, one.x, true);
    bytes.setUint16(at + 5, one.y, true);
    bytes.setUint8(at + 7, one.pressure);
    bytes.setUint8(at + 8, one.angle);
  });
  return piece;
}
