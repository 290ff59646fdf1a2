import type { Title } from '@kontor/core';

/** The rules of every game, by id; loaded when asked for. */
export const titles: Readonly<Record<string, () => Promise<Title>>> = {
  'hamburg-sticht': async () => (await import('@kontor/hamburg-sticht')).hamburgSticht as unknown as Title,
  speicherstadt: async () => (await import('@kontor/speicherstadt')).speicherstadt as unknown as Title,
  hamburgum: async () => (await import('@kontor/hamburgum')).hamburgum as unknown as Title,
  kogge: async () => (await import('@kontor/kogge')).kogge as unknown as Title,
};
