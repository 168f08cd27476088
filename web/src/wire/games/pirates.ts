/** What travels at a table of pirates. Written by tablee.server.typescript. */

/** A table of Pirates: what lies open, one's own hand, and what one has seen discarded. */
export interface View {
  seat: number;
  hand: number[];
  chosen: number;
  answered: number[];
  front: number[][];
  hand_sizes: number[];
  still_in: number[];
  turn: number;
  deck: number;
  discards: number;
  buried: number[];
  glimpsed: number[];
  glimpses: number[];
  accuser: number;
  shown: number[];
  oldest: number[];
  over: boolean;
}

/** pirates.first: the seats by age, the oldest first, as far as the host cares to name them. */
export interface Options {
  oldest?: number[];
}

/** Take a card into your hand. */
export interface Draw {
  do: 'draw';
}

/** Choose the card that will lie in front of you at the start. */
export interface Lay {
  do: 'lay';
  card: number;
}

/** Turn up a card in front of somebody and hope for no pair. */
export interface Challenge {
  do: 'challenge';
  target: number;
}

/** Claim that somebody has a pair, and ask to see it. */
export interface Accuse {
  do: 'accuse';
  target: number;
}

/** Play a card of your hand in front of somebody. */
export interface Attack {
  do: 'attack';
  card: number;
  target: number;
}

export type Move = Draw | Lay | Challenge | Accuse | Attack;

/** A card for the hand; its owner alone is told which. */
export interface Dealt {
  event: 'dealt';
  seat: number;
  card: number;
}

/** The card that somebody chose to lie in front of him. */
export interface Revealed {
  event: 'revealed';
  seat: number;
  card: number;
}

/** Nobody knows who is the oldest of those who share the lowest card. */
export interface DrawnByLot {
  event: 'drawn_by_lot';
  seat: number;
}

export interface FirstPlayer {
  event: 'first_player';
  seat: number;
}

export interface Attacked {
  event: 'attacked';
  seat: number;
  target: number;
}

/** A choice that all saw: it tells nobody anything new. */
export interface Challenged {
  event: 'challenged';
  seat: number;
  target: number;
}

/** A choice that all saw; what comes of it is told after it. */
export interface Accused {
  event: 'accused';
  seat: number;
  target: number;
}

/** A card came to lie in front of this seat, by an attack or a challenge. */
export interface Landed {
  event: 'landed';
  seat: number;
  card: number;
}

/** The card of a challenge pairs one in front of this seat: the challenger pays for it. */
export interface Paired {
  event: 'paired';
  seat: number;
  card: number;
}

/** One of the cards in the hand of this seat; the accuser alone is told. */
export interface Shown {
  event: 'shown';
  seat: number;
  card: number;
}

/** The accused has a pair. */
export interface Caught {
  event: 'caught';
  seat: number;
}

/** The accused has none. */
export interface Cleared {
  event: 'cleared';
  seat: number;
}

/** A card for the hand; its owner alone is told which. */
export interface Drew {
  event: 'drew';
  seat: number;
  card: number;
}

/** The deck was empty: now it is all that was discarded. */
export interface Remade {
  event: 'remade';
  cards: number;
}

export interface WentOut {
  event: 'went_out';
  seat: number;
}

export interface GameWon {
  event: 'game_won';
  seat: number;
}

export type Event =
  | Dealt
  | Revealed
  | DrawnByLot
  | FirstPlayer
  | Attacked
  | Challenged
  | Accused
  | Landed
  | Paired
  | Shown
  | Caught
  | Cleared
  | Drew
  | Remade
  | WentOut
  | GameWon;
