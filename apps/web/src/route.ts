export type Route =
  { readonly page: 'landing' } | { readonly page: 'table'; readonly id: string } | { readonly page: 'lost' };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'landing' };
  const [, id] = /^\/t\/([a-z2-7]{26})\/?$/.exec(path) ?? [];
  return id === undefined ? { page: 'lost' } : { page: 'table', id };
}

export const tablePath = (id: string): string => `/t/${id}`;
