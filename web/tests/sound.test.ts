import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SOUNDS, sound, startOnFirstTap, type Sound } from '../src/furniture/sound.ts';
import { choose } from '../src/house/wishes.svelte.ts';

const started = vi.fn();
const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const source = () => ({ connect: (to: unknown) => to, start: started, stop: vi.fn(), frequency: param() });

class Room {
  state = 'running';
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  resume = vi.fn();
  createGain = () => ({ gain: param(), connect: vi.fn() });
  createOscillator = source;
  createBufferSource = source;
  createBiquadFilter = () => ({ ...source(), connect: vi.fn() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

const page = new EventTarget();

beforeEach(() => {
  started.mockClear();
  choose('sound', true);
});

it('is silent before the first tap, and sounds after it', () => {
  vi.stubGlobal('AudioContext', Room);
  startOnFirstTap(page);
  sound('card');
  expect(started).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pointerdown'));
  sound('card');
  expect(started).toHaveBeenCalledOnce();
});

it('can be switched off', () => {
  choose('sound', false);
  sound('win');
  expect(started).not.toHaveBeenCalled();
});

describe.each(Object.keys(SOUNDS) as Sound[])('%s', (name) => {
  it('is short and not loud', () => {
    for (const note of SOUNDS[name]) {
      expect(note.at + note.lasts).toBeLessThan(1.2);
      expect(note.loud).toBeGreaterThan(0);
      expect(note.loud).toBeLessThan(0.4);
    }
  });

  it('plays every note of it', () => {
    sound(name);
    expect(started).toHaveBeenCalledTimes(SOUNDS[name].length);
  });
});
