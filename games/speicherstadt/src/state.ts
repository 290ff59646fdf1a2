import type { Figures, Frozen, Seat } from '@kontor/core';
import type { Ending } from '../words/events.ts';
import { GOODS } from '../words/data/goods.ts';
import { CONTRACTS } from '../words/data/cards.ts';
import type { Deck } from '../words/data/deck.ts';
import type { Event } from '../words/events.ts';
import type { Move } from '../words/moves.ts';
import type { RuleId } from '../words/rule-ids.ts';
import type { Forecast, Frame, View } from '../words/view.ts';

/** No card, no good. */
export const NOTHING = -1;

/** A water space: its card (NOTHING once settled), the goods on a ship, the seats of the workers above it from the lowest up. */
export interface Space {
  card: number;
  goods: number[];
  queue: Seat[];
}

export interface Player {
  coins: number;
  /** [SP-7.1] The score track. */
  track: number;
  /** Cards in front of the player, in the order they were bought. */
  cards: number[];
  /** Cards bought this round. */
  bought: number;
  /** Goods by kind: on ships bought this round, or just exchanged. */
  loose: number[];
  /** Goods by kind. */
  warehouse: number[];
  /** The good in the market hall, or NOTHING. */
  hall: number;
}

export interface State {
  edition: number;
  options: Readonly<Record<string, never>>;
  stack: Frame[];
  round: number;
  start: Seat;
  row: Space[];
  players: Player[];
  /** Symbols covered with goods, as bits, by contract. */
  laid: number[];
  /** Cards left, ascending, so by season; which one of the top season comes next is drawn when it is turned up. */
  pile: number[];
  /** Ascending. */
  discard: number[];
  /** Goods by kind. */
  bag: number[];
  supply: number[];
  ending?: Ending;
}

export interface Speicherstadt {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Options: Readonly<Record<string, never>>;
  Rule: RuleId;
  Forecast: Forecast;
  Frame: Frame;
}

const cloneSpace = (space: Frozen<Space>): Space => ({
  card: space.card,
  goods: space.goods.slice(),
  queue: space.queue.slice(),
});

const clonePlayer = (player: Frozen<Player>): Player => ({
  coins: player.coins,
  track: player.track,
  cards: player.cards.slice(),
  bought: player.bought,
  loose: player.loose.slice(),
  warehouse: player.warehouse.slice(),
  hall: player.hall,
});

export function clone(state: Frozen<State>): State {
  const copy: State = {
    edition: state.edition,
    options: {},
    stack: state.stack.map(frame => ({ ...frame })),
    round: state.round,
    start: state.start,
    row: state.row.map(cloneSpace),
    players: state.players.map(clonePlayer),
    laid: state.laid.slice(),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    bag: state.bag.slice(),
    supply: state.supply.slice(),
  };
  if (state.ending !== undefined) copy.ending = state.ending;
  return copy;
}

/** Goods of each kind and cards: the same at each moment of a game. */
export function tally(deck: Deck, state: Frozen<State>): Figures {
  const goods = GOODS.map((_, good) => state.bag[good]! + state.supply[good]!);
  let cards = state.pile.length + state.discard.length;
  for (const { card, goods: cargo } of state.row) {
    if (card !== NOTHING) cards++;
    for (const good of cargo) goods[good]!++;
  }
  for (const player of state.players) {
    cards += player.cards.length;
    for (let good = 0; good < goods.length; good++) goods[good]! += player.loose[good]! + player.warehouse[good]!;
    if (player.hall !== NOTHING) goods[player.hall]!++;
  }
  CONTRACTS.forEach((_, contract) =>
    deck.symbols[contract]!.forEach((good, symbol) => {
      if (state.laid[contract]! & (1 << symbol)) goods[good]!++;
    }),
  );
  return { cards, ...Object.fromEntries(GOODS.map((name, good) => [name, goods[good]!])) };
}
