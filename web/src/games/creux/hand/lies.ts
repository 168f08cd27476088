/** How each object may lie, in the order in which a double tap goes round. */

import { OBJECTS } from '../touch.ts';

export const LIE = { upright: 0, laid: 1, edge: 2, wild: 3 } as const;
export type Lie = keyof typeof LIE;
export type Kind = 'cloth' | 'ring' | 'dart' | 'string' | 'coin' | 'pawn' | 'top' | 'cube';

/** Ways that feel and look different; the first is how it comes to the hand. */
const WAYS: Record<Kind, readonly Lie[]> = {
  cloth: ['laid', 'wild', 'edge', 'upright'],
  ring: ['laid', 'edge', 'wild'],
  dart: ['upright', 'laid', 'edge'],
  string: ['laid', 'edge', 'wild', 'upright'],
  coin: ['laid', 'edge', 'wild'],
  pawn: ['upright', 'laid', 'edge'],
  top: ['upright', 'wild', 'laid'],
  cube: ['laid', 'edge', 'wild'],
};
/** These go on by themselves for a while, when they are let go. */
const SPINNERS: readonly Kind[] = ['ring', 'coin', 'top'];

export const kindOf = (thing: number): Kind => (OBJECTS[thing]?.name.replace(/\d$/, '') ?? 'cube') as Kind;
export const waysOf = (thing: number): readonly Lie[] => WAYS[kindOf(thing)];
export const lieOf = (lies: number): Lie => (Object.keys(LIE) as Lie[])[lies] ?? 'laid';
export const spins = (thing: number, lies: number): boolean => lies === LIE.wild && SPINNERS.includes(kindOf(thing));

export function nextWay(thing: number, lies: number): number {
  const ways = waysOf(thing);
  return LIE[ways[(ways.indexOf(lieOf(lies)) + 1) % ways.length] ?? 'laid'];
}
