import { type Chance, type Dice, type Frozen, type Game, quick, type Seat, type Vocabulary } from '@kontor/core';
import { type Bot, guess, type Situation } from './bot.ts';
import { type Brain, candidatesOf, ROOT_SAMPLES } from './brain.ts';
import { lead } from './greedy.ts';
import { playout } from './playout.ts';

export interface Budget {
  readonly iterations?: number;
  /** Stops early when so much time is gone. */
  readonly milliseconds?: number;
  /** The clock that milliseconds are read from. */
  readonly now?: () => number;
}

/** A decision reached by a sequence of moves; its edges are keyed by `code`. */
interface Node {
  readonly edges: Map<number, Edge>;
  /** Where its samples of selections come from: the same node looks at the same members again. */
  readonly seed: number;
  visits: number;
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
  const { game, seat, limit = Infinity } = situation;
  const { iterations = ALWAYS, now = () => performance.now() } = budget;
  const milliseconds = Math.min(budget.milliseconds ?? Infinity, limit);
  const until = milliseconds === Infinity ? Infinity : now() + milliseconds;
  const first = guess(situation);
  const moves = candidatesOf(brain, first, seat, game.legal(first, seat), luck, ROOT_SAMPLES);
  if (moves.length === 1) return moves[0]!;
  const tree = new Tree(game, brain, explore, brain.chapter?.(first), luck, seat, moves);
  for (let i = 0; i < iterations; i++) {
    if (until !== Infinity && i % CLOCK_EVERY === 0 && now() >= until && i > 0) break;
    tree.grow(world());
  }
  return tree.best();
}

class Tree<G extends Vocabulary> {
  private readonly game: Game<G>;
  private readonly brain: Brain<G>;
  private readonly explore: number;
  private readonly chapter: number | undefined;
  private readonly luck: Chance & Dice;
  private readonly seat: Seat;
  private readonly moves: readonly G['Move'][];
  private readonly root: Node = { edges: new Map(), seed: 0, visits: 0 };
  private nodes = 1;
  /** The way of the current iteration. */
  private readonly edges: Edge[] = [];
  private readonly seats: Seat[] = [];
  /** What `select` found beside the move. */
  private chosen!: Edge;

  constructor(
    game: Game<G>,
    brain: Brain<G>,
    explore: number,
    chapter: number | undefined,
    luck: Chance & Dice,
    seat: Seat,
    moves: readonly G['Move'][],
  ) {
    this.game = game;
    this.brain = brain;
    this.explore = explore;
    this.chapter = chapter;
    this.luck = luck;
    this.seat = seat;
    this.moves = moves;
  }

  /** One iteration: down the tree by the rules, one move beyond it, then a playout; the result goes back up. */
  grow(state: G['State']): void {
    const { game, brain, chapter, luck, edges, seats } = this;
    const look = state as Frozen<G['State']>;
    let depth = 0;
    let node = this.root;
    for (;;) {
      const seat = depth === 0 ? this.seat : game.actors(look)[0];
      if (seat === undefined || (chapter !== undefined && brain.chapter!(look) !== chapter)) break;
      const move = this.select(node, depth === 0 ? this.moves : this.candidates(look, seat, node));
      const edge = this.chosen;
      game.apply(state, seat, move, luck);
      edges[depth] = edge;
      seats[depth++] = seat;
      if (edge.visits === 0) break;
      node = edge.node ??= { edges: new Map(), seed: this.nodes++, visits: 0 };
    }
    const worth = playout(game, brain, state, chapter, luck);
    for (let i = 0; i < depth; i++) {
      const edge = edges[i]!;
      edge.visits++;
      edge.sum += lead(worth, seats[i]!);
    }
  }

  /** Of a selection first few members, then more with the square root of the visits. */
  private candidates(state: Frozen<G['State']>, seat: Seat, node: Node): readonly G['Move'][] {
    const { game, brain } = this;
    const legal = game.legal(state, seat);
    if (brain.candidates) return brain.candidates(state, seat, legal);
    if (legal.selections.length === 0) return legal.moves;
    return candidatesOf(brain, state, seat, legal, quick(node.seed), 2 + Math.floor(Math.sqrt(node.visits)));
  }

  /** An untried move if there is one, else the best by upper confidence bound among those offered now. */
  private select(node: Node, moves: readonly G['Move'][]): G['Move'] {
    const { game, explore, luck } = this;
    const { edges } = node;
    node.visits++;
    let best = 0;
    let top = -Infinity;
    let untried = 0;
    for (let i = 0; i < moves.length; i++) {
      const code = game.code(moves[i]!);
      let edge = edges.get(code);
      if (edge === undefined) {
        edge = { node: undefined, visits: 0, offered: 0, sum: 0 };
        edges.set(code, edge);
      }
      const { visits } = edge;
      edge.offered++;
      if (visits === 0) {
        if (luck.below(++untried) !== 0) continue;
      } else {
        if (untried > 0) continue;
        const bound = edge.sum / visits + explore * Math.sqrt(logarithm(edge.offered) / visits);
        if (bound <= top) continue;
        top = bound;
      }
      best = i;
      this.chosen = edge;
    }
    return moves[best]!;
  }

  best(): G['Move'] {
    let best = this.moves[0]!;
    let most = -1;
    for (const move of this.moves) {
      const visits = this.root.edges.get(this.game.code(move))?.visits ?? 0;
      if (visits > most) [best, most] = [move, visits];
    }
    return best;
  }
}

const LOGARITHMS = Float64Array.from({ length: 4096 }, (_, n) => Math.log(n));

const logarithm = (n: number): number => (n < LOGARITHMS.length ? LOGARITHMS[n]! : Math.log(n));
