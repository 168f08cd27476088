/** The little Markdown that rulebooks and credits are written in, as blocks to draw. */

export type Span = { kind: 'text' | 'em' | 'strong' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] };

const HEADING = /^(#{1,6}) +(.*?)(?: +`([^`]+)`)?$/u;
const SPAN = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/mu)) {
    const lines = chunk.trim().split('\n');
    const heading = HEADING.exec(lines[0] ?? '');
    if (heading) {
      const [, marks = '', title = '', id = ''] = heading;
      found.push({ kind: 'heading', level: marks.length, text: title, id });
      lines.shift();
    }
    if (lines.join('').trim() === '') continue;
    if (lines.every((line) => /^[-*] /u.test(line))) found.push({ kind: 'list', items: lines.map((line) => spans(line.slice(2))) });
    else found.push({ kind: 'paragraph', spans: spans(lines.join(' ')) });
  }
  return found;
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    found.push(spanOf(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** Only links that lead somewhere harmless are links. */
function spanOf({ strong, em, code, link, href }: Record<string, string | undefined>): Span {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (em !== undefined) return { kind: 'em', text: em };
  if (code !== undefined) return { kind: 'code', text: code };
  if (href !== undefined && /^(https?:\/\/|\/|#)/u.test(href)) return { kind: 'link', text: link ?? '', href };
  return { kind: 'text', text: link ?? '' };
}

/** A chapter or a rule of a rulebook, with what stands below its heading. */
export type Chapter = { level: number; title: string; id: string; blocks: Block[] };

/** The title and its preface come first, as a chapter of level 1. */
export function chapters(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const block of blocks(text)) {
    if (block.kind === 'heading') found.push({ level: block.level, title: block.text, id: block.id, blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

/** Upper and lower case, and accents, make no difference to somebody who searches. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
}

export function textIn(chapter: Chapter): string {
  const words = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
  const body = chapter.blocks.map((block) =>
    block.kind === 'list' ? block.items.map(words).join(' ') : block.kind === 'paragraph' ? words(block.spans) : '',
  );
  return [chapter.title, ...body].join(' ');
}
