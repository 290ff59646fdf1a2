import { type Chance, type Dice, type Frozen, type Game, quick, type Seat, type Vocabulary } from '@kontor/core';
import { type Bot, guess, type Situation } from './bot.ts';
import { type Brain, candidatesOf } from './brain.ts';
import { lead } from './greedy.ts';
import { playout } from './playout.ts';

export interface Budget {
  readonly iterations?: number;
  /** Stops early when so much time is gone. */
  readonly milliseconds?: number;
}

/** A decision reached by a sequence of moves; its edges are keyed by `code`. */
interface Node {
  readonly edges: Map<number, Edge>;
}

interface Edge {
  node: Node | undefined;
  visits: number;
  /** How often this move could be chosen: the exploration term of ISMCTS. */
  offered: number;
  /** Sum of what it was worth to the seat that chooses here. */
  sum: number;
}

const ALWAYS = 1_000_000;
const CLOCK_EVERY = 16;

/**
 * Information-set Monte Carlo tree search with one tree from the root's view (SO-ISMCTS), max^n: each seat maximises its own lead.
 * Every iteration plays in a fresh guess made of the view.
 */
export const ismcts = <G extends Vocabulary>(
  brain: Brain<G>,
  budget: Budget,
  explore: number = brain.explore,
): Bot<G> => ({
  name: `ismcts-${budget.iterations ?? `${budget.milliseconds}ms`}`,
  choose(situation) {
    const { game, seat, view, seed } = situation;
    const luck = quick(seed);
    const imagine = game.imagine(view, seat);
    return search(situation, brain, budget, explore, luck, () => imagine(luck));
  },
});

/** Searches from worlds given by `world`, a fresh one each time, and takes the move tried most often. */
export function search<G extends Vocabulary>(
  situation: Situation<G>,
  brain: Brain<G>,
  budget: Budget,
  explore: number,
  luck: Chance & Dice,
  world: () => G['State'],
): G['Move'] {
  const { game, seat } = situation;
  const first = guess(situation);
  const moves = candidatesOf(brain, first, seat, game.legal(first, seat), luck);
  if (moves.length === 1) return moves[0]!;
  const root: Node = { edges: new Map() };
  const chapter = brain.chapter?.(first);
  const run = iterator(game, brain, explore, chapter, luck, root, moves);
  const until = budget.milliseconds === undefined ? Infinity : performance.now() + budget.milliseconds;
  for (let i = 0; i < (budget.iterations ?? ALWAYS); i++) {
    if (i % CLOCK_EVERY === 0 && performance.now() > until) break;
    run(world());
  }
  let best = moves[0]!;
  let most = -1;
  for (const move of moves) {
    const visits = root.edges.get(game.code(move))?.visits ?? 0;
    if (visits > most) [best, most] = [move, visits];
  }
  return best;
}

function iterator<G extends Vocabulary>(
  game: Game<G>,
  brain: Brain<G>,
  explore: number,
  chapter: number | undefined,
  luck: Chance & Dice,
  root: Node,
  rootMoves: readonly G['Move'][],
): (state: G['State']) => void {
  const edges: Edge[] = [];
  const seats: Seat[] = [];

  return state => {
    const look = state as Frozen<G['State']>;
    let depth = 0;
    let node = root;
    for (;;) {
      const seat = game.actors(look)[0];
      if (seat === undefined || (chapter !== undefined && brain.chapter!(look) !== chapter)) break;
      const moves = depth === 0 ? rootMoves : candidatesOf(brain, look, seat, game.legal(look, seat), luck);
      const move = select(game, node, moves, explore, luck);
      const edge = node.edges.get(game.code(move))!;
      game.apply(state, seat, move, luck);
      edges[depth] = edge;
      seats[depth++] = seat;
      if (edge.visits === 0) break;
      edge.node ??= { edges: new Map() };
      node = edge.node;
    }
    const worth = playout(game, brain, state, chapter, luck);
    for (let i = 0; i < depth; i++) {
      const edge = edges[i]!;
      edge.visits++;
      edge.sum += lead(worth, seats[i]!);
    }
  };
}

/** An untried move if there is one, else the best by upper confidence bound among those offered now. */
function select<G extends Vocabulary>(
  game: Game<G>,
  node: Node,
  moves: readonly G['Move'][],
  explore: number,
  luck: Dice,
): G['Move'] {
  let best = moves[0]!;
  let top = -Infinity;
  let untried = 0;
  for (const move of moves) {
    const code = game.code(move);
    let edge = node.edges.get(code);
    if (!edge) {
      edge = { node: undefined, visits: 0, offered: 0, sum: 0 };
      node.edges.set(code, edge);
    }
    edge.offered++;
    if (edge.visits === 0) {
      if (luck.below(++untried) === 0) best = move;
    } else if (untried === 0) {
      const bound = edge.sum / edge.visits + explore * Math.sqrt(Math.log(edge.offered) / edge.visits);
      if (bound > top) [best, top] = [move, bound];
    }
  }
  return best;
}
