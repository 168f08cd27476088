import { describe, expect, it, vi } from 'vitest';
import { find, go, path } from '../src/house/router.svelte.ts';

const ROUTES = [
  { pattern: '/', page: 'home' },
  { pattern: '/room/:code', page: 'room' },
  { pattern: '/room/:code/table/:table', page: 'table' },
];

describe('find', () => {
  it.each([
    ['/', 'home', {}],
    ['/room/abcd', 'room', { code: 'abcd' }],
    ['/room/abcd/', 'room', { code: 'abcd' }],
    ['/room/a%20b/table/7', 'table', { code: 'a b', table: '7' }],
    ['/room/100%', 'room', { code: '100%' }],
  ])('%s', (where, page, params) => {
    expect(find(ROUTES, where)).toEqual({ page, params });
  });

  it.each(['/rooms/abcd', '/room', '/room/abcd/chat'])('%s leads nowhere', (where) => {
    expect(find(ROUTES, where)).toBeUndefined();
  });
});

it('goes, and comes to the top of the page', () => {
  const location = { pathname: '/' };
  const history = { pushState: vi.fn((_data, _title, to: string) => (location.pathname = to)), replaceState: vi.fn() };
  const scrollTo = vi.fn();
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('scrollTo', scrollTo);
  go('/room/abcd');
  expect(path()).toBe('/room/abcd');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  go('/', { replace: true });
  expect(history.replaceState).toHaveBeenCalledOnce();
});
