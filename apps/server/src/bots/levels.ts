import { BOT_NAMES, LEVELS } from '@kontor/bots';
import { botsOf } from '@kontor/catalog/bots';
import type { Seat } from '@kontor/core';
import type { ChairRow } from '../store/rows.ts';

/** For a game whose bots are not written yet. */
const ANY_MOVE = ['random'] as const;

/** The bots one can seat at a game, weakest first. */
export const levelsOf = (game: string): readonly string[] => (Object.hasOwn(botsOf, game) ? LEVELS : ANY_MOVE);

/** The middle one fills chairs. */
const usual = (game: string): string => {
  const levels = levelsOf(game);
  return levels[Math.floor(levels.length / 2)]!;
};

interface At {
  readonly id: string;
  readonly game: string;
}

/** A bot for a chair. Bots have names; no two at a table share one, and each table has others. */
export function botFor({ id, game }: At, seat: Seat, level?: string): ChairRow & { bot: string } {
  const first = id.charCodeAt(0) + id.charCodeAt(1);
  return { bot: level ?? usual(game), name: BOT_NAMES[(first + seat) % BOT_NAMES.length]! };
}
