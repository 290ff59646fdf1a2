import { canonical } from '@kontor/core';
import {
  BLUE_OFFICIALS,
  BRICK,
  BUILDINGS,
  CANON,
  CHURCHES,
  DONATIONS,
  DUTCHMEN,
  flag,
  list,
  NOBODY,
  object,
  OFFICIALS,
  OFFICIAL,
  OFFICIAL_STACK,
  oneOf,
  SHIPS,
  SITES,
  SOURCES,
  TOKENS,
  whole,
  type Check,
} from '../words/index.ts';
import { tokenOf, type Atlas, type City } from './city.ts';
import { countOf, sum } from './queries.ts';
import { isOver } from './scoring.ts';
import type { Frame, State } from './state.ts';
import { tally } from './tally.ts';

const MANY = 1_000_000;
const many = whole(0, MANY);
const office = whole(NOBODY, 9);

const player: Check = object({
  pawn: whole(-1, 7),
  prestige: many,
  money: many,
  goods: list(many, 3),
  materials: list(many, 3),
  home: whole(0, SHIPS),
  buildings: list(whole(0, SITES), BUILDINGS.length),
  points: list(whole(-MANY, MANY), SOURCES.length),
});

const frameShape = (seat: Check): Check => {
  const shapes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
    rondel: {},
    trade: { selling: flag, shipped: flag },
    dockyard: {},
    church: { church: whole(-1, CHURCHES - 1), scoring: flag },
    guildhall: { official: flag },
    office: { site: whole(0, SITES - 1) },
    canon: {},
    finish: {},
  };
  return (value, path) => {
    const type = typeof value === 'object' && value !== null ? String((value as { type?: unknown }).type) : '';
    if (!Object.hasOwn(shapes, type)) return `${path}.type: there is no frame ${type}`;
    return object({ type: oneOf([type]), seat, ...shapes[type] })(value, path);
  };
};

const shape = (atlas: Atlas, seats: number): Check => {
  const seat = whole(0, seats - 1);
  const owner = whole(NOBODY, seats - 1);
  return object({
    edition: oneOf([1]),
    options: object({ map: oneOf(Object.keys(atlas)), officials: oneOf(OFFICIALS) }),
    stack: list(frameShape(seat), 0, 2),
    first: seat,
    turn: many,
    players: list(player, 2, 5),
    prices: list(whole(50, 100), 3),
    harbour: list(list(owner, 0, seats), 3),
    dutchmen: whole(0, DUTCHMEN),
    gone: whole(0, DUTCHMEN),
    donors: list(list(seat, 0, DONATIONS), CHURCHES),
    holder: list(owner, CHURCHES * TOKENS.length),
    scored: list(flag, CHURCHES * TOKENS.length),
    citizens: list(owner, SITES),
    posts: list(office, SITES),
    open: list(whole(0, 9), 0, 7),
    pile: list(whole(0, 9), 0, 7),
  });
};

/** Shapes are made once for each game and number of seats. */
const shapes = new WeakMap<Atlas, Map<number, Check>>();

function shapeFor(atlas: Atlas, seats: number): Check {
  const known = shapes.get(atlas) ?? new Map<number, Check>();
  shapes.set(atlas, known);
  const found = known.get(seats) ?? shape(atlas, seats);
  known.set(seats, found);
  return found;
}

/** Names the first nonsense in a state that came from outside. */
export function valid(value: unknown, atlas: Atlas): string | undefined {
  const players = (value as { players?: unknown } | undefined)?.players;
  if (!Array.isArray(players) || players.length < 2 || players.length > 5) return 'players: 2 to 5 are expected';
  const fault = shapeFor(atlas, players.length)(value, '');
  if (fault !== undefined) return fault;
  const state = value as State;
  const city = atlas[state.options.map]!;
  for (const check of [sums, people, churches, officials, frames]) {
    const found = check(state, city);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the tally must say in every game. */
function sums(state: State, city: City): string | undefined {
  const figures = tally(state, city);
  const due = (name: string): number => {
    if (name.startsWith('homes') || name.startsWith('gifts')) return 0;
    if (name.startsWith('ships')) return SHIPS;
    if (name === 'dutchmen') return DUTCHMEN;
    if (name === 'officials') return OFFICIAL_STACK.length;
    const type = BUILDINGS.findIndex(building => building === name);
    if (type >= 0) return city.type.filter(each => each === type).length;
    return city.map.churches.some(({ id }) => id === name) ? DONATIONS : 100;
  };
  for (const [name, figure] of Object.entries(figures))
    if (figure !== due(name)) return `tally: ${name} should be ${due(name)}, not ${figure}`;
  return undefined;
}

function people(state: State): string | undefined {
  for (const [seat, { prestige, points, materials }] of state.players.entries()) {
    if (sum(points) !== prestige) return `players[${seat}].points: they add up to ${sum(points)}, not ${prestige}`;
    if (materials[2]! > 1) return `players[${seat}].materials: nobody owns two bells`;
  }
  return undefined;
}

/** Tokens and donations of one church belong to the same people, and only held tokens are scored. */
function churches(state: State): string | undefined {
  for (let church = 0; church < CHURCHES; church++)
    for (let seat = 0; seat < state.players.length; seat++) {
      const held = countOf(state.holder.slice(5 * church, 5 * church + 5), seat);
      const given = countOf(state.donors[church]!, seat);
      if (held !== given) return `donors[${church}]: seat ${seat} gave ${given} donations but has ${held} tokens`;
    }
  for (let church = 0; church < CHURCHES; church++)
    if (state.donors[church]!.length > 0 && state.holder[tokenOf(church, 0)] !== state.donors[church]![0])
      return `holder[${tokenOf(church, 0)}]: the first donor has the five`;
  const unheld = state.scored.findIndex((scored, token) => scored && state.holder[token] === NOBODY);
  return unheld < 0 ? undefined : `scored[${unheld}]: nobody has this token`;
}

/** Offices stand on official sites with a citizen, and each exists as often as in its stack. */
function officials(state: State, city: City): string | undefined {
  const pending = state.stack.find(frame => frame.type === 'office');
  for (const [site, post] of state.posts.entries()) {
    const due = city.type[site] === OFFICIAL && state.citizens[site] !== NOBODY && site !== pending?.site;
    if (due !== (post !== NOBODY)) return `posts[${site}]: an office is ${due ? 'missing' : 'out of place'}`;
  }
  const all = [...state.open, ...state.pile, ...state.posts.filter(post => post !== NOBODY)].sort((a, b) => a - b);
  const variant = state.options.officials;
  const stack = variant === 'base' ? OFFICIAL_STACK : BLUE_OFFICIALS;
  if (canonical(all) !== canonical(stack)) return 'open: the officials are not those of this table';
  const left = state.open.length + state.pile.length;
  const due = variant === 'professional' ? left : Math.min(left, 1);
  if (state.open.length !== due) return `open: ${due} can be built now, not ${state.open.length}`;
  return state.pile.every((post, i) => i === 0 || state.pile[i - 1]! <= post) ? undefined : 'pile: does not ascend';
}

/** [HB-9.2] [HB-9.5] What waits above the guildhall came from a building of this turn. */
function building(state: State, city: City, above: Frame): string | undefined {
  const { seat } = above;
  if (above.type === 'office') {
    const isThere = city.type[above.site] === OFFICIAL && state.citizens[above.site] === seat;
    if (!isThere) return `stack[1].site: seat ${seat} has no official there`;
    return state.open.length > 1 ? undefined : 'stack[1]: there is nothing to choose';
  }
  const site = state.posts.indexOf(CANON);
  if (site < 0 || state.citizens[site] !== seat) return `stack[1]: seat ${seat} has no canon`;
  return state.players[seat]!.materials[BRICK]! > 0 ? undefined : `stack[1]: seat ${seat} has no brick for the canon`;
}

function frames(state: State, city: City): string | undefined {
  const [below, above] = state.stack;
  if (isOver(state) !== (below === undefined)) return 'stack: the game is over exactly if six churches are complete';
  if (above && (below!.type !== 'guildhall' || !['office', 'canon'].includes(above.type) || above.seat !== below!.seat))
    return `stack[1]: no ${above.type} after ${below!.type}`;
  if (above) return building(state, city, above);
  if (!above && below && ['office', 'canon'].includes(below.type))
    return `stack[0]: no ${below.type} without a guildhall`;
  return undefined;
}
