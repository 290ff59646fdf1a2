import {
  type Decision,
  type Emit,
  type FrameOf,
  type Frozen,
  ifAny,
  type Seat,
  type Selection,
  type Step,
  available,
} from '@kontor/core';
import { HOME } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { chipItem, listOf, total } from '../../words/items.ts';
import type { Move } from '../../words/moves.ts';
import { orderByBids, production } from '../bids.ts';
import { revealCount } from '../known.ts';
import { chipPasses, handShown, OPEN, SUPPLY } from '../lore.ts';
import { lapseAll } from '../offers.ts';
import { revealing } from '../pieces.ts';
import { freeChips, hasItems } from '../queries.ts';
import type { Kogge, State } from '../state.ts';

/** [KO-3.3] All sets a seat may lay of these chips: at least one chip, and no set that lies there already. */
export function bidsOf(state: Frozen<State>, chips: readonly number[]): readonly Selection<Move>[] {
  const max = total(chips);
  if (max === 0) return [];
  const bids: Selection<Move> = {
    move: { type: 'bid', chips: [] },
    picks: [{ field: 'chips', from: available(chips), min: 1, max }],
    except: state.bids.map(bid => ({ chips: bid.chips })),
  };
  // There is a set of each size: fewer bids than chips can't have taken them all.
  return state.bids.length < max ? [bids] : ifAny(bids);
}

export const canBid = (state: Frozen<State>, seat: Seat): boolean =>
  bidsOf(state, state.players[seat]!.chips).length > 0;

/** [KO-3.3] Asks one after another in the current order; then goods come and the new order is made. */
export const bidding: Step<Kogge, FrameOf<Kogge, 'bidding'>> = {
  run(state, frame, _chance, emit) {
    const seat = state.order[frame.next];
    if (seat === undefined) {
      produce(state, emit);
      reorder(state, emit);
      lapseAll(state, emit);
      state.stack.pop();
    } else if (canBid(state, seat)) {
      ask(state, seat, emit);
      state.stack.push({ type: 'bid', seat });
    } else {
      frame.next++;
      skip(state, seat, emit);
    }
  },
};

/** That somebody with few chips can bid tells that the hand is none of the sets laid. */
function ask(state: State, seat: Seat, emit?: Emit<Event>): void {
  const size = total(state.players[seat]!.chips);
  const small = state.bids.filter(({ chips }) => chips.length <= size);
  if (small.length < size) return;
  if (size === 1) for (const k of state.known.chips) for (const { chips } of small) revealCount(k, seat, chips[0]!, 0);
  emit?.({ type: 'able', seat, reveals: true });
}

/** [KO-3.6] Who has chips but no allowed set shows them. */
function skip(state: State, seat: Seat, emit?: Emit<Event>): void {
  handShown(state, seat);
  emit?.({ type: 'skipped', seat, chips: listOf(state.players[seat]!.chips), reveals: true });
}

/** [KO-3.4] Highest city first: an office first, the rest to the city. */
function produce(state: State, emit?: Emit<Event>): void {
  const chips = state.bids.flatMap(bid => bid.chips);
  for (const { city, toCity, toOffices } of production(
    chips,
    n => state.cities[n]!.offices.length,
    state.supply.goods,
  )) {
    const { goods, offices } = state.cities[city]!;
    const good = HOME[city]!;
    state.supply.goods[good]! -= toCity + toOffices.length;
    goods[good]! += toCity;
    for (const site of toOffices) offices[site]!.goods[good]!++;
    emit?.({ type: 'produced', city, toCity, toOffices: toOffices.map(site => offices[site]!.owner) });
  }
}

/** [KO-3.5] The best bid goes first; the chips laid go to the supply. */
function reorder(state: State, emit?: Emit<Event>): void {
  state.order = orderByBids(state.order, state.bids);
  for (const chip of state.bids.flatMap(bid => bid.chips)) {
    state.supply.chips[chip]!++;
    chipPasses(state, chip, OPEN, SUPPLY);
  }
  state.bids = [];
  emit?.({ type: 'ranked', order: state.order.slice() });
}

export const bid: Decision<Kogge, FrameOf<Kogge, 'bid'>> = {
  actors: (_state, { seat }) => [seat],
  legal: (state, _frame, seat) => ({ moves: [], selections: bidsOf(state, freeChips(state, seat)) }),
  why(state, _frame, seat, move) {
    if (move.type !== 'bid') return 'K-2';
    const { chips } = state.players[seat]!;
    if (move.chips.length === 0 || !hasItems(chips, move.chips)) return 'KO-3.3';
    if (state.bids.some(laid => laid.chips.join() === move.chips.join())) return 'KO-3.3';
    return hasItems(freeChips(state, seat), move.chips) ? undefined : 'KO-7.4';
  },
  apply(state, _frame, seat, move, _chance, emit) {
    if (move.type !== 'bid') return;
    emit?.({ type: 'bid', seat, chips: move.chips, ...revealing(state, seat, move.chips.map(chipItem)) });
    for (const chip of move.chips) {
      state.players[seat]!.chips[chip]!--;
      chipPasses(state, chip, seat, OPEN);
    }
    state.bids.push({ seat, chips: move.chips.slice() });
    state.stack.pop();
    (state.stack.at(-1) as FrameOf<Kogge, 'bidding'>).next++;
  },
};
