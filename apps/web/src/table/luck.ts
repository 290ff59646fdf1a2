import { commitment, seedFrom } from '@kontor/core';

/** Whether the seed is the one that was promised before the first draw. */
export const isKept = (match: string, seed: string, luck: string): boolean =>
  commitment(match, seedFrom(seed)) === luck;
