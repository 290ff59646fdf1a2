import type { Dice, Frozen, Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { CITIES } from '../words/data/tables.ts';
import type { Move } from '../words/moves.ts';
import { candidates } from './candidates.ts';
import { distances, GOOD_VALUE, planOf } from './needs.ts';

type Seen = Frozen<State>;

/** A quick sensible move: win what can be won, sail towards the plan, trade up, and stop. */
export function policy(state: Seen, seat: Seat, legal: Legal<Move>, dice: Dice): Move {
  const moves = candidates(state, seat, legal);
  const top = state.stack.at(-1);
  if (top?.type === 'turn') return turnMove(state, seat, moves, dice);
  if (top?.type === 'bid') return bidMove(state, seat, moves, dice);
  if (top?.type === 'trade') return moves.find(({ type }) => type === 'take') ?? moves[0]!;
  if (top?.type === 'attack') return moves.find(({ type }) => type === 'pass') ?? moves[0]!;
  return moves[dice.below(moves.length)]!;
}

const FIRST = ['bonus', 'build', 'pick-all'];

function turnMove(state: Seen, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  for (const type of FIRST) {
    const move = moves.find(each => each.type === type);
    if (move) return move;
  }
  const turn = state.stack.at(-1) as Extract<Seen['stack'][number], { type: 'turn' }>;
  if (turn.steps === 0 && turn.moving) {
    const way = wayTo(state, seat, planOf(state, seat).city, moves, dice);
    if (way) return way;
  }
  const gives = moves.filter(move => move.type === 'give');
  if (gives.length > 0) {
    const { goods } = state.players[seat]!;
    const spare = gives.filter(({ good, n }) => goods[good]! - n >= 1 || GOOD_VALUE[good]! < 1.2);
    if (spare.length > 0) return spare[dice.below(spare.length)]!;
  }
  const buys = moves.filter(({ type }) => type === 'buy');
  if (buys.length > 0 && state.players[seat]!.goods.reduce((sum, n) => sum + n, 0) > 3)
    return buys[dice.below(buys.length)]!;
  return moves.find(({ type }) => type === 'end') ?? moves[0]!;
}

/** The free first step that leads nearest to a city, or anywhere new. */
function wayTo(state: Seen, seat: Seat, city: number, moves: readonly Move[], dice: Dice): Move | undefined {
  const sails = moves.filter(move => (move.type === 'sail' || move.type === 'sail-down') && move.pay.length === 0);
  if (sails.length === 0) return undefined;
  if (city < 0 || city === state.players[seat]!.city) return sails[dice.below(sails.length)];
  let best: Move | undefined;
  let least = CITIES + 1;
  for (const move of sails) {
    if (move.type !== 'sail') continue;
    const there = {
      ...state,
      players: state.players.map((player, i) => (i === seat ? { ...player, city: move.to } : player)),
    };
    const steps = distances(there, seat)[city]!;
    if (steps < least) [best, least] = [move, steps];
  }
  return best ?? sails[0];
}

/** A chip of an own office's city, if it can be spared; else any single chip. */
function bidMove(state: Seen, seat: Seat, moves: readonly Move[], dice: Dice): Move {
  const plan = planOf(state, seat).city;
  const feeds = moves.filter(
    move =>
      move.type === 'bid' &&
      move.chips.length === 1 &&
      move.chips[0] !== plan &&
      state.cities[move.chips[0]!]!.offices.some(({ owner }) => owner === seat),
  );
  if (feeds.length > 0) return feeds[dice.below(feeds.length)]!;
  const singles = moves.filter(move => move.type === 'bid' && move.chips.length === 1 && move.chips[0] !== plan);
  return singles.length > 0 ? singles[dice.below(singles.length)]! : moves[0]!;
}
