import type { Chance, Frozen, Seat } from '@kontor/core';
import { type Kind, KIND, SEASON } from '../words/data/cards.ts';
import { type Deck, DECK, nextFire, topSeason } from '../words/data/deck.ts';
import { COLUMN, ROUNDS, WORKERS } from '../words/data/table.ts';
import type { ContractView, NextFire, PlayerView, SpaceView, View } from '../words/view.ts';
import { atHand, burn, contractsOf, firemen, missing } from './queries.ts';
import { incomeOf } from './rules/income.ts';
import { pointsOf, standing, sum } from './scoring.ts';
import type { Player, Space, State } from './state.ts';
import { CONTRACTS } from '../words/data/cards.ts';
import { placings } from './unloading.ts';

function spaceView(state: Frozen<State>, { card, goods, queue }: Frozen<Space>): SpaceView {
  const asked = queue.map((seat, at) => {
    const price = queue.length - at;
    return { seat, price, pays: state.players[seat]!.coins >= price };
  });
  return {
    card,
    goods: goods.slice(),
    queue: queue.slice(),
    price: queue.length,
    priceAfter: Math.min(queue.length + 1, COLUMN),
    asked,
  };
}

function contractView(deck: Deck, state: Frozen<State>, player: Frozen<Player>, contract: number): ContractView {
  const laid = state.laid[contract]!;
  const lacks = missing(deck.symbols[contract]!, laid);
  const counts = atHand(player);
  const completable = lacks.length > 0 && lacks.every(good => counts[good]!-- > 0);
  return { contract, laid, missing: lacks, points: deck.points[contract]!, completable };
}

/** Coins it takes to buy each card above which a seat has workers, at the price its first worker there will be asked. */
const queuedOf = (state: Frozen<State>, seat: Seat): number =>
  state.row.reduce((coins, { queue }) => coins + (queue.includes(seat) ? queue.length - queue.indexOf(seat) : 0), 0);

function workersLeft(state: Frozen<State>, seat: Seat): number {
  const frame = state.stack.at(-1);
  if (frame?.type !== 'demand') return 0;
  return WORKERS - state.row.reduce((placed, { queue }) => placed + queue.filter(each => each === seat).length, 0);
}

function fireView(deck: Deck, state: Frozen<State>): NextFire | undefined {
  const card = nextFire(state.pile);
  if (card === undefined) return undefined;
  const points = deck.values[card]!;
  const within = state.pile.filter(each => SEASON[each]! <= SEASON[card]!).length;
  return {
    card,
    points,
    within,
    now: burn(
      state.players.map(player => firemen(deck, player)),
      points,
    ),
  };
}

function toCome(pile: readonly number[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {};
  for (const card of pile) counts[KIND[card]!] = (counts[KIND[card]!] ?? 0) + 1;
  return counts;
}

/** Nothing is hidden: all viewers see the same. */
export function view(deck: Deck, state: Frozen<State>): View {
  const { ranks } = standing(deck, state);
  const players = state.players.map((player, seat): PlayerView => {
    const points = pointsOf(deck, state, player);
    const queued = queuedOf(state, seat);
    return {
      coins: player.coins,
      track: player.track,
      cards: player.cards.slice(),
      contracts: contractsOf(player).map(contract => contractView(deck, state, player, contract)),
      loose: player.loose.slice(),
      warehouse: player.warehouse.slice(),
      hall: player.hall,
      bought: player.bought,
      workersLeft: workersLeft(state, seat),
      queued,
      canPayAll: queued <= player.coins,
      firemen: firemen(deck, player),
      income: incomeOf(player),
      points,
      total: sum(points),
      rank: ranks[seat]!,
    };
  });
  const top = state.stack.at(-1);
  const fire = fireView(deck, state);
  const season = SEASON[state.pile[0] ?? -1];
  const decides =
    top?.type === 'demand'
      ? (state.start + top.placed) % players.length
      : top?.type === 'offer'
        ? state.row[top.space]!.queue[0]!
        : top?.type === 'handling'
          ? top.seat
          : undefined;
  return {
    edition: state.edition,
    options: {},
    ...(deck === DECK ? {} : { deck }),
    stack: state.stack.map(frame => ({ ...frame })),
    round: state.round,
    rounds: ROUNDS[players.length]!,
    isLast: state.round === ROUNDS[players.length]!,
    start: state.start,
    row: state.row.map(space => spaceView(state, space)),
    players,
    pile: state.pile.slice(),
    ...(season === undefined ? {} : { season }),
    seasonLeft: topSeason(state.pile),
    toCome: toCome(state.pile),
    ...(fire === undefined ? {} : { nextFire: fire }),
    discard: state.discard.slice(),
    bag: state.bag.slice(),
    supply: state.supply.slice(),
    ...(decides === undefined ? {} : { decides }),
    unload: top?.type === 'handling' ? placings(deck, state, state.players[top.seat]!) : [],
    ...(state.ending === undefined ? {} : { ending: state.ending }),
  };
}

/** The state, out of the view alone. The view holds everything, so every guess is the truth; what comes is drawn later. */
export function imagine(view: Frozen<View>): (chance: Chance) => State {
  const laid = CONTRACTS.map(() => 0);
  for (const { contracts } of view.players) for (const each of contracts) laid[each.contract] = each.laid;
  return () => ({
    edition: view.edition,
    options: {},
    stack: view.stack.map(frame => ({ ...frame })),
    round: view.round,
    start: view.start,
    row: view.row.map(({ card, goods, queue }) => ({ card, goods: goods.slice(), queue: queue.slice() })),
    players: view.players.map(player => ({
      coins: player.coins,
      track: player.track,
      cards: player.cards.slice(),
      bought: player.bought,
      loose: player.loose.slice(),
      warehouse: player.warehouse.slice(),
      hall: player.hall,
    })),
    laid: laid.slice(),
    pile: view.pile.slice(),
    discard: view.discard.slice(),
    bag: view.bag.slice(),
    supply: view.supply.slice(),
    ...(view.ending === undefined ? {} : { ending: view.ending }),
  });
}
