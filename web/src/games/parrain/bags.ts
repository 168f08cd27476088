/** Where every bag has gone, as all could follow it; and what one knows of what is inside. */

import { HIDDEN } from '../contract.ts';
import type { BagStep, View } from '../../wire/games/parrain.ts';
import { NOBODY } from './people.ts';

export const NO_BAG = -1;
export const MONEY = 0;

type Bags = Pick<View, 'seats' | 'bags' | 'steps'>;

/** Bags are meant by the seat that had them when the hearing began: who has which one now (or after so many steps). */
export function holdersOf(view: Bags, steps = view.steps.length): number[] {
  return view.steps.slice(0, steps).reduce((bags, step) => movedBy(bags, step), begun(view));
}

function begun(view: Bags): number[] {
  return view.bags.map((bag, seat) => (bag === NO_BAG ? NO_BAG : seat));
}

function movedBy(bags: readonly number[], step: BagStep): number[] {
  const after = [...bags];
  if (step.kind === 'exchanged') {
    [after[step.seat], after[step.target]] = [bags[step.target] ?? NO_BAG, bags[step.seat] ?? NO_BAG];
  } else if (step.kind === 'rotated') {
    bags.forEach((bag, seat) => {
      if (bag !== NO_BAG) after[neighbourOf(bags, seat, step.clockwise)] = bag;
    });
  }
  return after;
}

/** To whom a bag goes in a rotation. */
export function neighbourOf(bags: readonly number[], seat: number, clockwise: boolean): number {
  const round = bags.flatMap((bag, one) => (bag === NO_BAG ? [] : [one]));
  return round[(round.indexOf(seat) + (clockwise ? 1 : round.length - 1)) % round.length] ?? seat;
}

/** Who has the bag of that beginning now. */
export const holderOf = (view: Bags, bag: number): number => holdersOf(view).indexOf(bag);

/** Something that somebody can be sure of, and where it is now. */
export type Known =
  | { what: 'mine'; bag: number; seat: number; mixed: boolean } // what one had at first; mixed: nobody knows where it went
  | { what: 'looked'; bag: number; seat: number; hearing: number }
  | { what: 'money'; seats: number[] };

/** By the bag of the beginning: what one has seen in it, and in which turn; 0: before the first. */
function looksOf(view: View, seat: number): Map<number, { bag: number; hearing: number }> {
  const seen = new Map<number, { bag: number; hearing: number }>();
  const dealt = view.dealt[seat] ?? HIDDEN;
  if (seat >= 0 && dealt >= 0 && !view.mixed.includes(seat)) seen.set(seat, { bag: dealt, hearing: 0 });
  view.steps.forEach((step, n) => {
    if (step.kind !== 'looked' || step.bag < 0) return;
    const bag = holdersOf(view, n)[step.seat];
    if (bag !== undefined) seen.set(bag, { bag: step.bag, hearing: step.hearing });
  });
  return seen;
}

/** By the bag of the beginning: what this seat has seen in it. */
export const seenIn = (view: View): Map<number, number> => new Map([...looksOf(view, view.seat)].map(([bag, one]) => [bag, one.bag]));

export function knownTo(view: View, seat: number): Known[] {
  const now = holdersOf(view);
  const place = (bag: number) => now.indexOf(bag);
  const seen = looksOf(view, seat);
  const found: Known[] = [];
  const dealt = view.dealt[seat] ?? HIDDEN;
  const mixed = view.mixed.includes(seat);
  if (seat >= 0 && dealt >= 0) found.push({ what: 'mine', bag: dealt, seat: mixed ? NOBODY : place(seat), mixed });
  for (const [bag, one] of seen) if (one.hearing > 0) found.push({ what: 'looked', bag: one.bag, seat: place(bag), hearing: one.hearing });
  const sure = [...seen].find(([, one]) => one.bag === MONEY);
  const may = sure ? [sure[0]] : view.mixed.filter((bag) => !seen.has(bag));
  if (may.length) found.push({ what: 'money', seats: may.map(place).sort((a, b) => a - b) });
  return found;
}

/** The last thing that moved bags: for a trace that stays. */
export const lastMoved = (view: Pick<View, 'steps'>): BagStep | undefined => view.steps.findLast((step) => step.kind !== 'looked');
