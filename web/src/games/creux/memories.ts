/** The 100 memories of Léon’s life by key, in order; the number of a card is its place here, from 1. */

/** By chapter of his life. */
export const CHAPTERS = {
  village: [
    'birth', 'cradle', 'first-steps', 'sewing-machine', 'bread-dough', 'hiccups', 'goose', 'tooth', 'mud',
    'cherry-tree', 'well', 'school', 'church-bell', 'sledge', 'thin-ice', 'fever', 'doctor',
  ],
  sea: [
    'steam-train', 'first-sea', 'deck-beds', 'cod-liver-oil', 'sandcastle', 'crab', 'seashell', 'sea-bath', 'kite',
    'lighthouse-stairs', 'knots', 'donkey', 'bottle',
  ],
  circus: [
    'door-mark', 'parade', 'big-top', 'tightrope', 'elephant-wash', 'plates', 'juggling', 'fireflies', 'rope-swing',
    'under-the-cart', 'candy-floss', 'village-dance', 'fireworks', 'spinning-top',
  ],
  sailor: [
    'delivery-bike', 'gangplank', 'hammock', 'deck-scrubbing', 'crows-nest', 'potatoes', 'tattoo', 'parrot',
    'engine-room', 'equator', 'whale', 'fog-bell', 'storm-at-sea', 'shipwreck', 'raft', 'desert-island', 'rescue',
    'plaster',
  ],
  found: [
    'poster', 'found-again', 'caravan', 'custard-pie', 'cannon', 'dart-thrower', 'stilts', 'stuck-wagon', 'lost-ring',
    'wedding', 'ferris-wheel',
  ],
  cottage: [
    'drum-cradle', 'sleepless-night', 'old-key', 'ladder', 'leaky-roof', 'chimney', 'painting', 'pumpkin', 'bees',
    'bathtub', 'swing', 'snowman', 'bicycle-lesson', 'violin', 'telescope', 'garden-rocket',
  ],
  stars: [
    'graduation', 'spacesuit', 'launch', 'airport',
  ],
  today: [
    'phone-call', 'first-flight', 'little-hand', 'candles', 'kitchen-waltz', 'merry-go-round', 'open-hand',
  ],
} as const;

export type Chapter = keyof typeof CHAPTERS;

const KEYS: readonly string[] = ['', ...Object.values(CHAPTERS).flat()];

/** How many there are. */
export const MEMORIES = KEYS.length - 1;

export function keyOf(memory: number): string {
  return KEYS[memory] ?? '';
}

export function memoryOf(key: string): number {
  return KEYS.indexOf(key);
}

// Runs of memories from the same year: so many, and the year.
const RUNS = [
  [2, 1937], [1, 1939], [1, 1940], [2, 1941], [1, 1942], [2, 1943], [3, 1944], [2, 1945], [16, 1946], [14, 1950], [1, 1953], [4, 1954],
  [2, 1955], [3, 1956], [2, 1957], [6, 1958], [7, 1959], [4, 1960], [2, 1961], [2, 1963], [3, 1964], [2, 1965], [2, 1966], [2, 1967],
  [1, 1968], [1, 1969], [1, 1973], [1, 1984], [1, 1988], [1, 1990], [1, 1992], [3, 2003], [1, 2007], [1, 2008], [1, 2009],
] as const;
const YEARS: readonly number[] = [0, ...RUNS.flatMap(([count, year]) => Array.from({ length: count }, () => year))];

/** When it was; undefined: today. */
export function yearOf(memory: number): number | undefined {
  return YEARS[memory];
}
