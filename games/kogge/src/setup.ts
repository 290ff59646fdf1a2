import { type Chance, type Dice, type Emit, type Option, shuffle, type Table, takeFrom } from '@kontor/core';
import { CHIPS_IN_BOX, CITIES, COPIES_OF_BONUS, GOODS_IN_BOX, HOME, OFFICES_EACH } from '../words/data/tables.ts';
import type { Event } from '../words/events.ts';
import type { RuleId } from '../words/rule-ids.ts';
import type { Options } from '../words/view.ts';
import { known, moveUnseen } from './known.ts';
import { CHIP_PLACES, GOODS_PLACES, SUPPLY, squareAt } from './lore.ts';
import type { City, State } from './state.ts';

export const OPTIONS: readonly Option[] = [
  { id: 'openCargo', values: [false, true], default: false, rule: 'KO-11.2' },
  { id: 'memory', values: ['open', 'table'], default: 'open', rule: 'KO-11.2' },
  { id: 'taxes', values: [false, true], default: false, rule: 'KO-10.1' },
  { id: 'officeTrade', values: [false, true], default: false, rule: 'KO-10.2' },
  { id: 'conflicts', values: [false, true], default: false, rule: 'KO-10.3' },
  { id: 'memoryRoutes', values: [false, true], default: false, rule: 'KO-10.4' },
];

/** [KO-10.7] Open cargo would leave conflicts without secrets. */
export const refuse = (_seats: number, { openCargo, conflicts }: Options): RuleId | undefined =>
  openCargo && conflicts ? 'KO-10.7' : undefined;

/** [KO-2.1] [KO-10.4] What a cog carries at the start. */
const firstCargo = (options: Options): number[] => (options.memoryRoutes ? [2, 2, 0, 0] : [2, 1, 0, 0]);

/** [KO-2.1] Three home goods lie in each city. */
const newCity = (_: unknown, n: number): City => ({
  goods: HOME.map((_, good) => (good === HOME[n] ? 3 : 0)).slice(0, 4),
  routes: [
    { chip: -1, down: false },
    { chip: -1, down: false },
  ],
  offices: [],
  raiders: [],
});

export function setup(table: Table<Options>, chance: Chance, emit?: Emit<Event>): State {
  const { seats, options, edition } = table;
  const state: State = {
    edition,
    options: { ...options },
    round: 0,
    stack: [
      { type: 'round' },
      {
        type: 'start',
        choices: Array<number>(seats).fill(-1),
        open: Array.from({ length: seats }, (_, seat) => seat),
        barred: Array<number>(seats).fill(-1),
        tries: 0,
      },
    ],
    players: Array.from({ length: seats }, () => ({
      city: -1,
      chips: Array<number>(CITIES).fill(1),
      goods: firstCargo(options),
      markers: 1,
      second: true,
      bonuses: [0, 0, 0, 0],
      reserve: OFFICES_EACH,
    })),
    cities: Array.from({ length: CITIES }, newCity),
    supply: { chips: CHIPS_IN_BOX.map(n => n - seats), goods: GOODS_IN_BOX.slice() },
    groups: [],
    bids: [],
    order: Array.from({ length: seats }, (_, seat) => seat),
    guild: { city: 0, end: 0, crossings: 0 },
    bonuses: Array<number>(4).fill(COPIES_OF_BONUS),
    offers: [],
    offered: Array<number>(16).fill(0),
    known: { chips: [], goods: [] },
  };
  for (const { goods } of [...state.cities, ...state.players])
    goods.forEach((n, good) => (state.supply.goods[good]! -= n));
  /** [KO-2.2] This chip stays out until the routes are laid. */
  const start = takeFrom(chance.at('start-city'), state.supply.chips);
  state.guild = { city: start, end: start, crossings: 0 };
  if (options.memoryRoutes) layFaceDown(state, chance);
  else layFaceUp(state, chance);
  state.supply.chips[start]!++;
  beginKnowing(state);
  emit?.({ type: 'started', city: start });
  return state;
}

/** [KO-2.3] First squares: 0-8 in an order in which no city has its own number; then the second squares. */
function layFaceUp(state: State, chance: Chance): void {
  const { cities, supply } = state;
  const dice = chance.at('first-squares');
  const numbers = cities.map((_, n) => n);
  do shuffle(dice, numbers);
  while (numbers.some((number, city) => number === city));
  numbers.forEach((number, city) => (cities[city]!.routes[0]!.chip = number));
  for (const number of numbers) supply.chips[number]!--;
  const second = chance.at('second-squares');
  while (!layedSecond(cities, supply.chips, second))
    for (const { routes } of cities) takeBack(routes[1]!, supply.chips);
}

function takeBack(route: { chip: number }, chips: number[]): void {
  if (route.chip >= 0) chips[route.chip]!++;
  route.chip = -1;
}

/** [KO-2.3] City 0 to 8: an unfit chip is put aside and another drawn; those aside return after each city. False if a city can't be filled. */
function layedSecond(cities: City[], chips: number[], dice: Dice): boolean {
  return cities.every(({ routes: [first, second] }, city) => {
    const aside: number[] = [];
    while (second!.chip < 0 && chips.some(n => n > 0)) {
      const chip = takeFrom(dice, chips);
      if (chip === city || chip === first!.chip) aside.push(chip);
      else second!.chip = chip;
    }
    for (const chip of aside) chips[chip]!++;
    return second!.chip >= 0;
  });
}

/** [KO-10.4] Memory: 0-8 on the first squares, nine random chips on the second, all face down and without any limit. */
function layFaceDown(state: State, chance: Chance): void {
  const { cities, supply } = state;
  const numbers = cities.map((_, n) => n);
  shuffle(chance.at('first-squares'), numbers);
  const dice = chance.at('second-squares');
  for (const [city, { routes }] of cities.entries()) {
    routes[0] = { chip: numbers[city]!, down: true };
    supply.chips[numbers[city]!]!--;
  }
  for (const { routes } of cities) routes[1] = { chip: takeFrom(dice, supply.chips), down: true };
}

/** At the start everybody knows everything, apart from the face-down routes of the Memory rules. */
function beginKnowing(state: State): void {
  const { players, supply, cities, options, guild } = state;
  for (let viewer = 0; viewer <= players.length; viewer++) {
    const chips = known(CHIP_PLACES, CITIES);
    const goods = known(GOODS_PLACES, GOODS_IN_BOX.length);
    players.forEach((player, seat) => {
      player.chips.forEach((n, chip) => (chips.sure[seat * CITIES + chip] = n));
      player.goods.forEach((n, good) => (goods.sure[seat * GOODS_IN_BOX.length + good] = n));
    });
    supply.chips.forEach((n, chip) => (chips.sure[SUPPLY * CITIES + chip] = n));
    if (options.memoryRoutes) {
      // Heaped on the first city's squares and then spread unseen: 0-8 on the first squares, nine out of the supply on the second.
      chips.sure[SUPPLY * CITIES + guild.end]!--;
      for (const { routes } of cities) {
        chips.sure[squareAt(0, 0) * CITIES + routes[0]!.chip]!++;
        chips.sure[SUPPLY * CITIES + routes[1]!.chip]!++;
      }
      spread(chips, squareAt(0, 0), cities.map((_, city) => squareAt(city, 0)).slice(1));
      spread(
        chips,
        SUPPLY,
        cities.map((_, city) => squareAt(city, 1)),
      );
      chips.sure[SUPPLY * CITIES + guild.end]!++;
    }
    state.known.chips.push(chips);
    state.known.goods.push(goods);
  }
}

/** Deals one unseen piece from a place to each of the others. */
function spread(k: ReturnType<typeof known>, from: number, places: readonly number[]): void {
  for (const place of places) moveUnseen(k, from, place, 1);
}
