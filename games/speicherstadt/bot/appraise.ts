import type { Frozen, Seat } from '@kontor/core';
import type { Player, State } from '../src/index.ts';
import {
  CAPACITY,
  CONTRACT_OF,
  DECK,
  GOODS,
  KIND,
  MERCHANT_CARDS,
  OFFICE_POINTS,
  PORT,
  WAREHOUSE,
} from '../words/index.ts';
import type { Outlook } from './outlook.ts';

/** A good at hand is nearly as good as one on its contract. */
const AT_HAND = 0.96;

const NO_GOODS: readonly number[] = [];
const left = GOODS.map(() => 0);

const hasCard = (player: Frozen<Player>, card: number): boolean => player.cards.includes(card);

/** All goods at hand of a player, and these. */
function gather(player: Frozen<Player>, more: readonly number[]): void {
  for (let good = 0; good < left.length; good++) left[good] = player.loose[good]! + player.warehouse[good]!;
  if (player.hall >= 0) left[player.hall]!++;
  for (const good of more) left[good]!++;
}

/** What a contract may bring; goods at hand that it lacks are used up. */
function contractWorth(contract: number, laid: number, fill: number): number {
  const symbols = DECK.symbols[contract]!;
  let worth = DECK.points[contract]!;
  for (let symbol = 0; symbol < symbols.length; symbol++) {
    if (laid & (1 << symbol)) continue;
    if (left[symbols[symbol]!]! > 0) {
      left[symbols[symbol]!]!--;
      worth *= AT_HAND;
    } else worth *= fill;
  }
  return worth;
}

/** Goods and contracts of a player, with these goods and this contract (or -1) more. */
export function goodsWorth(
  state: Frozen<State>,
  seat: Seat,
  { fill, coin, rounds }: Outlook,
  more: readonly number[],
  contract: number,
): number {
  const player = state.players[seat]!;
  gather(player, more);
  let worth = 0;
  for (const card of player.cards)
    if (CONTRACT_OF[card]! >= 0) worth += contractWorth(CONTRACT_OF[card]!, state.laid[CONTRACT_OF[card]!]!, fill);
  if (contract >= 0) worth += contractWorth(contract, 0, fill);
  let room = hasCard(player, WAREHOUSE) ? CAPACITY : 0;
  let spare = 0;
  for (let good = 0; good < left.length; good++) {
    let many = left[good]!;
    const stored = Math.min(room, many);
    worth += stored * (1 + 0.2 * fill);
    room -= stored;
    many -= stored;
    if (hasCard(player, MERCHANT_CARDS[good]!)) worth += many * coin * 0.95;
    else spare += many;
  }
  if (spare > 0 && rounds > 0) {
    worth += 0.5 * fill;
    spare--;
  }
  return worth + spare * 0.48 * coin;
}

/** Chances at the fires to come for each seat, with this much more for one of them. */
export function firesWorth(state: Frozen<State>, seat: Seat, { fires, spread }: Outlook, more: number): number {
  if (fires.length === 0) return 0;
  const { players } = state;
  let most = -Infinity;
  let least = Infinity;
  let own = 0;
  for (let other = 0; other < players.length; other++) {
    let sum = 0;
    for (const card of players[other]!.cards) if (KIND[card] === 'fireman') sum += DECK.values[card]!;
    if (other === seat) own = sum + more;
    else {
      if (sum > most) most = sum;
      if (sum < least) least = sum;
    }
  }
  const top = 1 / (1 + Math.exp((most + 0.5 - own) / spread));
  const bottom = 1 / (1 + Math.exp((own + 0.5 - least) / spread));
  let points = 0;
  for (const fire of fires) points += fire;
  return points * (top - bottom);
}

const many = (player: Frozen<Player>, kind: 'office' | 'ship'): number => {
  let n = 0;
  for (const card of player.cards) if (KIND[card] === kind) n++;
  return n;
};

/** Goods and contracts as they are. */
export const bareWorth = (state: Frozen<State>, seat: Seat, outlook: Outlook): number =>
  goodsWorth(state, seat, outlook, NO_GOODS, -1);

/** What a card would add for a seat, in points, its price left out; `bare` saves counting the goods it has now. */
export function cardWorth(
  state: Frozen<State>,
  seat: Seat,
  outlook: Outlook,
  card: number,
  goods: readonly number[],
  bare?: number,
): number {
  const player = state.players[seat]!;
  const { coin, rounds } = outlook;
  switch (KIND[card]!) {
    case 'contract':
      return goodsWorth(state, seat, outlook, NO_GOODS, CONTRACT_OF[card]!) - (bare ?? bareWorth(state, seat, outlook));
    case 'ship':
      return (
        goodsWorth(state, seat, outlook, goods, -1) -
        (bare ?? bareWorth(state, seat, outlook)) +
        (hasCard(player, PORT) ? 1 : state.pile.includes(PORT) ? 0.15 : 0)
      );
    case 'fireman':
      return firesWorth(state, seat, outlook, DECK.values[card]!) - firesWorth(state, seat, outlook, 0);
    case 'office':
      return (
        OFFICE_POINTS[many(player, 'office') + 1]! - OFFICE_POINTS[many(player, 'office')]! + 0.4 * outlook.offices
      );
    case 'bank':
      return coin * (rounds + 1);
    case 'warehouse':
      return Math.min(CAPACITY, 0.6 + 0.35 * outlook.goods);
    case 'boatmens-church':
      return 3;
    case 'st-michaelis':
      return 4;
    case 'port':
      return many(player, 'ship') + outlook.ships;
    case 'chamber':
      return player.coins + 1 + 1.2 * rounds;
    default:
      return 1 + coin * 0.2 * outlook.goods * 0.6;
  }
}

/** What a seat may hope for in the end, with what it has now. */
export function seatWorth(state: Frozen<State>, seat: Seat, outlook: Outlook): number {
  const player = state.players[seat]!;
  const offices = many(player, 'office');
  let worth = player.track + firesWorth(state, seat, outlook, 0) + bareWorth(state, seat, outlook);
  worth += OFFICE_POINTS[offices]! + (offices > 0 ? 0.4 * offices * outlook.offices : 0) + outlook.coin * player.coins;
  for (const card of player.cards)
    switch (KIND[card]!) {
      case 'contract':
      case 'ship':
      case 'fireman':
      case 'office':
        break;
      case 'bank':
        worth += outlook.coin * outlook.rounds;
        break;
      case 'warehouse':
        worth += Math.min(1.5, 0.2 * outlook.goods);
        break;
      case 'port':
        worth += many(player, 'ship') + outlook.ships;
        break;
      case 'chamber':
        worth += player.coins * (1 - outlook.coin) + (outlook.rounds > 0 ? outlook.rounds : 0);
        break;
      default:
        worth += cardWorth(state, seat, outlook, card, []);
    }
  return worth;
}
