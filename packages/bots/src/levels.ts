import type { Vocabulary } from '@kontor/core';
import type { Bot } from './bot.ts';

/** What people choose from. `random` is none of them. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The "./bot" door of a game. */
export interface Bots<G extends Vocabulary = Vocabulary> {
  readonly levels: Readonly<Record<Level, Bot<G>>>;
  /** Bots by the name a duel calls them: `greedy`, `ismcts:500`; undefined if there is none. */
  named(name: string): Bot<G> | undefined;
}

/** Names for bots at a table: merchants, skippers and saints of the coast. */
export const BOT_NAMES = [
  'Klaus',
  'Gesche',
  'Hinrich',
  'Tilde',
  'Simon',
  'Wiebke',
  'Ditmar',
  'Anneke',
  'Jochim',
  'Barbel',
  'Marten',
  'Femke',
] as const;
