import type { Seat, Viewer } from './game.ts';

/**
 * News of a move. `secret` is for the seats in `to` alone. `reveals` marks news that shows a viewer something it could not
 * know before: to the seats in `secret.to` if there is a secret part, else to all.
 */
export interface Happening {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[] };
  readonly reveals?: true;
}

export type Emit<E> = (event: E) => void;

/** The event as a viewer perceives it: the secret part is there or absent, nothing else differs. */
export function veil<E extends Happening>(event: E, viewer: Viewer): E {
  if (!event.secret || (viewer !== 'public' && event.secret.to.includes(viewer))) return event;
  const { secret: _, ...seen } = event;
  return seen as E;
}

/** Whether the event may tell this viewer something new. */
export const revealsTo = (event: Happening, viewer: Viewer): boolean =>
  event.reveals === true && (!event.secret || (viewer !== 'public' && event.secret.to.includes(viewer)));
