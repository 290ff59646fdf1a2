const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** The address to share: a page opened on this very machine gives the one that others can reach. */
export const shareOrigin = (
  here: { readonly origin: string; readonly hostname: string },
  addresses: readonly string[],
) => (isLocal(here.hostname) && addresses[0]) || here.origin;
