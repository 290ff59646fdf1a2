import { type Game, quick, type Table, type Vocabulary } from '@kontor/core';
import { type Law, LawBroken } from './laws/broken.ts';
import { checkLaws } from './laws/check.ts';
import type { LawsSettings, Report } from './laws/help.ts';
import { tablesOf } from './tables.ts';

/** What the fuzzer found: the law that does not hold, and the game that shows it. */
export interface Find {
  readonly law: Law;
  readonly message: string;
  readonly table: Table;
  readonly seed: number;
  /** A record that can be replayed, with the finding as comments above. */
  readonly record: string;
}

export interface FuzzSettings<G extends Vocabulary> {
  readonly games: number;
  readonly seed: number;
  /** Absent: any table the game allows. */
  readonly table?: Table<G['Options']>;
  readonly laws?: LawsSettings<G>;
  /** Called after each game. */
  onGame?(done: number, report: Report): void;
}

/** Few close looks, many games. Whether guesses vary is for the laws of a game, which know what is hidden in it. */
const LIGHT: LawsSettings = { luck: 'quick', moments: 3, guesses: 1, probes: 6, spell: 100, variety: false };

/** Plays random games until a dead end, a crash, a runaway or any other broken law; undefined if there was none. */
export function fuzz<G extends Vocabulary>(
  game: Game<G>,
  { games, seed, table, laws, onGame }: FuzzSettings<G>,
): Find | undefined {
  const tables = table ? [table] : tablesOf(game, true);
  for (let i = 0; i < games; i++) {
    const at = quick(seed + i).below(tables.length);
    try {
      const report = checkLaws(game, tables[at]!, seed + i, { ...(LIGHT as LawsSettings<G>), ...laws });
      onGame?.(i + 1, report);
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error;
      return { law: error.law, message: error.message, table: tables[at]!, seed: seed + i, record: error.record };
    }
  }
  return undefined;
}
