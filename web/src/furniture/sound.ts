/** Small sounds, made on the spot: nothing to load. They never carry news of their own. */

import { wishes } from '../house/wishes.svelte.ts';

type Note = {
  wave: 'noise' | OscillatorType;
  at: number; // seconds after the start
  lasts: number;
  pitch: number; // in hertz; for noise, the middle of its band
  to?: number; // the pitch that it slides to
  loud: number;
};

const tone = (pitch: number, at: number, lasts: number, loud = 0.14): Note => ({ wave: 'triangle', at, lasts, pitch, loud });

export const SOUNDS = {
  card: [{ wave: 'noise', at: 0, lasts: 0.09, pitch: 2600, to: 900, loud: 0.3 }],
  coin: [tone(2093, 0, 0.12, 0.09), tone(3136, 0.04, 0.26, 0.08)],
  turn: [tone(587, 0, 0.16), tone(880, 0.11, 0.34)],
  win: [tone(523, 0, 0.2), tone(659, 0.12, 0.2), tone(784, 0.24, 0.2), tone(1047, 0.36, 0.6, 0.16)],
  doom: [
    { wave: 'sawtooth', at: 0, lasts: 0.7, pitch: 196, to: 65, loud: 0.12 },
    { wave: 'noise', at: 0, lasts: 0.25, pitch: 180, loud: 0.35 },
  ],
  heart: [
    { wave: 'sine', at: 0, lasts: 0.12, pitch: 70, to: 45, loud: 0.38 },
    { wave: 'sine', at: 0.16, lasts: 0.14, pitch: 62, to: 40, loud: 0.3 },
  ],
  shot: [
    { wave: 'noise', at: 0, lasts: 0.5, pitch: 1400, to: 120, loud: 0.39 },
    { wave: 'square', at: 0, lasts: 0.18, pitch: 120, to: 40, loud: 0.2 },
  ],
  // a desk bell: its own note, and those of brass above it that fade sooner
  bell: [
    { wave: 'sine', at: 0, lasts: 1.1, pitch: 2093, loud: 0.16 },
    { wave: 'sine', at: 0, lasts: 0.9, pitch: 5640, loud: 0.06 },
    { wave: 'sine', at: 0, lasts: 0.4, pitch: 9130, loud: 0.03 },
    { wave: 'noise', at: 0, lasts: 0.03, pitch: 6000, loud: 0.2 },
  ],
  gavel: [
    { wave: 'sine', at: 0, lasts: 0.14, pitch: 210, to: 90, loud: 0.34 },
    { wave: 'noise', at: 0, lasts: 0.05, pitch: 900, loud: 0.3 },
    { wave: 'sine', at: 0.22, lasts: 0.16, pitch: 190, to: 80, loud: 0.34 },
    { wave: 'noise', at: 0.22, lasts: 0.05, pitch: 900, loud: 0.3 },
  ],
  stamp: [
    { wave: 'sine', at: 0, lasts: 0.12, pitch: 150, to: 55, loud: 0.36 },
    { wave: 'noise', at: 0.005, lasts: 0.07, pitch: 700, to: 300, loud: 0.3 },
  ],
  bag: [
    { wave: 'noise', at: 0, lasts: 0.28, pitch: 500, to: 1300, loud: 0.2 },
    { wave: 'noise', at: 0.3, lasts: 0.2, pitch: 420, to: 160, loud: 0.28 },
  ],
  // something heavy falls, and the floor goes on trembling
  concrete: [
    { wave: 'sawtooth', at: 0, lasts: 0.4, pitch: 330, to: 90, loud: 0.05 },
    { wave: 'sine', at: 0.4, lasts: 0.7, pitch: 80, to: 28, loud: 0.39 },
    { wave: 'noise', at: 0.4, lasts: 0.5, pitch: 240, to: 60, loud: 0.38 },
    { wave: 'noise', at: 0.6, lasts: 0.55, pitch: 120, to: 50, loud: 0.22 },
  ],
  siren: [
    { wave: 'sawtooth', at: 0, lasts: 0.38, pitch: 420, to: 880, loud: 0.07 },
    { wave: 'sawtooth', at: 0.38, lasts: 0.38, pitch: 880, to: 420, loud: 0.07 },
    { wave: 'sawtooth', at: 0.76, lasts: 0.38, pitch: 420, to: 880, loud: 0.07 },
  ],
  laugh: [0, 0.14, 0.28, 0.42].map((at, n): Note => ({ wave: 'sawtooth', at, lasts: 0.11, pitch: 330 - 26 * n, to: 220 - 18 * n, loud: 0.07 })),
  gasp: [{ wave: 'noise', at: 0, lasts: 0.45, pitch: 700, to: 2600, loud: 0.22 }],
  clap: [0, 0.11, 0.19, 0.31, 0.38, 0.5].map((at): Note => ({ wave: 'noise', at, lasts: 0.06, pitch: 1500, to: 1000, loud: 0.26 })),
  ahem: [
    { wave: 'sawtooth', at: 0, lasts: 0.12, pitch: 120, to: 95, loud: 0.1 },
    { wave: 'sawtooth', at: 0.2, lasts: 0.24, pitch: 130, to: 80, loud: 0.12 },
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

let room: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Browsers let a page sound only after a tap; call this once, when the house opens. */
export function startOnFirstTap(page: Pick<EventTarget, 'addEventListener'>): void {
  const start = () => {
    room ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
    void room?.resume();
  };
  for (const tap of ['pointerdown', 'keydown']) page.addEventListener(tap, start, { once: true });
}

/** Where a game may make sounds of its own; undefined while nobody wishes any, or before the first tap. */
export function soundRoom(): AudioContext | undefined {
  return room?.state === 'running' && wishes('sound') ? room : undefined;
}

export function sound(name: Sound): void {
  const here = soundRoom();
  if (here) for (const note of SOUNDS[name]) ring(here, note);
}

function ring(room: AudioContext, note: Note): void {
  const start = room.currentTime + note.at;
  const end = start + note.lasts;
  const volume = room.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + 0.008); // a bare start would click
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(room.destination);
  const [source, pitch] = note.wave === 'noise' ? rustle(room, volume) : hum(room, note.wave, volume);
  pitch.setValueAtTime(note.pitch, start);
  if (note.to) pitch.exponentialRampToValueAtTime(note.to, end);
  source.start(start);
  source.stop(end);
}

function hum(room: AudioContext, wave: OscillatorType, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const voice = room.createOscillator();
  voice.type = wave;
  voice.connect(out);
  return [voice, voice.frequency];
}

function rustle(room: AudioContext, out: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  hiss ??= whiteNoise(room);
  const source = room.createBufferSource();
  source.buffer = hiss;
  const band = room.createBiquadFilter();
  band.type = 'bandpass';
  source.connect(band).connect(out);
  return [source, band.frequency];
}

function whiteNoise(room: AudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, room.sampleRate, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
