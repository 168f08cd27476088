import { describe, expect, it } from 'vitest';
import { format, GameWords, plain } from '../src/wire/words.ts';

const words = new GameWords(
  {
    name: 'Pirates',
    cards: ['no card', 'a 1', 'a 2', 'a card'],
    seats: { someone: 'someone', croupier: 'the croupier', clock: 'the clock' },
    moves: { attack: 'Attack {target} with the {card}', draw: 'Draw', take: 'Take {token}', tokens: ['a sword', 'a hat'] },
    asks: { 'pirates.goal': 'Your turn.' },
    events: { drew: '{seat} draws {card}.', remade: '{cards} cards', claimed: '{seat}: {claim} {{sic}}' },
    refusals: { 'pirates.deck': 'No cards left.' },
    options: { oldest: 'By age' },
  },
  ['Ana', 'Bo'],
);
const event = (name: string, fields: object) => words.event({ event: name, ...fields });

describe('the words of a game', () => {
  it('names seats, and leaves values of moves as they are', () => {
    expect(words.move({ do: 'attack', target: 1, card: 2 } as { do: string })).toBe('Attack Bo with the 2');
    expect(words.move({ do: 'draw' })).toBe('Draw');
  });

  it('say values of moves by a list among their labels, where there is one', () => {
    expect(words.move({ do: 'take', token: 1 } as { do: string })).toBe('Take a hat');
  });

  it('say values of events by the list of their field', () => {
    expect(event('drew', { seat: 0, card: 2 })).toBe('Ana draws a 2.');
    expect(event('drew', { seat: 0, card: -9 })).toBe('Ana draws a card.');
    expect(event('remade', { cards: 12 })).toBe('12 cards');
  });

  it('say sets of seats by names, things by what they are called, and silence as such', () => {
    const said = new GameWords(
      {
        things: { lamp: { title: 'The lamp' }, cat: { title: 'The cat' } },
        guests: { 1: { name: 'The Don' }, 2: { name: 'The Wife' } },
        seats: { nobody: 'nobody' },
        moves: { play: 'Play {thing}' },
        events: { told: '{seat} ({guest}), {thing}: “{text}” {mentions}' },
      },
      ['Ana', 'Bo', 'Cy'],
    );
    const told = { event: 'told', seat: 0, guest: 2, thing: 1, text: '', mentions: 6 };
    expect(said.event(told)).toBe('Ana (The Wife), The cat: “…” Bo, Cy');
    expect(said.event({ ...told, mentions: 0 } as typeof told)).toBe('Ana (The Wife), The cat: “…” nobody');
    expect(said.move({ do: 'play', thing: 0 } as { do: string })).toBe('Play The lamp');
  });

  it('know who is no seat', () => {
    expect([-1, -2, -3, -9, 0, 7].map((seat) => words.name(seat))).toEqual([
      'the croupier', 'the clock', 'someone', 'someone', 'Ana', '…',
    ]);
  });

  it('hide what has no list, and keep braces', () => {
    expect(event('claimed', { seat: 1, claim: -9 })).toBe('Bo: … {sic}');
    expect(event('claimed', { seat: 1, claim: [1, 2] })).toBe('Bo: 1, 2 {sic}');
  });

  it('ask, refuse, and are looked up', () => {
    expect(words.ask('pirates.goal')).toBe('Your turn.');
    expect(words.refusal('pirates.deck')).toBe('No cards left.');
    expect(words.entry('options.oldest')).toBe('By age');
    expect(words.entry('options.none')).toBe('options.none');
    expect(words.list('cards')).toHaveLength(4);
    expect(words.list('options.none')).toEqual([]);
  });

  it('that are missing don’t stop a game', () => {
    expect(words.move({ do: 'let_pass' })).toBe('let pass');
    expect(new GameWords({}, []).event({ event: 'drew' })).toBe('drew');
    expect(plain('toy-window.stop')).toBe('stop');
  });
});

it('format leaves alone what it was not given', () => {
  expect(format('{a} {b}', { a: '1' })).toBe('1 {b}');
});
