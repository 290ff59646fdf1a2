import type { Words } from '@kontor/core';

/** The words of every game, by id; loaded when asked for. */
export const wordsOf: Readonly<Record<string, () => Promise<Words>>> = {
  'hamburg-sticht': async () => (await import('@kontor/hamburg-sticht/words')).words as unknown as Words,
  speicherstadt: async () => (await import('@kontor/speicherstadt/words')).words as unknown as Words,
  hamburgum: async () => (await import('@kontor/hamburgum/words')).words as unknown as Words,
  kogge: async () => (await import('@kontor/kogge/words')).words as unknown as Words,
};
