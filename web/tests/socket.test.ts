import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, type Line, type Plug } from '../src/wire/socket.ts';
import type { FromBrowser, Table, ToBrowser } from '../src/wire/types.ts';

/** A line to a house that the test plays. */
class FakePlug implements Plug {
  readyState: Plug['readyState'] = 0;
  sent: FromBrowser[] = [];
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  send(text: unknown) {
    this.sent.push(JSON.parse(String(text)) as FromBrowser);
  }

  close() {
    this.readyState = 3;
  }

  answers() {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  breaks() {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }

  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcomes() {
    this.answers();
    this.says({ t: 'welcome', me: 'me', room: { id: 'R' }, talk: [], earlier: false });
  }
}

const table = (more: Partial<Table> = {}) => ({ t: 'table', id: 'T', key: 0, ending: null, ...more });
const kinds = (plug: FakePlug) => plug.sent.map((message) => message.t);

let plugs: FakePlug[];
let lines: Line[];
let heard: ToBrowser[];
let busy: boolean[];
let socket: Socket;
const last = () => plugs.at(-1) as FakePlug;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  [plugs, lines, heard, busy] = [[], [], [], []];
  socket = new Socket(
    { hear: (message) => heard.push(message), line: (line) => lines.push(line), busy: (now) => busy.push(now) },
    () => {
      plugs.push(new FakePlug());
      return last();
    },
  );
  socket.start({ t: 'enter', key: 'K' });
});
afterEach(() => vi.useRealTimers());

describe('coming in', () => {
  it('enters as soon as the door opens, and is open once welcomed', () => {
    last().welcomes();
    expect(last().sent).toEqual([{ t: 'enter', key: 'K' }]);
    expect(lines).toEqual(['open']);
    expect(heard.map((message) => message.t)).toEqual(['welcome']);
  });

  it('a door that stays shut is not tried again', () => {
    last().answers();
    last().says({ t: 'trouble', code: 'no_such_room', text: 'no' });
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(['ended']);
    expect(plugs).toHaveLength(1);
  });

  it('a house that does not answer is given up after a while, and tried again', () => {
    vi.advanceTimersByTime(9000);
    expect(plugs.length).toBeGreaterThan(1);
  });
});

describe('a break', () => {
  beforeEach(() => last().welcomes());

  it('that is short is not spoken of', () => {
    last().breaks();
    vi.advanceTimersByTime(300);
    last().welcomes();
    expect(lines).toEqual(['open', 'mending', 'open']);
    expect(last().sent[0]).toEqual({ t: 'enter', key: 'K', room: 'R' }); // should the link be another one now
  });

  it('that is long is said, and mends by itself', () => {
    for (let n = 0; n < 30; n++) {
      last().breaks();
      vi.advanceTimersByTime(10_000);
    }
    expect(lines).toEqual(['open', 'mending', 'gone']);
    last().welcomes();
    expect(lines.at(-1)).toBe('open');
  });

  it('waits longer each time, up to eight seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits = Array.from({ length: 8 }, () => {
      const start = Date.now();
      last().breaks();
      vi.advanceTimersToNextTimer();
      while (last().readyState === 3) vi.advanceTimersToNextTimer();
      return Date.now() - start;
    });
    expect(waits).toEqual([150, 300, 600, 1200, 2400, 4800, 8000, 8000]);
    vi.restoreAllMocks();
  });

  it('is mended at once when the network is back', () => {
    for (let n = 0; n < 8; n++) last().breaks(), vi.advanceTimersByTime(10_000);
    last().breaks();
    const before = plugs.length;
    socket.hurry();
    expect(plugs.length).toBe(before + 1);
  });

  it('is noticed when nothing answers a ping', () => {
    vi.advanceTimersByTime(15_000);
    expect(kinds(last())).toEqual(['enter', 'ping']);
    vi.advanceTimersByTime(8000);
    expect(lines).toEqual(['open', 'mending']);
  });

  it('is none where the ping is answered', () => {
    vi.advanceTimersByTime(15_000);
    last().says({ t: 'pong' });
    vi.advanceTimersByTime(9000);
    expect(lines).toEqual(['open']);
  });

  it.each(['closing', 'try_again', 'too_fast'])('after a goodbye for a moment (%s)', (code) => {
    last().says({ t: 'bye', code, text: '' });
    last().breaks();
    vi.advanceTimersByTime(300);
    expect(plugs).toHaveLength(2);
  });

  it.each(['left', 'blocked', 'forgotten', 'room_closed', 'nobody', 'too_many_sockets'])('after a goodbye for good (%s): none', (code) => {
    last().says({ t: 'bye', code, text: '' });
    last().breaks();
    vi.advanceTimersByTime(60_000);
    expect(plugs).toHaveLength(1);
    expect(lines.at(-1)).toBe('ended');
  });
});

describe('a move', () => {
  beforeEach(() => {
    last().welcomes();
    last().says(table());
  });

  it('is busy until the house has it', () => {
    socket.move('T', 5, { do: 'draw' });
    expect(last().sent.at(-1)).toEqual({ t: 'move', table: 'T', key: 1000, ask: 5, move: { do: 'draw' } });
    last().says({ t: 'step', done: 999 });
    expect(busy).toEqual([true]);
    last().says({ t: 'step', done: 1000 });
    expect(busy).toEqual([true, false]);
  });

  it('is over when a rule forbids it', () => {
    socket.move('T', 5, { do: 'draw' });
    last().says({ t: 'refused', key: 1000, rule: 'r', text: 'no' });
    expect(busy).toEqual([true, false]);
  });

  it('has a key above all that the house knows', () => {
    last().says(table({ key: 5000 }));
    socket.move('T', 5, {});
    socket.move('T', 6, {});
    expect(last().sent.slice(-2).map((message) => 'key' in message && message.key)).toEqual([5001, 5002]);
  });

  it('is sent again with the same key after a break', () => {
    last().breaks();
    socket.move('T', 5, { do: 'draw' });
    vi.advanceTimersByTime(300);
    last().welcomes();
    last().says(table());
    expect(last().sent.at(-1)).toEqual({ t: 'move', table: 'T', key: 1000, ask: 5, move: { do: 'draw' } });
  });

  it('that got through before the break is not sent again', () => {
    socket.move('T', 5, { do: 'draw' });
    last().breaks();
    vi.advanceTimersByTime(300);
    last().welcomes();
    last().says(table({ key: 1000 }));
    expect(kinds(last())).toEqual(['enter']);
    expect(busy).toEqual([true, false]);
  });

  it('for a table that is gone is forgotten', () => {
    socket.move('T', 5, { do: 'draw' });
    last().breaks();
    vi.advanceTimersByTime(300);
    last().welcomes();
    last().says(table({ id: 'another' }));
    expect(kinds(last())).toEqual(['enter']);
    expect(busy).toEqual([true, false]);
  });
});

it('nothing is sent while the line is down', () => {
  expect(socket.send({ t: 'say', text: 'hello' })).toBe(false);
  last().welcomes();
  expect(socket.send({ t: 'say', text: 'hello' })).toBe(true);
});
