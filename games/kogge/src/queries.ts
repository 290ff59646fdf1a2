import type { Frozen, Seat } from '@kontor/core';
import { SECRET_WAY, TWO_STEPS } from '../words/data/tables.ts';
import { FIRST_CHIP, isChip, ITEM_KINDS, type Item, total } from '../words/items.ts';
import type { City, Player, State } from './state.ts';

type Seen = Frozen<State>;

/** [KO-8.1] Offices and bonus chips are a point each. */
export const developmentOf = (state: Seen, seat: Seat): number =>
  officesOf(state, seat) + total(state.players[seat]!.bonuses);

export function officesOf(state: Seen, seat: Seat): number {
  let n = 0;
  for (const { offices } of state.cities) for (const { owner } of offices) if (owner === seat) n++;
  return n;
}

export const ownsHere = ({ offices }: Frozen<City>, seat: Seat): boolean => offices.some(({ owner }) => owner === seat);

/** Everything a seat holds, by item. */
export function holdings({ goods, chips }: Frozen<Pick<Player, 'goods' | 'chips'>>): number[] {
  const held = goods.slice();
  for (let chip = 0; chip < chips.length; chip++) held.push(chips[chip]!);
  return held;
}

/** [KO-7.4] What a seat has promised in offers of its cog and hand; goods promised out of an office stay in the office. */
export function promised(state: Seen, seat: Seat, apartFrom?: Seat): number[] {
  const counts = Array<number>(ITEM_KINDS).fill(0);
  for (const { from, to, office, give } of state.offers) {
    if (from !== seat || to === apartFrom) continue;
    const outOfOffice = office !== undefined && ownerOf(state, office) === seat;
    for (const item of give) if (isChip(item) || !outOfOffice) counts[item]!++;
  }
  return counts;
}

/** [KO-7.4] What a seat may use now: what it holds and has not promised. */
export function free(state: Seen, seat: Seat, apartFrom?: Seat): number[] {
  const held = holdings(state.players[seat]!);
  if (state.offers.length === 0) return held;
  promised(state, seat, apartFrom).forEach((n, item) => (held[item]! -= n));
  return held;
}

/** [KO-7.4] Goods in an office that its owner has not promised. */
export function freeInOffice(state: Seen, office: number, apartFrom?: Seat): number[] {
  const goods = officeAt(state, office)!.goods.slice();
  for (const offer of state.offers)
    if (offer.office === office && offer.from === ownerOf(state, office) && offer.to !== apartFrom)
      for (const item of offer.give) if (!isChip(item)) goods[item]!--;
  return goods;
}

export const officeAt = (state: Seen, office: number) => state.cities[office >> 1]!.offices[office & 1];
export const ownerOf = (state: Seen, office: number): Seat | undefined => officeAt(state, office)?.owner;

export const freeGoods = (state: Seen, seat: Seat): readonly number[] =>
  state.offers.length === 0 ? state.players[seat]!.goods : free(state, seat).slice(0, FIRST_CHIP);
export const freeChips = (state: Seen, seat: Seat): readonly number[] =>
  state.offers.length === 0 ? state.players[seat]!.chips : free(state, seat).slice(FIRST_CHIP);

/** Items ascend, as in every move. */
export function hasItems(held: readonly number[], items: readonly Item[]): boolean {
  for (let i = 0, n = 0; i < items.length; i++) {
    n = i > 0 && items[i] === items[i - 1] ? n + 1 : 1;
    if (held[items[i]!]! < n) return false;
  }
  return true;
}

/** [KO-5.3] Cities a seat may never enter again. */
export const isBarred = (state: Seen, seat: Seat, city: number): boolean => state.cities[city]!.raiders.includes(seat);

/** [KO-5.1] [KO-5.5] What the next step costs; the secret way costs one on top. */
export const stepCost = ({ bonuses }: Frozen<Pick<Player, 'bonuses'>>, steps: number, secret = false): number =>
  (steps < (bonuses[TWO_STEPS]! > 0 ? 2 : 1) ? 0 : 1) + (secret ? 1 : 0);

export const hasSecretWay = ({ bonuses }: Frozen<Pick<Player, 'bonuses'>>): boolean => bonuses[SECRET_WAY]! > 0;

export const othersIn = (state: Seen, city: number, seat: Seat): Seat[] =>
  state.order.filter(other => other !== seat && state.players[other]!.city === city);
