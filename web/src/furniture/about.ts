/** Things at a table tell about themselves: whatever has `data-about`, in the words of its game. */

import { closeTip, showTip, tip, type Told } from './tips.svelte.ts';

type Reader = { entry(path: string): string; list(path: string): readonly string[]; thing?(sheet: string, number: number): Told | undefined };

/**
 * `pot`: the sentence `about.pot`; `card:7`: the seventh line of `card_helps` where the game has
 * them, else what is printed on the seventh thing of the sheet `cards`, else the sentence `about.card`
 * with the 7 put in. Undefined: the game says nothing of it.
 */
export function aboutIn(words: Reader, key: string): Told | undefined {
  const [name = '', number] = key.split(':');
  const lines = words.list(`${name}_helps`);
  const line = number === undefined ? undefined : lines.at(Number(number));
  if (line) return { title: capital(words.list(`${name}s`).at(Number(number)) ?? ''), text: line };
  const printed = number === undefined ? undefined : words.thing?.(`${name}s`, Number(number));
  if (printed) return printed;
  const path = `about.${name}`;
  const text = words.entry(path);
  return text === path ? undefined : { text: text.replaceAll('{n}', number ?? '') };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WITHIN = 'button, a, [aria-hidden=true], [role=img] [role=img]';

/** For `use:` on a table: a tap tells, and so does the focus. By keyboard each kind of thing is met once. */
export function tellsAbout(board: HTMLElement, words: Reader) {
  let reader = words;
  let tapped = false;

  function tell(thing: Element | null | undefined) {
    const told = thing && aboutIn(reader, thing.getAttribute('data-about') ?? '');
    if (told) showTip(thing, told);
  }

  function clicked({ target }: MouseEvent) {
    if (target instanceof Element) tell(target.closest('[data-about]'));
  }
  const pressed = () => {
    tapped = true;
    setTimeout(() => (tapped = false));
  };
  function focused({ target }: FocusEvent) {
    if (tapped || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    tell(target.closest('[data-about]') ?? target.querySelector('[data-about]'));
  }

  /** What the focus told goes with it; a little later, for the thing may be leaving the page just now. */
  function left({ target }: FocusEvent) {
    const open = tip()?.anchor;
    if (!open || !(target instanceof Element) || !(target.contains(open) || open.contains(target))) return;
    setTimeout(() => tip()?.anchor === open && closeTip());
  }

  /** The first of each kind can be reached by keyboard, unless it lies on something that can be. */
  function mark() {
    const met = new Set<string>();
    for (const thing of board.querySelectorAll<HTMLElement>('span[data-about], div[data-about], p[data-about], li[data-about]')) {
      const key = (thing.dataset['about'] ?? '').split(':')[0] ?? '';
      const first = !met.has(key) && !thing.parentElement?.closest(WITHIN) && aboutIn(reader, thing.dataset['about'] ?? '') !== undefined;
      if (first) met.add(key);
      if (first && thing.tabIndex < 0) thing.tabIndex = 0;
      else if (!first && thing.tabIndex >= 0) thing.removeAttribute('tabindex');
    }
    const open = tip()?.anchor;
    if (open && !open.isConnected) closeTip();
  }

  const watch = new MutationObserver(mark);
  watch.observe(board, { childList: true, subtree: true, attributeFilter: ['data-about'] });
  board.addEventListener('pointerdown', pressed, true);
  board.addEventListener('click', clicked);
  board.addEventListener('focusin', focused);
  board.addEventListener('focusout', left);
  mark();
  return {
    update(words: Reader) {
      reader = words;
      mark();
    },
    destroy() {
      watch.disconnect();
      board.removeEventListener('pointerdown', pressed, true);
      board.removeEventListener('click', clicked);
      board.removeEventListener('focusin', focused);
      board.removeEventListener('focusout', left);
      closeTip();
    },
  };
}
