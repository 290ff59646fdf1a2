import {
  type Available,
  type Decision,
  type Emit,
  type FieldPick,
  type Frozen,
  isEmpty,
  type Legal,
  type Seat,
  type Selection,
} from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import type { Event } from '../../words/events.ts';
import type { Move } from '../../words/moves.ts';
import type { RuleId } from '../../words/rule-ids.ts';
import type { Placing } from '../../words/view.ts';
import { exchange, keep, lay, lose, sell, sellInHall, store } from '../handle.ts';
import {
  atHand,
  contractsOf,
  freeSymbol,
  hasMerchant,
  hasWarehouse,
  KIND_COUNT,
  listOf,
  missing,
  roomInWarehouse,
  total,
} from '../queries.ts';
import { NOTHING, type Player, type Speicherstadt, type State } from '../state.ts';
import { placings } from '../unloading.ts';

/** Whether these goods, an ascending list, are among the counts. */
function holds(counts: readonly number[], goods: readonly number[]): boolean {
  const left = counts.slice();
  return goods.every(good => left[good]!-- > 0);
}

/** [SP-5.10] The good that has to go, if there must be one: a full place gives up one of another kind, a place with room none. */
const refusesLoss = (isFull: boolean, inside: boolean, { good, losing }: { good: number; losing?: number }): boolean =>
  isFull ? losing !== undefined && (losing === good || !inside) : losing !== undefined;

/** The rule that refuses a loading move; the only place that knows. */
function refusal(deck: Deck, state: Frozen<State>, player: Frozen<Player>, move: Move): RuleId | undefined {
  switch (move.type) {
    case 'load': {
      if (!contractsOf(player).includes(move.contract)) return 'SP-8.1';
      if (freeSymbol(deck.symbols[move.contract]!, state.laid[move.contract]!, move.good) < 0) return 'SP-5.3';
      return atHand(player)[move.good] === 0 ? 'SP-5.2' : undefined;
    }
    case 'sell':
      if (!hasMerchant(player, move.good)) return 'SP-5.4';
      return atHand(player)[move.good] === 0 ? 'SP-5.2' : undefined;
    case 'store': {
      if (!hasWarehouse(player)) return 'SP-5.5';
      if (atHand(player)[move.good] === 0) return 'SP-5.2';
      const isFull = roomInWarehouse(player) === 0;
      if (isFull && move.losing === undefined) return 'SP-5.5';
      const isLoose = player.loose[move.good]! > 0;
      if (!isLoose && (isFull || player.hall !== move.good)) return 'SP-5.10';
      return refusesLoss(isFull, player.warehouse[move.losing ?? 0]! > 0, move) ? 'SP-5.10' : undefined;
    }
    case 'keep': {
      if (atHand(player)[move.good] === 0) return 'SP-5.2';
      const isFull = player.hall !== NOTHING;
      if (isFull && move.losing === undefined) return 'SP-5.8';
      if (player.loose[move.good] === 0) return 'SP-5.10';
      return refusesLoss(isFull, player.hall === move.losing, move) ? 'SP-5.10' : undefined;
    }
    case 'hall-sale':
      return holds(atHand(player), move.goods) ? undefined : 'SP-5.2';
    case 'exchange':
      if (state.supply[move.take] === 0 || move.goods.includes(move.take)) return 'SP-5.6';
      return holds(atHand(player), move.goods) ? undefined : 'SP-5.2';
    case 'unload':
      return placings(deck, state, player).length < 2 ? 'SP-5.13' : undefined;
    case 'done':
      return listOf(player.loose).join() === move.losing.join() ? undefined : 'SP-5.2';
    default:
      return 'SP-5.1';
  }
}

/** Moves that could make sense: every move that no rule refuses is among them, apart from hall sales and exchanges. */
function candidates(deck: Deck, state: Frozen<State>, player: Frozen<Player>): Move[] {
  const moves: Move[] = [];
  for (const contract of contractsOf(player)) {
    let last = NOTHING;
    for (const good of missing(deck.symbols[contract]!, state.laid[contract]!)) {
      if (good !== last) moves.push({ type: 'load', good, contract });
      last = good;
    }
  }
  for (let good = 0; good < KIND_COUNT; good++) {
    const isLoose = player.loose[good]! > 0;
    if (isLoose || player.hall === good || player.warehouse[good]! > 0) moves.push({ type: 'sell', good });
    if (!isLoose && player.hall !== good) continue;
    moves.push({ type: 'store', good });
    if (isLoose)
      for (let losing = 0; losing < KIND_COUNT; losing++)
        if (player.warehouse[losing]! > 0) moves.push({ type: 'store', good, losing });
    if (isLoose)
      moves.push(player.hall === NOTHING ? { type: 'keep', good } : { type: 'keep', good, losing: player.hall });
  }
  if (total(player.loose) > 1) moves.push({ type: 'unload' });
  return moves;
}

/** [SP-5.6, SP-5.7] Hall sales and exchanges, as families of moves. */
function selections(state: Frozen<State>, player: Frozen<Player>): Selection<Move>[] {
  const counts = atHand(player);
  const many = total(counts);
  const families: Selection<Move>[] = [];
  if (many >= 2) families.push({ move: { type: 'hall-sale', goods: [] }, picks: [goodsFrom(counts, 2, NOTHING)] });
  if (many >= 3)
    for (let take = 0; take < KIND_COUNT; take++)
      if (state.supply[take]! > 0 && many - counts[take]! >= 3)
        families.push({ move: { type: 'exchange', goods: [], take }, picks: [goodsFrom(counts, 3, take)] });
  return families;
}

/** So many goods of one's choice, but none of one kind. */
function goodsFrom(counts: readonly number[], many: number, but: number): FieldPick {
  const from: Available[] = [];
  for (let id = 0; id < KIND_COUNT; id++) if (counts[id]! > 0 && id !== but) from.push({ id, most: counts[id]! });
  return { field: 'goods', from, min: many, max: many };
}

function choices(deck: Deck, state: Frozen<State>, player: Frozen<Player>): Legal<Move> {
  return {
    moves: candidates(deck, state, player).filter(move => refusal(deck, state, player, move) === undefined),
    selections: selections(state, player),
  };
}

/** [SP-5.12] Whether a seat with goods at hand has anything to decide. */
export const hasChoice = (deck: Deck, state: Frozen<State>, seat: Seat): boolean =>
  total(state.players[seat]!.loose) > 0 || !isEmpty(choices(deck, state, state.players[seat]!));

function place(deck: Deck, state: State, seat: Seat, placing: Placing, emit?: Emit<Event>): void {
  switch (placing.to) {
    case 'contract':
      return lay(deck, state, seat, placing.good, placing.contract, emit);
    case 'merchant':
      return sell(state, seat, placing.good, emit);
    case 'warehouse':
      return store(state, seat, placing.good, undefined, emit);
    case 'hall':
      return keep(state, seat, placing.good, undefined, emit);
  }
}

/** [SP-5.1] Any number of loading moves in any order; each leaves fewer goods at hand or fewer of them unplaced, so it ends. */
export const handling = (deck: Deck): Decision<Speicherstadt, { type: 'handling'; seat: Seat }> => ({
  actors: (_state, { seat }) => [seat],
  legal(state, { seat }) {
    const player = state.players[seat]!;
    const { moves, selections } = choices(deck, state, player);
    return { moves: [...moves, { type: 'done', losing: listOf(player.loose) }], selections };
  },
  why: (state, { seat }, _seat, move) => refusal(deck, state, state.players[seat]!, move),
  apply(state, { seat }, _seat, move, _chance, emit) {
    switch (move.type) {
      case 'load':
        return lay(deck, state, seat, move.good, move.contract, emit);
      case 'sell':
        return sell(state, seat, move.good, emit);
      case 'store':
        return store(state, seat, move.good, move.losing, emit);
      case 'keep':
        return keep(state, seat, move.good, move.losing, emit);
      case 'hall-sale':
        return sellInHall(state, seat, move.goods, emit);
      case 'exchange':
        return exchange(state, seat, move.goods, move.take, emit);
      case 'unload':
        for (const placing of placings(deck, state, state.players[seat]!)) place(deck, state, seat, placing, emit);
        return;
      case 'done':
        state.stack.pop();
        return lose(state, seat, move.losing, emit);
      default:
        return;
    }
  },
});
