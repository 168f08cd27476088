import { beforeEach, describe, expect, it } from 'vitest';
import { decoded, encoded, onlyWhole, Stream } from '../src/wire/stream.ts';
import type { FromBrowser } from '../src/wire/types.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const chunk = (number: number, ...values: number[]) => ({ t: 'chunk', table: 'T', number, data: encoded(bytes(...values)) });
const piece = (number: number, ...values: number[]) => ({ t: 'piece' as const, table: 'T', number, data: encoded(bytes(...values)) });
const kept = (pieces: number, fingerprint = `f${pieces}`) => ({ t: 'miming' as const, table: 'T', pieces, fingerprint });
const no = (more: object) => ({ t: 'refused' as const, key: -1, rule: 'creux.expert', text: 'not there', ...more });

let sent: FromBrowser[];
let stream: Stream;

beforeEach(() => {
  sent = [];
  stream = new Stream((message) => {
    sent.push(message);
    return true;
  });
  stream.lay('T');
});

describe('one’s own mime', () => {
  it('goes out in numbered pieces, and ends with the fingerprint that the house made of them', async () => {
    stream.miming(kept(0));
    stream.send(bytes(1));
    stream.send(bytes(2));
    expect(sent).toEqual([chunk(0, 1), chunk(1, 2)]);
    const end = stream.end();
    stream.miming(kept(1));
    stream.miming(kept(2));
    expect(await end).toBe('f2');
  });

  it('sends again, after the line was mended, what the house does not have', () => {
    stream.miming(kept(0));
    for (const value of [1, 2, 3]) stream.send(bytes(value));
    stream.miming(kept(1));
    sent = [];
    stream.lay('T'); // back again
    stream.send(bytes(4));
    expect(sent).toEqual([]); // until it is known what arrived
    stream.miming(kept(2));
    expect(sent).toEqual([chunk(2, 3), chunk(3, 4)]);
  });

  it('goes on where it was after a reload', () => {
    stream.miming(kept(7));
    stream.send(bytes(8));
    expect(sent).toEqual([chunk(7, 8)]);
  });

  it('begins at 0 each time', () => {
    stream.miming(kept(0));
    stream.send(bytes(1));
    stream.miming(kept(1));
    stream.miming(kept(0));
    stream.send(bytes(9));
    expect(sent.at(-1)).toEqual(chunk(0, 9));
  });

  it('takes a refused piece back, with those sent after it', () => {
    const rules: string[] = [];
    stream.hear({ refused: (rule) => rules.push(rule) });
    stream.miming(kept(0));
    for (const value of [1, 2, 3]) stream.send(bytes(value));
    stream.miming(kept(1));
    expect(stream.refused(no({ piece: 1 }))).toBe(true);
    stream.send(bytes(4));
    expect(stream.refused(no({ piece: 2 }))).toBe(false); // it was on its way
    expect(rules).toEqual(['creux.expert']);
    expect(sent.at(-1)).toEqual(chunk(1, 4));
    expect(stream.refused(no({ piece: 1, rule: 'table.stream' }))).toBe(false); // time was up
  });
});

it('goes on from what stands, where another device has mimed on', () => {
  stream.miming(kept(1));
  stream.send(bytes(1));
  stream.refused(no({ piece: 1, rule: 'table.stream' }));
  stream.miming(kept(2));
  stream.send(bytes(2));
  expect(sent.at(-1)).toEqual(chunk(2, 2));
});

describe('the end of one’s own mime', () => {
  it('can be refused: then the mime goes on', async () => {
    const rules: string[] = [];
    stream.hear({ refused: (rule) => rules.push(rule) });
    stream.miming(kept(0));
    stream.send(bytes(1));
    stream.miming(kept(1));
    await stream.end();
    expect(stream.refused(no({ key: 3, rule: 'creux.constraints' }))).toBe(true);
    expect(rules).toEqual(['creux.constraints']);
    stream.send(bytes(2));
    expect(sent.at(-1)).toEqual(chunk(1, 2));
  });

  it('has nothing to do with other moves', () => {
    const rules: string[] = [];
    stream.hear({ refused: (rule) => rules.push(rule) });
    expect(stream.refused(no({ key: 3 }))).toBe(true);
    expect(rules).toEqual([]);
  });
});

describe('what comes', () => {
  it('is kept by its place, and told to whoever listens', () => {
    const heard: number[] = [];
    const stop = stream.hear({ piece: (data, number) => heard.push(number, ...data) });
    stream.piece(piece(4, 40));
    stream.piece(piece(5, 50));
    stream.piece(piece(5, 50));
    stop();
    stream.piece(piece(6, 60));
    expect(heard).toEqual([4, 40, 5, 50]);
    expect(stream.pieces.filter((one) => one)).toEqual([bytes(40), bytes(50), bytes(60)]);
    stream.piece(piece(0, 1)); // the next mime
    expect(stream.pieces).toEqual([bytes(1)]);
  });

  it('is felt only as long as the house hears so', () => {
    const frames = (count: number) => {
      for (let frame = 0; frame < count; frame += 1) stream.feel({ t: 'felt', table: 'T', data: encoded(bytes(0, frame)) });
      return sent.splice(0);
    };
    expect(frames(7)).toEqual([]); // nobody listens: the mime waits
    const stop = stream.hear({ felt: () => {} });
    expect(frames(6)).toEqual([{ t: 'feel', table: 'T' }, { t: 'feel', table: 'T' }]);
    stream.lay('T'); // a mended line: at once
    expect(frames(1)).toEqual([{ t: 'feel', table: 'T' }]);
    stop();
    expect(frames(7)).toEqual([]);
  });

  it('is felt, frame by frame', () => {
    const felt: Uint8Array[] = [];
    stream.hear({ felt: (frame) => felt.push(frame) });
    expect(stream.felt).toBeNull();
    stream.feel({ t: 'felt', table: 'T', data: encoded(bytes(0, 1)) });
    stream.feel({ t: 'felt', table: 'another', data: encoded(bytes(9)) });
    expect(felt).toEqual([bytes(0, 1)]);
    expect(stream.felt).toEqual(bytes(0, 1));
  });
});

describe('a whole mime', () => {
  it('comes to whoever asked, or is refused', async () => {
    const [first, second] = [stream.ask(3), stream.ask(4)];
    expect(sent).toEqual([{ t: 'mime', table: 'T', number: 3 }, { t: 'mime', table: 'T', number: 4 }]);
    expect(stream.refused(no({ mime: 4 }))).toBe(false);
    await expect(second).rejects.toThrow('not there');
    stream.whole({ t: 'mime', table: 'T', number: 3, pieces: [encoded(bytes(1)), encoded(bytes(2))] });
    expect(await first).toEqual([bytes(1), bytes(2)]);
  });

  it('is asked for again by a line that was mended, and by no other table', async () => {
    const wish = stream.ask(3);
    stream.lay('T');
    expect(sent).toHaveLength(2);
    stream.lay('another');
    await expect(wish).rejects.toThrow();
  });

  it('can be had where nobody mimes', async () => {
    const replay = onlyWhole((number) => Promise.resolve([bytes(number)]));
    expect(await replay.ask(5)).toEqual([bytes(5)]);
    expect(replay.pieces).toEqual([]);
  });
});

it('takes bytes through text and back', () => {
  const all = Uint8Array.from({ length: 256 }, (_, value) => value);
  expect(decoded(encoded(all))).toEqual(all);
});
