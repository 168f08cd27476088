/** What travels at a table of blackstone. Written by tablee.server.typescript. */

/** A table of Blackstone. Only the deck is hidden, and everybody can count what it lacks. */
export interface View {
  black: number[];
  playing: number[];
  middle: number[];
  white: number;
  fine: number;
  pot: number;
  antes: number[];
  purses: number[];
  brought: number[];
  turn: number;
  minimum: number;
  deck: number;
  unseen: number[];
  over: boolean;
  people: number;
}

/** Nothing: the chips belong to the night (purse.start), and the ante is the rulebook's. */
export type Options = Record<string, never>;

/** Leave the hand for the ante and half the white stones in the middle. */
export interface Pass {
  do: 'pass';
}

/** Announce a number of cards, and hope for no second black stone. */
export interface Take {
  do: 'take';
  cards: number;
}

export type Move = Pass | Take;

export interface Dealt {
  event: 'dealt';
  seat: number;
  card: number;
}

/** The deck cannot part those who were tied. */
export interface DrawnByLot {
  event: 'drawn_by_lot';
  seat: number;
}

export interface FirstPlayer {
  event: 'first_player';
  seat: number;
}

/** Of several black stones one stays; so many go back into the deck. */
export interface PutBack {
  event: 'put_back';
  seat: number;
  stones: number;
}

/** The white stones in view go to the middle. */
export interface Gathered {
  event: 'gathered';
  stones: number;
}

/** A choice that all saw; the chips are the ante and the fine. */
export interface Passed {
  event: 'passed';
  seat: number;
  chips: number;
}

/** A choice that all saw: so many cards were announced, and none has come yet. */
export interface Took {
  event: 'took';
  seat: number;
  cards: number;
}

export interface DrewWhite {
  event: 'drew_white';
  seat: number;
  card: number;
}

/** The black stone is the first or the second that this seat has. */
export interface DrewBlack {
  event: 'drew_black';
  seat: number;
  stones: number;
}

/** A second black stone; the chips are the ante and the fine. */
export interface Lost {
  event: 'lost';
  seat: number;
  chips: number;
}

/** The only one still in takes back the ante, and the chips of the pot. */
export interface Won {
  event: 'won';
  seat: number;
  chips: number;
}

/** Those still in take back their antes and so many chips each; some may stay in the pot. */
export interface Shared {
  event: 'shared';
  chips: number;
  pot: number;
}

export type Event =
  | Dealt
  | DrawnByLot
  | FirstPlayer
  | PutBack
  | Gathered
  | Passed
  | Took
  | DrewWhite
  | DrewBlack
  | Lost
  | Won
  | Shared;
