// Whatever somebody writes, the little Markdown of rulebooks and credits stays text: nothing is
// lost, nothing becomes a link that leads to harm, and nobody waits for it. fast-check thinks of it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks, chapters, folded, spans, textIn, type Span } from '../src/house/markdown.ts';

const SIGNS = ['*', '**', '`', '[', ']', '(', ')', '#', '- ', '\n', '\n\n', ' ', '<script>', '</p>', '&amp;', 'javascript:', 'data:text/html,', 'https://a.example/', '/about', 'é', '👩‍👧', '\u202e', '\ud800'];
const markdown = fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 40 }).map((parts) => parts.join(''));
const RUNS = { numRuns: 1000, seed: 17 };

function all(text: string): Span[] {
  return blocks(text).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.spans : []));
}

const letters = (text: string) => [...text.replaceAll(/[\s*`[\]()#-]/gu, '')].sort();

describe('whatever somebody writes', () => {
  it('is no link, unless it leads to a page', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        for (const span of all(text)) if (span.kind === 'link') expect(span.href).toMatch(/^(https?:\/\/|\/|#)/u);
      }),
      RUNS,
    );
    expect(all('[here](javascript:alert(1))').some((span) => span.kind === 'link')).toBe(false);
  });

  it('keeps every word of a line', () => {
    const line = markdown.map((text) => text.replaceAll('\n', ' ')).filter((text) => !text.includes(']('));
    fc.assert(
      fc.property(line, (text) => {
        const told = spans(text).map((span) => span.text);
        expect(letters(told.join(''))).toEqual(letters(text));
      }),
      RUNS,
    );
  });

  it('is told in the words that it was written in', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const written = new Set(letters(text));
        const told = all(text).flatMap((span) => letters(span.text));
        expect(told.filter((letter) => !written.has(letter))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has a chapter for each heading, that can be searched', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const headings = blocks(text).filter((block) => block.kind === 'heading');
        expect(chapters(text)).toHaveLength(headings.length);
        for (const chapter of chapters(text)) expect(folded(textIn(chapter))).toContain(folded(chapter.title));
      }),
      RUNS,
    );
  });
});
