import type { Dice, Frozen, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { freeChips, freeGoods, isBarred, stepCost } from '../src/queries.ts';
import { CITIES, GOODS, HOME, SITES } from '../words/data/tables.ts';
import { chipItem, type Item, total } from '../words/items.ts';
import type { Move } from '../words/moves.ts';
import { GOOD_VALUE, planOf } from './needs.ts';

type Seen = Frozen<State>;
type Turn = Extract<Seen['stack'][number], { type: 'turn' }>;

const SIX = 6;
/** Whoever has no more goods keeps them. */
const FEW_GOODS = 3;

/** What a seat can use in its turn, and what it works for. */
interface Hold {
  readonly goods: readonly number[];
  readonly chips: readonly number[];
  readonly plan: number;
  readonly ready: number;
}

/** A sensible move of a turn, found without looking at all of them: take what wins, sail towards the plan, trade up, buy, stop. */
export function turnMove(state: Seen, seat: Seat, turn: Turn, dice: Dice): Move {
  const goods = freeGoods(state, seat);
  const chips = freeChips(state, seat);
  const gain = bonus(state, seat, turn, goods) ?? office(state, seat, turn, goods, chips) ?? pickUp(state, seat, turn);
  if (gain) return gain;
  const { city: plan, ready } = planOf(state, seat);
  const hold: Hold = { goods, chips, plan, ready };
  return (
    sail(state, seat, turn, hold, dice) ??
    give(state, seat, turn, hold) ??
    buy(state, turn, hold, dice) ?? { type: 'end' }
  );
}

function bonus(state: Seen, seat: Seat, turn: Turn, goods: readonly number[]): Move | undefined {
  if (state.players[seat]!.city !== state.guild.city || turn.used.includes('guild')) return undefined;
  const good = goods.findIndex(n => n >= SIX);
  const kind = state.bonuses.findIndex(n => n > 0);
  return good < 0 || kind < 0 ? undefined : { type: 'bonus', bonus: kind, good };
}

const chipsFor = (offices: number): number => 1 + Math.min(1, offices);

function office(
  state: Seen,
  seat: Seat,
  turn: Turn,
  goods: readonly number[],
  chips: readonly number[],
): Move | undefined {
  const { city } = state.players[seat]!;
  const { offices } = state.cities[city]!;
  if (offices.length >= SITES || chips[city]! < chipsFor(offices.length) || turn.used.includes('build'))
    return undefined;
  for (let good = 0; good < GOODS.length; good++) if (good !== HOME[city] && goods[good] === 0) return undefined;
  return { type: 'build' };
}

function pickUp(state: Seen, seat: Seat, turn: Turn): Move | undefined {
  if (!turn.moving || state.offers.length > 0) return undefined;
  for (const { owner, goods } of state.cities[state.players[seat]!.city]!.offices)
    if (owner === seat && total(goods) > 0) return { type: 'pick-all' };
  return undefined;
}

/** The free step that leads nearest to the plan; paid ones only to an office that can be built there. */
function sail(state: Seen, seat: Seat, turn: Turn, hold: Hold, dice: Dice): Move | undefined {
  const player = state.players[seat]!;
  if (!turn.moving || turn.stopped || player.city === hold.plan) return undefined;
  const cost = stepCost(player, turn.steps);
  const pay = cost === 0 ? [] : hold.ready === 1 ? toSpare(state, hold) : undefined;
  if (!pay) return undefined;
  const steps = stepsTo(state, seat, hold.plan);
  let best: Move | undefined;
  let least = cost === 0 ? CITIES + 1 : steps[player.city]!;
  const { routes } = state.cities[player.city]!;
  const first = dice.below(routes.length);
  for (let i = 0; i < routes.length; i++) {
    const slot = (first + i) % routes.length;
    const { chip, down } = routes[slot]!;
    if (chip === player.city || isBarred(state, seat, chip) || steps[chip]! >= least) continue;
    least = steps[chip]!;
    best = down ? { type: 'sail-down', slot, pay } : { type: 'sail', to: chip, pay };
  }
  return best;
}

/** Steps to a city from each other along the routes of this world; 9 where no way leads, and everywhere without a plan. */
export function stepsTo(state: Seen, seat: Seat, city: number): number[] {
  const steps = Array<number>(CITIES).fill(CITIES);
  if (city < 0 || isBarred(state, seat, city)) return steps;
  steps[city] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let from = 0; from < CITIES; from++) {
      if (isBarred(state, seat, from)) continue;
      for (const { chip } of state.cities[from]!.routes)
        if (steps[chip]! + 1 < steps[from]!) {
          steps[from] = steps[chip]! + 1;
          changed = true;
        }
    }
  }
  return steps;
}

/** One item that the planned office does not need. */
function toSpare(state: Seen, { goods, chips, plan }: Hold): Item[] | undefined {
  const needed = chipsFor(state.cities[plan]!.offices.length);
  for (let number = 0; number < chips.length; number++)
    if (chips[number]! > (number === plan ? needed : 0)) return [chipItem(number)];
  const good = goods.findIndex((n, kind) => n > (kind === HOME[plan] ? 0 : 1));
  return good < 0 ? undefined : [good];
}

/** The kind that is most to spare, for goods of a kind that lies here. */
function give(state: Seen, seat: Seat, turn: Turn, { goods, plan }: Hold): Move | undefined {
  const { city } = state.players[seat]!;
  if (city === turn.from || turn.used.includes('trade')) return undefined;
  const there = state.cities[city]!.goods;
  const rest = total(there);
  let kind = -1;
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const needed = plan >= 0 && good !== HOME[plan] ? 1 : 0;
    const n = Math.min(goods[good]! - needed, Math.ceil((rest - there[good]!) / 2));
    const value = n / GOOD_VALUE[good]!;
    if (n > 0 && value > most) [kind, most] = [good, value];
  }
  if (kind < 0) return undefined;
  const needed = plan >= 0 && kind !== HOME[plan] ? 1 : 0;
  return { type: 'give', good: kind, n: Math.min(goods[kind]! - needed, Math.ceil((rest - there[kind]!) / 2)) };
}

/** As much as there is to have: first what the cog lacks, then the dearest. */
export function takeMove(state: Seen, seat: Seat, given: readonly number[], rate: number): Move {
  const player = state.players[seat]!;
  const left = state.cities[player.city]!.goods.map((n, good) => (given[good]! > 0 ? 0 : n));
  const held = player.goods.slice();
  const goods: number[] = [];
  const most = Math.min(rate * total(given), total(left));
  while (goods.length < most) {
    let best = -1;
    let top = -1;
    for (let good = 0; good < GOODS.length; good++) {
      const value = GOOD_VALUE[good]! + (held[good] === 0 ? 2 : 0);
      if (left[good]! > 0 && value > top) [best, top] = [good, value];
    }
    left[best]!--;
    held[best]!++;
    goods.push(best);
  }
  return { type: 'take', goods: goods.sort((a, b) => a - b) };
}

/** Chips for the planned office if they are on offer, else any, for the cheapest good that is to spare. */
function buy(state: Seen, turn: Turn, { goods, plan }: Hold, dice: Dice): Move | undefined {
  if (turn.used.includes('buy') || total(goods) <= FEW_GOODS) return undefined;
  const open: number[] = [];
  for (let group = 0; group < state.groups.length; group++) {
    if (state.groups[group]!.includes(plan)) open.unshift(group);
    else if (state.groups[group]!.length > 0) open.push(group);
  }
  if (open.length === 0) return undefined;
  const spare = goods.findIndex(n => n > 1);
  const good = spare < 0 ? goods.findIndex(n => n > 0) : spare;
  const group = state.groups[open[0]!]!.includes(plan) ? open[0]! : open[dice.below(open.length)]!;
  return { type: 'buy', group, good };
}
