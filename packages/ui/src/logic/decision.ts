import { clicked, picking, targetsOf, type PathOf, type Target } from './picker.ts';

export const CONFIRMS = ['always', 'final', 'never'] as const;

/** When a picked move waits for a confirmation: always, when it can't be taken back, never. */
export type Confirm = (typeof CONFIRMS)[number];

/** What may be decided now, and how it is clicked. */
export interface Offer<M> {
  readonly moves: readonly M[];
  readonly pathOf: PathOf<M>;
  /** Whether its player alone could take the move back. */
  readonly isFree: (move: M) => boolean;
  readonly confirm: Confirm;
  /** Fingers miss: on touch every move waits for its confirmation. */
  readonly isTouch: boolean;
}

/** What the player's clicks come to. */
export interface Deciding<M> {
  readonly clicks: readonly Target[];
  /** A move to send now. */
  readonly send?: M;
}

export const UNDECIDED: Deciding<never> = { clicks: [] };

export const waits = <M>({ confirm, isTouch, isFree }: Offer<M>, move: M): boolean =>
  isTouch || confirm === 'always' || (confirm === 'final' && !isFree(move));

/** A click on the board. A complete move that needs no confirmation goes out if no further click could mean another. */
export function click<M>(offer: Offer<M>, clicks: readonly Target[], target: Target): Deciding<M> {
  const last = clicks.at(-1);
  const before = picking(offer.moves, offer.pathOf, clicks).done;
  const isPath = before !== undefined && Array.isArray(offer.pathOf(before));
  if (isPath && target === last) return { clicks, send: before };
  const next = clicked(offer.moves, offer.pathOf, clicks, target);
  const { done, lit } = picking(offer.moves, offer.pathOf, next);
  const grew = next.includes(target);
  return done !== undefined && grew && lit.size === 0 && !waits(offer, done)
    ? { clicks: next, send: done }
    : { clicks: next };
}

/** A press on a choice of the list: the first makes it ready, the second sends it. */
export function choose<M>(offer: Offer<M>, clicks: readonly Target[], move: M): Deciding<M> {
  const isReady = picking(offer.moves, offer.pathOf, clicks).done === move;
  const path = targetsOf(offer.pathOf(move));
  return isReady || !waits(offer, move) ? { clicks: path, send: move } : { clicks: path };
}

/** Escape: one step back. */
export const back = (clicks: readonly Target[]): readonly Target[] => clicks.slice(0, -1);
