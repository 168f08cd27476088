import { beforeEach, describe, expect, it } from 'vitest';
import text from '../../docs/example-record.json?raw';
import { checkDeal, pick, seedOf, type Flaw } from '../src/luck/check.ts';
import { Deals } from '../src/luck/deals.svelte.ts';
import { dealOf, dealOfReplay, wordFor, type KeptDeal } from '../src/luck/kept.ts';
import { fingerprint, fromHex, hmac, sha256, toHex } from '../src/luck/sha256.ts';
import type { GameRecord } from '../src/wire/http.ts';
import type { FromBrowser, Sealed } from '../src/wire/types.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('SHA-256 of our own', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives what FIPS 180-4 gives', (text, digest) => {
    expect(toHex(sha256(bytes(text)))).toBe(digest);
  });

  it('gives what others give, at every length around its blocks', async () => {
    const hash = { name: 'HMAC', hash: 'SHA-256' };
    for (let length = 1; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      expect(sha256(message)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
      const key = await crypto.subtle.importKey('raw', message.slice(0, 64), hash, false, ['sign']);
      expect(hmac(message.slice(0, 64), message)).toEqual(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)));
    }
  });

  it('reads hexadecimal, and nothing else', () => {
    expect(fromHex('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
    for (const text of ['f', 'xx', 'FF', ' 00']) expect(fromHex(text)).toBeUndefined();
    expect(fingerprint('zz')).toBe('');
  });
});

const example = () => JSON.parse(text) as GameRecord;
const { luck } = example();
const kept = (): KeptDeal => ({
  promise: luck.commitment!,
  word: luck.words![0]!.word,
  said: true,
  sealed: {
    game: 'paires', options: { forfeit: '', mode: 'forfeit' }, purses: null,
    seats: [{ name: 'Ana', person: 'a' }, { name: 'Inès', bot: 'draws' }],
    seals: luck.words!.map(({ seat, commitment }) => ({ seat, commitment })),
  },
});

describe('a deal that this browser was shown', () => {
  it('holds, pick by pick', () => {
    expect(checkDeal(example(), kept())).toEqual({ flaw: null, line: 0, picks: 27, there: true, mine: true });
  });

  it('holds by itself for whoever was not there', () => {
    expect(checkDeal(example(), undefined)).toMatchObject({ flaw: null, there: false, mine: false });
  });

  it('holds where somebody wished to be forgotten', () => {
    const record = example();
    record.seats[0]!.name = '…';
    expect(checkDeal(record, kept()).flaw).toBeNull();
  });

  // the house forges its record in every way that it could profit by
  const other = '11'.repeat(32);
  const forgeries: [string, Flaw, (record: GameRecord) => void][] = [
    ['another secret, promised all over again', 'promise', (r) => Object.assign(r.luck, { secret: other, commitment: fingerprint(other) })],
    ['another secret', 'secret', (r) => (r.luck.secret = other)],
    ['a word that somebody chose last', 'seals', (r) => Object.assign(r.luck.words![0]!, { word: other, commitment: fingerprint(other) })],
    ['a word that is not the sealed one', 'word', (r) => (r.luck.words![0]!.word = other)],
    ['one word more', 'seals', (r) => r.luck.words!.push({ seat: 1, commitment: fingerprint(other), word: other })],
    ['without words', 'seals', (r) => (r.luck.words = [])],
    ['a record as they once were', 'old', (r) => (r.format = 'tablee-record-1')],
    ['luck from a seed', 'old', (r) => (r.luck.kind = 'sfc32')],
    ['another game', 'plan', (r) => (r.game = 'pirates')],
    ['other options', 'plan', (r) => (r.options['mode'] = 'norland')],
    ['other chairs', 'plan', (r) => r.seats.reverse()],
    ['one more chair', 'plan', (r) => r.seats.push({ name: 'Bo', bot: 'draws' })],
    ['other purses', 'plan', (r) => (r.carry = { purses: [1, 199] })],
    ['another card at the deal', 'pick', (r) => (r.opening[0] = 6)],
    ['another card later', 'pick', (r) => (r.lines[3]!.picks![1] = 9)],
    ['a card more', 'pick', (r) => r.opening.push(4)],
    ['weights that ask for a card', 'pick', (r) => (r.opening_weights![1] = [0, 1])],
    ['weights that are none', 'pick', (r) => (r.lines[0]!.weights![0] = [0, -1, 0.5])],
    ['no weights', 'pick', (r) => delete r.opening_weights],
  ];
  it.each(forgeries)('is refused with %s', (_, flaw, forge) => {
    const record = example();
    forge(record);
    expect(checkDeal(record, kept()).flaw).toBe(flaw);
  });

  it('tells where it does not follow', () => {
    const record = example();
    record.lines[3]!.picks![1] = 9;
    expect(checkDeal(record, kept())).toMatchObject({ flaw: 'pick', line: 4 });
  });

  it('is refused where its own word is missing, or nothing was shown', () => {
    expect(checkDeal(example(), { ...kept(), word: other }).flaw).toBe('mine');
    const { promise, word } = kept();
    expect(checkDeal(example(), { promise, word }).flaw).toBe('unshown');
  });
});

it('picks as the page on records says', () => {
  const seed = seedOf([luck.secret!, luck.words![0]!.word]);
  expect(pick(seed, 0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(5);
  expect(pick(seed, 0, [0, 0])).toBe(-1);
  expect(pick(seed, 0, [])).toBe(-1);
});

describe('this browser’s part', () => {
  let sent: FromBrowser[];
  let deals: Deals;
  let number = 0;
  let promise = '';
  const sealed = (more: Partial<Sealed> = {}): Sealed => ({
    t: 'sealed', promise, game: 'paires', rules: 1, options: {}, purses: null, seconds: 5,
    seats: [{ name: 'Bo', person: 'bo' }, { name: 'Ana', person: 'me' }],
    seals: [{ seat: 0, commitment: 'b'.repeat(64) }, { seat: 1, commitment: fingerprint(wordFor(promise)) }],
    ...more,
  });
  const said = () => sent.filter((message) => message.t === 'reveal');

  beforeEach(() => {
    sent = [];
    deals = new Deals((message) => sent.push(message));
    promise = `${(number += 1)}`.padStart(64, '0');
  });

  it('seals first, and says its word when all are sealed', () => {
    deals.seal(promise);
    expect(sent).toEqual([{ t: 'seal', promise, commitment: fingerprint(wordFor(promise)) }]);
    deals.show(sealed(), 'me');
    expect(deals.now?.promise).toBe(promise);
    expect(said()).toEqual([{ t: 'reveal', promise, word: wordFor(promise) }]);
    deals.lay({ promise, ending: null });
    expect(deals.now).toBeNull();
    deals.end(promise, 'share');
    expect(dealOfReplay('share')).toEqual(dealOf(promise));
  });

  it('keeps its word to itself where it does not count', () => {
    deals.show(sealed({ seals: [{ seat: 0, commitment: 'b'.repeat(64) }] }), 'me');
    deals.show(sealed(), 'somebody else');
    expect(said()).toEqual([]);
    expect(dealOf(promise)?.said).toBe(false);
  });

  it('says its word once, and never for another list', () => {
    deals.show(sealed(), 'me');
    const [, mine] = sealed().seals;
    deals.show(sealed({ seals: [{ seat: 0, commitment: 'c'.repeat(64) }, mine!] }), 'me');
    deals.show(sealed({ seats: [{ name: 'Cy', person: 'cy' }, { name: 'Ana', person: 'me' }] }), 'me');
    expect(said()).toHaveLength(1);
    deals.show(sealed(), 'me'); // over a new line
    expect(said()).toHaveLength(2);
  });

  it('remembers the deals that were void before', () => {
    deals.void({ t: 'voided', promise: 'before', why: 'silent', people: [{ person: 'bo', name: 'Bo' }] });
    deals.show(sealed(), 'me');
    deals.lay({ promise, ending: null });
    expect(dealOf(promise)?.voided?.map(({ why }) => why)).toEqual(['silent']);
  });

  it('has another word for each promise', () => {
    expect(wordFor(promise)).toMatch(/^[0-9a-f]{32}$/u);
    expect(wordFor(promise)).toBe(wordFor(promise));
    expect(wordFor('f'.repeat(64))).not.toBe(wordFor(promise));
  });
});
