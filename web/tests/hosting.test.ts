import { describe, expect, it, vi } from 'vitest';
import { hostMissing, hostNews, roleOf } from '../src/pages/room/hosting.ts';
import type { Room } from '../src/wire/whole.ts';
import { chooseLanguage } from '../src/words/speaker.svelte.ts';

const person = (id: string, here = true) => ({ id, name: id.toUpperCase(), here, muted: false });
const room = (host: string, owner?: string, here = true): Room =>
  ({ id: 'r', host, ...(owner ? { owner } : {}), people: [person('ana', here), person('bo'), person('cy')] }) as unknown as Room;

vi.stubGlobal('document', { documentElement: {} });
chooseLanguage('en');

describe('who hosts a room', () => {
  it('is said to everybody when somebody stands in, and when the host is back', () => {
    const [before, during] = [room('ana'), room('bo', 'ana', false)];
    expect(hostNews(before, during, 'bo')).toBe('ANA is away: you look after the room until they are back.');
    expect(hostNews(before, during, 'cy')).toBe('ANA is away: BO looks after the room until they are back.');
    expect(hostNews(during, before, 'bo')).toBe('ANA is back and hosts the room again.');
    expect(hostNews(during, before, 'ana')).toBeNull();
  });

  it('is said when the room goes to somebody for good', () => {
    expect(hostNews(room('ana'), room('bo'), 'bo')).toBe('You host the room now.');
    expect(hostNews(room('ana'), room('bo'), 'cy')).toBe('BO hosts the room now.');
    expect(hostNews(room('ana'), room('ana'), 'cy')).toBeNull();
    expect(hostNews(room('ana'), room(''), 'cy')).toBeNull();
  });

  it('stands beside the names', () => {
    expect(roleOf(room('ana'), 'ana')).toBe('host');
    expect(roleOf(room('bo', 'ana'), 'ana')).toBe('host');
    expect(roleOf(room('bo', 'ana'), 'bo')).toBe('looks after the room');
    expect(roleOf(room('bo', 'ana'), 'cy')).toBe(false);
    expect(roleOf(room(''), '')).toBe(false);
  });

  it('tells whom to wait for while the host is away', () => {
    expect(hostMissing(room('ana'))).toBe('');
    expect(hostMissing(room('ana', undefined, false))).toContain('somebody who sits here can');
    expect(hostMissing(room(''))).toContain('Take a chair');
  });
});
