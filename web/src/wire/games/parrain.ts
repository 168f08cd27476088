/** What travels at a table of parrain. Written by tablee.server.typescript. */

/** A hearing from one seat. */
export interface View {
  seat: number;
  seats: number;
  phase: 'beat' | 'effect' | 'floor' | 'helping' | 'judging' | 'naming' | 'over' | 'setup';
  characters: number[];
  partners: number[];
  godfather: number;
  anger: number;
  hearing: number;
  turn: number;
  accuser: number;
  accused: number;
  excuses: Excuse[];
  named: number[];
  helpers: number[];
  helped: number[];
  stepped: number;
  retort: number;
  breath: number;
  reactions: number[];
  whispers: number[];
  quiet: number[];
  concrete: boolean;
  pile: number;
  discards: number[];
  hand: number[];
  answer: number;
  dealt: number[];
  shower: number;
  mixed: number[];
  steps: BagStep[];
  bags: number[];
  way: Stage[];
  culprit: number;
  informer: number;
  out: number[];
  winners: number[];
  ending: number;
  options: Agreed;
}

/** A card in play. */
export interface Excuse {
  card: number;
  teller: number;
  mentions: number[];
  cancelled: boolean;
  works: boolean;
}

/** Something that happened to the bags. */
export interface BagStep {
  kind: 'exchanged' | 'looked' | 'rotated';
  seat: number;
  target: number;
  clockwise: boolean;
  hearing: number;
  bag: number;
}

/** A stage of the money's way. */
export interface Stage {
  hearing: number;
  seat: number;
}

/** What the table agreed on, as far as it is not seen elsewhere. */
export interface Agreed {
  side_by_side: boolean;
  boss_bag: boolean;
  spare: number;
}

export interface Options {
  godfather?: number[];
  side_by_side?: boolean;
  boss_bag?: boolean;
  pile?: 'half' | 'third' | 'whole';
}

/** In the beat after a card: nothing to say. */
export interface LetPass {
  do: 'let_pass';
}

/** The clock's move: the beat is over. */
export interface Close {
  do: 'close';
}

/** Who was named: with this card of mine, that excuse counts for nothing. */
export interface Cancel {
  do: 'cancel';
  place: number;
}

/** The partner, in a beat: let me speak for him. */
export interface StepIn {
  do: 'step_in';
}

/** The partner who stepped in: on second thoughts, no. */
export interface StepBack {
  do: 'step_back';
}

/** It was not me, honourable Godfather, it was … */
export interface Accuse {
  do: 'accuse';
  target: number;
}

/** The Godfather: I have heard enough of that card. */
export interface Overrule {
  do: 'overrule';
  card: number;
}

/** The Godfather: so it was that one! */
export interface BeConvinced {
  do: 'be_convinced';
}

/** The Godfather: on whoever stands before him. */
export interface PourConcrete {
  do: 'pour_concrete';
}

/** The Godfather, when the excuses have run out. */
export interface NameCulprit {
  do: 'name_culprit';
  target: number;
}

/** The Eye: into one's own bag. */
export interface Look {
  do: 'look';
}

/** The Eye: or not. */
export interface LookAway {
  do: 'look_away';
}

/** The Rotation: everybody passes the bag on. */
export interface Rotate {
  do: 'rotate';
  clockwise: boolean;
}

/** The Exchange: my bag for that of the accused. */
export interface Exchange {
  do: 'exchange';
}

/** The boss's bag: with this card of mine the police come for him. */
export interface Trap {
  do: 'trap';
  place: number;
}

/** A gesture that all see; it answers nothing. */
export interface React {
  do: 'react';
  reaction: number;
}

/** The Godfather interrupts; or whoever cancelled a card says why. */
export interface Say {
  do: 'say';
  gesture: number;
  text?: string;
}

/** A word for the partner's ear, and for those whose partner one is. */
export interface Whisper {
  do: 'whisper';
  text?: string;
}

/** An excuse: the card, those named, the story. */
export interface Tell {
  do: 'tell';
  place: number;
  mentions: number;
  text?: string;
}

export type Move =
  | LetPass
  | Close
  | Cancel
  | StepIn
  | StepBack
  | Accuse
  | Overrule
  | BeConvinced
  | PourConcrete
  | NameCulprit
  | Look
  | LookAway
  | Rotate
  | Exchange
  | Trap
  | React
  | Say
  | Whisper
  | Tell;

export interface Cast {
  event: 'cast';
  seat: number;
  character: number;
}

/** Told to that seat alone. */
export interface BagSeen {
  event: 'bag_seen';
  seat: number;
  bag: number;
}

/** Before the bags were mixed: this seat had it, and has the first turn. */
export interface MoneyShown {
  event: 'money_shown';
  seat: number;
}

/** Unseen, among these. */
export interface BagsMixed {
  event: 'bags_mixed';
  group: number;
}

/** Told to that seat alone. */
export interface Drew {
  event: 'drew';
  seat: number;
  card: number;
}

/** Stands before the Godfather: the turn begins. */
export interface Summoned {
  event: 'summoned';
  seat: number;
}

/** An excuse. */
export interface ExcuseTold {
  event: 'excuse_told';
  seat: number;
  card: number;
  mentions: number;
  text: string;
}

/** 0 green, 1 yellow, 2 red; the cards in play are gone. */
export interface AngerChanged {
  event: 'anger_changed';
  anger: number;
}

/** Who was named paid with a card. */
export interface Cancelled {
  event: 'cancelled';
  seat: number;
  card: number;
  paid: number;
}

/** By the Godfather. */
export interface Overruled {
  event: 'overruled';
  card: number;
}

/** The beat is over, and nobody had anything to say against this card. */
export interface Unopposed {
  event: 'unopposed';
  seat: number;
  card: number;
}

export interface SteppedIn {
  event: 'stepped_in';
  seat: number;
}

export interface SteppedBack {
  event: 'stepped_back';
  seat: number;
}

export interface Said {
  event: 'said';
  seat: number;
  gesture: number;
  text: string;
}

/** 0 a laugh, 1 a gasp, 2 applause, 3 a throat cleared. */
export interface Reacted {
  event: 'reacted';
  seat: number;
  reaction: number;
}

/** Told to the one who whispers, the partner, and those whose partner it is. */
export interface Whispered {
  event: 'whispered';
  seat: number;
  text: string;
}

/** Nothing to add, until the next card. */
export interface FellSilent {
  event: 'fell_silent';
  seat: number;
}

export interface Accused {
  event: 'accused';
  seat: number;
  target: number;
}

/** No working card was left. */
export interface AccusationFell {
  event: 'accusation_fell';
  seat: number;
}

/** The Godfather believes it; so many cards were counted. */
export interface Convinced {
  event: 'convinced';
  target: number;
  cards: number;
}

/** Into one's own bag; what was in it nobody else is told. */
export interface Looked {
  event: 'looked';
  seat: number;
}

export interface LookedAway {
  event: 'looked_away';
  seat: number;
}

export interface Rotated {
  event: 'rotated';
  seat: number;
  clockwise: number;
}

export interface Exchanged {
  event: 'exchanged';
  seat: number;
  target: number;
}

/** The last one was drawn: the Godfather must name somebody. */
export interface ExcusesRanOut {
  event: 'excuses_ran_out';
}

export interface ConcretePoured {
  event: 'concrete_poured';
  seat: number;
}

export interface CulpritNamed {
  event: 'culprit_named';
  seat: number;
}

/** The police come. */
export interface Trapped {
  event: 'trapped';
  seat: number;
  card: number;
}

export interface BagOpened {
  event: 'bag_opened';
  seat: number;
  bag: number;
}

/** Afterwards: after the mixing the money was here. */
export interface MoneyBegan {
  event: 'money_began';
  seat: number;
}

/** Afterwards: in this turn this seat had looked, and this was in the bag. */
export interface MoneyLooked {
  event: 'money_looked';
  seat: number;
  bag: number;
  hearing: number;
}

/** Afterwards: in this turn, counted from 1, the money went from one to the other. */
export interface MoneyWent {
  event: 'money_went';
  seat: number;
  target: number;
  hearing: number;
}

export interface WentOut {
  event: 'went_out';
  seat: number;
}

/** As `ending` of the view. */
export interface Ended {
  event: 'ended';
  ending: number;
}

export interface Won {
  event: 'won';
  seat: number;
}

export type Event =
  | Cast
  | BagSeen
  | MoneyShown
  | BagsMixed
  | Drew
  | Summoned
  | ExcuseTold
  | AngerChanged
  | Cancelled
  | Overruled
  | Unopposed
  | SteppedIn
  | SteppedBack
  | Said
  | Reacted
  | Whispered
  | FellSilent
  | Accused
  | AccusationFell
  | Convinced
  | Looked
  | LookedAway
  | Rotated
  | Exchanged
  | ExcusesRanOut
  | ConcretePoured
  | CulpritNamed
  | Trapped
  | BagOpened
  | MoneyBegan
  | MoneyLooked
  | MoneyWent
  | WentOut
  | Ended
  | Won;
