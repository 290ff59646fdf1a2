import { type Figures, type Flowing, type Frozen, quick, type Seat } from '@kontor/core';
import { GOODS } from '../words/data/goods.ts';
import type { Deck } from '../words/data/deck.ts';
import { SOURCES } from '../words/events.ts';
import type { Move } from '../words/moves.ts';
import type { Forecast } from '../words/view.ts';
import { acquire } from './acquire.ts';
import { atHand } from './queries.ts';
import { pointsOf } from './scoring.ts';
import { clone, type Speicherstadt, type State } from './state.ts';

/** The coins, goods and points of one seat. */
function meansOf(deck: Deck, state: Frozen<State>, seat: Seat): { coins: number; goods: number[]; points: Figures } {
  const player = state.players[seat]!;
  return { coins: player.coins, goods: atHand(player), points: pointsOf(deck, state, player) };
}

const withoutZeros = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, n]) => n !== 0));

function between(deck: Deck, before: Frozen<State>, after: Frozen<State>, seat: Seat): Forecast {
  const [old, now] = [meansOf(deck, before, seat), meansOf(deck, after, seat)];
  const change = (sign: 1 | -1): Figures => ({
    coins: Math.max(0, sign * (now.coins - old.coins)),
    ...Object.fromEntries(GOODS.map((name, good) => [name, Math.max(0, sign * (now.goods[good]! - old.goods[good]!))])),
  });
  const points = Object.fromEntries(SOURCES.map(source => [source, now.points[source]! - old.points[source]!]));
  const parts = { cost: withoutZeros(change(-1)), gain: withoutZeros(change(1)), points: withoutZeros(points) };
  return Object.fromEntries(Object.entries(parts).filter(([, figures]) => Object.keys(figures).length > 0));
}

/** The state as it would be if this seat bought the card on a space at this price. */
function afterPurchase(state: Frozen<State>, seat: Seat, space: number, price: number): State {
  const next = clone(state);
  acquire(next.players[seat]!, next.row[space]!, price);
  return next;
}

/** Whether a move ends the round or the game; luck has no say in it. */
function endOf(
  flowing: Flowing<Speicherstadt>,
  state: Frozen<State>,
  seat: Seat,
  move: Move,
): 'round' | 'game' | undefined {
  const next = clone(state);
  flowing.apply(next, seat, move, quick(0));
  return next.ending !== undefined ? 'game' : next.round > state.round ? 'round' : undefined;
}

/**
 * What a move brings its player: for a worker, the card bought at the price it would have now with this worker; for all others,
 * what changes at once, income and fires left out. Goods are those at hand.
 */
export function forecast(
  deck: Deck,
  flowing: Flowing<Speicherstadt>,
  step: (state: State, seat: Seat, move: Move) => void,
  state: Frozen<State>,
  seat: Seat,
  move: Move,
): Forecast {
  if (move.type === 'worker')
    return between(deck, state, afterPurchase(state, seat, move.space, state.row[move.space]!.queue.length + 1), seat);
  const next = clone(state);
  step(next, seat, move);
  const ends = endOf(flowing, state, seat, move);
  return { ...between(deck, state, next, seat), ...(ends === undefined ? {} : { ends }) };
}

/** What each card would bring a seat at the price with one more worker, at any time of the demand, also off turn. */
export function survey(deck: Deck, state: Frozen<State>, seat: Seat): { move: Move; forecast: Forecast }[] {
  if (state.stack.at(-1)?.type !== 'demand') return [];
  return state.row.map(({ queue }, space) => ({
    move: { type: 'worker', space },
    forecast: between(deck, state, afterPurchase(state, seat, space, queue.length + 1), seat),
  }));
}
