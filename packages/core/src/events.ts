import type { Seat, Viewer } from './game.ts';

/**
 * News of a move. `secret` is for the seats in `to` alone. `reveals` marks news that shows a viewer something it could not
 * know before: to the seats in `secret.to` if there is a secret part, else to all.
 */
export interface Happening {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[] };
  readonly reveals?: true;
  /** Things of a hidden hand were laid open by choice. It tells no more than the move itself, but nobody can unsee it: no free undo. */
  readonly shown?: true;
}

export type Emit<E> = (event: E) => void;

/** The event as a viewer perceives it: the secret part is there or absent, nothing else differs. `shown` is for undo alone. */
export function veil<E extends Happening>(event: E, viewer: Viewer): E {
  const isOpen = !event.secret || (viewer !== 'public' && event.secret.to.includes(viewer));
  if (isOpen) return event.shown ? { ...event, shown: undefined } : event;
  const { secret: _, shown: __, ...seen } = event;
  return seen as E;
}

/** Whether news can't be taken back: somebody has seen what was hidden. */
export const isSeen = (event: Happening): boolean => event.reveals === true || event.shown === true;

/** Whether the event may tell this viewer something new. */
export const revealsTo = (event: Happening, viewer: Viewer): boolean =>
  event.reveals === true && (!event.secret || (viewer !== 'public' && event.secret.to.includes(viewer)));
