import { type Bot, type Bots, type Level, random } from '@kontor/bots';
import type { Game, Seat, Title } from '@kontor/core';

/** What a bot is asked: the view of its seat, never the state. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: object;
  readonly seat: Seat;
  readonly seed: number;
}

export interface Knowledge {
  readonly titles: Readonly<Record<string, () => Promise<Title>>>;
  readonly bots: Readonly<Record<string, () => Promise<Bots>>>;
}

/** Answers questions in notation; runs in a thread of its own. */
export function thinker({ titles, bots }: Knowledge): (question: Question) => Promise<string> {
  const games = new Map<string, Promise<readonly [Game, Bots | undefined]>>();
  const load = (id: string) => Promise.all([titles[id]!().then(title => title.game()), bots[id]?.()]);
  return async ({ game: id, bot, view, seat, seed }) => {
    const opening = games.get(id) ?? load(id);
    games.set(id, opening);
    const [game, known] = await opening;
    const thinks: Bot = known?.levels[bot as Level] ?? random;
    return game.write(thinks.choose({ game, seat, view, seed }));
  };
}
