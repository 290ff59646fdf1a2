import type { Vocabulary } from '@kontor/core';
import { type Clairvoyant, clairvoyant, mctsFair } from './baselines.ts';
import type { Bot } from './bot.ts';
import type { Brain } from './brain.ts';
import { greedy } from './greedy.ts';
import { type Budget, ismcts } from './ismcts.ts';
import { random } from './random.ts';

/** What people choose from. `random` is none of them. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The "./bot" door of a game. */
export interface Bots<G extends Vocabulary = Vocabulary> {
  readonly brain: Brain<G>;
  readonly levels: Readonly<Record<Level, Bot<G>>>;
  /** The search that suits this game, where it is not `ismcts`. */
  readonly search?: (budget: Budget) => Bot<G>;
}

/** No bot thinks longer: less than the pause that bots make before a move, so the time of an answer says nothing about the hand. */
export const THINK_MS = 600;

export interface Tuning {
  /** Points of worth by which the easy bot's judgement may be off. */
  readonly blur: number;
  readonly mediumIterations: number;
  readonly hardIterations?: number;
  /** The clock of the budget. */
  readonly now?: () => number;
}

/** Enough for the strongest play that search gives; more costs the server time and wins next to nothing. */
const HARD_ITERATIONS = 10_000;

/** The bots people play against: one ply and a blurred look, a short search, a long one. */
export function botsFor<G extends Vocabulary>(
  brain: Brain<G>,
  { blur, mediumIterations, hardIterations = HARD_ITERATIONS, now }: Tuning,
): Bots<G> {
  const within = (iterations: number): Budget => ({ iterations, milliseconds: THINK_MS, ...(now && { now }) });
  return {
    brain,
    levels: {
      easy: greedy(brain, { guesses: 1, blur }),
      medium: ismcts(brain, within(mediumIterations)),
      hard: ismcts(brain, within(hardIterations)),
    },
  };
}

const ITERATIONS = 500;

/** A contestant by the name a duel calls it: `greedy`, `ismcts:500`, `hard`; undefined if there is none. */
export function contestant<G extends Vocabulary>(
  { brain, levels, search = budget => ismcts(brain, budget) }: Bots<G>,
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
    case 'search':
      return search({ iterations });
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
