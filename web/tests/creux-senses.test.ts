import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Senses } from '../src/games/creux/acts/senses.svelte.ts';
import type { MimeEar } from '../src/games/contract.ts';
import { onlyWhole } from '../src/wire/stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('feels no longer than frames come, though the table moves on after the last one', () => {
  const ears = new Set<MimeEar>();
  const stream = { ...onlyWhole(() => Promise.resolve([])), hear: (ear: MimeEar) => (ears.add(ear), () => void ears.delete(ear)) };
  const senses = new Senses();
  const deaf = senses.listen(stream);
  for (const ear of ears) ear.felt?.(new Uint8Array());
  expect(senses.feels).toBe(true);
  deaf(); // as Svelte does, whenever what the page shows has changed
  senses.listen(stream);
  vi.advanceTimersByTime(1000);
  expect(senses.feels).toBe(false);
});
