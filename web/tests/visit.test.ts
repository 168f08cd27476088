import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plug } from '../src/wire/socket.ts';
import type { FromBrowser } from '../src/wire/types.ts';
import { Visit, type Listener } from '../src/wire/visit.svelte.ts';

let sent: FromBrowser[];
let visit: Visit;
let says: (message: object) => void;
let listener: Listener;

const room = (more: object = {}) => ({
  id: 'R', name: '', public: false, host: 'me', people: [], table: '', evening: { played: 0, games: [], standings: [] },
  plan: { game: 'toy', options: {}, clock: 'none', seconds: 0, pace: 'live', promise: 'P', chairs: [{ person: 'me', bot: '', name: 'Ana' }] },
  ...more,
});
const table = (more: object = {}) => ({
  t: 'table', id: 'T', game: 'toy', rules: 1, options: {}, promise: '', seats: [], seat: 0, pub: {}, own: {}, asks: [],
  yours: { id: 4, rule: 'r', must: true, moves: [{ do: 'draw' }], forms: [], silence: null },
  clock: { seats: {}, window: null }, silent: [], undo: null, ending: null, key: 0, ...more,
});
const event = (name: string) => ({ event: name });

beforeEach(() => {
  sent = [];
  listener = {};
  const plug: Plug = {
    readyState: 1, onopen: null, onclose: null, onmessage: null,
    send: (text) => sent.push(JSON.parse(String(text)) as FromBrowser),
    close: () => {},
  };
  says = (message) => plug.onmessage?.({ data: JSON.stringify(message) });
  visit = new Visit(listener, () => plug);
  visit.enter({ t: 'enter', key: 'K' });
  says({ t: 'welcome', me: 'me', room: room(), talk: [], earlier: false });
});

describe('the room', () => {
  it('gets the fingerprint of a random word for each promise, once over each line', () => {
    says({ t: 'room', room: room() });
    const seals = () => sent.filter((message) => message.t === 'seal');
    expect(seals()).toHaveLength(1);
    expect(seals()[0]).toMatchObject({ promise: 'P', commitment: expect.stringMatching(/^[0-9a-f]{64}$/u) as string });
    says({ t: 'welcome', me: 'me', room: room(), talk: [], earlier: false });
    expect(seals()).toHaveLength(2);
    expect(seals()[1]).toEqual(seals()[0]);
    expect(visit.hosting).toBe(true);
  });

  it('forgets a table that is no longer there', () => {
    says(table());
    says({ t: 'room', room: room({ table: 'T' }) });
    expect(visit.table?.id).toBe('T');
    says({ t: 'room', room: room() });
    expect(visit.table).toBeNull();
  });
});

describe('what is asked for', () => {
  it('comes when it is told: games of the evening, who is outside, a new link', () => {
    const keys: string[] = [];
    listener.linked = (key) => keys.push(key);
    says({ t: 'games_played', games: [{ game: 'paires', share: 'K' }] });
    says({ t: 'kept_out', people: [{ id: 'z', name: 'Zoé' }] });
    says({ t: 'link', key: 'new' });
    expect(visit.games.map((game) => game.share)).toEqual(['K']);
    expect(visit.outside).toEqual([{ id: 'z', name: 'Zoé' }]);
    expect(keys).toEqual(['new']);
  });
});

describe('the talk', () => {
  const said = (number: number) => ({ t: 'said', number, person: 'bo', name: 'Bo', text: `line ${number}`, at: 0 });
  const greeting = (talk: object[], earlier: boolean, id = 'R') => says({ t: 'welcome', me: 'me', room: room({ id }), talk, earlier });
  const asked = () => sent.filter((message) => message.t === 'recall');
  const lines = () => visit.talk.map((one) => one.number);

  it('is asked for as far as the greeting lacks it', () => {
    greeting([said(8), said(9)], true);
    expect(asked()).toEqual([{ t: 'recall', before: 8 }]);
    says(said(10));
    says({ t: 'recalled', talk: [said(6), said(7)], earlier: true });
    expect(lines()).toEqual([6, 7, 8, 9, 10]);
    expect(visit.said).toBe(10);
  });

  it('is not asked for again by whoever comes back and has missed little', () => {
    greeting([said(8), said(9)], true);
    greeting([said(9), said(10)], true);
    expect(asked()).toHaveLength(1);
    expect(lines()).toEqual([8, 9, 10]);
    greeting([said(40)], true);
    expect(asked().at(-1)).toEqual({ t: 'recall', before: 40 });
  });

  it('is asked for where the last line was too long to come along', () => {
    greeting([], true);
    expect(asked()).toEqual([{ t: 'recall' }]);
  });

  it('of another room is another talk', () => {
    greeting([said(8)], false);
    greeting([said(3)], false, 'S');
    expect(lines()).toEqual([3]);
  });
});

describe('the story', () => {
  beforeEach(() => says(table()));

  it('is fetched page by page, and goes on from there', () => {
    expect(sent.at(-1)).toEqual({ t: 'story', table: 'T', known: 0 });
    says({ t: 'past', table: 'T', known: 0, events: [event('a')], more: true });
    expect(sent.at(-1)).toEqual({ t: 'story', table: 'T', known: 1 });
    says({ t: 'step', events: [event('b')] }); // the last page has it too
    says({ t: 'past', table: 'T', known: 1, events: [event('b')], more: false });
    says({ t: 'step', events: [event('c')] });
    expect(visit.story.map((one) => one.event)).toEqual(['a', 'b', 'c']);
    expect(visit.events).toEqual([event('c')]);
  });

  it('says for how long nobody’s time ran', () => {
    listener.stood = vi.fn();
    says(table());
    says({ t: 'step', clock: { seats: {}, window: null } });
    expect(listener.stood).not.toHaveBeenCalled();
    says({ t: 'step', clock: { seats: {}, window: null }, stood: 14_200 });
    expect(listener.stood).toHaveBeenCalledWith(14);
  });

  it('is told anew when a move was taken back', () => {
    listener.takenBack = vi.fn();
    says({ t: 'past', table: 'T', known: 0, events: [event('a'), event('b')], more: false });
    says({ t: 'step', pub: { turn: 0 }, asks: [], undo: null, taken_back: true });
    says({ t: 'past', table: 'T', known: 0, events: [event('a')], more: false });
    expect(visit.story).toEqual([event('a')]);
    expect(listener.takenBack).toHaveBeenCalledOnce();
  });

  it('is not, when the table has only moved on before everybody agreed', () => {
    listener.takenBack = vi.fn();
    says({ t: 'step', pub: { turn: 1 }, asks: [], undo: null });
    expect(listener.takenBack).not.toHaveBeenCalled();
  });
});

describe('a move', () => {
  beforeEach(() => says(table()));

  it('answers the question, and not twice', () => {
    visit.play({ do: 'draw' });
    visit.play({ do: 'draw' });
    const moves = sent.filter((message) => message.t === 'move');
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ table: 'T', ask: 4, move: { do: 'draw' } });
    expect(visit.busy).toBe(true);
  });

  it('is not sent where nothing is asked', () => {
    says({ t: 'step', yours: null });
    visit.play({ do: 'draw' });
    expect(sent.some((message) => message.t === 'move')).toBe(false);
  });
});

it('what is said is seen over a head for a while', () => {
  vi.useFakeTimers({ now: 5000 });
  says({ t: 'said', person: 'a', name: 'Ana', text: 'Hello', at: 5000 });
  expect(visit.spoken).toEqual({ a: 'Hello' });
  vi.advanceTimersByTime(7000);
  expect(visit.spoken).toEqual({});
  expect(visit.talk).toHaveLength(1);
  vi.useRealTimers();
});

it('a goodbye for good ends the visit with its words', () => {
  says({ t: 'bye', code: 'blocked', text: 'Out.' });
  expect(visit.ended).toEqual({ code: 'blocked', text: 'Out.' });
});
