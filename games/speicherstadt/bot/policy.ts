import type { Dice, Frozen, Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import type { Move } from '../words/index.ts';
import { bareWorth, cardWorth } from './appraise.ts';
import { loadingMove } from './loading.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** What each card of the row is worth to each seat; made once a round, for one state at a time. */
const appraisal = {
  state: undefined as unknown,
  round: -1,
  first: -1,
  outlook: undefined as unknown as Outlook,
  values: [] as number[][],
};

function appraise(state: Frozen<State>): typeof appraisal {
  if (appraisal.state === state && appraisal.round === state.round && appraisal.first === state.row[0]!.card)
    return appraisal;
  const outlook = outlookOf(state);
  appraisal.state = state;
  appraisal.round = state.round;
  appraisal.first = state.row[0]!.card;
  appraisal.outlook = outlook;
  appraisal.values = state.players.map((_, seat) => {
    const bare = bareWorth(state, seat, outlook);
    return state.row.map(({ card, goods }) => (card < 0 ? 0 : cardWorth(state, seat, outlook, card, goods, bare)));
  });
  return appraisal;
}

const NOISE = 0.8;

/** Where a worker would do most for its owner: first in line for something good, or behind a rival who will pay for it. */
function placing(state: Frozen<State>, seat: Seat, { moves }: Legal<Move>, dice: Dice): Move {
  const { values, outlook } = appraise(state);
  const { coin } = outlook;
  const { row, players } = state;
  let committed = 0;
  for (const { queue } of row) if (queue.includes(seat)) committed += queue.length - queue.indexOf(seat);
  let best = moves[0]!;
  let top = -Infinity;
  for (const move of moves) {
    const { queue } = row[(move as { space: number }).space]!;
    const value = values[seat]![(move as { space: number }).space]!;
    let rivals = 0;
    let own = 0;
    for (let at = 0; at < queue.length; at++) {
      const other = queue[at]!;
      const price = queue.length + 1 - at;
      if (other === seat) own++;
      else if (players[other]!.coins >= price && values[other]![(move as { space: number }).space]! > price * coin)
        rivals++;
    }
    const net = value - coin * (1.5 + (players[seat]!.coins - committed < 2 ? 1 : 0));
    let score = rivals === 0 ? (own > 0 ? 0 : net) : (0.3 * net) / rivals + (own > 0 ? 0 : 0.8 * coin);
    if (rivals === 0 && own === 0 && committed >= players[seat]!.coins) score *= 0.3;
    score += (NOISE * dice.below(1024)) / 1024;
    if (score > top) [best, top] = [move, score];
  }
  return best;
}

const BUY: Move = { type: 'buy' };
const DECLINE: Move = { type: 'decline' };

/** Buys what is worth its price, unless the same player is asked next, or the coins are needed for something better. */
function answer(state: Frozen<State>, seat: Seat, space: number): Move {
  const { row, players } = state;
  const { card, goods, queue } = row[space]!;
  if (queue[1] === seat) return DECLINE;
  const outlook = outlookOf(state);
  const price = queue.length;
  const idle = players[seat]!.bought === 0 ? 1 : 0;
  const gain = cardWorth(state, seat, outlook, card, goods) - (price + idle * 0.8) * outlook.coin;
  if (gain <= 0) return DECLINE;
  for (let later = space + 1; later < row.length; later++) {
    const other = row[later]!;
    if (
      other.queue[0] !== seat ||
      players[seat]!.coins >= price + other.queue.length ||
      players[seat]!.coins < other.queue.length
    )
      continue;
    if (
      cardWorth(state, seat, outlook, other.card, other.goods) - (other.queue.length + idle * 0.8) * outlook.coin >
      gain
    )
      return DECLINE;
  }
  return BUY;
}

/** A quick sensible move. */
export function policy(state: Frozen<State>, seat: Seat, legal: Legal<Move>, dice: Dice): Move {
  const frame = state.stack.at(-1)!;
  if (frame.type === 'demand') return placing(state, seat, legal, dice);
  if (frame.type === 'offer') return answer(state, seat, frame.space);
  return loadingMove(state, seat, legal);
}
