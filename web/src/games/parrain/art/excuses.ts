/** The 84 excuses as they are printed: key and kind by number, the lamps, and the sign of the effect. */

export const KINDS = ['place', 'object', 'deed', 'event', 'person'] as const;
export const LEVELS = ['green', 'yellow', 'red'] as const;
export const EFFECTS = ['eye', 'rotation', 'exchange'] as const;

export type Kind = (typeof KINDS)[number];
export type Level = (typeof LEVELS)[number];
export type Effect = (typeof EFFECTS)[number];

/** In the order of the server's numbers, four a line: seven sets of lamps, three effects, four cards. */
export const EXCUSES = [
  // green
  ['dentist', 'place'], ['umbrella', 'object'], ['knitting', 'deed'], ['great-aunt', 'person'],
  ['laundry', 'place'], ['rubber-duck', 'object'], ['walking-the-dog', 'deed'], ['milkman', 'person'],
  ['barn', 'place'], ['teapot', 'object'], ['learning-to-swim', 'deed'], ['newborn-twins', 'event'],
  // yellow
  ['cinema', 'place'], ['perfumed-letter', 'object'], ['feeding-the-pigeons', 'deed'], ['nosy-neighbour', 'person'],
  ['barber-shop', 'place'], ['bicycle', 'object'], ['painting-the-fence', 'deed'], ['newsboy', 'person'],
  ['cabaret', 'place'], ['banana-skin', 'object'], ['serenade', 'deed'], ['cook', 'person'],
  // red
  ['room-thirteen', 'place'], ['safe', 'object'], ['thunderstorm', 'event'], ['federal-agents', 'person'],
  ['racetrack', 'place'], ['black-limousine', 'object'], ['flying-lesson', 'deed'], ['runaway-elephant', 'event'],
  ['docks', 'place'], ['bathtub-gin', 'object'], ['police-raid', 'event'], ['judge', 'person'],
  // green, yellow
  ['lighthouse', 'place'], ['pocket-watch', 'object'], ['gone-fishing', 'deed'], ['snowstorm', 'event'],
  ['ballpark', 'place'], ['radio-set', 'object'], ['cooking-for-forty', 'deed'], ['parade', 'event'],
  ['big-bridge', 'place'], ['typewriter', 'object'], ['birthday-surprise', 'event'], ['magician', 'person'],
  // green, red
  ['rooftop', 'place'], ['false-moustache', 'object'], ['saving-a-cat', 'deed'], ['zeppelin', 'event'],
  ['petrol-station', 'place'], ['lone-shoe', 'object'], ['flat-tyre', 'event'], ['sea-captain', 'person'],
  ['cellar', 'place'], ['pearl-necklace', 'object'], ['digging-a-hole', 'deed'], ['wedding', 'event'],
  // yellow, red
  ['telephone-booth', 'place'], ['odd-key', 'object'], ['second-ledger', 'object'], ['private-detective', 'person'],
  ['railway-station', 'place'], ['loaded-dice', 'object'], ['gramophone', 'object'], ['policeman', 'person'],
  ['funeral-parlour', 'place'], ['violin-case', 'object'], ['losing-at-poker', 'deed'], ['market-crash', 'event'],
  // all three
  ['speakeasy', 'place'], ['camera', 'object'], ['trying-a-suit', 'deed'], ['power-cut', 'event'],
  ['luna-park', 'place'], ['player-piano', 'object'], ['charleston', 'deed'], ['heat-wave', 'event'],
  ['fedora-with-a-hole', 'object'], ['alarm-clock', 'object'], ['boxing-match', 'event'], ['torch-singer', 'person'],
] as const satisfies readonly (readonly [string, Kind])[];

export type ExcuseKey = (typeof EXCUSES)[number][0];

const LIT: readonly (readonly Level[])[] = [
  ['green'], ['yellow'], ['red'], ['green', 'yellow'], ['green', 'red'], ['yellow', 'red'], ['green', 'yellow', 'red'],
];

export type Excuse = { key: ExcuseKey; kind: Kind; lit: readonly Level[]; effect: Effect };

/** Undefined: no card at all, or one that this seat may not see. */
export function excuseOf(card: number): Excuse | undefined {
  const [key, kind] = EXCUSES[card] ?? [];
  const lit = LIT[Math.floor(card / 12)];
  const effect = EFFECTS[Math.floor(card / 4) % 3];
  return key && kind && lit && effect ? { key, kind, lit, effect } : undefined;
}
