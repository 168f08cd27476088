/** What travels at a table of palab. Written by tablee.server.typescript. */

export interface View {
  seat: number;
  phase: 'choice' | 'confession' | 'draft' | 'giving' | 'leftover' | 'mauve' | 'over' | 'react' | 'refreshing' | 'revealing' | 'turn';
  round: number;
  turn: number;
  loser: number;
  gauge: number;
  clockwise: boolean;
  hand: number[];
  hand_sizes: number[];
  limits: number[];
  prospects: Prospect[];
  choices: Prospect[];
  played: number[];
  stands: number[];
  mirror: number;
  discards: number[];
  pile: number;
  on_top: OnTop[];
  remakes: number;
  front: number[];
  secrets: number[];
  used: number[];
  charm: number;
  losses: number[];
  question: Question | null;
  asked: number[];
  answer: '' | 'cancel' | 'let_pass';
  cancellable: number;
  cancel_gauge: number;
  cancel_clockwise: boolean;
  events: boolean;
  events_left: number[];
  event: number;
  dry: boolean;
  answered: number[];
  chosen: number[];
  offer: number[];
  chooser: number;
  leftover: number;
  refreshed: number;
  gifts: number[];
  gave: number[];
  received: Gift[];
  shown: number[];
  known: number[][];
  among: number[];
  may_know: number[][];
}

/** A way to play a card: what it stands for, what it counts, and where the gauge would be. */
export interface Prospect {
  card: number;
  stands: number;
  figure: number | null;
  gauge: number;
  loses: boolean;
}

/** Cards put back onto the draw pile, in an order that nobody knows. */
export interface OnTop {
  size: number;
  cards: number[];
  taken: number[];
  mine: number[];
}

/** The card of this turn until its effect, and the To fou against it, one after the other. */
export interface Question {
  card: number;
  stands: number;
  figure: number | null;
  target: number | null;
  cancels: boolean;
  cries: number[];
  stands_now: boolean;
}

export interface Gift {
  seat: number;
  card: number;
}

/** palab.stars: with events or without; palab.first: who starts, where the host says so. */
export interface Options {
  events?: boolean;
  first?: number[];
}

/** A card of your hand that leaves nothing to choose. */
export interface Play {
  do: 'play';
  card: number;
}

/** A card of your hand that may count several figures, or a To fou that counts. */
export interface PlayAs {
  do: 'play_as';
  card: number;
  figure: number;
}

/** A card of your hand that names somebody. */
export interface PlayAt {
  do: 'play_at';
  card: number;
  target: number;
}

/** The top card of the draw pile, whatever it is. */
export interface PlayTop {
  do: 'play_top';
}

/** A To fou: against the card in question, or at your turn against the last one. */
export interface Cancel {
  do: 'cancel';
}

/** No To fou. */
export interface LetPass {
  do: 'let_pass';
}

/** The clock's move: the window closes. */
export interface Close {
  do: 'close';
}

/** What a card that was turned up counts. */
export interface NameFigure {
  do: 'name_figure';
  figure: number;
}

/** Whom a card that was turned up is aimed at. */
export interface NameTarget {
  do: 'name_target';
  target: number;
}

/** Your secret, where there is nothing more to say about it. */
export interface UseSecret {
  do: 'use_secret';
}

/** Your secret: swap hands. */
export interface SwapWith {
  do: 'swap_with';
  target: number;
}

/** Your secret: take a card of the played pile. */
export interface Salvage {
  do: 'salvage';
  card: number;
}

/** A card of your hand, by your secret or by an event. */
export interface Discard {
  do: 'discard';
  card: number;
}

/** No more cards to discard by your secret. */
export interface Enough {
  do: 'enough';
}

/** A card to the left, and one to the right (-1: none is left to give). */
export interface Give {
  do: 'give';
  left: number;
  right: number;
}

/** One of the cards that an event turned up. */
export interface Take {
  do: 'take';
  card: number;
}

/** A card of your hand, for all to see. */
export interface Reveal {
  do: 'reveal';
  card: number;
}

/** Tell a true secret, in your own words; nobody writes it into the rules. */
export interface Confess {
  do: 'confess';
  text?: string;
}

/** Tell nothing. */
export interface KeepQuiet {
  do: 'keep_quiet';
}

export type Move =
  | Play
  | PlayAs
  | PlayAt
  | PlayTop
  | Cancel
  | LetPass
  | Close
  | NameFigure
  | NameTarget
  | UseSecret
  | SwapWith
  | Salvage
  | Discard
  | Enough
  | Give
  | Take
  | Reveal
  | Confess
  | KeepQuiet;

/** Who starts, by lot or because the host said so. */
export interface FirstPlayer {
  event: 'first_player';
  seat: number;
}

export interface RoundBegan {
  event: 'round_began';
  round: number;
  seat: number;
}

/** A card for the hand; its owner alone is told which. */
export interface Dealt {
  event: 'dealt';
  seat: number;
  card: number;
}

/** A card of the hand, face up on the pile. */
export interface Played {
  event: 'played';
  seat: number;
  card: number;
}

/** The top card of the draw pile, played unseen. */
export interface TurnedUp {
  event: 'turned_up';
  seat: number;
  card: number;
}

/** What a Miroir stands for; without a card beneath it, nothing (-1). */
export interface Mirrored {
  event: 'mirrored';
  echo: number;
}

export interface NamedFigure {
  event: 'named_figure';
  seat: number;
  figure: number;
}

export interface NamedTarget {
  event: 'named_target';
  seat: number;
  target: number;
}

/** To fou! Against the last card, which this target played. */
export interface Cried {
  event: 'cried';
  seat: number;
  target: number;
}

/** This one's card does not stand. */
export interface Annulled {
  event: 'annulled';
  seat: number;
  card: number;
}

/** What was added to the gauge (less than 0: taken off), and where it is now. */
export interface Counted {
  event: 'counted';
  figure: number;
  gauge: number;
}

/** The direction of play; way 1 is clockwise, 0 is the other. */
export interface Turned {
  event: 'turned';
  way: number;
}

/** Two whole hands change owners. */
export interface Swapped {
  event: 'swapped';
  seat: number;
  target: number;
}

/** A turn without an effect: a Skip, a secret, or no card at all. */
export interface Passed {
  event: 'passed';
  seat: number;
}

/** A Super Skip lies in front of this one. */
export interface SatDown {
  event: 'sat_down';
  seat: number;
}

/** The second turn of a Super Skip has passed. */
export interface SatOut {
  event: 'sat_out';
  seat: number;
}

/** A To fou of somebody's turn undid this one's card; the gauge is where it was. */
export interface Restored {
  event: 'restored';
  seat: number;
  gauge: number;
}

/** A card for the hand; its owner alone is told which. */
export interface Drew {
  event: 'drew';
  seat: number;
  card: number;
}

/** The draw pile was empty: now it is all that was played and discarded, but the last card. */
export interface Remade {
  event: 'remade';
  number: number;
}

export interface Discarded {
  event: 'discarded';
  seat: number;
  card: number;
}

export interface SecretUsed {
  event: 'secret_used';
  seat: number;
  secret: number;
}

/** A card of the played pile goes to a hand, for all to see. */
export interface Salvaged {
  event: 'salvaged';
  seat: number;
  card: number;
}

/** An event was revealed, by the one who played the star. */
export interface Happened {
  event: 'happened';
  seat: number;
  happening: number;
}

/** An event that finds nothing to do. */
export interface Spared {
  event: 'spared';
  seat: number;
}

/** A card from a neighbour's hand; told only to the one who got it. */
export interface Received {
  event: 'received';
  seat: number;
  card: number;
}

/** Everybody gave a card to the left and one to the right. */
export interface Exchanged {
  event: 'exchanged';
}

/** Everybody gave the whole hand to the next; way 1 is clockwise, 0 is the other. */
export interface PassedOn {
  event: 'passed_on';
  way: number;
}

/** All hands were shuffled together; they are dealt back now. */
export interface Pooled {
  event: 'pooled';
  number: number;
}

/** A card that people may take. */
export interface Offered {
  event: 'offered';
  card: number;
}

export interface Took {
  event: 'took';
  seat: number;
  card: number;
}

/** The card that nobody took plays itself; this seat makes its choices. */
export interface LeftOver {
  event: 'left_over';
  seat: number;
  card: number;
}

/** A card of the hand that goes back onto the draw pile. */
export interface Revealed {
  event: 'revealed';
  seat: number;
  card: number;
}

/** A Bol renversé was played. */
export interface Spilled {
  event: 'spilled';
  seat: number;
}

/** The draw pile has been remade too often: this one was due a card. */
export interface WentLate {
  event: 'went_late';
  seat: number;
}

export interface RoundLost {
  event: 'round_lost';
  seat: number;
  gauge: number;
}

/** Nobody knew it before, its owner included. */
export interface SecretTurned {
  event: 'secret_turned';
  seat: number;
  secret: number;
}

export interface Confessed {
  event: 'confessed';
  seat: number;
  text: string;
}

export interface KeptQuiet {
  event: 'kept_quiet';
  seat: number;
}

/** The shame of the family. */
export interface GameLost {
  event: 'game_lost';
  seat: number;
}

export type Event =
  | FirstPlayer
  | RoundBegan
  | Dealt
  | Played
  | TurnedUp
  | Mirrored
  | NamedFigure
  | NamedTarget
  | Cried
  | Annulled
  | Counted
  | Turned
  | Swapped
  | Passed
  | SatDown
  | SatOut
  | Restored
  | Drew
  | Remade
  | Discarded
  | SecretUsed
  | Salvaged
  | Happened
  | Spared
  | Received
  | Exchanged
  | PassedOn
  | Pooled
  | Offered
  | Took
  | LeftOver
  | Revealed
  | Spilled
  | WentLate
  | RoundLost
  | SecretTurned
  | Confessed
  | KeptQuiet
  | GameLost;
