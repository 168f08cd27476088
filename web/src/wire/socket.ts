/** The line to the house: it opens, enters, and mends itself, so that a person hardly notices.

A move that the house has not acknowledged is sent again, with the same key, after every mend: it
happens once. Everything else is told anew by the house when one comes back. */

import type { Enter, FromBrowser, Table, ToBrowser } from './types.ts';

/** mending: so briefly that nobody needs to know; gone: long enough to say so; ended: for good. */
export type Line = 'joining' | 'open' | 'mending' | 'gone' | 'ended';

export type Ear = {
  hear: (message: ToBrowser) => void;
  line: (line: Line) => void;
  /** a move was sent, or has been answered */
  busy: (busy: boolean) => void;
};

/** What of a WebSocket is used, so that tests can bring their own. */
export type Plug = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
};

type Pending = { t: 'move'; table: string; key: number; ask: number; move: unknown };

const OPEN = 1;
const FIRST_WAIT = 150;
const LONGEST_WAIT = 8000;
const UNNOTICED = 2500; // a break that is over by then is not spoken of
const PING_EVERY = 15_000;
const PATIENCE = 8000; // for an answer to a ping, and for the door to open
const COMES_BACK = ['closing', 'try_again', 'too_fast'];

export class Socket {
  private plug: Plug | undefined;
  private enter: Enter | undefined;
  private pending: Pending | undefined;
  private key = 0;
  private tries = 0;
  private line: Line = 'joining';
  private readonly timers: Partial<Record<'again' | 'gone' | 'ping' | 'silence', ReturnType<typeof setTimeout>>> = {};

  constructor(
    private readonly ear: Ear,
    private readonly open: () => Plug,
    private readonly now: () => number = Date.now,
  ) {}

  start(enter: Enter): void {
    this.enter = enter;
    this.connect();
  }

  /** Not waiting any longer: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.line === 'open') this.ping();
    else if (this.timers.again !== undefined) this.connect();
  }

  end(): void {
    this.say('ended');
    for (const name of ['again', 'gone', 'ping', 'silence'] as const) this.stop(name);
    this.drop();
  }

  /** False: the line is down, and it was not sent. */
  send(message: FromBrowser): boolean {
    if (this.line !== 'open' || this.plug?.readyState !== OPEN) return false;
    this.plug.send(JSON.stringify(message));
    return true;
  }

  /** Sent now, or as soon as the line is back. Keys grow by the clock, as two devices may share a seat. */
  move(table: string, ask: number, move: unknown): void {
    this.key = Math.max(this.key + 1, this.now());
    this.pending = { t: 'move', table, key: this.key, ask, move };
    this.ear.busy(true);
    this.send(this.pending);
  }

  private connect(): void {
    this.stop('again');
    this.drop();
    const plug = this.open();
    this.plug = plug;
    plug.onopen = () => this.enter && plug.send(JSON.stringify(this.enter));
    plug.onclose = () => this.plug === plug && this.broken();
    plug.onmessage = ({ data }) => this.plug === plug && this.heard(JSON.parse(data) as ToBrowser);
    this.later('silence', PATIENCE, () => this.broken());
  }

  private heard(message: ToBrowser): void {
    this.stop('silence');
    if (message.t === 'welcome') this.welcomed(message.room.id);
    if (message.t === 'table') this.seated(message);
    if (message.t === 'step') this.key = Math.max(this.key, message.key ?? 0);
    if (this.answers(message)) this.settle();
    if (message.t === 'bye' && !COMES_BACK.includes(message.code)) this.end();
    if (message.t === 'trouble' && this.line !== 'open') this.end(); // the door stays shut
    this.ear.hear(message);
  }

  /** Who was here once comes back by the room's id, should its link be another one then. */
  private welcomed(room: string): void {
    if (this.enter) this.enter = { ...this.enter, room };
    this.tries = 0;
    this.stop('gone');
    this.say('open');
    this.later('ping', PING_EVERY, () => this.ping());
  }

  /** What the house knows of one's moves decides whether the last one is sent again. */
  private seated(table: Table): void {
    this.key = Math.max(this.key, table.key);
    if (this.pending === undefined) return;
    const lost = this.pending.table === table.id && table.key < this.pending.key && !table.ending;
    if (lost) this.send(this.pending);
    else this.settle();
  }

  private answers(message: ToBrowser): boolean {
    if (message.t === 'step') return message.done !== undefined && message.done === this.pending?.key;
    if (message.t === 'refused') return message.key === this.pending?.key;
    return message.t === 'trouble';
  }

  private settle(): void {
    this.pending = undefined;
    this.ear.busy(false);
  }

  private ping(): void {
    this.send({ t: 'ping' });
    this.later('silence', PATIENCE, () => this.broken());
    this.later('ping', PING_EVERY, () => this.ping());
  }

  private broken(): void {
    if (this.line === 'ended') return;
    this.drop();
    this.stop('ping');
    this.stop('silence');
    if (this.line === 'open') this.say('mending');
    if (this.timers.gone === undefined && this.line !== 'gone') this.later('gone', UNNOTICED, () => this.say('gone'));
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.later('again', wait * (0.75 + Math.random() / 2), () => this.connect()); // not all at the same moment
  }

  private drop(): void {
    const plug = this.plug;
    this.plug = undefined;
    plug?.close();
  }

  private say(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.ear.line(line);
  }

  private later(name: keyof Socket['timers'], ms: number, act: () => void): void {
    this.stop(name);
    this.timers[name] = setTimeout(() => {
      delete this.timers[name];
      act();
    }, ms);
  }

  private stop(name: keyof Socket['timers']): void {
    clearTimeout(this.timers[name]);
    delete this.timers[name];
  }
}

/** The house is where the page came from. */
export function houseLine(): Plug {
  const at = new URL('/ws', location.href);
  at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(at) as Plug;
}
