import type { Bots } from '@kontor/bots';

/** The bots of every game, by id; loaded when asked for. */
export const botsOf: Readonly<Record<string, () => Promise<Bots>>> = {
  'hamburg-sticht': async () => (await import('@kontor/hamburg-sticht/bot')).bots as unknown as Bots,
  speicherstadt: async () => (await import('@kontor/speicherstadt/bot')).bots as unknown as Bots,
  hamburgum: async () => (await import('@kontor/hamburgum/bot')).bots as unknown as Bots,
  kogge: async () => (await import('@kontor/kogge/bot')).bots as unknown as Bots,
};
