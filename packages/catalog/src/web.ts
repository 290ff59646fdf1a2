import type { GameUI } from '@kontor/ui';

/** The boards of the games that have one, by id; loaded when asked for. */
export const webOf: Readonly<Record<string, () => Promise<GameUI>>> = {
  'hamburg-sticht': async () => (await import('@kontor/hamburg-sticht/web')).web,
};
