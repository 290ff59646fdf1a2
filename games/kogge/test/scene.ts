import { type Chance, lookUp, noChance, play, type Seat, tableFor, quick, type Viewer, veil } from '@kontor/core';
import { game, type State } from '../src/index.ts';
import { plainKnowledge } from '../src/lore.ts';
import type { Frame } from '../src/state.ts';
import { newTurn } from '../src/turn-frame.ts';
import { CHIPS_IN_BOX, GOODS, GOODS_IN_BOX } from '../words/data/tables.ts';
import type { Event, EventOf, EventType } from '../words/events.ts';
import { countsOf } from '../words/items.ts';
import type { Options, View } from '../words/view.ts';

export type Goods = Partial<Record<(typeof GOODS)[number], number>>;

export const counted = (goods: Goods = {}): number[] => GOODS.map(name => goods[name] ?? 0);

export interface Scene {
  seats?: number;
  options?: Partial<Options>;
  /** By seat. */
  players?: {
    city?: number;
    chips?: readonly number[];
    goods?: Goods;
    markers?: number;
    second?: boolean;
    bonuses?: number[];
  }[];
  /** By city; a route is a number, or lies face down as `{ down: 5 }`. */
  cities?: Record<
    number,
    {
      goods?: Goods;
      routes?: (number | { down: number })[];
      offices?: { owner: Seat; goods?: Goods }[];
      raiders?: Seat[];
    }
  >;
  order?: Seat[];
  guild?: Partial<State['guild']>;
  groups?: number[][];
  /** All goods not named lie in the supply, unless it is said here what it has. */
  supply?: Goods;
  round?: number;
  /** What goes on; a turn of seat 0 if nothing is said. */
  stack?: Frame[];
}

/** A position made to measure: what is not named is empty, the supply has the rest. Everybody knows only what lies before the eyes. */
export function scene({
  seats = 2,
  options = {},
  players = [],
  cities = {},
  order,
  guild = {},
  groups = [],
  supply,
  round = 1,
  stack,
}: Scene): State {
  const table = tableFor(game, seats, options);
  const state = game.setup(table, quick(1));
  state.round = round;
  state.order = order ?? state.order;
  state.groups = groups;
  state.players.forEach((player, seat) => {
    const { city = 0, chips = [], goods, markers = 1, second = true, bonuses = [0, 0, 0, 0] } = players[seat] ?? {};
    Object.assign(player, { city, chips: countsOf(chips, 9), goods: counted(goods), markers, second, bonuses });
  });
  state.cities.forEach((city, n) => {
    const { goods, routes = [(n + 1) % 9, (n + 2) % 9], offices = [], raiders = [] } = cities[n] ?? {};
    city.goods = counted(goods);
    city.routes = routes.map(route =>
      typeof route === 'number' ? { chip: route, down: state.options.memoryRoutes } : { chip: route.down, down: true },
    );
    city.offices = offices.map(office => ({ owner: office.owner, goods: counted(office.goods) }));
    city.raiders = raiders;
  });
  state.players.forEach((player, seat) => {
    player.reserve =
      4 - state.cities.reduce((n, { offices }) => n + offices.filter(({ owner }) => owner === seat).length, 0);
    player.bonuses.forEach((n, bonus) => (state.bonuses[bonus]! -= n));
  });
  state.guild = { city: 8, end: 8, crossings: 0, ...guild };
  state.stack = stack ?? [{ type: 'round' }, { type: 'turns', next: 1 }, newTurn(0, state.players[0]!.city)];
  fillSupply(state, supply);
  learn(state);
  return state;
}

/** The supply has what is nowhere else; goods that are not to be there go to the last city. */
function fillSupply(state: State, wanted?: Goods): void {
  state.supply = { chips: Array<number>(9).fill(0), goods: [0, 0, 0, 0] };
  const sums = game.tally(state);
  state.supply.chips = CHIPS_IN_BOX.map((n, chip) => n - sums[`chip ${chip}`]!);
  state.supply.goods = GOODS_IN_BOX.map((n, good) => n - sums[GOODS[good]!]!);
  if (!wanted) return;
  GOODS.forEach((name, good) => {
    const spare = state.supply.goods[good]! - (wanted[name] ?? 0);
    state.supply.goods[good]! -= spare;
    state.cities[0]!.goods[good]! += spare;
  });
}

/** Everybody knows only what lies before the eyes. */
export function learn(state: State): void {
  const all = [...state.players, undefined].map((_, viewer) => plainKnowledge(state, viewer));
  state.known = { chips: all.map(({ chips }) => chips), goods: all.map(({ goods }) => goods) };
}

export interface Scenario {
  state: State;
  events: Event[];
  /** Plays a move in notation; the news of it are what it gives. */
  play(seat: Seat, text: string): Event[];
  /** Several moves of one seat. */
  plays(seat: Seat, ...texts: string[]): void;
  /** The rule that refuses a move, or `legal`. */
  why(seat: Seat, text: string): string;
  has<T extends EventType>(type: T): EventOf<T> | undefined;
  view(viewer: Viewer): View;
  heard(viewer: Viewer): Event[];
}

export function scenario(start: State, chance: Chance = noChance): Scenario {
  const fault = game.valid(start);
  if (fault) throw new Error(`the scene makes no sense: ${fault}`);
  const it: Scenario = {
    state: start,
    events: [],
    play(seat, text) {
      const played = play(game, it.state, seat, text, chance);
      it.state = played.state;
      it.events = [...played.events];
      const nonsense = game.valid(it.state);
      if (nonsense) throw new Error(`after ${text}: ${nonsense}`);
      return it.events;
    },
    plays(seat, ...texts) {
      for (const text of texts) it.play(seat, text);
    },
    why(seat, text) {
      const found = lookUp(game, it.state, seat, text);
      return 'rule' in found ? found.rule : 'legal';
    },
    has: <T extends EventType>(type: T) => it.events.find(event => event.type === type) as EventOf<T> | undefined,
    view: viewer => game.view(it.state, viewer),
    heard: viewer => it.events.map(event => veil(event, viewer)),
  };
  return it;
}

/** A game from its set-up on. */
export const fresh = (seats = 2, options: Partial<Options> = {}, seed = 1): Scenario =>
  scenario(game.setup(tableFor(game, seats, options), quick(seed)), quick(seed + 1000));

export const chipsOf = (state: State, seat: Seat): number[] =>
  state.players[seat]!.chips.flatMap((n, chip) => Array<number>(n).fill(chip));
export const goodsOf = (state: State, seat: Seat): Goods => named(state.players[seat]!.goods);
export const named = (counts: readonly number[]): Goods =>
  Object.fromEntries(counts.flatMap((n, good) => (n > 0 ? [[GOODS[good]!, n]] : [])));
