/** The ways into a room: its link, and what to do there first. */

import type { Enter } from '../wire/types.ts';
import { keep, recall } from './kept.ts';

/** What somebody came for: set before the room is opened, taken up once inside. */
export type Errand = {
  game?: string;
  chairs?: number;
  options?: Record<string, unknown>;
  /** for the other chairs, one each or the same for all; the game's best where it is left out */
  bot?: string | readonly string[] | undefined;
  start?: boolean;
  lesson?: boolean;
};

/** A room that this browser has been to; `links`: how often its link had been changed when this was its door. */
export type Known = { door: string; name: string; game: string; id?: string; links?: number };

const KEY = /^[\w-]{20,64}$/u;
const ID = /^[\w-]{8,32}$/u;
const MOST = 4;

let errand: Errand | undefined;

export function setErrand(next: Errand): void {
  errand = next;
}

export function takeErrand(): Errand | undefined {
  const taken = errand;
  errand = undefined;
  return taken;
}

/** /room#KEY is a room by its link; /room/open#ID one that is public, or knows you. */
export const roomLink = (key: string) => `/room#${key}`;
export const openRoomLink = (id: string) => `/room/open#${id}`;
export const tvLink = (key: string) => `/tv#${key}`;
export const replayLink = (key: string) => `/replay#${key}`;
export const minutesLink = (key: string) => `/minutes#${key}`;
export const mimeLink = (key: string, number: number) => `/mime#${key}.${number}`;

export function doorAt(path: string, hash: string): Enter | null {
  const secret = hash.replace(/^#/u, '');
  const open = path.replace(/\/$/u, '').endsWith('/open');
  if (open) return ID.test(secret) ? { t: 'enter', room: secret } : null;
  return KEY.test(secret) ? { t: 'enter', key: secret } : null;
}

/** What somebody pastes: the whole link, or what stands behind the #. */
export function pasted(text: string): string | null {
  const found = /#([\w-]{8,64})\s*$/u.exec(text)?.[1] ?? text.trim();
  if (/\/room\/open#/u.test(text)) return ID.test(found) ? openRoomLink(found) : null;
  return KEY.test(found) ? roomLink(found) : null;
}

/** The same door; whoever has been there is also known by the room's id, should its link be another one now. */
export function doorOf(door: Enter, known: Known | undefined): Enter {
  return door.key && known?.id ? { ...door, room: known.id } : door;
}

export function knownRooms(): Known[] {
  try {
    const rooms = JSON.parse(recall('rooms') || '[]') as Known[];
    return Array.isArray(rooms) ? rooms : [];
  } catch {
    return [];
  }
}

export function rememberRoom(room: Known): void {
  const others = knownRooms().filter((one) => one.door !== room.door && (!room.id || one.id !== room.id));
  keep('rooms', JSON.stringify([room, ...others].slice(0, MOST)));
}

export function forgetRoom(door: string): void {
  keep('rooms', JSON.stringify(knownRooms().filter((one) => one.door !== door)));
}
