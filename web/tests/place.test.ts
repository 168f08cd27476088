import { expect, test } from 'vitest';
import { pick } from '../src/house/reach.svelte.ts';
import { placeFor } from '../src/pages/room/place.ts';
import type { Room } from '../src/wire/whole.ts';

const room = (...people: string[]) =>
  ({ plan: { chairs: people.map((who) => (who === 'bot' ? { person: '', bot: 'counts', name: '' } : { person: who, bot: '', name: '' })) } }) as unknown as Room;

test('an empty chair is offered before a bot’s', () => {
  expect(placeFor('zoe', room('ana', 'bot', ''), 8)).toEqual({ kind: 'free', chair: 2, count: 2 });
  expect(placeFor('zoe', room('ana', 'bot'), 8)).toEqual({ kind: 'free', chair: 1, count: 1 });
});

test('a full table says so, and takes another chair where the game is for more', () => {
  expect(placeFor('zoe', room('ana', 'bo'), 8)).toEqual({ kind: 'more', chair: 2 });
  expect(placeFor('zoe', room('ana', 'bo'), 2)).toEqual({ kind: 'full' });
  expect(placeFor('bo', room('ana', 'bo'), 2)).toEqual({ kind: 'yours' });
});

test('the address that the host chose holds while the house has it', () => {
  const found = { addresses: ['http://192.168.1.7:8000', 'http://10.0.0.4:8000'], why: '' as const };
  expect(pick(found, 'http://10.0.0.4:8000')).toBe('http://10.0.0.4:8000');
  expect(pick(found, 'http://172.16.0.9:8000')).toBe('http://192.168.1.7:8000');
  expect(pick({ addresses: [], why: 'no_network' }, 'http://10.0.0.4:8000')).toBe('');
});
