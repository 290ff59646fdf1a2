import type { Vocabulary } from '@kontor/core';
import { type Clairvoyant, clairvoyant, mctsFair } from './baselines.ts';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { random } from './random.ts';

/** What people choose from. `random` is none of them. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The "./bot" door of a game. */
export interface Bots<G extends Vocabulary = Vocabulary> {
  readonly brain: Brain<G>;
  readonly levels: Readonly<Record<Level, Bot<G>>>;
}

/** How long the best bot thinks: less than the pause a bot makes before a move, so the answer's time says nothing. */
export const HARD_MS = 600;

export interface Tuning {
  /** Points of worth by which the easy bot's judgement may be off. */
  readonly blur: number;
  readonly mediumIterations: number;
}

export const botsFor = <G extends Vocabulary>(brain: Brain<G>, { blur, mediumIterations }: Tuning): Bots<G> => ({
  brain,
  levels: {
    easy: greedy(brain, { guesses: 1, blur }),
    medium: ismcts(brain, { iterations: mediumIterations, milliseconds: HARD_MS }),
    hard: ismcts(brain, { milliseconds: HARD_MS }),
  },
});

const ITERATIONS = 500;

/** A contestant by the name a duel calls it: `greedy`, `ismcts:500`, `hard`; undefined if there is none. */
export function contestant<G extends Vocabulary>(
  { brain, levels }: Bots<G>,
  name: string,
): Bot<G> | Clairvoyant<G> | undefined {
  const [kind = '', given] = name.split(':');
  const iterations = given === undefined ? ITERATIONS : Number(given);
  if (!Number.isInteger(iterations) || iterations < 1) return undefined;
  switch (kind) {
    case 'random':
      return random as unknown as Bot<G>;
    case 'greedy':
      return greedy(brain);
    case 'ismcts':
      return ismcts(brain, { iterations });
    case 'mcts-fair':
      return mctsFair({ iterations });
    case 'clairvoyant':
      return clairvoyant(brain, { iterations });
    default:
      return LEVELS.includes(kind as Level) ? { ...levels[kind as Level], name: kind } : undefined;
  }
}

/** Names for bots at a table. */
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
