/** A sound in figures: how high it lies, how soon it fades, how its strength is spread over the octaves. */

import type { Material } from '../../games/creux/hand/materials.ts';
import { Soundboard } from '../../games/creux/hand/sound.ts';

const RATE = 44100;
const BANDS = 10; // octaves up to 16 kHz
const SIZE = 16384;

export type Figures = { centroid: number; decay: number; left: number; right: number; bands: number[] };

/** One blow, or half a second of rubbing, far from any loudspeaker. */
export async function render(material: Material, force: number, place: number, speed = 0): Promise<AudioBuffer> {
  const room = new OfflineAudioContext(2, RATE, RATE);
  const board = new Soundboard(room);
  if (speed) board.rub('one', material, speed, force, place, 0);
  else board.strike('one', material, force, place, 0.01);
  return room.startRendering();
}

export function measure(sound: AudioBuffer): Figures {
  const [left, right] = [sound.getChannelData(0), sound.getChannelData(1)];
  const both = left.map((value, n) => value + (right[n] ?? 0));
  const power = spectrum(both);
  const pitch = (bin: number) => (bin * RATE) / SIZE;
  const all = power.reduce((sum, one) => sum + one, 0) || 1;
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const high = 16000 / 2 ** (BANDS - 1 - band);
    return power.reduce((sum, one, bin) => (pitch(bin) <= high && pitch(bin) > high / 2 ? sum + one : sum), 0) / all;
  });
  const centroid = power.reduce((sum, one, bin) => sum + one * pitch(bin), 0) / all;
  return { centroid, decay: decayOf(both), left: loudness(left), right: loudness(right), bands };
}

const loudness = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

/** Seconds from the loudest moment until it has lost 40 decibels. */
function decayOf(samples: Float32Array): number {
  const step = Math.round(RATE / 500);
  const levels: number[] = [];
  for (let at = 0; at < samples.length; at += step) levels.push(loudness(samples.subarray(at, at + step)));
  const top = Math.max(...levels);
  const peak = levels.indexOf(top);
  const end = levels.findLastIndex((level) => level > top / 100);
  return ((end - peak + 1) * step) / RATE;
}

/** Of the first third of a second, through a soft window. */
function spectrum(samples: Float32Array): Float32Array {
  const [re, im] = [new Float32Array(SIZE), new Float32Array(SIZE)];
  for (let n = 0; n < SIZE; n++) re[n] = (samples[n] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * n) / SIZE));
  transform(re, im);
  return Float32Array.from({ length: SIZE / 2 }, (_, bin) => (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2);
}

function transform(re: Float32Array, im: Float32Array): void {
  const swap = (of: Float32Array, a: number, b: number) => ([of[a], of[b]] = [of[b] ?? 0, of[a] ?? 0]);
  for (let n = 1, twin = 0; n < SIZE; n++) {
    let bit = SIZE >> 1;
    for (; twin & bit; bit >>= 1) twin ^= bit;
    twin ^= bit;
    if (n < twin) [re, im].forEach((of) => swap(of, n, twin));
  }
  for (let size = 2; size <= SIZE; size <<= 1) {
    const half = size / 2;
    for (let n = 0; n < half; n++) {
      const [cos, sin] = [Math.cos((-2 * Math.PI * n) / size), Math.sin((-2 * Math.PI * n) / size)];
      for (let a = n; a < SIZE; a += size) {
        const b = a + half;
        const [x, y] = [(re[b] ?? 0) * cos - (im[b] ?? 0) * sin, (re[b] ?? 0) * sin + (im[b] ?? 0) * cos];
        [re[b], im[b]] = [(re[a] ?? 0) - x, (im[a] ?? 0) - y];
        [re[a], im[a]] = [(re[a] ?? 0) + x, (im[a] ?? 0) + y];
      }
    }
  }
}
