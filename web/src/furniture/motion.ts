/** Things travel from where they were to where they are.

Call `remember()` just before a message from the house changes the page: it notes where
everything with a `data-at` lies. What appears afterwards with `in:arrive={{ key, from }}` starts
where that key was, or else where `from` is (a seat, the deck), and flies in an arc. Svelte's own
crossfade would fade two ghosts past each other; a card is solid, and there is only one of it. */

import type { AnimationConfig } from 'svelte/animate';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

export type Box = { left: number; top: number; width: number; height: number };
export type Arrival = { key?: string; from?: string; delay?: number; duration?: number };

const places = new Map<string, Box>();

export function remember(root: Pick<ParentNode, 'querySelectorAll'> = document): void {
  places.clear();
  for (const thing of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const key = thing.dataset['at'];
    if (key && width > 0) places.set(key, { left, top, width, height });
  }
}

export function arrive(node: Element, { key, from, delay = 0, duration = 520 }: Arrival): TransitionConfig {
  const start = place(key) ?? place(from) ?? now(from);
  if (!start || prefersReducedMotion.current) return { duration: 0 };
  return { delay, duration, easing: outOfTheHand, css: flight(start, node.getBoundingClientRect()) };
}

/** Whatever lies there already slides aside, unlike Svelte's own flip without being stretched. */
export function aside(_node: Element, { from, to }: { from: Box; to: Box }): AnimationConfig {
  const [across, down] = [from.left - to.left, from.top - to.top];
  if (prefersReducedMotion.current || (across === 0 && down === 0)) return { duration: 0 };
  const css = (_t: number, u: number) => `transform: translate(${(across * u).toFixed(1)}px, ${(down * u).toFixed(1)}px)`;
  return { duration: 250, easing: outOfTheHand, css };
}

/** The style on the way: `t` goes from 0, still there, to 1, arrived. */
export function flight(start: Box, end: Box): (t: number, u: number) => string {
  const across = start.left + start.width / 2 - end.left - end.width / 2;
  const down = start.top + start.height / 2 - end.top - end.height / 2;
  const grown = end.width > 0 ? start.width / end.width : 1;
  const lift = Math.min(64, Math.hypot(across, down) / 5);
  return (t, u) => {
    const x = (across * u).toFixed(1);
    const y = (down * u - lift * Math.sin(Math.PI * t)).toFixed(1);
    const scale = (1 + (grown - 1) * u).toFixed(3);
    return `position: relative; z-index: 30; transform: translate(${x}px, ${y}px) scale(${scale})`;
  };
}

/** Quick from the hand, gentle on the table. */
export function outOfTheHand(t: number): number {
  return 1 - (1 - t) ** 3;
}

function place(key: string | undefined): Box | undefined {
  return key === undefined ? undefined : places.get(key);
}

/** A seat that nobody noted may still be on the page. */
function now(key: string | undefined): Box | undefined {
  if (key === undefined || typeof document === 'undefined') return undefined;
  return document.querySelector(`[data-at="${CSS.escape(key)}"]`)?.getBoundingClientRect();
}
