import type { Seat } from '@kontor/core';
import { atlasOf, tokenOf, type City } from '../src/city.ts';
import { sum } from '../src/queries.ts';
import type { Position } from '../src/state.ts';
import {
  BELL,
  BRICK,
  CHURCHES,
  DONATIONS,
  END_PRICE,
  GOODS,
  MAPS,
  MONEY_PER_POINT,
  NOBODY,
  TIMBER,
} from '../words/index.ts';

/** What counts how much, in points where nothing else is said; found by self-play (bench/results.md). */
const WEIGHTS = {
  /** A hundred coins, beyond the point that they buy at the end; those beyond a full purse count by a share. */
  coin: 3.9,
  purse: 433,
  rich: 0.49,
  /** A timber with a brick, beyond their price at the end, and how many pairs count; a piece without its fellow, as a share; a bell. */
  pair: 4.9,
  pairs: 4.7,
  spare: 0.31,
  bell: 3,
  /** Goods, as a share of their price: those with room on ships, and a few without. */
  good: 0.7,
  crowded: 0.19,
  /** What a thousand coins of goods more in a lap are worth in each turn; the second and third good as a share. */
  income: 3.1,
  second: 0.39,
  third: 0.25,
  /** Room on ships, in each turn, with less use for each further unit. */
  room: 0.54,
  roomy: 5.4,
  /** What open tokens may come to pay: for donations, for ships (as a share of now), for buildings and citizens. */
  donations: 5.3,
  ships: 0.25,
  buildings: 0.82,
  citizens: 0.74,
  /** What tokens still at their churches would pay for buildings and citizens, as a share. */
  hope: 0.054,
  /** Donations of a player in a turn; the turns before the end in which things lose their use; what use they keep for one who is ahead. */
  pace: 0.29,
  short: 7,
  closing: 0.81,
  /** A donation beside its token, for each turn beyond these. */
  hurry: 0.41,
  patience: 18,
  /** The end of the game for one who is ahead: of how far, and how much more the nearer it is. */
  prospect: 24.6,
  lead: 11.5,
  steep: 3,
};

const ALL = CHURCHES * DONATIONS;

/** The kinds of tokens. */
export const [FIVE, DONATION, SHIP, BUILDING, CITIZEN] = [0, 1, 2, 3, 4] as const;

/** What a player plans by. It is taken when the plan begins: a donation does not spend the time that is left, the game does. */
export interface Aim {
  readonly city: City;
  readonly seat: Seat;
  /** Donations still to come when the plan began. */
  readonly toGive: number;
  /** Points of the best other player, if the game were over then. */
  readonly rival: number;
  /** What a donation counts beside its token. */
  readonly gift: number;
}

export function aimOf(state: Position, city: City, seat: Seat): Aim {
  let rival = -Infinity;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) rival = Math.max(rival, pointsNow(state, city, other));
  return {
    city,
    seat,
    toGive: ALL - sum(state.donors.map(({ length }) => length)),
    rival,
    gift: giftOf(state),
  };
}

/** What a donation counts beside its token: more and more in a long game, for somebody has to bring it to its end. */
export function giftOf({ stack, turn, players }: Position): number {
  const ended = stack.at(-1)?.type === 'rondel' ? turn : turn + 1;
  return WEIGHTS.hurry * Math.max(0, ended / players.length - WEIGHTS.patience);
}

/** What this player has, in points: what it would bring at once, and what it is good for in the time that is left. */
export function outlookOf(state: Position, { city, seat, toGive, rival, gift }: Aim): number {
  const W = WEIGHTS;
  const { prestige, money, goods, materials, buildings } = state.players[seat]!;
  const count = countsOf(state, city, seat);
  const share = toGive / ALL;
  const left = toGive / (state.players.length * W.pace);
  const stock = sum(goods);
  const open = openTokens(state, city, seat, count, share);
  const now = pointsWith(state, seat, open.now);
  const use = Math.max(Math.min(1, left / W.short), now > rival ? W.closing : 0);
  const coin = (1 + W.coin * use) / MONEY_PER_POINT;
  return (
    prestige +
    open.worth +
    coin * (Math.min(money, W.purse) + W.rich * Math.max(0, money - W.purse)) +
    materialWorth(materials, use, toGive, count.late > 0) +
    goodsWorth(state, goods, stock, count.room, coin) +
    left * (incomeWorth(state, buildings) + W.room * (1 - Math.exp(-count.room / W.roomy))) +
    gift * count.gifts +
    W.prospect * Math.tanh((now - rival) / W.lead) * (count.given / ALL) ** W.steep
  );
}

/** [HB-8.2] With what the open tokens pay, and all else at its price at the end. */
function pointsWith({ players }: Position, seat: Seat, open: number): number {
  const { prestige, money, goods, materials } = players[seat]!;
  return prestige + open + (money + END_PRICE * (sum(goods) + sum(materials))) / MONEY_PER_POINT;
}

/** The points of a player, with their fractions, if the game ended now. */
export const pointsNow = (state: Position, city: City, seat: Seat): number =>
  pointsWith(state, seat, openTokens(state, city, seat, countsOf(state, city, seat), 0).now);

interface Counts {
  /** Donations of all players, and this player's; churches that lack one. */
  given: number;
  gifts: number;
  late: number;
  citizens: number;
  /** Citizens by parish. */
  parish: number[];
  ships: number;
  room: number;
}

function countsOf({ donors, citizens, harbour }: Position, city: City, seat: Seat): Counts {
  const count: Counts = {
    given: 0,
    gifts: 0,
    late: 0,
    citizens: 0,
    parish: [0, 0, 0, 0, 0, 0],
    ships: 0,
    room: 0,
  };
  for (const list of donors) {
    count.given += list.length;
    if (list.length === DONATIONS - 1) count.late++;
    for (const donor of list) if (donor === seat) count.gifts++;
  }
  for (let site = 0; site < citizens.length; site++)
    if (citizens[site] === seat) {
      count.citizens++;
      count.parish[city.parish[site]!]!++;
    }
  for (let basin = 0; basin < harbour.length; basin++)
    for (const owner of harbour[basin]!)
      if (owner === seat) {
        count.ships++;
        count.room += basin + 1;
      }
  return count;
}

/** [HB-6.5] What a token pays, or would pay; as `tokenValue`, from figures counted once. */
function valueOf(city: City, church: number, kind: number, count: Counts, buildings: readonly number[]): number {
  const points = city.points[tokenOf(church, kind)]!;
  switch (kind) {
    case FIVE:
      return points;
    case DONATION:
      return points * count.gifts;
    case SHIP:
      return points * count.ships;
    case BUILDING:
      return points * buildings[city.building[church]!]!;
    default:
      return points * (city.isCathedral[church] ? count.citizens : count.parish[church]!);
  }
}

/** What the open tokens pay now, and with what they may come to pay; with them those that are still to be had. */
function openTokens(
  { holder, scored, players }: Position,
  city: City,
  seat: Seat,
  count: Counts,
  share: number,
): { now: number; worth: number } {
  const W = WEIGHTS;
  const { buildings } = players[seat]!;
  let now = 0;
  let worth = 0;
  for (let church = 0; church < CHURCHES; church++)
    for (let kind = 0; kind < DONATIONS; kind++) {
      const token = tokenOf(church, kind);
      const isMine = holder[token] === seat;
      if (isMine ? scored[token] : holder[token] !== NOBODY || kind <= SHIP) continue;
      const value = valueOf(city, church, kind, count, buildings);
      if (!isMine) {
        worth += W.hope * value;
        continue;
      }
      now += value;
      worth += value;
      if (kind === DONATION) worth += (share * W.donations) / players.length;
      else if (kind === SHIP) worth += share * W.ships * value;
      else if (kind === BUILDING) worth += share * W.buildings * city.points[token]!;
      else if (kind === CITIZEN) worth += share * W.citizens * city.points[token]!;
    }
  return { now, worth };
}

function materialWorth(materials: readonly number[], use: number, toGive: number, isLate: boolean): number {
  const W = WEIGHTS;
  const [timber, brick] = [materials[TIMBER]!, materials[BRICK]!];
  const pairs = Math.min(timber, brick);
  const useful = Math.min(pairs, W.pairs, Math.max(1, toGive));
  const pair = 1 + W.pair * use;
  const odd = Math.min(3, timber + brick - 2 * pairs);
  const bell = 0.5 + W.bell * use * (isLate ? 1.5 : 0.7);
  return pair * (useful + W.spare * odd) + (pairs - useful) + bell * materials[BELL]!;
}

/** Goods for which there is room on ships, and a few more. */
function goodsWorth({ prices }: Position, goods: readonly number[], stock: number, room: number, coin: number): number {
  if (stock === 0) return 0;
  let money = 0;
  for (let good = 0; good < goods.length; good++) money += goods[good]! * prices[good]!;
  const sold = Math.min(stock, room) + WEIGHTS.crowded * Math.min(4, Math.max(0, stock - room));
  return Math.max((END_PRICE * stock) / MONEY_PER_POINT, (WEIGHTS.good * coin * money * sold) / stock);
}

/** The good that brings most counts in full: nobody can make all three in every lap. */
function incomeWorth({ prices }: Position, buildings: readonly number[]): number {
  const [a, b, c] = GOODS.map((_, good) => (1 + buildings[good]!) * prices[good]!).sort((x, y) => y - x);
  return (WEIGHTS.income * (a! + WEIGHTS.second * b! + WEIGHTS.third * c!)) / 1000;
}

const atlas = atlasOf(MAPS);

/** The city of a built-in map; that of a pack is in the view alone. */
export const knownCity = (state: Position): City | undefined => atlas[state.options.map];
