/** What both languages' dictionaries are held to; a game's words can be put through it too. */

/** Every phrase as a reader would see it, with a few numbers in those that take arguments. */
export function phrases(words: Record<string, unknown>): [string, string][] {
  return Object.entries(words).flatMap(([key, phrase]) =>
    typeof phrase === 'function'
      ? [0, 1, 2].map((n): [string, string] => [key, String(phrase(...Array(phrase.length).fill(n)))])
      : [[key, String(phrase)] as [string, string]],
  );
}

/** A narrow no-break space before ? ! ; and a no-break space before : and inside « », and ’ for '. */
export const NOT_FRENCH = /[^\u202f][?!;]|[^\u00a0][:»]|«[^\u00a0]|'/u;

export const NOT_ENGLISH = /\s[?!;:]|'|"/u;
