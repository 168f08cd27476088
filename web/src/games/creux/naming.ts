/** What the words of the game say of a memory, a constraint and a verdict. */

import type { Words } from '../contract.ts';
import { keyOf } from './memories.ts';

export const titleOf = (words: Words, memory: number) => words.entry(`memories.${keyOf(memory)}.title`);
export const linesOf = (words: Words, memory: number) => words.list(`memories.${keyOf(memory)}.lines`);
export const constraintOf = (words: Words, kind: number) => words.list('constraints')[kind] ?? '';
export const constraintHelpOf = (words: Words, kind: number) => words.list('constraint_helps')[kind] ?? '';
export const verdictOf = (words: Words, verdict: number) => words.list('verdicts')[verdict] ?? '';
