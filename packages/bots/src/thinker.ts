import type { Game, Seat, Title } from '@kontor/core';
import type { Bots, Level } from './levels.ts';
import { random } from './random.ts';

/** What a bot is asked: the view of its seat, never the state. Plain data, so that it can be posted to a thread. */
export interface Question {
  readonly game: string;
  /** A level. */
  readonly bot: string;
  readonly view: object;
  readonly seat: Seat;
  readonly seed: number;
  /** Milliseconds it may take, where that is less than usual. */
  readonly limit?: number;
}

export interface Knowledge {
  readonly titles: Readonly<Record<string, () => Promise<Title>>>;
  readonly bots: Readonly<Record<string, () => Promise<Bots>>>;
}

/** Answers questions in notation: the same code in a thread of the server and in a worker of the page. A game without bots gets any legal move. */
export function thinker({ titles, bots }: Knowledge): (question: Question) => Promise<string> {
  const loaded = new Map<string, Promise<readonly [Game, Bots | undefined]>>();
  const load = (id: string) => Promise.all([titles[id]!().then(title => title.game()), bots[id]?.()]);
  return async ({ game: id, bot, ...asked }) => {
    const loading = loaded.get(id) ?? load(id);
    loaded.set(id, loading);
    const [game, known] = await loading;
    return game.write((known?.levels[bot as Level] ?? random).choose({ game, ...asked }));
  };
}
