/** Short words that appear and go: news, and refusals with their rule. */

export type Toast = {
  id: number;
  text: string;
  kind: 'news' | 'refusal';
  /** the rule that forbids it, such as paires.draw, and where the rulebook tells it */
  rule?: string | undefined;
  href?: string | undefined;
};

const NEWS_LASTS = 5000;
const MOST = 3;

const shown = $state<Toast[]>([]);
let last = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** A refusal stays until it is closed: it may take a while to read a rule. */
export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const alike = shown.findIndex((one) => one.text === text);
  if (alike >= 0) shown.splice(alike, 1);
  const id = ++last;
  shown.push({ id, text, kind: 'news', ...more });
  if (shown.length > MOST) shown.shift();
  if (more.kind !== 'refusal') setTimeout(() => dismiss(id), NEWS_LASTS);
  return id;
}

export function dismiss(id: number): void {
  const index = shown.findIndex((one) => one.id === id);
  if (index >= 0) shown.splice(index, 1);
}
