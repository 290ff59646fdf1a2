import type { Frozen, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { developmentOf } from '../src/queries.ts';
import { rateOf } from '../src/rules/trade.ts';
import { outcome, pointsOf, sum } from '../src/scoring.ts';
import { CITIES } from '../words/data/tables.ts';
import { total } from '../words/items.ts';
import { CHIP_VALUE, distances, GOOD_VALUE, planOf } from './needs.ts';

type Seen = Frozen<State>;

const POINT = 20;
const VICTORY = 120;
const BONUS_WORTH = 14;
const MARKER = 10;

/** How well each seat stands: development points, the way to the next one, and victory points the nearer the end is. */
export function worth(state: Seen): number[] {
  const result = outcome(state);
  if (result) {
    const best = result.ranks.filter(rank => rank === 1).length;
    return result.ranks.map((rank, seat) => (rank === 1 ? VICTORY / best : 0) + standing(state, seat, 1));
  }
  const late = lateness(state);
  const values = state.players.map((_, seat) => standing(state, seat, late) + ahead(state, seat));
  const top = state.stack.at(-1);
  if (top?.type === 'trade') values[top.seat]! += dueFor(state, top.seat, top.given);
  if (top?.type === 'chip') values[top.seat]! += 2 * CHIP_VALUE;
  return values;
}

/** [KO-6.4] What a trade that is under way will bring: the dearest of what lies there. */
function dueFor(state: Seen, seat: Seat, given: readonly number[]): number {
  const { goods } = state.cities[state.players[seat]!.city]!;
  let left = rateOf(state, seat) * total(given);
  let value = 0;
  for (let good = goods.length - 1; good >= 0; good--) {
    if (given[good]! > 0) continue;
    const n = Math.min(left, goods[good]!);
    value += n * GOOD_VALUE[good]!;
    left -= n;
  }
  return value;
}

/** From 0 at the start to 1 when the guild master is about to cross a second time. */
function lateness({ guild }: Seen): number {
  const walked = guild.crossings * CITIES + ((guild.city - guild.end + CITIES) % CITIES);
  return Math.min(1, walked / (2 * CITIES));
}

/** What a seat has for good. */
function standing(state: Seen, seat: Seat, late: number): number {
  const { goods, chips, markers } = state.players[seat]!;
  let value = POINT * developmentOf(state, seat) + MARKER * markers;
  for (let good = 0; good < goods.length; good++) value += GOOD_VALUE[good]! * Math.min(goods[good]!, 8);
  for (let chip = 0; chip < chips.length; chip++) value += CHIP_VALUE * Math.min(chips[chip]!, 3);
  for (const { offices } of state.cities)
    for (const office of offices)
      if (office.owner === seat)
        for (let good = 0; good < 4; good++) value += 0.7 * GOOD_VALUE[good]! * office.goods[good]!;
  return value + 0.5 * late * late * sum(pointsOf(state, seat, goods));
}

/** What it is about to get: an office, or a bonus for six equal goods. */
function ahead(state: Seen, seat: Seat): number {
  const far = distances(state, seat);
  const most = Math.max(...state.players[seat]!.goods);
  const bonus = state.bonuses.some(n => n > 0)
    ? BONUS_WORTH * Math.min(1, most / 6) ** 2 - 0.5 * Math.min(4, far[state.guild.city]!)
    : 0;
  return planOf(state, seat, far).value + Math.max(0, bonus);
}
