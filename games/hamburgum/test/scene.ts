import { type Frozen, begin, lookUp, perform, quick, tableFor, tape, type Chance, type Played } from '@kontor/core';
import { expect } from 'vitest';
import { game } from '../src/index.ts';
import { cityOf } from '../src/city.ts';
import type { Frame, Hamburgum, State } from '../src/state.ts';
import {
  BLUE_OFFICIALS,
  BUILDINGS,
  CAPTAIN,
  MAPS,
  NOBODY,
  OFFICES,
  OFFICIAL,
  OFFICIAL_STACK,
  SOURCES,
  TOKENS,
  type Event,
  type HamburgumForecast,
  type Office,
  type Options,
  type Token,
} from '../words/index.ts';

/** Seats by colour, as in the worked examples. */
export const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3];

export const HAMBURG = cityOf(MAPS['hamburg']!);
export const LONDON = cityOf(MAPS['london']!);

export const start = (seats = 3, options: Partial<Options> = {}, draws: readonly number[] = [0]): State =>
  begin(game, tableFor(game, seats, options), tape(draws)).state;

interface Belongings {
  pawn?: number;
  prestige?: number;
  money?: number;
  goods?: number[];
  materials?: number[];
}

export interface Scene {
  seats?: number;
  options?: Partial<Options>;
  /** What is going on; absent: seat 0 is to move on the rondel. */
  frame?: Frame;
  /** By seat. Whoever is not named has nothing. */
  players?: Readonly<Record<number, Belongings>>;
  /** By church: seat and token of each donation, `*` if it is scored: `2 five*, 2 ship`. Without a token: the next one. */
  donations?: Readonly<Record<string, string>>;
  /** By seat: `N3 N4 C1`. */
  citizens?: Readonly<Record<number, string>>;
  /** Basins 1, 2, 3. */
  harbour?: number[][];
  /** The official that is on top (or, in the professional variant, those that are open). */
  top?: Office;
}

/** A position as a story tells it, complete and sound. */
export function scene({
  seats = 3,
  options = {},
  frame,
  players = {},
  donations = {},
  citizens = {},
  harbour,
  top,
}: Scene): State {
  const state = start(seats, options, options.officials === 'random' ? [0, 0] : [0]);
  const city = options.map === 'london' ? LONDON : HAMBURG;
  state.stack = [frame ?? { type: 'rondel', seat: 0 }];
  state.players.forEach((player, seat) => {
    const { pawn = -1, prestige = 0, money = 0, goods = [0, 0, 0], materials = [0, 0, 0] } = players[seat] ?? {};
    Object.assign(player, {
      pawn,
      prestige,
      money,
      goods: [...goods],
      materials: [...materials],
      points: [prestige, ...SOURCES.slice(1).map(() => 0)],
    });
  });
  for (const [id, list] of Object.entries(donations)) {
    const church = city.churchOf[id]!;
    for (const text of list.split(', ')) {
      const [seat, name] = text.split(' ');
      const kind = name
        ? TOKENS.indexOf(name.replace('*', '') as Token)
        : TOKENS.findIndex((_, k) => state.holder[church * 5 + k] === NOBODY);
      state.donors[church]!.push(Number(seat));
      state.holder[church * 5 + kind] = Number(seat);
      state.scored[church * 5 + kind] = name?.endsWith('*') ?? false;
    }
  }
  const offices: number[] = [...(options.officials && options.officials !== 'base' ? BLUE_OFFICIALS : OFFICIAL_STACK)];
  const kept = top === undefined ? [] : offices.splice(offices.indexOf(OFFICES.indexOf(top)), 1);
  for (const [seat, list] of Object.entries(citizens))
    for (const id of list.split(' ')) {
      const site = city.siteOf[id]!;
      const type = city.type[site]!;
      state.citizens[site] = Number(seat);
      state.players[Number(seat)]!.buildings[type]!++;
      if (type < 3) state.prices[type]! -= 10;
      if (type === CAPTAIN) state.dutchmen--;
      if (type === OFFICIAL) state.posts[site] = offices.shift()!;
    }
  const left = [...kept, ...offices];
  Object.assign(
    state,
    state.options.officials === 'professional'
      ? { open: left.sort((a, b) => a - b), pile: [] }
      : { open: left.slice(0, 1), pile: left.slice(1) },
  );
  if (harbour) state.harbour = harbour.map(basin => [...basin]);
  state.players.forEach(
    (player, seat) => (player.home = 5 - state.harbour.flat().filter(owner => owner === seat).length),
  );
  state.gone = 3 - state.dutchmen - state.harbour.flat().filter(owner => owner === NOBODY).length;
  expect(game.valid(state)).toBeUndefined();
  return state;
}

export interface Told {
  state: State;
  events: Event[];
  /** Whether each move could be taken back freely. */
  free: boolean[];
}

/** Plays moves, separated by `; `, each for the seat that is asked. */
export function tell(state: State, moves: string, chance: Chance = quick(1)): Told {
  const events: Event[] = [];
  const free: boolean[] = [];
  let now = state;
  for (const text of moves.split('; ')) {
    const seat = game.actors(now as Frozen<State>)[0]!;
    const found = lookUp(game, now as Frozen<State>, seat, text);
    if ('rule' in found) throw new Error(`"${text}" of seat ${seat} is refused by ${found.rule}`);
    const played: Played<Hamburgum> = perform(game, now as Frozen<State>, seat, found.move, chance);
    expect(game.valid(played.state)).toBeUndefined();
    now = played.state;
    events.push(...played.events);
    free.push(played.free);
  }
  return { state: now, events, free };
}

/** The rule that refuses a move of the seat that is asked. */
export function refusal(state: State, text: string): string | undefined {
  const seat = game.actors(state as Frozen<State>)[0]!;
  const found = lookUp(game, state as Frozen<State>, seat, text);
  return 'rule' in found ? found.rule : undefined;
}

/** All legal moves of a kind, as texts; selections are left out. */
export function listed(state: State, type: string): string[] {
  const seat = game.actors(state as Frozen<State>)[0]!;
  return game
    .legal(state as Frozen<State>, seat)
    .moves.filter(move => move.type === type)
    .map(move => game.write(move));
}

export function foresee(state: State, text: string): HamburgumForecast {
  const seat = game.actors(state as Frozen<State>)[0]!;
  return game.forecast(state as Frozen<State>, seat, game.read(text)!);
}

export const viewOf = (state: State) => game.view(state as Frozen<State>, 'public');

export const surveyOf = (state: State, seat: number, space: string): HamburgumForecast =>
  game.survey!(state as Frozen<State>, seat).find(({ move }) => game.write(move) === `go ${space}`)!.forecast;

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);

export const siteOf = (id: string): number => HAMBURG.siteOf[id]!;

export const count = (state: State, building: string, seat: number): number =>
  state.players[seat]!.buildings[BUILDINGS.findIndex(name => name === building)]!;
