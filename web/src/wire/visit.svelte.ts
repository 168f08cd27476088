/** A visit to a room: what the house has told so far, and what one may ask of it. */

import type { AnyEvent, AnyMove, Glance } from '../games/contract.ts';
import { wishes } from '../house/wishes.svelte.ts';
import { language } from '../words/speaker.svelte.ts';
import { Deals } from '../luck/deals.svelte.ts';
import { laid, speaking, spokenSince, stepped, type Seen } from './changes.ts';
import { houseLine, Socket, type Line, type Plug } from './socket.ts';
import { Stream } from './stream.ts';
import type { Bye, Enter, FromBrowser, GameSeen, Given, Opening, Outsider, Past, Refused, RoomSeen, Said, Step, Table, ToBrowser, Trouble, Voided, Welcome } from './types.ts';
import { wholeRoom, wholeTalk, type Room } from './whole.ts';

const SPEECH_LASTS = 6000;

/** What a page does about news; all of it is told after the state has changed. */
export type Listener = {
  /** just before the table changes on the page */
  before?: () => void;
  stepped?: (before: Seen, after: Seen, events: readonly AnyEvent[]) => void;
  /** the room is seen anew */
  seen?: (before: Room, after: Room) => void;
  welcomed?: (first: boolean) => void;
  refused?: (refused: Refused) => void;
  trouble?: (trouble: Trouble) => void;
  takenBack?: () => void;
  /** the table has answered whether a seat may be given away */
  given?: (before: Seen, given: Given) => void;
  /** the deal will not be, and begins again */
  voided?: (voided: Voided) => void;
  stood?: (seconds: number) => void; // in which the house could not take a move: nobody's time
  linked?: (key: string) => void; // the host has given the room a new link: its key
};

export class Visit {
  line = $state<Line>('joining');
  /** why it is over for good: left, blocked, room_closed… */
  ended = $state.raw<{ code: string; text: string } | null>(null);
  me = $state('');
  room = $state.raw<Room | null>(null);
  talk = $state.raw<readonly Said[]>([]);
  /** the games of the evening, the last one first, once they were asked for */
  games = $state.raw<readonly GameSeen[]>([]);
  /** for the host: who was shown the door */
  outside = $state.raw<readonly Outsider[]>([]);
  table = $state.raw<Seen | null>(null);
  /** of the last step */
  events = $state.raw<readonly AnyEvent[]>([]);
  step = $state(0);
  /** everything that was told to this seat */
  story = $state.raw<readonly AnyEvent[]>([]);
  /** the person's own moves at this table */
  moves = $state.raw<readonly AnyMove[]>([]);
  busy = $state(false);
  /** the odds of the question that is open, if they were asked for */
  glance = $state.raw<Glance | null>(null);
  /** words to begin with, for the form that is being filled in, if they were asked for */
  suggested = $state.raw<readonly Opening[] | null>(null);
  /** by person, or bot's seat: what was just said */
  spoken = $state.raw<Readonly<Record<string, string>>>({});

  /** mimes, which Svelte doesn't watch */
  readonly stream = new Stream((message) => this.send(message));

  /** this browser's part in the luck of the table */
  readonly deals = new Deals((message) => this.send(message));

  private readonly socket: Socket;
  private pages: AnyEvent[] | null = null; // of the story, while it is being fetched
  private known = false;

  constructor(
    private readonly listener: Listener = {},
    open: () => Plug = houseLine,
  ) {
    this.socket = new Socket(
      { hear: (message) => this.hear(message), line: (line) => (this.line = line), busy: (busy) => (this.busy = busy) },
      open,
    );
  }

  enter(door: Enter): void {
    this.socket.start(door);
  }

  /** The page is closed; the room goes on without it. */
  close(): void {
    this.socket.end();
  }

  hurry(): void {
    this.socket.hurry();
  }

  send(message: FromBrowser): boolean {
    return this.socket.send(message);
  }

  play(move: AnyMove): void {
    const { table } = this;
    if (!table?.yours || this.busy) return;
    this.hush();
    this.moves = [...this.moves, move];
    this.socket.move(table.id, table.yours.id, move);
  }

  /** What the clock did is known now. */
  hush(): void {
    if (this.table?.silenced) this.table = { ...this.table, silenced: null };
  }

  /** For learners: the odds of what is on offer. */
  askOdds(): void {
    if (this.table?.yours) this.send({ t: 'odds', table: this.table.id });
  }

  /** For whom no words come: some to begin with. */
  askWords(move: AnyMove): void {
    this.suggested = null;
    if (this.table?.yours) this.send({ t: 'openings', table: this.table.id, move });
  }

  /** the number of the last line that a person said */
  get said(): number {
    return this.talk.findLast((said) => said.person !== '')?.number ?? 0;
  }

  get hosting(): boolean {
    return this.room !== null && this.room.host === this.me;
  }

  private hear(message: ToBrowser): void {
    switch (message.t) {
      case 'welcome':
        this.me = message.me;
        this.deals.begin();
        this.greet(message);
        this.see(message.room);
        this.listener.welcomed?.(!this.known);
        this.known = true;
        break;
      case 'room':
        this.see(message.room);
        break;
      case 'table':
        this.lay(message);
        break;
      case 'step':
        this.advance(message);
        break;
      case 'sealed':
        this.deals.show(message, this.me);
        break;
      case 'voided':
        this.deals.void(message);
        this.listener.voided?.(message);
        break;
      case 'past':
        this.tell(message);
        break;
      case 'said':
        this.say(message);
        break;
      case 'recalled':
        this.talk = joined(this.talk, message.talk);
        break;
      case 'at_a_glance':
        if (message.ask === this.table?.yours?.id) this.glance = message as unknown as Glance;
        break;
      case 'suggested':
        if (message.ask === this.table?.yours?.id) this.suggested = message.lines;
        break;
      case 'refused':
        if (!this.stream.refused(message)) break;
        if (message.key >= 0 || message.rule !== 'table.ask') this.listener.refused?.(message); // else odds came too late
        break;
      case 'trouble':
        if (this.line === 'ended') this.end(message);
        else if (message.code !== 'no_odds') this.listener.trouble?.(message);
        break;
      case 'games_played':
        this.games = message.games;
        break;
      case 'kept_out':
        this.outside = message.people;
        break;
      case 'link':
        this.listener.linked?.(message.key);
        break;
      case 'bye':
        if (this.line === 'ended') this.end(message);
        break;
      case 'piece':
        this.stream.piece(message);
        break;
      case 'felt':
        this.stream.feel(message);
        break;
      case 'miming':
        this.stream.miming(message);
        break;
      case 'mime':
        this.stream.whole(message);
        break;
      case 'pong':
        break;
    }
  }

  private end({ code, text }: Bye | Trouble): void {
    this.ended = { code, text };
  }

  /** A greeting holds the last words only: whatever is missing before them is asked for. */
  private greet({ room, talk, earlier }: Welcome): void {
    const known = room.id === this.room?.id ? this.talk : [];
    const [first] = talk;
    this.talk = joined(known, wholeTalk(talk, room));
    if (!earlier || (first && known.some((said) => said.number === first.number - 1))) return;
    this.send(first ? { t: 'recall', before: first.number } : { t: 'recall' });
  }

  private see(seen: RoomSeen): void {
    const [before, room] = [this.room, wholeRoom(seen)];
    this.room = room;
    if (before) this.listener.seen?.(before, room);
    if (room.table === '') this.table = null;
    const sits = room.plan.chairs.some((chair) => chair.person === this.me);
    if (sits) this.deals.seal(room.plan.promise); // table.fair: everybody who plays adds a word
  }

  private lay(message: Table): void {
    this.stream.lay(message.id);
    this.deals.lay(message);
    if (this.table?.id !== message.id) [this.moves, this.story] = [[], []];
    this.listener.before?.();
    this.table = laid(message, Date.now(), this.room?.people);
    this.glance = this.suggested = null;
    this.events = [];
    this.step += 1;
    this.askStory();
  }

  private askStory(): void {
    if (!this.table) return;
    this.pages = [];
    this.send({ t: 'story', table: this.table.id, known: 0 });
  }

  private advance(step: Step): void {
    const before = this.table;
    if (!before) return;
    this.listener.before?.();
    const after = stepped(before, step, Date.now());
    this.table = after;
    this.deals.end(after.promise, after.ending?.share);
    if (step.yours !== undefined) this.glance = this.suggested = null;
    if (step.events || step.pub) {
      this.events = (step.events ?? []) as AnyEvent[];
      this.step += 1;
    }
    // what is told while the story is being fetched is part of its last page
    if (step.events && this.pages === null) this.story = [...this.story, ...this.events];
    this.listener.stepped?.(before, after, (step.events ?? []) as AnyEvent[]);
    if (step.given) this.listener.given?.(before, step.given);
    if (step.stood) this.listener.stood?.(Math.round(step.stood / 1000));
    if (step.taken_back) {
      this.askStory(); // it is shorter now
      this.listener.takenBack?.();
    }
  }

  private tell(past: Past): void {
    if (this.pages === null || past.table !== this.table?.id) return;
    this.pages.push(...(past.events as AnyEvent[]));
    if (past.more) {
      this.send({ t: 'story', table: past.table, known: this.pages.length });
      return;
    }
    this.story = this.pages;
    this.pages = null;
  }

  /** The talk without the bots' remarks, where a person would rather not have them. */
  get heard(): readonly Said[] {
    return wishes('chatter') ? this.talk : this.talk.filter((said) => said.person !== '');
  }

  private say(said: Said): void {
    this.talk = joined(this.talk, [said]);
    if (said.person === '' && !wishes('chatter')) return;
    this.spoken = speaking(this.spoken, said, language());
    setTimeout(() => (this.spoken = spokenSince(this.heard, Date.now() - SPEECH_LASTS, language())), SPEECH_LASTS + 50);
  }
}

/** What was said, each line once, in order. */
function joined(some: readonly Said[], others: readonly Said[]): Said[] {
  const lines = new Map([...some, ...others].map((said) => [said.number, said]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}
