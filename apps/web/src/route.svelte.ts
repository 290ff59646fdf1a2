export type Route =
  { readonly page: 'landing' } | { readonly page: 'table'; readonly id: string } | { readonly page: 'lost' };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'landing' };
  const [, id] = /^\/t\/([a-z2-7]{26})\/?$/.exec(path) ?? [];
  return id === undefined ? { page: 'lost' } : { page: 'table', id };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export const route = (): Route => current;

export const tablePath = (id: string): string => `/t/${id}`;

export function go(path: string): void {
  history.pushState(undefined, '', path);
  current = routeOf(path);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (current = routeOf(location.pathname)));

/** Links within the house don't load the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
