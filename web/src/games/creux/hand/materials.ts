/** How a thing sounds: a few tones that ring and fade, and how it rubs. */

import type { Texture } from './frames.ts';
import { kindOf, LIE } from './lies.ts';

export type Material = {
  pitch: number; // hertz, of the lowest tone
  tones: readonly number[]; // as multiples of it; none: only noise
  loss: number; // 1 / Q: how soon tones fade
  knock: number; // how much of the blow itself is heard
  dull: number; // hertz: the blow has nothing above that
  rub: readonly [low: number, high: number]; // the band of its rubbing
  loud: number; // of its rubbing
};

const BAR = [1, 2.57, 4.95, 7.9]; // of wood
const PLATE = [1, 1.594, 2.136, 2.653, 2.918, 4.06]; // of metal
const BOX = [1, 1.72, 2.41, 3.9]; // hollow, of plastic

export const MATERIALS = {
  wood: { pitch: 430, tones: BAR, loss: 0.07, knock: 0.3, dull: 2600, rub: [350, 1500], loud: 0.5 },
  metal: { pitch: 2150, tones: PLATE, loss: 0.006, knock: 0.08, dull: 12000, rub: [3200, 9000], loud: 0.3 },
  plastic: { pitch: 980, tones: BOX, loss: 0.035, knock: 0.3, dull: 6500, rub: [1200, 4200], loud: 0.4 },
  cloth: { pitch: 0, tones: [], loss: 1, knock: 0.55, dull: 620, rub: [180, 900], loud: 0.75 },
  string: { pitch: 0, tones: [], loss: 1, knock: 0.4, dull: 1900, rub: [1300, 2600], loud: 0.5 },
} as const satisfies Record<string, Material>;
export type MaterialName = keyof typeof MATERIALS;

/** What those hear who see the object. */
export function ofThing(thing: number, lies: number): Material {
  const kind = kindOf(thing);
  if (kind === 'cloth' || kind === 'string') return MATERIALS[kind];
  if (kind === 'dart') return lies === LIE.edge ? MATERIALS.cloth : { ...MATERIALS.metal, pitch: 3100, loss: 0.02 };
  if (kind === 'ring' || kind === 'coin') return kind === 'ring' ? MATERIALS.metal : { ...MATERIALS.metal, pitch: 2700, loss: 0.009 };
  if (kind === 'cube') return { ...MATERIALS.plastic, pitch: MATERIALS.plastic.pitch * 1.12 ** (thing - 7) };
  return kind === 'top' ? { ...MATERIALS.wood, pitch: 560 } : MATERIALS.wood;
}

/** What he hears who only feels: how it feels and how warm it is, whatever it may be. */
export function ofSkin(texture: Texture, temperature: number): Material {
  const cold = Math.min(1, Math.max(0, (8 - temperature) / 4));
  switch (texture) {
    case 'soft':
      return MATERIALS.cloth;
    case 'stringy':
      return MATERIALS.string;
    case 'rough':
      return { ...MATERIALS.string, knock: 0.6, dull: 3200, rub: [700, 5200], loud: 0.6 };
    case 'pointed':
      return { ...MATERIALS.plastic, pitch: 2600, loss: 0.05, knock: 0.15, dull: 9000 };
    case 'cornered':
      return MATERIALS.plastic;
    default: {
      const { wood, metal } = MATERIALS; // smooth: the colder, the more like metal
      const mix = (one: number, other: number) => one * (other / one) ** cold;
      return { ...(cold > 0.5 ? metal : wood), pitch: mix(wood.pitch, metal.pitch), loss: mix(wood.loss, metal.loss), dull: mix(wood.dull, metal.dull) };
    }
  }
}
