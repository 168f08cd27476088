/** What the house hands to a game's own table, and what the table may ask of the house. */

import type { Ending, Opening } from '../wire/types.ts';
import type { Asked } from '../wire/whole.ts';

/** The seat of somebody who looks on, and the seat that is nobody's (`view.winner`, say). */
export const ONLOOKER = -3;
/** Stands in views and events for what this seat may not know. */
export const HIDDEN = -9;

export type AnyMove = { do: string };
export type AnyEvent = { event: string };

/** Somebody at the table; most of it goes straight into the furniture `Seat`. */
export type Sitter = {
  seat: number;
  name: string;
  /** what the face is drawn from: it stays when the name changes */
  seed: string;
  you: boolean;
  /** a bot plays this seat now, for good or for somebody who is away */
  bot: boolean;
  away: boolean;
  /** the table waits for them */
  turn: boolean;
  /** what it waits for, in words: “draws or folds…”; undefined where it doesn't wait */
  awaited: string | undefined;
  /** their last words in the chat, for a few seconds */
  speech: string | undefined;
  /** `at` for motion, `data-at` for lessons: "seat-2" */
  at: string;
};

/** The question to you: any of `moves` answers it, and any filled-in form. */
export type Question<Move = AnyMove> = {
  id: number;
  rule: string;
  /** false: a right that one may leave alone, or an answer that may still be changed */
  must: boolean;
  moves: Move[];
  forms: string[];
  /** what is entered when time is up */
  silence: Move | null;
};

/** When a clock runs out, for the furniture `Clock` and `ReactionWindow`; by this device's clock. */
export type Deadline = { endsAt: number; total: number };

/** The words of the game in the language of the person, with the names of those who sit here. */
export interface Words<Move = AnyMove, Event = AnyEvent> {
  /** "Attack Bo with the 7" */
  move(move: Move): string;
  /** "Your turn: draw or fold?" */
  ask(rule: string): string;
  /** why something may not be done, by its rule */
  refusal(rule: string): string;
  event(event: Event): string;
  /** a sentence of the game's own, with the fields of an event put in */
  phrase(template: string, event: Event): string;
  /** a seat by its name; also the croupier, and “someone” for what is hidden */
  name(seat: number): string;
  /** an entry of words.*.toml by its path: `entry('name')`, `entry('options.mode')` */
  entry(path: string): string;
  /** a list of words.*.toml, such as `list('forfeits')` */
  list(path: string): readonly string[];
}

/** How likely moves on offer go wrong (0 to 1), and a sentence about it. */
export type Glance<Move = AnyMove> = { line: string; risks: readonly { move: Move; chance: number }[] };

/** What the table does about a mime that is on its way. */
export type MimeEar = {
  /** a piece that this seat may have as it is, and its place in the mime */
  piece?: (piece: Uint8Array, number: number) => void;
  /** a frame for whoever feels: one every tenth of a second. While nobody hears them, the mime waits */
  felt?: (frame: Uint8Array) => void;
  /** one's own piece was refused, and those sent after it: the next one takes its place; or to end it here was */
  refused?: (rule: string, text: string) => void;
};

/** A mime on its way. It is no state: nothing is drawn anew by itself, so listen to it. */
export type MimeStream = {
  /** the mime in progress, or the last one, by place; what came before the page was opened is missing */
  readonly pieces: readonly (Uint8Array | undefined)[];
  /** what is felt now; null: nothing has been felt since the page was opened */
  readonly felt: Uint8Array | null;
  /** from now on; what it returns ends it: `$effect(() => stream.hear({ felt: draw }))` */
  hear: (ear: MimeEar) => () => void;
  /** the next piece of one's own mime; it is sent again where the line breaks */
  send: (piece: Uint8Array) => void;
  /** once all that was sent is on disk: the fingerprint for the form that ends the mime */
  end: () => Promise<string>;
  /** a whole mime that is over, by its number at this table; rejected where this seat may not have it */
  ask: (number: number) => Promise<readonly Uint8Array[]>;
};

export type TableProps<View = Record<string, unknown>, Move = AnyMove, Event = AnyEvent> = {
  /** its id, such as "paires" */
  game: string;
  /** this table's own name: for what a person keeps about it in the browser, such as notes */
  table: string;
  /** everything that this seat sees; never to be changed by a table */
  view: View;
  options: Record<string, unknown>;
  /** yours; ONLOOKER for those who look on, and in a replay seen by nobody */
  seat: number;
  /** all who sit here, by seat */
  seats: readonly Sitter[];
  /** whom the table waits for */
  asks: readonly Asked[];
  /** the question to you; null: nothing to do */
  yours: Question<Move> | null;
  /** a move was sent and the house has not answered yet: don't let it be sent twice */
  busy: boolean;
  play: (move: Move) => void;
  /** say why not, with the way into the rulebook; the text is the game's refusal unless given */
  why: (rule: string, text?: string) => void;
  /** what happened in the last step, in order; a new array with each step, empty after a reload */
  events: readonly Event[];
  /** all that was told to this seat so far, of the moves that still stand; after a reload it comes a moment later */
  story: readonly Event[];
  /** grows with each step: for `{#key step}` and effects */
  step: number;
  words: Words<Move, Event>;
  /** the clock of your question, and of a window for reactions */
  clock: { mine: Deadline | null; window: Deadline | null; seats: Readonly<Record<number, Deadline>> };
  /** how it ended; null while it goes on */
  ending: Ending | null;
  /** the person wants to see the odds at every decision */
  odds: boolean;
  /** those odds, once the house has told them; null where nothing is asked or the game can't tell */
  glance: Glance<Move> | null;
  /** ask the house for words to begin with, for a form that is filled in so far */
  suggest: (move: Move) => void;
  /** those words, once they have come; null: not asked for, or still on their way */
  suggested: readonly Opening[] | null;
  /** something is told at one’s own pace, or no longer: bots wait for a person who is alone with them */
  rest: (on: boolean) => void;
  /** mimes, where the game has any; always the same object */
  stream: MimeStream;
  /** nobody plays: a replay. Draw the same, offer nothing */
  replaying: boolean;
};

/** A finished game to be read from its first line to its last: `games/<id>/Minutes.svelte`. */
export type MinutesProps<View = Record<string, unknown>, Event = AnyEvent> = {
  /** as onlookers see it at the end */
  view: View;
  /** all that was told to everybody */
  story: readonly Event[];
  words: Words<AnyMove, Event>;
};

/** A mime of a finished game, to be kept and sent: `games/<id>/Kept.svelte`. */
export type KeptProps<View = Record<string, unknown>> = {
  /** as onlookers see it at the end */
  view: View;
  /** of the mime, at its table */
  number: number;
  ask: MimeStream['ask'];
  words: Words;
  /** passes its link on */
  onsend: () => void;
};

/** How a game counts at its end: `games/<id>/reckoning.ts` exports one as `reckoning`. */
export type Reckoning<View = Record<string, unknown>, Event = AnyEvent> = {
  /** why it ended so, in a sentence */
  reason: (view: View, words: Words<AnyMove, Event>, story: readonly Event[]) => string;
  /** the figure of a seat, with what it counts: “12 points”; empty where there is none */
  figure: (view: View, seat: number, words: Words<AnyMove, Event>) => string;
  /** who stands higher has more of this */
  rank: (view: View, seat: number) => number;
  /** ms that the story of the end takes on the table, before the result */
  lasts: (view: View) => number;
};

type Both = { fr: string; en: string };

/** What a step of a lesson may look at. */
export type Scene<View = Record<string, unknown>, Move = AnyMove, Event = AnyEvent> = Pick<
  TableProps<View, Move, Event>,
  'view' | 'seat' | 'seats' | 'asks' | 'yours' | 'ending'
> & {
  /** moves that the person has made since this step of the lesson was shown */
  done: readonly Move[];
  /** what was told since this step of the lesson was shown */
  heard: readonly Event[];
};

export type LessonStep<View = Record<string, unknown>, Move = AnyMove, Event = AnyEvent> = {
  /** one idea, two short sentences at most; a function where it depends on the table */
  text: Both | ((scene: Scene<View, Move, Event>) => Both);
  /** the `data-at` that the card points at */
  at?: string | ((scene: Scene<View, Move, Event>) => string | undefined);
  /** the step waits, unseen, until this holds, and is dropped when it no longer does: “it is your turn” */
  when?: (scene: Scene<View, Move, Event>) => boolean;
  /** its moment will not come any more: it is left out */
  gone?: (scene: Scene<View, Move, Event>) => boolean;
  /** the step is over when this holds: “you drew”. Without it there is a button “next” */
  until?: (scene: Scene<View, Move, Event>) => boolean;
  /** the table goes on while this is read: the box is on its way */
  flows?: true;
};

/** A guided first round: `web/src/games/<id>/lesson.ts` exports one as `lesson`. */
export type Lesson<View = Record<string, unknown>, Move = AnyMove, Event = AnyEvent> = {
  /** chairs at the table, yours among them; bots take the others */
  chairs: number;
  /** the bot to play against; the game's best where it is left out */
  bot?: string;
  options?: Record<string, unknown>;
  steps: readonly LessonStep<View, Move, Event>[];
};
