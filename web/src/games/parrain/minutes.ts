/** The minutes of a hearing: everything that was told, in the order of the turns, made from the story alone. */

import type { Event } from '../../wire/games/parrain.ts';
import { membersOf, NOBODY } from './people.ts';

export const YELLOW = 1;

/** How an excuse came to count for nothing: who paid with which card, and what they said of it. */
export type Struck = { seat: number; paid: number; why: string };

export type Told = { kind: 'told'; seat: number; card: number; mentions: number[]; text: string; anger: number; struck: Struck | null };
export type Entry =
  | Told
  | { kind: 'said'; seat: number; gesture: number; text: string }
  | { kind: 'anger'; anger: number }
  | { kind: 'accused'; seat: number; target: number }
  | { kind: 'fell'; seat: number }
  | { kind: 'convinced'; target: number; cards: number }
  | { kind: 'looked' | 'looked_away'; seat: number }
  | { kind: 'rotated'; seat: number; clockwise: boolean }
  | { kind: 'exchanged'; seat: number; target: number }
  | { kind: 'ran_out' }
  | { kind: 'struck_down'; seat: number }
  | { kind: 'trapped'; seat: number; card: number };

/** A turn: who stood accused, and all that was said and done in it. */
export type Hearing = { number: number; seat: number; anger: number; entries: Entry[] };

/** Whose bags were mixed, who showed the money before: what was done before the first turn. */
export type Opening = { shower: number; mixed: number[] };

export function openingOf(story: readonly Event[]): Opening {
  const [shown, mixed] = [story.find((one) => one.event === 'money_shown'), story.find((one) => one.event === 'bags_mixed')];
  return { shower: shown?.seat ?? NOBODY, mixed: mixed ? membersOf(mixed.group) : [] };
}

export function hearingsOf(story: readonly Event[], godfather: number): Hearing[] {
  const hearings: Hearing[] = [];
  let anger = YELLOW;
  let retort: Told | null = null; // a card whose canceller may still say why
  for (const event of story) {
    if (event.event === 'anger_changed') anger = event.anger;
    if (event.event === 'summoned') {
      hearings.push({ number: hearings.length + 1, seat: event.seat, anger, entries: [] });
      retort = null;
      continue;
    }
    const entries = hearings.at(-1)?.entries;
    if (!entries) continue;
    if (event.event === 'said' && event.seat !== godfather && retort?.struck?.seat === event.seat) {
      retort.struck.why = event.text;
      continue;
    }
    const struck = struckBy(event, entries, godfather);
    if (struck) {
      if (event.event === 'cancelled') retort = struck;
      continue;
    }
    const entry = entryOf(event, anger);
    if (entry) entries.push(entry);
  }
  return hearings;
}

/** A card that was cancelled keeps its place; it is told on the card itself. */
function struckBy(event: Event, entries: readonly Entry[], godfather: number): Told | null {
  if (event.event !== 'cancelled' && event.event !== 'overruled') return null;
  const told = entries.findLast((one) => one.kind === 'told' && one.card === event.card);
  if (told?.kind !== 'told') return null;
  told.struck = event.event === 'cancelled' ? { seat: event.seat, paid: event.paid, why: '' } : { seat: godfather, paid: -1, why: '' };
  return told;
}

function entryOf(event: Event, anger: number): Entry | null {
  switch (event.event) {
    case 'excuse_told':
      return { kind: 'told', seat: event.seat, card: event.card, mentions: membersOf(event.mentions), text: event.text, anger, struck: null };
    case 'said':
      return { kind: 'said', seat: event.seat, gesture: event.gesture, text: event.text };
    case 'anger_changed':
      return { kind: 'anger', anger: event.anger };
    case 'accused':
      return { kind: 'accused', seat: event.seat, target: event.target };
    case 'accusation_fell':
      return { kind: 'fell', seat: event.seat };
    case 'convinced':
      return { kind: 'convinced', target: event.target, cards: event.cards };
    case 'looked':
    case 'looked_away':
      return { kind: event.event, seat: event.seat };
    case 'rotated':
      return { kind: 'rotated', seat: event.seat, clockwise: event.clockwise === 1 };
    case 'exchanged':
      return { kind: 'exchanged', seat: event.seat, target: event.target };
    case 'excuses_ran_out':
      return { kind: 'ran_out' };
    case 'concrete_poured':
    case 'culprit_named':
      return { kind: 'struck_down', seat: event.seat };
    case 'trapped':
      return { kind: 'trapped', seat: event.seat, card: event.card };
    default:
      return null;
  }
}

/** What was told with a card that lies in play; undefined while the story is on its way. */
export function toldWith(hearings: readonly Hearing[], card: number): Told | undefined {
  const told = hearings.at(-1)?.entries.findLast((one) => one.kind === 'told' && one.card === card);
  return told?.kind === 'told' ? told : undefined;
}
