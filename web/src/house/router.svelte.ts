/** Paths of the house and the page behind each: the history API and a few patterns, no more. */

export type Params = Record<string, string>;
export type Route<Page> = { pattern: string; page: Page };
export type Found<Page> = { page: Page; params: Params };

/** The first route that fits: `/room/:code` fits /room/abcd and gives { code: 'abcd' }. */
export function find<Page>(routes: readonly Route<Page>[], path: string): Found<Page> | undefined {
  for (const { pattern, page } of routes) {
    const params = fit(pattern, path);
    if (params) return { page, params };
  }
  return undefined;
}

function fit(pattern: string, path: string): Params | undefined {
  const [wanted, given] = [pattern, path].map((one) => one.split('/').filter(Boolean)) as [string[], string[]];
  if (wanted.length !== given.length) return undefined;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const here = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = plain(here);
    else if (part !== here) return undefined;
  }
  return params;
}

/** What people paste is not always well formed; then it is taken as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state(globalThis.location?.pathname ?? '/');
let behind = $state(globalThis.location?.hash ?? '');

export function path(): string {
  return current;
}

/** What stands behind the path: `#` and a key, a rule, or nothing. */
export function hash(): string {
  return behind;
}

export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  arrived();
  scrollTo(0, 0);
}

/** Links stay plain links: they can be copied, opened in a tab, and work without this. */
export function watchLinks(): void {
  addEventListener('popstate', arrived);
  addEventListener('hashchange', arrived);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || !isOurs(link, event)) return;
    event.preventDefault();
    go(link.href);
  });
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const elsewhere = link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin;
  const withinPage = link.pathname === location.pathname && link.hash !== '';
  const newTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !elsewhere && !withinPage && !newTab && !event.defaultPrevented;
}

function arrived(): void {
  current = location.pathname;
  behind = location.hash;
}
