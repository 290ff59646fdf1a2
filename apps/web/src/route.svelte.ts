import { routeOf, type Route } from './route.ts';

export { tablePath } from './route.ts';

let current = $state.raw<Route>(routeOf(location.pathname));

export const route = (): Route => current;

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
