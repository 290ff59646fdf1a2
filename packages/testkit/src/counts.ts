import { type Chance, enumerate, type Frozen, type Game, type Vocabulary } from '@kontor/core';

/**
 * How many sequences of `depth` legal moves there are from here (perft), the seats of `actors` and `may` in turn. Luck is asked from
 * the same source at each branch: a keyed or a recorded one, so that the number never changes.
 */
export function countMoves<G extends Vocabulary>(
  game: Game<G>,
  state: Frozen<G['State']>,
  depth: number,
  chance: () => Chance,
): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const seat of [...game.actors(state), ...game.may(state)])
    for (const move of enumerate<G['Move']>(game.legal(state, seat))) {
      if (depth === 1) {
        sum++;
        continue;
      }
      const next = game.clone(state);
      game.apply(next, seat, move, chance());
      sum += countMoves(game, next as Frozen<G['State']>, depth - 1, chance);
    }
  return sum;
}
