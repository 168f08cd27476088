/** What travels at a table of paires. Written by tablee.server.typescript. */

/** A table of Paires. Only the deck is hidden, and everybody can count what it lacks. */
export interface View {
  front: number[][];
  scored: number[][];
  points: number[];
  price: number;
  target: number;
  turn: number;
  deck: number;
  unseen: number[];
  over: boolean;
  forfeit: number;
  mode: 'cutchfeld' | 'downspear' | 'forfeit' | 'norland';
  purses: number[];
  middle: number;
  people: number;
}

/** How the game is settled, and for paires.forfeit what the loser owes: empty, chance picks. */
export interface Options {
  mode?: 'cutchfeld' | 'downspear' | 'forfeit' | 'norland';
  forfeit?: string;
}

/** Turn up a card and hope for no pair. */
export interface Draw {
  do: 'draw';
}

/** End the round for the price of the lowest card in play. */
export interface Fold {
  do: 'fold';
}

export type Move = Draw | Fold;

export interface Dealt {
  event: 'dealt';
  seat: number;
  card: number;
}

/** A dealt card made a pair: it is discarded and another comes. */
export interface Replaced {
  event: 'replaced';
  seat: number;
  card: number;
}

export interface FirstPlayer {
  event: 'first_player';
  seat: number;
}

export interface Drew {
  event: 'drew';
  seat: number;
  card: number;
}

/** The drawn card made a pair: the round is lost, and the card is its price. */
export interface Paired {
  event: 'paired';
  seat: number;
  card: number;
}

/** A choice that all saw: it tells nobody anything new. */
export interface Folded {
  event: 'folded';
  seat: number;
  card: number;
}

export interface Reshuffled {
  event: 'reshuffled';
  cards: number;
}

/** No card could part those who were tied. */
export interface DrawnByLot {
  event: 'drawn_by_lot';
  seat: number;
}

export interface GameLost {
  event: 'game_lost';
  seat: number;
  points: number;
}

export interface ForfeitChosen {
  event: 'forfeit_chosen';
  seat: number;
  forfeit: number;
}

export interface Paid {
  event: 'paid';
  seat: number;
  chips: number;
}

export interface Received {
  event: 'received';
  seat: number;
  chips: number;
}

export type Event =
  | Dealt
  | Replaced
  | FirstPlayer
  | Drew
  | Paired
  | Folded
  | Reshuffled
  | DrawnByLot
  | GameLost
  | ForfeitChosen
  | Paid
  | Received;
