/** What stands still at a house, as plain HTTP tells it (docs/http.md). */

export type Me = { id: string; name: string; lang: 'fr' | 'en'; since: number };

export type FieldKind = 'yes_no' | 'number' | 'choice' | 'text' | 'seat' | 'seats' | 'other';
export type Value = string | number | boolean;

/** Something to fill in: a number from `low` to `high`, a text of at most `longest`, … */
export type Field = {
  name: string;
  kind: FieldKind;
  label: string;
  help?: string;
  default?: unknown;
  low?: number;
  high?: number;
  longest?: number;
  choices?: { value: Value; label: string }[];
  suggestions?: string[];
  /** it means something only where these options have these values */
  only?: Record<string, Value>;
  /** and only with so many people; where it is missing, with any number */
  seats?: number[];
};

/** This value of this option does not go with so many people. */
export type Condition = { option: string; value: Value; seats: number[]; rule: string; text: string };

export type Game = {
  id: string;
  version: number;
  name: string;
  tagline: string;
  feeling: string;
  duration: string;
  minutes: number;
  fewest: number;
  most: number;
  /** what it asks of people: talk, nerve, touch */
  kinds: string[];
  options: Field[];
  conditions: Condition[];
  bots: { id: string; label: string; best: boolean }[];
  /** the bots that a newcomer sits down with, clockwise: as many as the game is best with, less one */
  welcome: string[];
  /** Markdown */
  credits: string;
};

/** A kind of move; a form has to be filled in, the others are offered ready-made. */
export type Verb = { do: string; form: boolean; label: string; fields: Field[] };

export type Rule = { id: string; title: string; text: string };
export type Rulebook = { text: string; rules: Rule[] };

export type PublicRoom = {
  id: string;
  name: string;
  game: string;
  people: number;
  chairs: number;
  free: number;
  playing: boolean;
};

/** A room that knows you: what is on there, and whom the game waits for. */
export type KnownRoom = { id: string; game: string; playing: boolean; seated: boolean; yours: boolean; waits: string[] };

/** By which addresses others reach the house; where there is none, why not. */
export type Reach = { addresses: string[]; why: '' | 'only_here' | 'no_network' };

/** A browser that is this person; the one that asks is `here`. */
export type Device = { id: string; kind: string; since: number; seen: number; here: boolean };
export type DeviceCode = { code: string; expires: number; minutes: number };

export type Verdict = { holds: boolean; flaw: string; line: number | null; moves: number };

/** The table after a line of the record, as a seat saw it. */
export type ReplayStep = {
  seat: number;
  move: { do: string } | null;
  undone: number;
  view: Record<string, unknown>;
  events: { event: string }[];
  asks: [seat: number, rule: string][];
};
export type ReplaySteps = { total: number; first: number; steps: ReplayStep[] };

/** A mime of a finished game: its pieces, each in base64. */
export type WholeMime = { pieces: string[] };

/** What a record says besides its moves (docs/record.md). */
export type GameRecord = {
  format: string;
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; bot?: string }[];
  luck: {
    kind: string;
    commitment?: string;
    secret?: string;
    words?: { seat: number; commitment: string; word: string }[];
  };
  opening: number[];
  opening_weights?: number[][];
  lines: { picks?: number[]; weights?: number[][] }[];
  carry?: { purses: number[] };
};
