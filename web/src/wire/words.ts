/** The words of a game, as its words.*.toml has them, with names and values put in. */

import { HIDDEN, type AnyEvent, type AnyMove, type Words } from '../games/contract.ts';

const CROUPIER = -1;
const CLOCK = -2;
const NOBODY = -3;
const HOUSE: Record<number, string> = { [CROUPIER]: 'croupier', [CLOCK]: 'clock', [HIDDEN]: 'someone', [NOBODY]: 'someone' };
const SEATS = ['seat', 'target']; // fields that hold a seat, in moves and in events
const MEMORIES = ['memory', 'first', 'second']; // fields that hold a card of `memories` by its number
const GROUPS = ['group', 'mentions']; // fields that hold a set of seats

type Entries = { readonly [key: string]: unknown };

/** As Python's str.format does it, with names only: "{seat} draws", and {{ }} for braces. */
export function format(template: string, fields: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{|\}\}|\{(\w+)\}/gu, (found, name: string | undefined) =>
    name === undefined ? found.charAt(0) : (fields[name] ?? found),
  );
}

export class GameWords implements Words {
  constructor(
    private readonly entries: Entries,
    private readonly names: readonly string[],
  ) {}

  move(move: AnyMove): string {
    return this.sentence('moves', move.do, this.said(move, false));
  }

  ask(rule: string): string {
    return this.sentence('asks', rule, {});
  }

  refusal(rule: string): string {
    return this.sentence('refusals', rule, {});
  }

  event(event: AnyEvent): string {
    return this.sentence('events', event.event, this.said(event, true));
  }

  phrase(template: string, event: AnyEvent): string {
    return format(template, this.said(event, true));
  }

  name(seat: number): string {
    const role = HOUSE[seat];
    return role === undefined ? (this.names[seat] ?? '…') : this.sentence('seats', role, {});
  }

  entry(path: string): string {
    const found = this.look(path);
    return typeof found === 'string' ? found : path;
  }

  list(path: string): readonly string[] {
    const found = this.look(path);
    return Array.isArray(found) ? found.map(String) : [];
  }

  /** Something that lies on the table, by its number: what it is called, and the line on it. */
  thing(sheet: string, number: number): { title: string; text: string } | undefined {
    const things = this.entries[sheet];
    if (typeof things !== 'object' || things === null || Array.isArray(things)) return undefined;
    const thing = thingOf(things as Entries, number);
    return typeof thing?.line === 'string' ? { title: nameOf(things as Entries, number), text: thing.line } : undefined;
  }

  /** What a word is missing for stands there by its name: a game must not stop for that. */
  private sentence(group: string, key: string, fields: Record<string, string>): string {
    const entries = this.entries[group] as Entries | undefined;
    const template = entries?.[key];
    return typeof template === 'string' ? format(template, fields) : plain(key);
  }

  private look(path: string): unknown {
    return path.split('.').reduce<unknown>((found, key) => (found as Entries | undefined)?.[key], this.entries);
  }

  /** Fields as words: seats by name, and a field with a list of its own by that list: at the top for
      events, among the labels for moves. Its last line stands for what this reader may not know. */
  private said(thing: object, isEvent: boolean): Record<string, string> {
    return Object.fromEntries(
      Object.entries(thing).map(([field, value]) => [field, this.value(field, value, isEvent)]),
    );
  }

  private value(field: string, value: unknown, isEvent: boolean): string {
    if (SEATS.includes(field) && typeof value === 'number') return this.name(value);
    const lists = isEvent ? this.entries : (this.entries.moves as Entries | undefined);
    if (GROUPS.includes(field) && typeof value === 'number') return this.listed(value);
    const memories = MEMORIES.includes(field) ? this.things('memories') : undefined;
    if (typeof value === 'number' && memories) return titled(memories as Entries, value);
    const lines = lists?.[`${field}s`] ?? this.things(`${field}s`);
    if (typeof value === 'number' && typeof lines === 'object' && lines !== null) {
      if (!Array.isArray(lines)) return nameOf(lines as Entries, value);
      return String(lines.at(value === HIDDEN ? -1 : value) ?? value);
    }
    return value === '' ? '…' : shown(value);
  }

  /** A sheet of things, which moves and events share. */
  private things(name: string): unknown {
    return Array.isArray(this.entries[name]) ? undefined : this.entries[name];
  }

  private listed(group: number): string {
    const seats = this.names.map((_, seat) => seat).filter((seat) => (group >> seat) & 1);
    return seats.map((seat) => this.name(seat)).join(', ') || this.entry('seats.nobody');
  }
}

const thingOf = (sheet: Entries, number: number) => (sheet[number] ?? Object.values(sheet)[number]) as Entries | undefined;

/** What a thing is called, in a sheet of things: by its number, where that is its key, or else by its place. */
function nameOf(sheet: Entries, number: number): string {
  const thing = thingOf(sheet, number);
  return String(thing?.name ?? thing?.title ?? number);
}

/** Memories are numbered from 1 in their order. */
function titled(sheet: Entries, number: number): string {
  return String((Object.values(sheet)[number - 1] as Entries | undefined)?.title ?? '…');
}

/** A value that no list has words for. */
export function shown(value: unknown): string {
  if (value === HIDDEN) return '…';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return String(value ?? '');
}

/** hand_sizes, toy-window.stop: the best that can be said of a name. */
export function plain(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1).replaceAll(/[_-]/gu, ' ');
}
