/** Short words that appear and go: news, and refusals with their rule. */

import { untrack } from 'svelte';

export type Toast = {
  id: number;
  text: string;
  kind: 'news' | 'refusal';
  /** the rule that forbids it, such as paires.draw, and where the rulebook tells it */
  rule?: string | undefined;
  href?: string | undefined;
};

const MOST = 3;
const GLIMPSE = 1500; // ms that a refusal is seen, however quickly the table moves on

const shown = $state<Toast[]>([]);
const since = new Map<number, number>();
const leaving = new Map<number, ReturnType<typeof setTimeout>>();
let last = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** How long it takes to read, in ms, for those who read slowly. */
export function readingTime(text: string): number {
  return 3500 + 65 * text.length;
}

/** It stays for its reading time, or until it is closed. */
export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const alike = shown.find((one) => one.text === text);
  if (alike) dismiss(alike.id);
  const id = ++last;
  shown.push({ id, text, kind: 'news', ...more });
  since.set(id, Date.now());
  if (shown.length > MOST) dismiss(shown[0]!.id);
  letGo(id);
  return id;
}

/** Somebody reads it: it waits. */
export function hold(id: number): void {
  clearTimeout(leaving.get(id));
}

/** Nobody reads it any more: its reading time begins anew. */
export function letGo(id: number): void {
  const one = shown.find((shown) => shown.id === id);
  if (one) leaveAfter(id, readingTime(one.text));
}

/** The table has moved on, and what was refused before is no answer to anything now. */
export function moveOn(): void {
  for (const { id } of refusals()) leaveAfter(id, Math.max(0, (since.get(id) ?? 0) + GLIMPSE - Date.now()));
}

/** Another game, another room, another page: no refusal follows there. */
export function leaveRefusals(): void {
  for (const { id } of refusals()) dismiss(id);
}

export function dismiss(id: number): void {
  clearTimeout(leaving.get(id));
  leaving.delete(id);
  since.delete(id);
  const index = shown.findIndex((one) => one.id === id);
  if (index >= 0) shown.splice(index, 1);
}

function refusals(): Toast[] {
  return shown.filter((one) => one.kind === 'refusal');
}

function leaveAfter(id: number, ms: number): void {
  clearTimeout(leaving.get(id));
  leaving.set(id, setTimeout(() => dismiss(id), ms));
}

let seats = $state(0);

/** A table is open, and has a place for them in its own frame. */
export function toastsAreSeated(): boolean {
  return seats > 0;
}

export function seatToasts(): () => void {
  untrack(() => (seats += 1));
  return () => (seats -= 1);
}
