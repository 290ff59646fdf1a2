import type { Seat } from '@kontor/core';
import { atlasOf, churchOfToken, kindOfToken, type City } from '../src/city.ts';
import { isBuilder, sum, tokenValue } from '../src/queries.ts';
import type { Position } from '../src/state.ts';
import { BELL, BRICK, CHURCHES, DONATIONS, MAPS, NOBODY, TIMBER } from '../words/index.ts';

/** What things are worth in points, by rule of thumb: much while there is time to use them, little at the end. */
export interface Rates {
  /** Donations still to come, as a share of all thirty; or the share of the time left, if that is less. */
  readonly share: number;
  /** Turns each player has left, about. */
  readonly turns: number;
  /** Of one coin. */
  readonly coin: number;
  /** Of a timber with a brick. */
  readonly pair: number;
  readonly bell: number;
  /** What each donation counts beside its token, more and more in a long game: somebody has to bring it to its end. */
  readonly hurry: number;
}

/** Turns of each player in a game of good length; nothing is kept for a time after it. */
const LENGTH = 40;
/** Turns of each player after which the game begins to be long. */
const PATIENCE = 24;
const HURRY = 0.02;

export const hurryOf = ({ turn, players }: Pick<Position, 'turn' | 'players'>): number =>
  HURRY * Math.max(0, turn / players.length - PATIENCE) ** 2;

const atlas = atlasOf(MAPS);

/** The city of a built-in map; the maps of packs are not known here. */
export const knownCity = (state: Position): City | undefined => atlas[state.options.map];

export function ratesOf(state: Position): Rates {
  let given = 0;
  let late = false;
  for (const donors of state.donors) {
    given += donors.length;
    late ||= donors.length >= DONATIONS - 2 && donors.length < DONATIONS;
  }
  const left = CHURCHES * DONATIONS - given;
  const share = Math.min(left / (CHURCHES * DONATIONS), Math.max(0, 1 - state.turn / state.players.length / LENGTH));
  const hurry = hurryOf(state);
  return {
    share,
    turns: (66 * share) / state.players.length + 5 * share,
    coin: (1 + 1.6 * share) / 100,
    pair: 1 + 2.6 * share,
    bell: 0.5 + (late ? 1.6 : 0.3) * share + (late ? 0.25 * hurry : 0),
    hurry,
  };
}

/** A pair is worth less the more of them lie about. */
const PAIRS = [1, 0.95, 0.85, 0.7, 0.55, 0.4, 0.3, 0.25, 0.2, 0.2];
const SPARE = 0.3;

export function materialWorth({ pair, bell }: Rates, timber: number, brick: number, bells: number): number {
  const pairs = Math.min(timber, brick);
  let worth = bells * bell;
  for (let i = 0; i < pairs; i++) worth += pair * (PAIRS[i] ?? 0.2);
  return worth + SPARE * pair * Math.min(2, timber - pairs) + (SPARE + 0.1) * pair * Math.min(2, brick - pairs);
}

/** Beer that can be sold is more than half money. */
const STORED = 0.6;

export const goodWorth = ({ coin }: Rates, price: number): number => STORED * coin * price;

/** How many of so many goods count: those for which there is room fully, the next few by half, the rest hardly. */
export const useful = (goods: number, room: number): number =>
  Math.min(goods, room) + 0.5 * Math.min(3, Math.max(0, goods - room)) + 0.1 * Math.max(0, goods - room - 3);

/** Money beyond what one purchase costs is worth half. */
const PURSE = 260;

export const moneyWorth = ({ coin }: Rates, money: number): number =>
  coin * (Math.min(money, PURSE) + 0.5 * Math.max(0, money - PURSE));

export const producerWorth = ({ turns }: Rates, price: number): number => (0.25 * turns * price) / 100;

/** A fleet that carries much, with less use for each further unit. */
export const fleetWorth = ({ turns }: Rates, room: number): number => 0.6 * turns * (1 - Math.exp(-room / 6));

export function roomOf({ harbour }: Pick<Position, 'harbour'>, seat: Seat): number {
  let room = 0;
  for (let i = 0; i < harbour.length; i++) for (const owner of harbour[i]!) if (owner === seat) room += i + 1;
  return room;
}

/** What a token pays now, and what it may come to pay. */
export function tokenWorth(state: Position, city: City, rates: Rates, seat: Seat, token: number): number {
  const now = tokenValue(state, city, seat, token);
  const { share } = rates;
  const church = churchOfToken(token);
  const points = city.points[token]!;
  switch (kindOfToken(token)) {
    case 0:
      return now;
    case 1:
      return now + (0.45 * 30 * share) / state.players.length;
    case 2:
      return 0.85 * now + 1.2 * share;
    case 3:
      return now + points * 0.35 * share * freeIn(state, city.type, city.building[church]!, 2);
    default:
      if (city.isCathedral[church]) return now + 4 * share;
      return now + points * 0.25 * share * freeIn(state, city.parish, church, 3);
  }
}

/** How many free sites have this type (or parish); no more than `most` are counted. */
function freeIn({ citizens }: Position, groups: readonly number[], group: number, most: number): number {
  let n = 0;
  for (let site = 0; n < most && site < groups.length; site++)
    if (groups[site] === group && citizens[site] === NOBODY) n++;
  return n;
}

export const BUILDER_WORTH = 1.5;
export const NEIGHBOURHOOD_WORTH = 0.8;

/** How a player stands, in points. */
export function standOf(state: Position, city: City, rates: Rates, seat: Seat): number {
  const { prestige, money, goods, materials, buildings } = state.players[seat]!;
  const room = roomOf(state, seat);
  let worth =
    prestige + moneyWorth(rates, money) + materialWorth(rates, materials[TIMBER]!, materials[BRICK]!, materials[BELL]!);
  worth += fleetWorth(rates, room);
  const crowded = useful(sum(goods), room) / Math.max(1, sum(goods));
  for (let good = 0; good < goods.length; good++) {
    worth += crowded * goods[good]! * goodWorth(rates, state.prices[good]!);
    worth += buildings[good]! * producerWorth(rates, state.prices[good]!);
  }
  for (let token = 0; token < state.holder.length; token++)
    if (state.holder[token] === seat && !state.scored[token]) worth += tokenWorth(state, city, rates, seat, token);
  if (isBuilder(state, seat)) worth += BUILDER_WORTH * rates.share;
  for (const donors of state.donors) if (donors.includes(seat)) worth += NEIGHBOURHOOD_WORTH * rates.share;
  return worth + CITIZEN_WORTH * rates.share * sum(buildings);
}

/** A citizen may come to count for tokens not taken yet. */
export const CITIZEN_WORTH = 0.9;
