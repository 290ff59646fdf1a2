import type { Frozen, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { isBarred } from '../src/queries.ts';
import { CITIES, GOODS, HOME, SITES } from '../words/data/tables.ts';

type Seen = Frozen<State>;

/** What a good or a chip is worth in hand, whatever it is for. */
export const GOOD_VALUE: readonly number[] = [0.7, 1, 1.4, 1.8];
export const CHIP_VALUE = 0.55;

/** Steps from a seat's city to each other along the routes of this world; 9 where no way leads. */
export function distances(state: Seen, seat: Seat): number[] {
  const far = Array<number>(CITIES).fill(CITIES);
  const start = state.players[seat]!.city;
  if (start < 0) return far;
  far[start] = 0;
  const queue = [start];
  for (let at = 0; at < queue.length; at++)
    for (const { chip } of state.cities[queue[at]!]!.routes)
      if (far[chip] === CITIES && !isBarred(state, seat, chip)) {
        far[chip] = far[queue[at]!]! + 1;
        queue.push(chip);
      }
  return far;
}

/** How near a seat is to an office in a city, from 0 to 1, by goods and chips alone. */
export function readiness(state: Seen, seat: Seat, city: number): number {
  const { offices } = state.cities[city]!;
  if (offices.length >= SITES) return 0;
  const { goods, chips } = state.players[seat]!;
  const need = 1 + Math.min(1, offices.length);
  let have = 0;
  for (let good = 0; good < GOODS.length; good++) if (good !== HOME[city] && goods[good]! > 0) have++;
  return (have + Math.min(need, chips[city]!)) / (3 + need);
}

export interface Plan {
  readonly city: number;
  readonly ready: number;
  readonly steps: number;
  readonly value: number;
}

const STEP_COST = 1.3;
const OFFICE_WORTH = 15;

/** The office a seat works for: what is ready counts more than linearly, the way counts against it. */
export function planOf(state: Seen, seat: Seat, far: readonly number[] = distances(state, seat)): Plan {
  let best: Plan = { city: -1, ready: 0, steps: 0, value: 0 };
  for (let city = 0; city < CITIES; city++) {
    if (far[city]! >= CITIES || isBarred(state, seat, city)) continue;
    const ready = readiness(state, seat, city);
    const value = OFFICE_WORTH * ready ** 1.6 - STEP_COST * Math.max(0, far[city]! - 1);
    if (value > best.value) best = { city, ready, steps: far[city]!, value };
  }
  return best;
}
