/** What travels at a table of hawthorn. Written by tablee.server.typescript. */

/** A table of Hawthorn from one seat, which keeps count of all that it has seen. */
export interface View {
  seat: number;
  hand: number[];
  hands: number[];
  front: number[][];
  chosen: number;
  answered: number[];
  playing: number[];
  to_act: number[];
  turn: number;
  button: number;
  lap: number;
  drawing: boolean;
  pot: number;
  purses: number[];
  brought: number[];
  deck: number;
  discards: number;
  unseen: number[];
  may_be_held: number[];
  over: boolean;
  decks: number;
  middle: number;
  people: number;
}

/** hawthorn.deal: how many decks; 0: one for up to six people, two for more. */
export interface Options {
  decks?: number;
}

/** Turn up a card in front of you and hope for no pair. */
export interface Draw {
  do: 'draw';
}

/** Leave the hand for the price of the lowest visible card. */
export interface Fold {
  do: 'fold';
}

/** Choose, in secret, the first card in front of you. */
export interface Lay {
  do: 'lay';
  card: number;
}

/** Put a card of your hand in front of you. */
export interface Play {
  do: 'play';
  card: number;
}

export type Move = Draw | Fold | Lay | Play;

/** Everybody has paid to be dealt in: so many chips are in the pot. */
export interface Anted {
  event: 'anted';
  chips: number;
}

/** A card for the hand; its owner alone is told which. */
export interface Dealt {
  event: 'dealt';
  seat: number;
  card: number;
}

/** The card that was laid in secret. */
export interface Revealed {
  event: 'revealed';
  seat: number;
  card: number;
}

/** A card from the deck for one of those who share the lowest card. */
export interface TieCardDealt {
  event: 'tie_card_dealt';
  seat: number;
  card: number;
}

/** A card to break the tie made a pair: it is discarded and another comes. */
export interface Replaced {
  event: 'replaced';
  seat: number;
  value: number;
}

/** No card could part those who were tied. */
export interface DrawnByLot {
  event: 'drawn_by_lot';
  seat: number;
}

/** The first player is found, and holds the button. */
export interface FirstPlayer {
  event: 'first_player';
  seat: number;
}

/** An odd lap; it follows from choices that all saw. */
export interface DrawingBegan {
  event: 'drawing_began';
  lap: number;
  seat: number;
}

/** An even lap; it follows from choices that all saw. */
export interface PlayingBegan {
  event: 'playing_began';
  lap: number;
  seat: number;
}

export interface Drew {
  event: 'drew';
  seat: number;
  card: number;
}

/** A card that only its owner knew. */
export interface Played {
  event: 'played';
  seat: number;
  card: number;
}

/** The card that was drawn or played made a pair: its owner pays, and is out. */
export interface Paired {
  event: 'paired';
  seat: number;
  value: number;
}

/** A choice that all saw: it tells nobody anything new. */
export interface Folded {
  event: 'folded';
  seat: number;
  price: number;
}

/** What really went into the pot, which may be less than the price. */
export interface Paid {
  event: 'paid';
  seat: number;
  chips: number;
}

/** Its holder went out; this seat has it now. */
export interface ButtonPassed {
  event: 'button_passed';
  seat: number;
}

/** The deck was empty: now it is all that was discarded. */
export interface Reshuffled {
  event: 'reshuffled';
  cards: number;
}

/** By the last one in. */
export interface PotTaken {
  event: 'pot_taken';
  seat: number;
  chips: number;
}

export type Event =
  | Anted
  | Dealt
  | Revealed
  | TieCardDealt
  | Replaced
  | DrawnByLot
  | FirstPlayer
  | DrawingBegan
  | PlayingBegan
  | Drew
  | Played
  | Paired
  | Folded
  | Paid
  | ButtonPassed
  | Reshuffled
  | PotTaken;
