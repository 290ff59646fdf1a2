import { type Figures, type Flowing, type Frozen, quick, type Seat } from '@kontor/core';
import { GOODS } from '../words/data/goods.ts';
import type { Deck } from '../words/data/deck.ts';
import { COLUMN } from '../words/data/table.ts';
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

/** [SP-4.1] The card, bought with one more worker of this seat there, at the price its first worker would be asked. */
function ofWorker(deck: Deck, state: Frozen<State>, seat: Seat, space: number): Forecast {
  const next = clone(state);
  const { queue } = next.row[space]!;
  queue.push(seat);
  acquire(next.players[seat]!, next.row[space]!, queue.length - queue.indexOf(seat));
  return between(deck, state, next, seat);
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
 * What a move brings its player: for a worker, the card bought at the price the own first worker there would be asked now, if
 * those before it decline; for all others, what changes at once, income and fires left out. Goods are those at hand.
 */
export function forecast(
  deck: Deck,
  flowing: Flowing<Speicherstadt>,
  step: (state: State, seat: Seat, move: Move) => void,
  state: Frozen<State>,
  seat: Seat,
  move: Move,
): Forecast {
  if (move.type === 'worker') return ofWorker(deck, state, seat, move.space);
  const next = clone(state);
  step(next, seat, move);
  const ends = endOf(flowing, state, seat, move);
  return { ...between(deck, state, next, seat), ...(ends === undefined ? {} : { ends }) };
}

/** What each card that takes another worker would bring a seat, at any time of the demand, also off turn. */
export function survey(deck: Deck, state: Frozen<State>, seat: Seat): { move: Move; forecast: Forecast }[] {
  if (state.stack.at(-1)?.type !== 'demand') return [];
  return state.row.flatMap(({ queue }, space) =>
    queue.length < COLUMN ? [{ move: { type: 'worker', space }, forecast: ofWorker(deck, state, seat, space) }] : [],
  );
}
