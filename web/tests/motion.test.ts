import { describe, expect, it, vi } from 'vitest';

vi.mock('svelte/motion', () => ({ prefersReducedMotion: { current: false } }));

import { prefersReducedMotion } from 'svelte/motion';
import { arrive, aside, flight, outOfTheHand, remember, type Box } from '../src/furniture/motion.ts';

const box = (left: number, top: number, width = 50, height = 70): Box => ({ left, top, width, height });
const thing = (at: string, where: Box) => ({ dataset: { at }, getBoundingClientRect: () => where });
const page = (...things: ReturnType<typeof thing>[]) =>
  ({ querySelectorAll: () => things }) as unknown as Pick<ParentNode, 'querySelectorAll'>;
const node = (where: Box) => thing('', where) as unknown as Element;

describe('flight', () => {
  const style = flight(box(300, 200, 100, 140), box(0, 0));

  it('starts where the thing was, as large as it was', () => {
    expect(style(0, 1)).toContain('translate(325.0px, 235.0px) scale(2.000)');
  });

  it('ends where the thing is', () => {
    expect(style(1, 0)).toContain('translate(0.0px, -0.0px) scale(1.000)');
  });

  it('rises on the way', () => {
    expect(flight(box(400, 0), box(0, 0))(0.5, 0.5)).toContain('translate(200.0px, -64.0px)');
  });

  it('is on top of everything', () => {
    expect(style(0.5, 0.5)).toContain('z-index: 30');
  });
});

describe('aside', () => {
  it('slides from where a thing lay, and never stretches it', () => {
    const { css } = aside(node(box(0, 0)), { from: box(30, 5, 20), to: box(10, 0, 50) });
    expect(css?.(0, 1)).toBe('transform: translate(20.0px, 5.0px)');
    expect(css?.(1, 0)).toBe('transform: translate(0.0px, 0.0px)');
  });

  it('leaves alone what lies where it lay', () => {
    expect(aside(node(box(0, 0)), { from: box(10, 0, 20), to: box(10, 0, 50) })).toEqual({ duration: 0 });
  });
});

describe('arrive', () => {
  it('starts where its own key was, rather than at the deck', () => {
    remember(page(thing('card', box(100, 0)), thing('deck', box(500, 0))));
    const { css } = arrive(node(box(0, 0)), { key: 'card', from: 'deck' });
    expect(css?.(0, 1)).toContain('translate(100.0px');
  });

  it('starts at the deck when it was nowhere', () => {
    remember(page(thing('deck', box(500, 0))));
    expect(arrive(node(box(0, 0)), { key: 'card', from: 'deck' }).css?.(0, 1)).toContain('translate(500.0px');
  });

  it('is simply there when nobody knows from where', () => {
    remember(page());
    expect(arrive(node(box(0, 0)), { key: 'card' })).toEqual({ duration: 0 });
  });

  it('forgets what was there before', () => {
    remember(page(thing('card', box(100, 0))));
    remember(page());
    expect(arrive(node(box(0, 0)), { key: 'card' })).toEqual({ duration: 0 });
  });

  it('does not count what was hidden', () => {
    remember(page(thing('card', box(100, 0, 0, 0))));
    expect(arrive(node(box(0, 0)), { key: 'card' })).toEqual({ duration: 0 });
  });

  it('does not move for somebody who wants no motion', () => {
    remember(page(thing('card', box(100, 0))));
    const wish = prefersReducedMotion as { current: boolean };
    wish.current = true;
    expect(arrive(node(box(0, 0)), { key: 'card' })).toEqual({ duration: 0 });
    wish.current = false;
  });
});

it('lands gently', () => {
  expect(outOfTheHand(0)).toBe(0);
  expect(outOfTheHand(1)).toBe(1);
  expect(outOfTheHand(0.5)).toBeGreaterThan(0.8);
});
