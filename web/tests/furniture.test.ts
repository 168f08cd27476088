import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stacksOf } from '../src/furniture/chips.ts';
import { looksOf } from '../src/furniture/portrait/looks.ts';
import { isValue } from '../src/furniture/tavern/deck.ts';
import { dismiss, toast, toasts } from '../src/furniture/toasts.svelte.ts';

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

  it('news goes by itself, a refusal stays until it is closed', () => {
    toast('news');
    const id = toast('no', { kind: 'refusal', rule: 'paires.draw' });
    vi.advanceTimersByTime(60_000);
    expect(toasts().map((one) => one.text)).toEqual(['no']);
    dismiss(id);
    expect(toasts()).toEqual([]);
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
