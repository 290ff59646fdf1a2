import {
  CHIPS_IN_BOX,
  CITIES,
  COPIES_OF_BONUS,
  GOODS_IN_BOX,
  HOME,
  OFFICES_EACH,
  ROUTES,
  SITES,
} from '../words/data/tables.ts';
import { ITEM_KINDS, total } from '../words/items.ts';
import { ACTIONS, ENDINGS } from '../words/view.ts';
import { canBid } from './rules/bidding.ts';
import { driveMoves } from './rules/raid.ts';
import { CHIP_PLACES, GOODS_PLACES, promisedTo } from './lore.ts';
import { free, freeInOffice, ownerOf } from './queries.ts';
import { canMeet } from './offers.ts';
import { OPTIONS, refuse } from './setup.ts';
import { bool, int, list, object, oneOf, row, type Shape, tagged } from './shape.ts';
import type { Frame, State } from './state.ts';
import { tally } from './tally.ts';
import { knownFault } from './valid-known.ts';

const count = int(0, 90);
const city = int(0, CITIES - 1);
const chip = int(0, CHIPS_IN_BOX.length - 1);
const good = int(0, GOODS_IN_BOX.length - 1);
const chipCounts = row(count, CHIPS_IN_BOX.length);
const goodsCounts = row(count, GOODS_IN_BOX.length);
const item = int(0, ITEM_KINDS - 1);
const items = list(item, 0, 90);

const knownShape = (places: number, kinds: number): Shape =>
  object({
    kinds: int(kinds, kinds),
    sure: row(count, places * kinds),
    pools: list(
      object({
        id: int(100, 100_000),
        sure: row(count, kinds),
        to: list(object({ at: int(0, 100_000), n: count }), 0, 60),
      }),
      0,
      90,
    ),
  });

/** All frames, for this many seats. */
function frames(seats: number): Record<string, Shape> {
  const seat = int(0, seats - 1);
  const seatList = list(seat, 0, seats);
  const type = (): string | undefined => undefined;
  const frame = (members: Record<string, Shape>): Shape => object({ type, ...members });
  return {
    start: frame({
      choices: row(int(-1, 8), seats),
      open: list(seat, 1, seats),
      barred: row(int(-1, 8), seats),
      tries: int(0, 1_000),
    }),
    'first-look': frame({ queue: list(seat, 1, seats), looked: bool }),
    round: frame({}),
    bidding: frame({ next: int(0, seats) }),
    bid: frame({ seat }),
    guild: frame({}),
    taxing: frame({ queue: seatList }),
    tax: frame({ seat }),
    turns: frame({ next: int(0, seats) }),
    turn: frame({
      seat,
      from: city,
      steps: count,
      moving: bool,
      stopped: bool,
      used: list(oneOf(ACTIONS), 0, ACTIONS.length),
      lacks: list(good, 0, 4),
    }),
    trade: frame({ seat, given: goodsCounts }),
    chip: frame({ seat, good }),
    divide: frame({ robber: seat, victim: seat }),
    pile: frame({ robber: seat, victim: seat, first: list(good, 0, 66) }),
    drive: frame({ robber: seat }),
    conflict: frame({ active: seat, city, asked: int(-1, seats), fought: seatList }),
    attack: frame({ seat, active: seat }),
    fight: frame({ attacker: seat, defender: seat, ready: row(bool, 2), sets: row(list(chip, 0, 90), 2) }),
    prize: frame({ winner: seat, loser: seat }),
    shove: frame({ winner: seat, loser: seat }),
  };
}

function stateShape(seats: number): Shape {
  const seat = int(0, seats - 1);
  const offer = object({ from: seat, to: seat, office: int(0, CITIES * SITES - 1), give: items, ask: items }, [
    'office',
  ]);
  return object(
    {
      edition: int(1, 1),
      options: object(Object.fromEntries(OPTIONS.map(({ id, values }) => [id, oneOf(values)]))),
      round: int(0, 1_000),
      stack: list(tagged(frames(seats)), 0, 8),
      players: row(
        object({
          city: int(-1, CITIES - 1),
          chips: chipCounts,
          goods: goodsCounts,
          markers: int(0, 2),
          second: bool,
          bonuses: row(int(0, COPIES_OF_BONUS), 4),
          reserve: int(-1, OFFICES_EACH),
        }),
        seats,
      ),
      cities: row(
        object({
          goods: goodsCounts,
          routes: row(object({ chip, down: bool }), ROUTES),
          offices: list(object({ owner: seat, goods: goodsCounts }), 0, SITES),
          raiders: list(seat, 0, seats),
        }),
        CITIES,
      ),
      supply: object({ chips: chipCounts, goods: goodsCounts }),
      groups: list(list(chip, 0, 2), 0, 4),
      bids: list(object({ seat, chips: list(chip, 1, 90) }), 0, seats),
      order: row(seat, seats),
      guild: object({ city, end: city, crossings: int(0, 2) }),
      bonuses: row(int(0, COPIES_OF_BONUS), 4),
      offers: list(offer, 0, 12),
      offered: row(int(0, 3), 16),
      known: object({
        chips: row(knownShape(CHIP_PLACES, CHIPS_IN_BOX.length), seats + 1),
        goods: row(knownShape(GOODS_PLACES, GOODS_IN_BOX.length), seats + 1),
      }),
      ending: oneOf(ENDINGS),
    },
    ['ending'],
  );
}

/** Names the first nonsense in a state that came from outside. */
export function valid(value: unknown): string | undefined {
  const players = (value as { players?: unknown } | undefined | null)?.players;
  const seats = Array.isArray(players) ? players.length : 0;
  if (seats < 2 || seats > 4)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? 'players: a list of two to four'
      : 'the state is no object';
  const fault = stateShape(seats)(value, '');
  return fault ?? senseless(value as State);
}

/** What is well-formed but could not have come about. */
function senseless(state: State): string | undefined {
  const { players, stack, order, ending, options } = state;
  if (refuse(players.length, options)) return 'options: open cargo and conflicts exclude each other';
  if (new Set(order).size !== players.length) return 'order: each seat once';
  if ((stack.length === 0) !== (ending !== undefined))
    return stack.length === 0 ? 'ending: missing' : 'stack: the game is over';
  return countFault(state) ?? knownFault(state) ?? offerFault(state) ?? stackFault(state);
}

/** [KO-1.2] [KO-1.3] [KO-1.4] Everything in the box is somewhere, once. */
function countFault(state: State): string | undefined {
  const sums = tally(state);
  for (const [kind, n] of CHIPS_IN_BOX.entries())
    if (sums[`chip ${kind}`] !== n) return `chips: ${sums[`chip ${kind}`]} of number ${kind}, not ${n}`;
  for (const [name, n] of Object.entries({ ore: 25, furs: 18, amber: 13, salt: 10 }))
    if (sums[name] !== n) return `goods: ${sums[name]} ${name}, not ${n}`;
  for (const seat of state.players.keys()) {
    if (sums[`offices ${seat}`] !== OFFICES_EACH)
      return `players[${seat}].reserve: ${sums[`offices ${seat}`]} offices in all`;
    if (sums[`raid markers ${seat}`] !== 2)
      return `players[${seat}].markers: ${sums[`raid markers ${seat}`]} raid markers in all`;
  }
  if (sums['bonuses'] !== 8) return `bonuses: ${sums['bonuses']} in all`;
  for (const [n, { raiders }] of state.cities.entries())
    if (new Set(raiders).size < raiders.length) return `cities[${n}].raiders: twice the same`;
  for (const [bonus, left] of state.bonuses.entries())
    if (state.players.reduce((sum, player) => sum + player.bonuses[bonus]!, left) !== COPIES_OF_BONUS)
      return `bonuses[${bonus}]: two in all`;
  return undefined;
}

/** [KO-7.3] [KO-7.4] Offers are between two who can meet, and their makers have what they promise. */
function offerFault(state: State): string | undefined {
  const pairs = new Set<string>();
  for (const [i, { from, to, office }] of state.offers.entries()) {
    if (from === to || pairs.has(`${from} ${to}`)) return `offers[${i}]: one from each to each other`;
    pairs.add(`${from} ${to}`);
    if (state.players[from]!.city < 0 || !canMeet(state, from, to, office)) return `offers[${i}]: the two can't meet`;
    if (office !== undefined && ownerOf(state, office) === from && freeInOffice(state, office).some(n => n < 0))
      return `offers[${i}].give: not there`;
    if (free(state, from).some(n => n < 0)) return `offers[${i}].give: not there`;
    for (const which of ['chips', 'goods'] as const) {
      const { sure, kinds } = state.known[which][to]!;
      if (promisedTo(state, to, from, which).some((n, kind) => sure[from * kinds + kind]! < n))
        return `known.${which}[${to}]: what is promised`;
    }
  }
  return undefined;
}

/** What lies under each frame. */
const UNDER: Partial<Record<Frame['type'], readonly Frame['type'][]>> = {
  start: ['round'],
  'first-look': ['round'],
  bidding: ['guild'],
  bid: ['bidding'],
  guild: ['turns'],
  taxing: ['turns'],
  tax: ['taxing'],
  turns: ['round'],
  turn: ['turns'],
  trade: ['turn'],
  chip: ['turn'],
  divide: ['drive', 'turns'],
  pile: ['drive', 'turns'],
  drive: ['turns'],
  conflict: ['turns'],
  attack: ['conflict'],
  fight: ['conflict'],
  prize: ['shove', 'conflict'],
  shove: ['conflict'],
};

function stackFault(state: State): string | undefined {
  const { stack, players } = state;
  for (const [i, frame] of stack.entries()) {
    const under = stack[i - 1]?.type;
    if (frame.type === 'round' ? i > 0 : under === undefined || !UNDER[frame.type]!.includes(under))
      return `stack[${i}]: ${frame.type} does not belong here`;
    if (frame.type !== 'start' && frame.type !== 'round' && players.some(({ city }) => city < 0))
      return `stack[${i}]: somebody has no office yet`;
  }
  const top = stack.at(-1);
  return top && topFault(state, top);
}

/** Whoever is asked can answer. */
function topFault(state: State, top: Frame): string | undefined {
  const at = `stack[${state.stack.length - 1}]`;
  const { players } = state;
  switch (top.type) {
    case 'start':
      return top.open.some(seat => top.choices[seat]! >= 0 && players[seat]!.chips[top.choices[seat]!] === 0) ||
        top.open.every(seat => top.choices[seat]! >= 0) ||
        new Set(top.open).size < top.open.length ||
        players.some(
          ({ city }, seat) => city < 0 !== top.open.includes(seat) || (city >= 0 && top.choices[seat] !== city),
        )
        ? `${at}.open: who still chooses`
        : undefined;
    case 'bid':
      return canBid(state, top.seat) ? undefined : `${at}.seat: has no bid`;
    case 'tax':
      return total(players[top.seat]!.goods) > 0 ? undefined : `${at}.seat: has no goods`;
    case 'trade': {
      const here = state.cities[players[top.seat]!.city]!.goods;
      const rest = here.reduce((sum, n, kind) => sum + (top.given[kind]! > 0 ? 0 : n), 0);
      return total(top.given) > 0 && rest >= total(top.given) ? undefined : `${at}.given: nothing to take for it`;
    }
    case 'chip':
      return state.supply.chips.some((n, number) => n > 0 && HOME[number] === top.good)
        ? undefined
        : `${at}.good: no such chip`;
    case 'divide':
      return total(players[top.victim]!.goods) > 0 ? undefined : `${at}.victim: has no goods`;
    case 'pile': {
      const { goods } = players[top.victim]!;
      const fits =
        top.first.length === Math.floor(total(goods) / 2) &&
        goods.every((n, kind) => top.first.filter(each => each === kind).length <= n);
      return fits ? undefined : `${at}.first: no half of the cargo`;
    }
    case 'drive':
      return driveMoves(state, top.robber).length > 0 ? undefined : `${at}.robber: has no way out`;
    case 'fight': {
      const [attacker, defender] = [top.attacker, top.defender];
      const holds = [attacker, defender].every((seat, side) =>
        players[seat]!.chips.every((n, number) => top.sets[side]!.filter(each => each === number).length <= n),
      );
      const asked = [attacker, defender].every(
        (seat, side) => top.ready[side] === (top.sets[side]!.length > 0 || total(players[seat]!.chips) === 0),
      );
      return attacker !== defender && holds && asked && !top.ready.every(Boolean) ? undefined : `${at}.sets: not there`;
    }
    default:
      return ['round', 'bidding', 'taxing', 'turns', 'conflict'].includes(top.type)
        ? `${at}: nobody is asked`
        : undefined;
  }
}
