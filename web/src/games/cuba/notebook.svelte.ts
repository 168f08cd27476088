/** A person's own notes at one table: they never leave this browser. */

import { keep, recall } from '../../house/kept.ts';

const KEY = 'cuba.notes';
const TABLES = 12; // whose notes are kept; older ones make room

export const DOUBTS = ['none', 'trust', 'unsure', 'guilty'] as const;
export type Doubt = (typeof DOUBTS)[number];
export type Page = { text: string; doubts: Record<number, Doubt> };

type Shelf = [table: string, page: Page][]; // the newest last

function shelf(): Shelf {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Shelf) : [];
  } catch {
    return [];
  }
}

export class Notebook {
  text = $state('');
  doubts = $state.raw<Readonly<Record<number, Doubt>>>({});

  constructor(private readonly table: string) {
    const page = shelf().find(([id]) => id === table)?.[1];
    if (page) {
      this.text = page.text;
      this.doubts = page.doubts;
    }
  }

  write(text: string): void {
    this.text = text;
    this.keep();
  }

  doubt(seat: number, doubt: Doubt): void {
    this.doubts = { ...this.doubts, [seat]: doubt };
    this.keep();
  }

  private keep(): void {
    const others = shelf().filter(([id]) => id !== this.table);
    const page: Page = { text: this.text, doubts: this.doubts };
    keep(KEY, JSON.stringify([...others, [this.table, page]].slice(-TABLES)));
  }
}
