/** Who looks how: the same name has the same face everywhere, and no face is a real person's. */

export const SKINS = ['#f6d3b3', '#eabf95', '#d79f6f', '#b97a4b', '#8f5832', '#65391f'] as const;
export const HAIRS = ['#2b1b14', '#5b3520', '#8a4b22', '#c4752c', '#d9b25f', '#8d8782', '#e6ded2', '#7d2f24'] as const;
export const COATS = ['#8e2f22', '#1f6163', '#b5792a', '#3f5f2a', '#4a3d74', '#2f4668', '#7a4658'] as const;
export const WALLS = ['#e8c98f', '#a9c7b4', '#e0a988', '#b9c2dc', '#d8b6c0', '#c9cf9a'] as const;

export const CUTS = ['crop', 'bob', 'long', 'curls', 'bun', 'bald', 'braids', 'quiff'] as const;
export const HATS = ['none', 'none', 'tricorne', 'bandana', 'cap', 'flower', 'none'] as const;
export const EXTRAS = ['none', 'none', 'glasses', 'patch', 'freckles', 'earring'] as const;
export const BEARDS = ['none', 'none', 'none', 'moustache', 'full', 'goatee'] as const;
export const MOUTHS = ['smile', 'grin', 'smirk'] as const;

export type Looks = {
  skin: string;
  hair: string;
  coat: string;
  wall: string;
  cut: (typeof CUTS)[number];
  hat: (typeof HATS)[number];
  extra: (typeof EXTRAS)[number];
  beard: (typeof BEARDS)[number];
  mouth: (typeof MOUTHS)[number];
};

export function looksOf(seed: string): Looks {
  const dice = rolls(seed);
  const pick = <Kind>(kinds: readonly Kind[]): Kind => kinds[dice() % kinds.length] as Kind;
  const cut = pick(CUTS);
  return {
    skin: pick(SKINS),
    hair: pick(HAIRS),
    coat: pick(COATS),
    wall: pick(WALLS),
    cut,
    hat: pick(HATS),
    extra: pick(EXTRAS),
    beard: ['crop', 'bald', 'quiff', 'curls'].includes(cut) ? pick(BEARDS) : 'none',
    mouth: pick(MOUTHS),
  };
}

/** FNV-1a to begin with, then xorshift: alike names must not look alike. */
function rolls(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state ||= 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) >>> 3;
  };
}
