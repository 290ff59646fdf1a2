import type { Seat } from '@kontor/core';
import { tokenOf, type City } from '../src/city.ts';
import { canLaunch, isFull } from '../src/harbour.ts';
import { bestSale, fleet } from '../src/loading.ts';
import { PAY } from '../src/officials.ts';
import {
  canPay,
  donationCost,
  finishedChurches,
  isBuilder,
  isOpenTo,
  lacking,
  sum,
  tokenValue,
} from '../src/queries.ts';
import { ifOver } from '../src/standing.ts';
import type { Position } from '../src/state.ts';
import {
  BELL,
  BONUS,
  BRICK,
  CANON,
  CAPTAIN,
  CHURCHES,
  DEPOT,
  DEPOT_MOST,
  DIRECT_PRICE,
  DONATIONS,
  MERCHANT,
  MERCHANT_PAY,
  NOBODY,
  OFFICIAL,
  TIMBER,
  TOKENS,
  type Cost,
} from '../words/index.ts';
import {
  BUILDER_WORTH,
  CITIZEN_WORTH,
  fleetWorth,
  goodWorth,
  materialWorth,
  moneyWorth,
  NEIGHBOURHOOD_WORTH,
  producerWorth,
  roomOf,
  tokenWorth,
  useful,
  type Rates,
} from './appraise.ts';

/** What a player would win, in points, by one step of an action. */

export interface Sale {
  readonly goods: readonly number[];
  readonly gain: number;
}

export function saleOf(state: Position, city: City, rates: Rates, seat: Seat): Sale {
  const { goods, money } = state.players[seat]!;
  const sale = bestSale(fleet(state, seat), goods, state.prices);
  const room = roomOf(state, seat);
  const [all, sold] = [sum(goods), sum(sale.goods)];
  const kept = sold === 0 ? 0 : (useful(all, room) - useful(all - sold, room)) / sold;
  let gain = moneyWorth(rates, money + sale.money) - moneyWorth(rates, money);
  sale.goods.forEach((units, good) => (gain -= kept * units * goodWorth(rates, state.prices[good]!)));
  return { goods: sale.goods, gain: gain + (sold > 0 && shortOfWin(state, city, seat) > 0 ? CLOSING : 0) };
}

/** Goods for which there will be no room sell directly, cheapest first; a player without money sells more, one who wins by it just enough. */
export function directOf(state: Position, city: City, rates: Rates, seat: Seat): Sale {
  const { goods, money } = state.players[seat]!;
  const room = roomOf(state, seat);
  const short = shortOfWin(state, city, seat);
  let surplus =
    short > 0
      ? Math.min(sum(goods), Math.ceil(short / DIRECT_PRICE))
      : Math.max(0, sum(goods) - room - (money < 50 ? 0 : 3));
  const sold = [0, 0, 0];
  if (surplus === 0) return { goods: sold, gain: 0 };
  for (const good of [0, 1, 2].sort((a, b) => state.prices[a]! - state.prices[b]!)) {
    sold[good] = Math.min(goods[good]!, surplus);
    surplus -= sold[good];
  }
  const units = sum(sold);
  const kept = useful(sum(goods), room) - useful(sum(goods) - units, room);
  const gain = moneyWorth(rates, money + DIRECT_PRICE * units) - moneyWorth(rates, money) - kept * goodWorth(rates, 70);
  return { goods: sold, gain: gain + (short > 0 ? CLOSING : 0) };
}

/** What the means for the last donation count, if it wins. */
const CLOSING = 15;

/** Where one donation is left that would win the game: the pieces that its payer lacks (timber, bricks, bells), and the money it takes. */
function missingToWin(
  state: Position,
  city: City,
  seat: Seat,
): { readonly pieces: readonly number[]; readonly money: number } | undefined {
  const church = state.donors.findIndex(donors => donors.length < DONATIONS);
  if (finishedChurches(state) < CHURCHES - 1 || state.donors[church]!.length < DONATIONS - 1) return undefined;
  const { timber, brick, bell, money } = lacking(
    { materials: state.players[seat]!.materials, money: 0 },
    donationCost(state, seat, church),
  );
  if (timber + brick + bell === 0 && state.players[seat]!.money >= money) return undefined;
  const kind = TOKENS.findIndex((_, each) => state.holder[tokenOf(church, each)] === NOBODY);
  const won = tokenValue(state, city, seat, tokenOf(church, kind)) + BONUS[CHURCHES - 1]!;
  return winsBy(state, city, seat, won) ? { pieces: [timber, brick, bell], money } : undefined;
}

/** How much money this player lacks for the donation that wins, and for its pieces. */
function shortOfWin(state: Position, city: City, seat: Seat): number {
  const missing = missingToWin(state, city, seat);
  return missing ? Math.max(0, missing.money + DEPOT[sum(missing.pieces)]! - state.players[seat]!.money) : 0;
}

export interface Purchase {
  readonly materials: readonly number[];
  readonly gain: number;
}

/** Balanced lots of timber and bricks, with and without a bell, best first. */
export function purchasesOf(state: Position, city: City, rates: Rates, seat: Seat): Purchase[] {
  const { money, materials } = state.players[seat]!;
  const [timber, brick, bells] = [materials[TIMBER]!, materials[BRICK]!, materials[BELL]!];
  const before = materialWorth(rates, timber, brick, bells);
  const missing = missingToWin(state, city, seat);
  const found: Purchase[] = [];
  for (let bell = 0; bell <= 1 - bells; bell++)
    for (let n = 1; n <= DEPOT_MOST && DEPOT[n]! <= money; n++) {
      const rest = n - bell;
      const bought = Math.max(0, Math.min(rest, Math.ceil((rest + timber - brick) / 2)));
      const lot = [rest - bought, bought, bell];
      const after = materialWorth(rates, timber + lot[TIMBER]!, brick + lot[BRICK]!, bells + bell);
      const closes =
        missing && lot.every((pieces, i) => pieces >= missing.pieces[i]!) && money - DEPOT[n]! >= missing.money;
      found.push({
        materials: lot,
        gain: after - before - moneyWorth(rates, money) + moneyWorth(rates, money - DEPOT[n]!) + (closes ? CLOSING : 0),
      });
    }
  return found.sort((a, b) => b.gain - a.gain);
}

/** A new ship in basin 3: what I carry more, and what others carry less if the harbour shifts. */
export function shipGain(state: Position, rates: Rates, seat: Seat): number {
  if (!canLaunch(state, seat)) return -Infinity;
  const shifts = isFull(state);
  let gain = 0;
  for (let other = 0; other < state.players.length; other++) {
    const room = roomOf(state, other);
    let after = room + (other === seat ? 3 : 0);
    if (shifts) for (const basin of state.harbour) for (const owner of basin) if (owner === other) after--;
    const change = fleetWorth(rates, after) - fleetWorth(rates, room);
    gain += other === seat ? change : (-0.3 * change) / (state.players.length - 1);
  }
  return gain;
}

/** What paying this takes away. */
export function costOf(state: Position, rates: Rates, seat: Seat, cost: Cost): number {
  const [timber, brick, bell] = state.players[seat]!.materials as [number, number, number];
  const before = materialWorth(rates, timber, brick, bell);
  return (
    before - materialWorth(rates, timber - cost.timber, brick - cost.brick, bell - cost.bell) + cost.money * rates.coin
  );
}

/** Whether the player has an open token of this kind already: then one of them must be scored early. */
function hasOpen(state: Position, seat: Seat, kind: number): boolean {
  for (let church = 0; church < CHURCHES; church++) {
    const token = tokenOf(church, kind);
    if (state.holder[token] === seat && !state.scored[token]) return true;
  }
  return false;
}

/** A donation that takes this token, without its price. */
export function donationWorth(
  state: Position,
  city: City,
  rates: Rates,
  seat: Seat,
  church: number,
  kind: number,
): number {
  const donors = state.donors[church]!;
  let worth = tokenWorth(state, city, rates, seat, tokenOf(church, kind));
  if (kind > 0 && hasOpen(state, seat, kind)) worth *= 0.85;
  if (!donors.includes(seat)) worth += NEIGHBOURHOOD_WORTH * rates.share;
  if (donors.length === DONATIONS - 2) worth -= 0.8;
  worth += rates.hurry;
  if (donors.length < DONATIONS - 1) return worth;
  const finished = finishedChurches(state);
  worth += BONUS[finished]! + (isBuilder(state, seat) ? 0 : BUILDER_WORTH * rates.share);
  return finished === CHURCHES - 1 ? worth + lastGift(state, city, seat, worth - rates.hurry) : worth;
}

/** Ending the game is for those who win by it: whoever counted on others to do it would wait for ever. */
const lastGift = (state: Position, city: City, seat: Seat, worth: number): number =>
  winsBy(state, city, seat, worth) ? 20 : -1000;

/** Whether this player would win if the game ended now and so many points were theirs beside. */
function winsBy(state: Position, city: City, seat: Seat, points: number): boolean {
  const scores = ifOver(state, city).map(({ score }) => score);
  return scores[seat]! + points > Math.max(...scores.filter((_, other) => other !== seat));
}

export interface Gift {
  readonly church: number;
  readonly kind: number;
  readonly gain: number;
}

/** All donations that can be paid now, best first. `church` binds to one church. */
export function giftsOf(state: Position, city: City, rates: Rates, seat: Seat, only = -1, price?: Cost): Gift[] {
  const gifts: Gift[] = [];
  for (let church = 0; church < CHURCHES; church++) {
    const donors = state.donors[church]!;
    if (donors.length === DONATIONS || (only >= 0 && church !== only)) continue;
    const cost = price ?? donationCost(state, seat, church);
    if (!canPay(state.players[seat]!, cost)) continue;
    const paid = costOf(state, rates, seat, cost);
    for (let kind = 0; kind < TOKENS.length; kind++) {
      if (state.holder[tokenOf(church, kind)] !== NOBODY || (donors.length === 0 && kind > 0)) continue;
      gifts.push({ church, kind, gain: donationWorth(state, city, rates, seat, church, kind) - paid });
    }
  }
  return gifts.sort((a, b) => b.gain - a.gain);
}

export interface Project {
  readonly site: number;
  readonly gain: number;
}

/** What a building of this type brings by itself, wherever it stands. */
function typeWorth(state: Position, city: City, rates: Rates, seat: Seat, type: number): number {
  if (type < MERCHANT) return producerWorth(rates, state.prices[type]! - 10);
  if (type === MERCHANT) return MERCHANT_PAY * rates.coin;
  if (type === CAPTAIN) return Math.max(0, shipGain(state, rates, seat)) - 0.2;
  return Math.max(0, ...state.open.map(office => officeWorth(state, city, rates, seat, office)));
}

/** What a token's growth by one is worth to this player. */
const growthWorth = (state: Position, city: City, rates: Rates, seat: Seat, token: number): number =>
  stake(state, rates, seat, token) * city.points[token]!;

/** How much a token's growth concerns this player: all if it is theirs and open, a little while it is still to be had. */
function stake({ holder, scored }: Position, { share }: Rates, seat: Seat, token: number): number {
  if (holder[token] === seat) return scored[token] ? 0 : 1;
  return holder[token] === NOBODY ? 0.2 * share : 0;
}

const BRICK_ONLY: Cost = { timber: 0, brick: 1, bell: 0, money: 0 };

export function officeWorth(state: Position, city: City, rates: Rates, seat: Seat, office: number): number {
  if (office !== CANON) return PAY[office]!(state, city, seat) * rates.coin;
  return Math.max(0, giftsOf(state, city, rates, seat, -1, BRICK_ONLY)[0]?.gain ?? 0);
}

const BUILDING: Cost = { timber: 1, brick: 1, bell: 0, money: 0 };

/** All sites that can be built on now, best first. */
export function projectsOf(state: Position, city: City, rates: Rates, seat: Seat, official: boolean): Project[] {
  if (!canPay(state.players[seat]!, BUILDING)) return [];
  const price = costOf(state, rates, seat, BUILDING);
  const projects: Project[] = [];
  const types: number[] = [];
  const homes: number[] = [];
  const trades: number[] = [];
  for (let church = 0; church < CHURCHES; church++) {
    homes.push(growthWorth(state, city, rates, seat, tokenOf(church, 4)));
    trades.push(growthWorth(state, city, rates, seat, tokenOf(church, 3)));
  }
  for (let site = 0; site < city.type.length; site++) {
    const type = city.type[site]!;
    if ((official && type === OFFICIAL) || !isOpenTo(state, city, seat, site)) continue;
    let worth = CITIZEN_WORTH * rates.share;
    for (let church = 0; church < CHURCHES; church++) {
      if (city.isCathedral[church] || church === city.parish[site]) worth += homes[church]!;
      if (city.building[church] === type) worth += trades[church]!;
    }
    worth += types[type] ??= typeWorth(state, city, rates, seat, type);
    projects.push({ site, gain: worth - price });
  }
  return projects.sort((a, b) => b.gain - a.gain);
}
