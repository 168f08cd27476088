/** Who looked how in a game that was played here: a record has names only, and its replay shows the same faces. */

import { keep, recall } from './kept.ts';

const MOST = 40; // games whose faces are remembered
type Faces = [share: string, seeds: string[]];

function all(): Faces[] {
  try {
    const found: unknown = JSON.parse(recall('faces') ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is Faces => Array.isArray(one) && Array.isArray(one[1])) : [];
  } catch {
    return []; // written by somebody else
  }
}

export function rememberFaces(share: string, seeds: string[]): void {
  const others = all().filter(([other]) => other !== share);
  keep('faces', JSON.stringify([[share, seeds], ...others].slice(0, MOST)));
}

/** By seat; empty where this browser was not there. */
export function facesOf(share: string): readonly string[] {
  return all().find(([known]) => known === share)?.[1] ?? [];
}
