import type { Emit, Seat } from '@kontor/core';
import type { Deck } from '../words/data/deck.ts';
import type { Event } from '../words/events.ts';
import { freeSymbol, isComplete } from './queries.ts';
import { NOTHING, type Player, type State } from './state.ts';

/** [SP-5.11] Takes a good out of what is at hand: loose goods first, they would be lost; the warehouse last, it counts points. */
function takeOut(player: Player, good: number): void {
  if (player.loose[good]! > 0) player.loose[good]!--;
  else if (player.hall === good) player.hall = NOTHING;
  else player.warehouse[good]!--;
}

function give(state: State, player: Player, good: number): void {
  takeOut(player, good);
  state.supply[good]!++;
}

/** [SP-5.3] Lays a good on a contract, for good. */
export function lay(deck: Deck, state: State, seat: Seat, good: number, contract: number, emit?: Emit<Event>): void {
  const symbols = deck.symbols[contract]!;
  takeOut(state.players[seat]!, good);
  state.laid[contract]! |= 1 << freeSymbol(symbols, state.laid[contract]!, good);
  const complete = isComplete(symbols, state.laid[contract]!);
  emit?.({ type: 'load', seat, good, contract, complete, value: deck.points[contract]! });
}

/** [SP-5.4] Sells a good to its merchant. */
export function sell(state: State, seat: Seat, good: number, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  give(state, player, good);
  player.coins++;
  emit?.({ type: 'sell', seat, good, coins: 1 });
}

const lostPart = (losing: number | undefined) => (losing === undefined ? {} : { lost: losing });

/** [SP-5.5, SP-5.10] Puts a good into the warehouse; in a full one it takes the place of another. */
export function store(state: State, seat: Seat, good: number, losing: number | undefined, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  if (losing !== undefined) {
    player.warehouse[losing]!--;
    state.supply[losing]!++;
  }
  takeOut(player, good);
  player.warehouse[good]!++;
  emit?.({ type: 'store', seat, good, ...lostPart(losing) });
}

/** [SP-5.8, SP-5.10] Puts a good into the market hall; in a full one it takes the place of another. */
export function keep(state: State, seat: Seat, good: number, losing: number | undefined, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  if (losing !== undefined) state.supply[losing]!++;
  player.loose[good]!--;
  player.hall = good;
  emit?.({ type: 'keep', seat, good, ...lostPart(losing) });
}

/** [SP-5.7] Two goods for a coin. */
export function sellInHall(state: State, seat: Seat, goods: readonly number[], emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  for (const good of goods) give(state, player, good);
  player.coins++;
  emit?.({ type: 'hall-sale', seat, goods, coins: 1 });
}

/** [SP-5.6] Three goods for another one out of the supply. */
export function exchange(state: State, seat: Seat, goods: readonly number[], take: number, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  for (const good of goods) give(state, player, good);
  state.supply[take]!--;
  player.loose[take]!++;
  emit?.({ type: 'exchange', seat, goods, take });
}

/** [SP-5.2] What is still loose goes to the supply. */
export function lose(state: State, seat: Seat, goods: readonly number[], emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  for (const good of goods) state.supply[good]!++;
  player.loose.fill(0);
  if (goods.length > 0) emit?.({ type: 'lose', seat, goods });
}
