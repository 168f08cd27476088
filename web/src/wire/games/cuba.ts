/** What travels at a table of cuba. Written by tablee.server.typescript. */

/** A table of Mafia de Cuba from one seat. */
export interface View {
  seat: number;
  seats: number;
  phase: 'bag' | 'inquiry' | 'over' | 'setup' | 'theft' | 'window';
  godfather: number;
  mix: Contents;
  jokers: number;
  given: number[];
  holder: number;
  hurried: number;
  passed: number[];
  box: Contents | null;
  chosen: number;
  kept: number;
  saw: Contents | null;
  left: Contents | null;
  took: number;
  bag: number;
  shown: number[];
  out: number[];
  accused: number[];
  accusation: number;
  answer: number;
  shot: number;
  found: number;
  stolen: number;
  questions: number[];
  said: number[][];
  claimed: number;
  wavered: number[];
  threads: number[];
  breath: number[];
  patience: number;
  rung: boolean;
  bets: number[];
  ending: number;
  winners: number[];
  truth: number[][];
  options: Agreed;
}

/** What lies in the box. */
export interface Contents {
  diamonds: number;
  loyal: number;
  fbi: number;
  cia: number;
  drivers: number;
  cleaner: number;
}

/** What the table agreed on, as far as it is not seen elsewhere. */
export interface Agreed {
  notes: boolean;
  threads: boolean;
  minutes: number;
  hold: number;
}

/** -1 stands for what is usual with so many people. */
export interface Options {
  godfather?: number[];
  jokers?: number;
  cleaner?: boolean;
  loyal?: number;
  agents?: number;
  drivers?: number;
  agency?: 'cia' | 'fbi';
  notes?: boolean;
  threads?: boolean;
  minutes?: number;
  hold?: number;
}

/** The Godfather: keep so many diamonds out of the box, unseen. */
export interface Keep {
  do: 'keep';
  diamonds: number;
}

/** The first player: put this token into the felt bag; 5: none. */
export interface Hide {
  do: 'hide';
  token: number;
}

export interface TakeDiamonds {
  do: 'take_diamonds';
  diamonds: number;
}

export interface TakeToken {
  do: 'take_token';
  token: number;
}

/** From an empty box, or as the last player. */
export interface TakeNothing {
  do: 'take_nothing';
}

/** The Godfather: let them talk. */
export interface Listen {
  do: 'listen';
}

/** An answer, too. */
export interface StaySilent {
  do: 'stay_silent';
}

export interface LetPass {
  do: 'let_pass';
}

/** The Cleaner: PAN! */
export interface Shoot {
  do: 'shoot';
}

/** The clock's move: the box goes on, or whoever holds it has had his time. */
export interface PassOn {
  do: 'pass_on';
}

/** The clock's move: pockets are shown. */
export interface Close {
  do: 'close';
}

/** The clock's move: the time of the investigation is up. */
export interface Ring {
  do: 'ring';
}

/** Who is out: how will it end? 0 found, 1 an Agent, 2 the Godfather falls, 3 the Cleaner. */
export interface Bet {
  do: 'bet';
  ending: number;
}

/** The Godfather: empty your pockets! */
export interface Accuse {
  do: 'accuse';
  target: number;
}

/** The Godfather: one of the four questions, by topic. */
export interface Inquire {
  do: 'inquire';
  target: number;
  topic: number;
}

/** Topic 0: so many diamonds when the box came. */
export interface SayDiamonds {
  do: 'say_diamonds';
  diamonds: number;
}

/** Topic 1: these tokens when the box came. */
export interface SayTokens {
  do: 'say_tokens';
  loyal: number;
  fbi: number;
  cia: number;
  drivers: number;
  cleaner: number;
}

/** Topic 2: what was left when the box went on. */
export interface SayLeft {
  do: 'say_left';
  diamonds: number;
  loyal: number;
  fbi: number;
  cia: number;
  drivers: number;
  cleaner: number;
}

/** Topic 3: what went into the pocket. */
export interface SayTake {
  do: 'say_take';
  take: number;
}

export type Move =
  | Keep
  | Hide
  | TakeDiamonds
  | TakeToken
  | TakeNothing
  | Listen
  | StaySilent
  | LetPass
  | Shoot
  | PassOn
  | Close
  | Ring
  | Bet
  | Accuse
  | Inquire
  | SayDiamonds
  | SayTokens
  | SayLeft
  | SayTake;

/** By the host or by lot; so many jokers lie before him. */
export interface GodfatherNamed {
  event: 'godfather_named';
  seat: number;
  jokers: number;
}

/** Out of the box; the Godfather alone is told. */
export interface Kept {
  event: 'kept';
  diamonds: number;
}

/** The box goes on; nobody can tell what is missing. */
export interface BoxPassed {
  event: 'box_passed';
  seat: number;
  target: number;
}

/** What lies in the box, for whoever holds it. */
export interface BoxOpened {
  event: 'box_opened';
  seat: number;
  diamonds: number;
  loyal: number;
  fbi: number;
  cia: number;
  drivers: number;
  cleaner: number;
}

/** The first player's token in the felt bag; he alone is told. */
export interface Bagged {
  event: 'bagged';
  token: number;
}

/** What went into the pocket; its owner alone is told. */
export interface Took {
  event: 'took';
  take: number;
}

/** The usual time with the box is over: the table waits for this one. */
export interface Hurried {
  event: 'hurried';
  seat: number;
}

/** The Godfather has seen what is left. */
export interface InquiryBegan {
  event: 'inquiry_began';
  seat: number;
}

export interface Questioned {
  event: 'questioned';
  target: number;
  topic: number;
}

/** The Godfather lets them talk. */
export interface Listened {
  event: 'listened';
  seat: number;
}

export interface StayedSilent {
  event: 'stayed_silent';
  seat: number;
}

/** A claim, true or not: so many when the box came. */
export interface SaidDiamonds {
  event: 'said_diamonds';
  seat: number;
  diamonds: number;
}

/** A claim, true or not: these when the box came. */
export interface SaidTokens {
  event: 'said_tokens';
  seat: number;
  loyal: number;
  fbi: number;
  cia: number;
  drivers: number;
  cleaner: number;
}

/** A claim, true or not: this was left when the box went on. */
export interface SaidLeft {
  event: 'said_left';
  seat: number;
  diamonds: number;
  loyal: number;
  fbi: number;
  cia: number;
  drivers: number;
  cleaner: number;
}

/** A claim, true or not: this went into the pocket. */
export interface SaidTake {
  event: 'said_take';
  seat: number;
  take: number;
}

/** Empty your pockets! */
export interface Accused {
  event: 'accused';
  target: number;
}

/** PAN! */
export interface Shot {
  event: 'shot';
  seat: number;
  target: number;
}

/** What the pocket held. */
export interface Showed {
  event: 'showed';
  seat: number;
  take: number;
}

/** So many came back with this thief, and so many in all. */
export interface Recovered {
  event: 'recovered';
  diamonds: number;
  found: number;
}

export interface WentOut {
  event: 'went_out';
  seat: number;
}

/** To somebody wrongly accused; so many are left. */
export interface JokerGiven {
  event: 'joker_given';
  seat: number;
  jokers: number;
}

/** The Godfather was wrong, and had no joker left. */
export interface Fell {
  event: 'fell';
  seat: number;
}

/** Now the Godfather must accuse. */
export interface TimeCalled {
  event: 'time_called';
  seat: number;
}

/** By somebody who is out; on what, nobody is told. */
export interface BetLaid {
  event: 'bet_laid';
  seat: number;
}

/** 0 all found, 1 an Agent was accused, 2 the Godfather fell, 3 the Cleaner shot an Agent. */
export interface Ended {
  event: 'ended';
  ending: number;
}

/** What the first player had hidden; 5: nothing. */
export interface BagOpened {
  event: 'bag_opened';
  token: number;
}

export interface Won {
  event: 'won';
  seat: number;
}

/** Somebody who was out had bet on this ending. */
export interface GuessedRight {
  event: 'guessed_right';
  seat: number;
}

export type Event =
  | GodfatherNamed
  | Kept
  | BoxPassed
  | BoxOpened
  | Bagged
  | Took
  | Hurried
  | InquiryBegan
  | Questioned
  | Listened
  | StayedSilent
  | SaidDiamonds
  | SaidTokens
  | SaidLeft
  | SaidTake
  | Accused
  | Shot
  | Showed
  | Recovered
  | WentOut
  | JokerGiven
  | Fell
  | TimeCalled
  | BetLaid
  | Ended
  | BagOpened
  | Won
  | GuessedRight;
