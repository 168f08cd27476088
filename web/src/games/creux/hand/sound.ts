/** Touches and rubbing for the ear: a short blow rings through a few filters; noise follows what slides. */

import type { Material } from './materials.ts';

const BLOW = 0.004; // seconds
const LOUDEST = 0.5;
const GLIDE = 0.03; // seconds: as softly as rubbing follows
const PAUSE = 0.045; // seconds between two blows of one thing

type Rub = { gain: GainNode; side: StereoPannerNode; low: BiquadFilterNode; high: BiquadFilterNode; source: AudioBufferSourceNode };

export class Soundboard {
  #noise: AudioBuffer;
  #rubs = new Map<number | string, Rub>();
  #struck = new Map<number | string, number>();

  constructor(
    readonly room: BaseAudioContext,
    readonly out: AudioNode = room.destination,
  ) {
    this.#noise = noiseOf(room);
  }

  /** A blow: `force` and `place` (left -1, right 1) make it bright and put it somewhere. */
  strike(key: number | string, material: Material, force: number, place: number, at = this.room.currentTime): void {
    if (at - (this.#struck.get(key) ?? -1) < PAUSE) return;
    this.#struck.set(key, at);
    const { room } = this;
    const out = this.#side(place);
    const blow = room.createBufferSource();
    blow.buffer = this.#noise;
    const shape = room.createGain();
    const soft = 1 - force;
    shape.gain.setValueAtTime(0, at);
    shape.gain.linearRampToValueAtTime(1, at + 0.0006 + 0.0024 * soft);
    shape.gain.exponentialRampToValueAtTime(0.001, at + BLOW + 0.012 * soft + (material.tones.length ? 0 : 0.05));
    const bright = this.#filter('lowpass', Math.min(material.dull, 20000) * (0.25 + 0.75 * force));
    blow.connect(bright).connect(shape);
    const loud = LOUDEST * (0.25 + 0.75 * force);
    this.#through(shape, material.knock * loud * 1.4, out);
    material.tones.forEach((tone, number) => {
      const pitch = material.pitch * tone;
      if (pitch > room.sampleRate * 0.45) return;
      const ring = this.#filter('bandpass', pitch, 1 / (material.loss * (1 + 0.25 * number)));
      const high = (0.22 + 0.78 * force) ** number; // the harder, the more of the high tones
      shape.connect(ring);
      this.#through(ring, (loud * high * 0.9) / (material.loss + 0.03) ** 0.55, out);
    });
    const lasts = 0.1 + (material.tones.length ? Math.min(1.5, 2.2 / (material.pitch * material.loss)) : 0.1);
    blow.start(at, (at * 0.37) % 1);
    blow.stop(at + lasts);
    blow.onended = () => out.disconnect();
  }

  /** Rubbing, as quick as it slides (units of the hand in a ms); 0 ends it. */
  rub(key: number | string, material: Material, speed: number, force: number, place: number, at = this.room.currentTime): void {
    if (speed <= 0 && !this.#rubs.has(key)) return;
    const rub = this.#rubs.get(key) ?? this.#begin(key, material, at);
    const [low, high] = material.rub;
    const quick = Math.min(1, speed / 1.6);
    rub.gain.gain.setTargetAtTime(speed > 0 ? material.loud * (0.2 + 0.8 * force) * quick ** 0.7 * 0.5 : 0, at, GLIDE);
    rub.low.frequency.setTargetAtTime(low * (0.8 + 0.5 * quick), at, GLIDE);
    rub.high.frequency.setTargetAtTime(high * (0.45 + 0.55 * force) * (0.7 + 0.5 * quick), at, GLIDE);
    rub.side.pan.setTargetAtTime(place, at, GLIDE);
  }

  /** It is gone. */
  hush(key: number | string, at = this.room.currentTime): void {
    const rub = this.#rubs.get(key);
    if (!rub) return;
    this.#rubs.delete(key);
    rub.gain.gain.setTargetAtTime(0, at, GLIDE);
    rub.source.stop(at + 0.3);
    rub.source.onended = () => rub.side.disconnect();
  }

  hushAll(): void {
    for (const key of [...this.#rubs.keys()]) this.hush(key);
  }

  #begin(key: number | string, material: Material, at: number): Rub {
    const source = this.room.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    const low = this.#filter('highpass', material.rub[0]);
    const high = this.#filter('lowpass', material.rub[1]);
    const gain = this.room.createGain();
    gain.gain.value = 0;
    const side = this.#side(0);
    source.connect(low).connect(high).connect(gain).connect(side);
    source.start(at);
    const rub = { gain, side, low, high, source };
    this.#rubs.set(key, rub);
    return rub;
  }

  #side(place: number): StereoPannerNode {
    const side = this.room.createStereoPanner();
    side.pan.value = place;
    side.connect(this.out);
    return side;
  }

  #filter(type: BiquadFilterType, pitch: number, q = 0.7): BiquadFilterNode {
    const filter = this.room.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = pitch;
    filter.Q.value = q;
    return filter;
  }

  #through(from: AudioNode, loud: number, to: AudioNode): void {
    const gain = this.room.createGain();
    gain.gain.value = loud;
    from.connect(gain).connect(to);
  }
}

/** Noise that is always the same, so that a sound can be measured. */
function noiseOf(room: BaseAudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, 2 * room.sampleRate, room.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[n] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
