/** The messages of the socket. Written by tablee.server.typescript. */

/** Answer somebody who wants to take a move back. */
export interface Agree {
  t: 'agree';
  table: string;
  yes: boolean;
}

/** Answer the host, who wants to give this seat to that person; the host: or better not. */
export interface Allow {
  t: 'allow';
  table: string;
  seat: number;
  person: string;
  yes: boolean;
}

/** Whom the table waits for, under which rule: all may know this. */
export interface AskSeen {
  seats: number[];
  rule: string;
  must?: boolean;
}

/** The odds of moves on offer, and a sentence about them. */
export interface AtAGlance {
  t: 'at_a_glance';
  table: string;
  ask: number;
  line: string;
  risks: unknown[];
}

/** The host: this person goes and doesn't come back; or may come back. */
export interface Block {
  t: 'block';
  person: string;
  on: boolean;
}

/** The host: a bot for this chair; an empty word gives the chair back to whoever comes. */
export interface Bot {
  t: 'bot';
  chair: number;
  bot: string;
}

/** The house closes this connection. */
export interface Bye {
  t: 'bye';
  code: string;
  text: string;
}

/** A chair for the next game: a person's, a bot's, or free. */
export interface ChairSeen {
  person?: string;
  bot?: string;
  name?: string;
  chips?: number;
  new?: boolean;
}

/** A piece of a mime (table.stream). One that is sent again with its number counts once. */
export interface Chunk {
  t: 'chunk';
  table: string;
  data: string;
  number?: number | null;
}

export type ClockKind = 'none' | 'relaxed' | 'strict';

/** Milliseconds left: by seat, and for the reactions to what just happened. */
export interface ClockSeen {
  seats: Record<number, number>;
  window: number | null;
  still?: boolean;
}

/** The host: the running game ends here, without a result. */
export interface Close {
  t: 'close';
  table: string;
}

/** How it ended; `share` is the key of the replay's link. */
export interface Ending {
  winners: number[];
  losers: number[];
  points: number[];
  share: string;
}

/** Come into a room: by the key of its link; by its id if it is public or knows you. */
export interface Enter {
  t: 'enter';
  key?: string | null;
  room?: string | null;
}

/** The games that were played in the room, with their replays. */
export interface Evening {
  t: 'evening';
}

/** The games so far: how many, which ones, and who stands best. */
export interface EveningSeen {
  played: number;
  games: string[];
  standings: Standing[];
}

/** How often somebody has won and lost; a bot has no `person`. */
export interface Standing {
  person?: string;
  name?: string;
  won?: number;
  lost?: number;
}

/** I feel what comes. Said every second or so; until it is, the hand is held still. */
export interface Feel {
  t: 'feel';
  table: string;
}

/** What you feel now; the next one comes after a tenth of a second. */
export interface Felt {
  t: 'felt';
  table: string;
  data: string;
}

/** Whether options go with so many chairs; until they do, no table can be laid. */
export interface Fitting {
  usual?: Record<string, number>;
  rule?: string;
  missing?: Record<string, string>;
}

/** Answer a question. A move that is sent again with the same key happens only once. */
export interface Move {
  t: 'move';
  table: string;
  key: number;
  ask: number;
  move: unknown;
}

/** Ask the others to let you take back your last move (table.undo). */
export interface Undo {
  t: 'undo';
  table: string;
}

/** Ask for extra time. */
export interface Time {
  t: 'time';
  table: string;
}

/** The odds of the moves on offer to you, for learners. */
export interface Odds {
  t: 'odds';
  table: string;
}

/** I can't think of any words: some to begin with, for a form that is filled in so far. */
export interface Openings {
  t: 'openings';
  table: string;
  move: unknown;
}

/** What happened before, as it was told to your seat, after the first so many. */
export interface Story {
  t: 'story';
  table: string;
  known?: number;
}

/** A whole mime that is over and that you may have, by its number at this table. */
export interface Mime {
  t: 'mime';
  table: string;
  number: number;
}

/** Let everything pass, or no longer: a standing answer in windows, live until your turn. */
export interface Pass {
  t: 'pass';
  table: string;
  on: boolean;
}

/** You are out, and only bots play on: they need not pause for you. */
export interface Skip {
  t: 'skip';
  table: string;
}

/** I am reading what a lesson tells me, or have read it: bots wait for one who plays alone. */
export interface Read {
  t: 'read';
  table: string;
  on: boolean;
}

/** Take a chair for the next game. */
export interface Sit {
  t: 'sit';
  chair: number;
}

/** Give your chair back. */
export interface Stand {
  t: 'stand';
}

/** The SHA-256 of a random word of yours, for the deal of this promise (table.fair). */
export interface Seal {
  t: 'seal';
  promise: string;
  commitment: string;
}

/** The word that you had sealed, once all fingerprints have been shown; never before. */
export interface Reveal {
  t: 'reveal';
  promise: string;
  word: string;
}

/** A winner of the last game: whoever has this chair is the next Godfather, or the like. */
export interface Name {
  t: 'name';
  chair: number;
}

/** Talk to the room. */
export interface Say {
  t: 'say';
  text: string;
}

/** What was said in the room before the line with this number. */
export interface Recall {
  t: 'recall';
  before?: number;
}

/** Leave the room for good. */
export interface Leave {
  t: 'leave';
}

/** The host: what is played next, how, and with how many chairs. */
export interface Prepare {
  t: 'prepare';
  game?: string | null;
  options?: Record<string, unknown> | null;
  clock?: 'none' | 'relaxed' | 'strict' | null;
  seconds?: number | null;
  pace?: 'days' | 'live' | null;
  window?: number | null;
  chairs?: number | null;
  public?: boolean | null;
  name?: string | null;
}

/** The host: lay the table; bots take the empty chairs. */
export interface Start {
  t: 'start';
}

/** The host: this chair is for that person. */
export interface Seat {
  t: 'seat';
  person: string;
  chair: number;
}

/** The host: nobody sits on this chair. */
export interface Unseat {
  t: 'unseat';
  chair: number;
}

/** The host: this person is silent, or may talk again. */
export interface Mute {
  t: 'mute';
  person: string;
  on: boolean;
}

/** The host: who was shown the door? */
export interface Outside {
  t: 'outside';
}

/** The host: a new link for the room; the old one opens no door any more. */
export interface Relink {
  t: 'relink';
}

/** The host: somebody else is host from now on. */
export interface Host {
  t: 'host';
  person: string;
}

/** The host: in the running game this seat is that person's (who lost the cookie, say). */
export interface Reseat {
  t: 'reseat';
  table: string;
  seat: number;
  person: string;
}

/** Are you there? */
export interface Ping {
  t: 'ping';
}

export type FromBrowser =
  | Enter
  | Move
  | Undo
  | Agree
  | Allow
  | Time
  | Odds
  | Openings
  | Story
  | Chunk
  | Feel
  | Mime
  | Pass
  | Skip
  | Read
  | Sit
  | Stand
  | Seal
  | Reveal
  | Name
  | Say
  | Recall
  | Evening
  | Leave
  | Prepare
  | Bot
  | Start
  | Seat
  | Unseat
  | Mute
  | Block
  | Outside
  | Relink
  | Host
  | Reseat
  | Close
  | Ping;

/** A game of the evening: who played, by seat, how it ended, and the key of its replay. */
export interface GameSeen {
  game: string;
  at: number;
  players: PlayerSeen[];
  winners: number[];
  losers: number[];
  points: number[];
  closed: boolean;
  share: string;
}

/** Who sat there at the end; a bot has no `person`. */
export interface PlayerSeen {
  person: string;
  name: string;
}

/** The games of the evening, the last one first. */
export interface GamesPlayed {
  t: 'games_played';
  games: GameSeen[];
}

export type Given = 'no' | 'silence' | 'void' | 'yes';

/** The host would like to give this seat to that person; these are asked, and agree. */
export interface GivingSeen {
  seat: number;
  person: string;
  host: string;
  asked: number[];
  agreed: number[];
  left: number;
}

/** For the host alone: whom the host has shown the door, the last one first. */
export interface KeptOut {
  t: 'kept_out';
  people: Outsider[];
}

/** Somebody whom the host has shown the door. */
export interface Outsider {
  id: string;
  name: string;
}

/** For the host alone: the key of the room's new link. */
export interface Link {
  t: 'link';
  key: string;
}

/** You may mime: so many pieces of yours are on disk, and this is their fingerprint. */
export interface Miming {
  t: 'miming';
  table: string;
  pieces: number;
  fingerprint: string;
}

export type Pace = 'days' | 'live';

/** The story of the game as your seat was told it, oldest first, after the known ones. */
export interface Past {
  t: 'past';
  table: string;
  known: number;
  events: unknown[];
  more: boolean;
}

/** Somebody in the room. */
export interface PersonSeen {
  id: string;
  name: string;
  here?: boolean;
  muted?: boolean;
}

/** A piece of somebody's mime, for those who may have it as it is. */
export interface Piece {
  t: 'piece';
  table: string;
  number: number;
  data: string;
}

/** What is played next. */
export interface PlanSeen {
  game: string;
  options: Record<string, unknown>;
  clock: 'none' | 'relaxed' | 'strict';
  seconds: number;
  pace: 'days' | 'live';
  window: number;
  chairs: ChairSeen[];
  promise: string;
  fitting?: Fitting;
  naming?: string;
  namers?: string[];
}

export interface Pong {
  t: 'pong';
}

/** What was said before, oldest first. */
export interface Recalled {
  t: 'recalled';
  talk: Said[];
  earlier: boolean;
}

/** Somebody said something; the lines of a room are numbered. A bot speaks in all tongues. */
export interface Said {
  t: 'said';
  number: number;
  person: string;
  text: string;
  at: number;
  name?: string;
  seat?: number;
  tongues?: Record<string, string>;
}

/** Your move did not happen: this rule forbids it. Nothing has changed. */
export interface Refused {
  t: 'refused';
  key: number;
  rule: string;
  text: string;
  piece?: number;
  mime?: number;
}

export type Right = 'pass' | 'skip' | 'time' | 'undo';

export interface Room {
  t: 'room';
  room: RoomSeen;
}

export interface RoomSeen {
  id: string;
  name: string;
  public: boolean;
  host: string;
  people: PersonSeen[];
  others: number;
  plan: PlanSeen;
  table: string;
  evening: EveningSeen;
  links: number;
  owner?: string;
}

/** Somebody's word for the deal, by its fingerprint (table.fair). */
export interface SealSeen {
  seat: number;
  commitment: string;
}

/** What is dealt, to whom, and the fingerprints of all words that count: now say yours. */
export interface Sealed {
  t: 'sealed';
  promise: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: SeatSeen[];
  purses: number[] | null;
  seals: SealSeen[];
  seconds: number;
}

/** A seat at a running table. */
export interface SeatSeen {
  name?: string;
  person?: string;
  bot?: string;
  away?: boolean;
}

/** What has changed; whatever is not named is as before. */
export interface Step {
  t: 'step';
  pub?: Record<string, unknown>;
  own?: Record<string, unknown>;
  events?: unknown[];
  asks?: AskSeen[];
  yours?: Yours | null;
  may?: ('pass' | 'skip' | 'time' | 'undo')[];
  clock?: ClockSeen;
  stood?: number;
  seats?: SeatSeen[];
  silent?: number[];
  undo?: UndoSeen | null;
  taken_back?: boolean;
  giving?: GivingSeen | null;
  given?: 'no' | 'silence' | 'void' | 'yes';
  ending?: Ending | null;
  done?: number;
  passing?: boolean;
  reading?: boolean;
  silenced?: unknown;
  key?: number;
}

/** The question to you: any of the moves answers it, and any filled-in form. */
export interface Yours {
  id: number;
  rule: string;
  must: boolean;
  moves: unknown[];
  forms: string[];
  silence: unknown | null;
}

/** Somebody wants to take a move back; these agree. */
export interface UndoSeen {
  seat: number;
  agreed: number[];
}

/** Words to begin with, for whoever asked, and nobody else. */
export interface Suggested {
  t: 'suggested';
  table: string;
  ask: number;
  lines: Opening[];
}

/** A beginning, and the seats that its move would have to name with it. */
export interface Opening {
  text: string;
  names: number[];
}

/** Everything that your seat may see now. The view is `pub` with `own` laid over it. */
export interface Table {
  t: 'table';
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  promise: string;
  seats: SeatSeen[];
  seat: number;
  pub: Record<string, unknown>;
  own: Record<string, unknown>;
  asks: AskSeen[];
  yours: Yours | null;
  may: ('pass' | 'skip' | 'time' | 'undo')[];
  clock: ClockSeen;
  silent: number[];
  undo: UndoSeen | null;
  ending: Ending | null;
  key: number;
  passing: boolean;
  giving?: GivingSeen;
  reading: boolean;
  silenced: unknown;
}

/** You are in: who you are, the room, and the last of its talk, as far as it is short. */
export interface Welcome {
  t: 'welcome';
  me: string;
  room: RoomSeen;
  talk: Said[];
  earlier: boolean;
}

/** What you asked for can't be done; the text says what to do next. Nothing has changed. */
export interface Trouble {
  t: 'trouble';
  code: string;
  text: string;
  field: string;
}

/** The deal of this promise will not be: it begins again, with another promise. */
export interface Voided {
  t: 'voided';
  promise: string;
  why: 'closed' | 'left' | 'silent';
  people: PlayerSeen[];
}

/** A mime that is over, piece by piece, for whoever asked. */
export interface WholeMime {
  t: 'mime';
  table: string;
  number: number;
  pieces: string[];
}

export type ToBrowser =
  | Welcome
  | Room
  | Table
  | Step
  | Refused
  | Trouble
  | Said
  | Recalled
  | AtAGlance
  | Suggested
  | Sealed
  | Voided
  | Past
  | Piece
  | Felt
  | Miming
  | WholeMime
  | GamesPlayed
  | KeptOut
  | Link
  | Bye
  | Pong;

export type Why = 'closed' | 'left' | 'silent';
