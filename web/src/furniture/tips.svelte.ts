/** One line about a thing, where one meets it: a tap or the focus tells, and it goes by itself. */

import { readingTime } from './toasts.svelte.ts';

export type Told = { /** what it is called */ title?: string; /** what it is, and what it wins by */ text: string };
type Open = Told & { anchor: HTMLElement };

let open = $state.raw<Open | null>(null);
let leaving: ReturnType<typeof setTimeout> | undefined;

export function tip(): Open | null {
  return open;
}

export function showTip(anchor: HTMLElement, told: Told): void {
  open = { ...told, anchor };
  clearTimeout(leaving);
  leaving = setTimeout(closeTip, readingTime(`${told.title ?? ''} ${told.text}`));
}

export function closeTip(): void {
  clearTimeout(leaving);
  open = null;
}

/**
 * Makes a thing tell about itself: `<span use:tells={{ title, text }}>`. Whatever it does beside
 * that, it still does. A thing that does nothing else can be reached by keyboard for this.
 */
export function tells(node: HTMLElement, told: Told | undefined) {
  let now = told;
  let tapped = false; // the focus came with a tap, which tells by itself

  const acts = node.matches('button, a, input, select, [role=button]');
  function dress() {
    if (acts) return;
    node.tabIndex = now ? 0 : -1;
    node.style.cursor = now ? 'help' : '';
  }

  const show = () => now && showTip(node, now);
  const mine = () => open?.anchor === node;
  const pressed = () => (tapped = true);
  function clicked(event: Event) {
    tapped = false;
    if (mine() && !acts) closeTip();
    else show();
    if (now && !acts) event.stopPropagation();
  }
  function focused() {
    if (!tapped && node.matches(':focus-visible')) show();
  }
  function blurred() {
    tapped = false;
    if (mine()) closeTip();
  }
  function typed(event: KeyboardEvent) {
    if (event.target === node && !acts && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      clicked(event);
    }
  }

  const heard = { pointerdown: pressed, click: clicked, focus: focused, blur: blurred, keydown: typed };
  for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener as EventListener);
  dress();
  return {
    update(next: Told | undefined) {
      now = next;
      dress();
      if (mine() && now) open = { ...now, anchor: node };
      else if (mine()) closeTip();
    },
    destroy() {
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener as EventListener);
      if (mine()) closeTip();
    },
  };
}
