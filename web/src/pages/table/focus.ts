/** After a move by keyboard the focus stays at the table, on what comes next. */

const MAY = ':is(button, textarea):not([aria-disabled=true], :disabled, [tabindex="-1"])';
const NEXT = ['.moves', '.hand', '.dock', ''].flatMap((place) => [`${place} ${MAY}:not(.danger)`, `${place} ${MAY}`]); // one Enter too many costs little

/** What may be done next; the table itself while there is nothing. */
function next(board: HTMLElement): HTMLElement {
  for (const kind of NEXT) {
    const found = [...board.querySelectorAll<HTMLElement>(kind)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return board;
}

/** For `use:`; `asked`: whether something may be done now. Only keys move the focus: a finger needs none. */
export function keepFocus(board: HTMLElement, asked: boolean) {
  let may = asked;
  let byKeys = false;
  let here = false; // the focus was at the table before it was lost

  const keyed = (event: KeyboardEvent) => (byKeys = event.key !== 'Escape' || byKeys);
  const pointed = () => (byKeys = here = false);
  const moved = (event: FocusEvent) => (here = event.target instanceof Node && board.contains(event.target));

  function look() {
    const now = document.activeElement;
    const lost = now === null || now === document.body;
    if (!byKeys || !here || !(lost || (now === board && may))) return;
    (may ? next(board) : board).focus();
  }

  const watch = new MutationObserver(look);
  watch.observe(board, { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'disabled'] });
  document.addEventListener('keydown', keyed, true);
  document.addEventListener('pointerdown', pointed, true);
  document.addEventListener('focusin', moved);
  return {
    update(asked: boolean) {
      may = asked;
      look();
    },
    destroy() {
      watch.disconnect();
      document.removeEventListener('keydown', keyed, true);
      document.removeEventListener('pointerdown', pointed, true);
      document.removeEventListener('focusin', moved);
    },
  };
}
