/** What travels at a table of creux. Written by tablee.server.typescript. */

/** A game from one seat. */
export interface View {
  seat: number;
  phase: 'appointing' | 'choosing' | 'decoys' | 'feeling' | 'guessing' | 'keeping' | 'miming' | 'over' | 'ready' | 'setup';
  mode: 'duo' | 'solo' | 'teams';
  teams: number[][];
  team: number;
  scores: number[];
  turn: number;
  turns: number;
  acting: number[];
  coming: number[];
  grandfather: number;
  children: number[];
  child: number;
  mime: number;
  mime_number: number;
  knowers: number[];
  memories: number[];
  constraints: number[];
  renewed: boolean;
  hand: number[];
  closed: boolean;
  missed: boolean;
  ready: number[];
  chosen: number;
  laid: Laid[];
  album: number[];
  fingers: number[];
  past: Reveal[];
  pile: number;
  shuffled: number;
  thrown: Thrown[];
  constraints_left: number;
  spent: number[];
  served: number[];
  winners: number[];
  verdict: number;
  options: Agreed;
}

/** A card beside the two memories. */
export interface Laid {
  memory: number;
  team: number;
  mime: number;
}

/** A past turn. Lists of two are by mime. */
export interface Reveal {
  grandfather: number;
  children: number[];
  memories: number[];
  constraints: number[];
  guesses: number[];
  laid: number[];
  teams: number[];
  gains: number[];
  mimes: number[];
}

/** A memory that was thrown away for another. */
export interface Thrown {
  memory: number;
  seen_by: number[];
  now: boolean;
}

/** What the table agreed on. */
export interface Agreed {
  throw_away: boolean;
  expert: boolean;
  real_objects: boolean;
  album: number;
  seconds: number;
}

export interface Options {
  alone?: boolean;
  throw_away?: boolean;
  expert?: boolean;
  real_objects?: boolean;
  album?: '10' | '12' | '14' | '8';
  two_rounds?: boolean;
  seconds?: number;
}

/** The active team: who is Grandfather in this turn, and who the Child of the first mime. */
export interface Appoint {
  do: 'appoint';
  seat: number;
  target: number;
}

/** Each for himself: the Child's memory, from his own hand. */
export interface Choose {
  do: 'choose';
  memory: number;
}

/** The Child: this memory it will be. */
export interface Keep {
  do: 'keep';
}

/** The Child: another memory, please. */
export interface ThrowAway {
  do: 'throw_away';
}

/** The Grandfather: my eyes are closed, here is my hand. */
export interface CloseEyes {
  do: 'close_eyes';
}

/** The Child: I mime now, and the Grandfather feels it when he comes. */
export interface GoAhead {
  do: 'go_ahead';
}

/** The mime is over; the fingerprint of all its pieces. */
export interface Mime {
  do: 'mime';
  fingerprint?: string;
}

/** Around a real table: the mime is over. */
export interface Done {
  do: 'done';
}

/** The Grandfather, who felt a mime later: I have felt it. */
export interface OpenEyes {
  do: 'open_eyes';
}

/** Another team: this memory of ours looks like what we saw. */
export interface Lay {
  do: 'lay';
  memory: number;
}

/** The Grandfather: this was the first, and that the second. I am sure. */
export interface Guess {
  do: 'guess';
  first: number;
  second: number;
}

/** The Grandfather thinks aloud: might it be this one? All see his finger. */
export interface Point {
  do: 'point';
  memory: number;
  mime: number;
}

/** A word for the ears of one's own team. */
export interface Whisper {
  do: 'whisper';
  text?: string;
}

export type Move =
  | Appoint
  | Choose
  | Keep
  | ThrowAway
  | CloseEyes
  | GoAhead
  | Mime
  | Done
  | OpenEyes
  | Lay
  | Guess
  | Point
  | Whisper;

/** To a hand; told to its team alone. */
export interface MemoryDealt {
  event: 'memory_dealt';
  group: number;
  memory: number;
}

/** The turn of this team, or of these two; turns are counted from 1. */
export interface TurnBegan {
  event: 'turn_began';
  group: number;
  turn: number;
}

/** Grandfather in this turn, and the Child of the first mime. */
export interface Appointed {
  event: 'appointed';
  seat: number;
  target: number;
}

/** This Child is about to mime. */
export interface MimeDue {
  event: 'mime_due';
  seat: number;
  mime: number;
}

/** The memory of this mime; told to those of the team who are not Grandfather. */
export interface MemoryDrawn {
  event: 'memory_drawn';
  seat: number;
  memory: number;
}

export interface MemoryKept {
  event: 'memory_kept';
  seat: number;
}

/** Away, for another; which one only those know who saw it. */
export interface MemoryThrown {
  event: 'memory_thrown';
  seat: number;
}

/** Told to the Child alone. */
export interface ConstraintDrawn {
  event: 'constraint_drawn';
  seat: number;
  constraint: number;
}

export interface EyesClosed {
  event: 'eyes_closed';
  seat: number;
}

/** The Child does not wait: the Grandfather feels this mime later. */
export interface WentAhead {
  event: 'went_ahead';
  seat: number;
}

export interface Mimed {
  event: 'mimed';
  seat: number;
  mime: number;
}

/** By this seat for its team; told to that team alone. */
export interface DecoyChosen {
  event: 'decoy_chosen';
  seat: number;
  memory: number;
}

/** This team has chosen a decoy; it may still change it. */
export interface TeamReady {
  event: 'team_ready';
  group: number;
}

/** Face down, so many of them. */
export interface DecoysLaid {
  event: 'decoys_laid';
  count: number;
}

/** The pile is empty: hands and cards of past turns are shuffled, and hands dealt anew. */
export interface Shuffled {
  event: 'shuffled';
}

export interface EyesOpened {
  event: 'eyes_opened';
  seat: number;
}

/** Before the Grandfather; so many cards. */
export interface AlbumOpened {
  event: 'album_opened';
  seat: number;
  count: number;
}

/** He thinks aloud. */
export interface Pointed {
  event: 'pointed';
  seat: number;
  memory: number;
  mime: number;
}

/** Both are confirmed at once. */
export interface Guessed {
  event: 'guessed';
  seat: number;
  memory: number;
  mime: number;
}

/** What this Child had mimed. */
export interface MemoryWas {
  event: 'memory_was';
  seat: number;
  memory: number;
  mime: number;
}

/** What had bound this Child. */
export interface ConstraintWas {
  event: 'constraint_was';
  seat: number;
  constraint: number;
  mime: number;
}

/** The Grandfather chose a memory that this team had laid. */
export interface DecoyWas {
  event: 'decoy_was';
  group: number;
  memory: number;
}

/** Points of this turn. */
export interface Scored {
  event: 'scored';
  group: number;
  points: number;
}

/** Told to the team alone. */
export interface Whispered {
  event: 'whispered';
  seat: number;
  text: string;
}

export interface Ended {
  event: 'ended';
}

/** These share the victory. */
export interface Tied {
  event: 'tied';
  group: number;
}

/** Two players, together: their points, and what that says of them, 0 to 4. */
export interface Verdict {
  event: 'verdict';
  points: number;
  verdict: number;
}

export interface Won {
  event: 'won';
  seat: number;
}

export type Event =
  | MemoryDealt
  | TurnBegan
  | Appointed
  | MimeDue
  | MemoryDrawn
  | MemoryKept
  | MemoryThrown
  | ConstraintDrawn
  | EyesClosed
  | WentAhead
  | Mimed
  | DecoyChosen
  | TeamReady
  | DecoysLaid
  | Shuffled
  | EyesOpened
  | AlbumOpened
  | Pointed
  | Guessed
  | MemoryWas
  | ConstraintWas
  | DecoyWas
  | Scored
  | Whispered
  | Ended
  | Tied
  | Verdict
  | Won;
