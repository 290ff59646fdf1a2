import { type Bot, random } from '@kontor/bots';
import type { Game, Seat, Title } from '@kontor/core';

/** What a bot is asked: the view of its seat, never the state. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: object;
  readonly seat: Seat;
  readonly seed: number;
}

const BOTS: Readonly<Record<string, Bot>> = { random };

/** The bots one can seat, weakest first. */
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** Answers questions in notation; runs in a thread of its own. */
export function thinker(
  titles: Readonly<Record<string, () => Promise<Title>>>,
): (question: Question) => Promise<string> {
  const games = new Map<string, Promise<Game>>();
  return async ({ game: id, bot, view, seat, seed }) => {
    const opening = games.get(id) ?? titles[id]!().then(title => title.game());
    games.set(id, opening);
    const game = await opening;
    return game.write((BOTS[bot] ?? random).choose({ game, seat, view, seed }));
  };
}
