import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stacksOf } from '../src/furniture/chips.ts';
import { looksOf } from '../src/furniture/portrait/looks.ts';
import { isValue } from '../src/furniture/tavern/deck.ts';
import { spotFor } from '../src/furniture/spot.ts';
import { dismiss, hold, leaveRefusals, letGo, moveOn, readingTime, toast, toasts } from '../src/furniture/toasts.svelte.ts';

describe('chips', () => {
  it.each([0, 1, 4, 5, 24, 100, 137])('%i lie there as what they are worth', (count) => {
    expect(stacksOf(count).reduce((sum, { worth, coins }) => sum + worth * coins, 0)).toBe(count);
  });

  it('a fortune does not fill the screen', () => {
    expect(Math.max(...stacksOf(9999).map((stack) => stack.coins))).toBe(5);
  });
});

describe('portraits', () => {
  it('the same name has the same face', () => {
    expect(looksOf('Ana')).toEqual(looksOf('Ana'));
  });

  it('two names rarely look alike', () => {
    const faces = new Set(Array.from({ length: 200 }, (_, n) => JSON.stringify(looksOf(`Bot ${n}`))));
    expect(faces.size).toBeGreaterThan(195);
  });

  it('even nobody has one', () => {
    expect(looksOf('').skin).toMatch(/^#/u);
  });
});

it('the deck goes from 1 to 10', () => {
  expect([0, 1, 10, 11, 2.5].map(isValue)).toEqual([false, true, true, false, false]);
});

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const { id } of [...toasts()]) dismiss(id);
  });

  it('a refusal leaves by itself after its reading time, a long one later than a short one', () => {
    const long = 'A card that makes a pair with one that lies there already attacks somebody, or you.';
    toast('no', { kind: 'refusal', rule: 'paires.draw' });
    toast(long, { kind: 'refusal' });
    vi.advanceTimersByTime(readingTime('no'));
    expect(toasts().map((one) => one.text)).toEqual([long]);
    vi.advanceTimersByTime(readingTime(long));
    expect(toasts()).toEqual([]);
  });

  it('whoever reads it keeps it', () => {
    const id = toast('no', { kind: 'refusal' });
    hold(id);
    vi.advanceTimersByTime(600_000);
    expect(toasts()).toHaveLength(1);
    letGo(id);
    vi.advanceTimersByTime(readingTime('no'));
    expect(toasts()).toEqual([]);
  });

  it('when the table moves on, a refusal goes as soon as it could be seen; news stays', () => {
    toast('seven cards were dealt', {});
    toast('no', { kind: 'refusal' });
    moveOn();
    expect(toasts()).toHaveLength(2);
    vi.advanceTimersByTime(1500);
    expect(toasts().map((one) => one.text)).toEqual(['seven cards were dealt']);
  });

  it('no refusal follows into another game or room', () => {
    toast('no', { kind: 'refusal' });
    toast('the link is copied');
    leaveRefusals();
    expect(toasts().map((one) => one.text)).toEqual(['the link is copied']);
  });

  it('the same words are not piled up', () => {
    toast('no', { kind: 'refusal' });
    toast('no', { kind: 'refusal' });
    expect(toasts()).toHaveLength(1);
  });

  it('three at once are enough', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast(text, { kind: 'refusal' });
    expect(toasts().map((one) => one.text)).toEqual(['b', 'c', 'd']);
  });
});

describe('where a small thing lies', () => {
  const phone = { left: 0, top: 0, width: 360, height: 640 };
  const bubble = { width: 200, height: 60 };
  const button = { left: 20, top: 500, width: 320, height: 60 };

  it('beside what it tells about, and over nothing that may be tapped', () => {
    const below = { left: 20, top: 570, width: 320, height: 60 };
    const { left, top, clear } = spotFor(bubble, button, phone, [below]);
    expect({ clear, left }).toEqual({ clear: true, left: 80 });
    expect(top + bubble.height).toBeLessThanOrEqual(button.top - 8);
  });

  it('inside the screen, where there is no room to the side', () => {
    const corner = { left: 330, top: 0, width: 30, height: 30 };
    expect(spotFor(bubble, corner, phone, [])).toEqual({ left: 120, top: 0, clear: true });
  });

  it('where everything is full it says so', () => {
    expect(spotFor(bubble, button, phone, [phone]).clear).toBe(false);
  });
});
