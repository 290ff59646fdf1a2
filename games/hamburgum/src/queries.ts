import type { Seat } from '@kontor/core';
import { BELL, BRICK, DONATIONS, DONATION_COST, NOBODY, PER_CITIZEN, TIMBER, type Cost } from '../words/index.ts';
import { churchOfToken, kindOfToken, type City } from './city.ts';
import type { Player, Position } from './state.ts';

/** Read-only helpers that several rules share. */

export function sum(list: readonly number[]): number {
  let total = 0;
  for (const n of list) total += n;
  return total;
}

export function countOf(list: readonly number[], item: number): number {
  let n = 0;
  for (const other of list) if (other === item) n++;
  return n;
}

export const isFinished = (state: Pick<Position, 'donors'>, church: number): boolean =>
  state.donors[church]!.length === DONATIONS;

export function finishedChurches({ donors }: Pick<Position, 'donors'>): number {
  let n = 0;
  for (const list of donors) if (list.length === DONATIONS) n++;
  return n;
}

/** [HB-7.3] Whoever gave the fifth donation of some church. */
export function isBuilder({ donors }: Pick<Position, 'donors'>, seat: Seat): boolean {
  for (const list of donors) if (list[DONATIONS - 1] === seat) return true;
  return false;
}

export const citizensOf = (state: Pick<Position, 'citizens'>, seat: Seat): number => countOf(state.citizens, seat);

export const tokensOf = (state: Pick<Position, 'holder'>, seat: Seat): number => countOf(state.holder, seat);

export function shipsOf({ harbour }: Pick<Position, 'harbour'>, seat: Seat): number {
  let n = 0;
  for (const basin of harbour) n += countOf(basin, seat);
  return n;
}

export function citizensIn(state: Pick<Position, 'citizens'>, city: City, seat: Seat, church: number): number {
  let n = 0;
  for (let site = 0; site < state.citizens.length; site++)
    if (state.citizens[site] === seat && city.parish[site] === church) n++;
  return n;
}

/** [HB-6.5] What a token would pay this player now, if it were (or is) theirs. */
export function tokenValue(state: Position, city: City, seat: Seat, token: number): number {
  const church = churchOfToken(token);
  const points = city.points[token]!;
  switch (kindOfToken(token)) {
    case 0:
      return points;
    case 1:
      return points * (tokensOf(state, seat) + (state.holder[token] === seat ? 0 : 1));
    case 2:
      return points * shipsOf(state, seat);
    case 3:
      return points * state.players[seat]!.buildings[city.building[church]!]!;
    default:
      return points * (city.isCathedral[church] ? citizensOf(state, seat) : citizensIn(state, city, seat, church));
  }
}

/** [HB-6.1] What the church's next donation costs this player. */
export function donationCost(state: Position, seat: Seat, church: number): Cost {
  const given = state.donors[church]!.length;
  const cost = DONATION_COST[given]!;
  return given === DONATIONS - 1 ? { ...cost, money: PER_CITIZEN * citizensOf(state, seat) } : cost;
}

type Purse = Pick<Player, 'money'> & { readonly materials: readonly number[] };

export const canPay = ({ materials, money }: Purse, cost: Cost): boolean =>
  materials[TIMBER]! >= cost.timber &&
  materials[BRICK]! >= cost.brick &&
  materials[BELL]! >= cost.bell &&
  money >= cost.money;

/** What is missing to pay it. */
export const lacking = ({ materials, money }: Purse, cost: Cost): Cost => ({
  timber: Math.max(0, cost.timber - materials[TIMBER]!),
  brick: Math.max(0, cost.brick - materials[BRICK]!),
  bell: Math.max(0, cost.bell - materials[BELL]!),
  money: Math.max(0, cost.money - money),
});

/** [HB-1.6] */
export function pay(player: Player, cost: Cost): void {
  player.materials[TIMBER]! -= cost.timber;
  player.materials[BRICK]! -= cost.brick;
  player.materials[BELL]! -= cost.bell;
  player.money -= cost.money;
}

/** [HB-7.2] Whether a line joins the site to a citizen or a donation of this player. */
export function isJoined(state: Position, city: City, seat: Seat, site: number): boolean {
  for (const other of city.sitesNear[site]!) if (state.citizens[other] === seat) return true;
  for (const church of city.churchesNear[site]!) if (state.donors[church]!.includes(seat)) return true;
  return false;
}

export const isFree = (state: Position, site: number): boolean => state.citizens[site] === NOBODY;

/** [HB-7.2] [HB-7.3] Whether this player may build there, as far as the map is concerned. */
export const isOpenTo = (state: Position, city: City, seat: Seat, site: number): boolean =>
  isFree(state, site) && (isBuilder(state, seat) || isJoined(state, city, seat, site));
