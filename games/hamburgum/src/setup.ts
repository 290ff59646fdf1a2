import type { Chance, Option, Table } from '@kontor/core';
import {
  BLUE_OFFICIALS,
  CHURCHES,
  DUTCHMEN,
  GOODS,
  NOBODY,
  OFFICIALS,
  OFFICIAL_STACK,
  SHIPS,
  SITES,
  SOURCES,
  START_PRICE,
  TOKENS,
  BUILDINGS,
  type Options,
} from '../words/index.ts';
import { turnUp } from './officials.ts';
import { award, type Player, type State, type Tell } from './state.ts';

/** [HB-9.2] [HB-9.3] [HB-9.4] With a pack its map is the only one. */
export const optionsFor = (maps: readonly string[]): readonly Option[] => [
  { id: 'map', values: maps, default: maps[0]!, rule: 'HB-9.4' },
  { id: 'officials', values: OFFICIALS, default: 'base', rule: 'HB-9.1' },
];

const none = (length: number): number[] => Array<number>(length).fill(0);
const nobody = (length: number): number[] => Array<number>(length).fill(NOBODY);

/** [HB-1.1] [HB-1.2] `place` counts from the start player, who has 1. */
function player(place: number): Player {
  const player: Player = {
    pawn: -1,
    prestige: 0,
    money: 10 * place,
    goods: [1, 1, 1],
    materials: [1, 1, 0],
    home: SHIPS - 1,
    buildings: none(BUILDINGS.length),
    points: none(SOURCES.length),
  };
  award(player, 'start', place);
  return player;
}

/** [HB-1.4] [HB-9.1] What can be built now, and what lies below. */
function officials({ officials }: Options, chance: Chance): Pick<State, 'open' | 'pile'> {
  if (officials === 'base') return { open: [OFFICIAL_STACK[0]], pile: OFFICIAL_STACK.slice(1) };
  if (officials === 'professional') return { open: [...BLUE_OFFICIALS], pile: [] };
  const pile: number[] = [...BLUE_OFFICIALS];
  return { open: [turnUp(pile, chance)], pile };
}

export function setup({ seats, options, edition }: Table<Options>, chance: Chance, emit?: Tell): State {
  const first = chance.at('start').below(seats);
  const players = Array.from({ length: seats }, (_, seat) => player(((seat - first + seats) % seats) + 1));
  const state: State = {
    edition,
    options,
    stack: [{ type: 'rondel', seat: first }],
    first,
    turn: 0,
    players,
    prices: GOODS.map(() => START_PRICE),
    harbour: [[], [], players.map((_, i) => (first + i) % seats)],
    dutchmen: DUTCHMEN,
    gone: 0,
    donors: Array.from({ length: CHURCHES }, () => []),
    holder: nobody(CHURCHES * TOKENS.length),
    scored: Array<boolean>(CHURCHES * TOKENS.length).fill(false),
    citizens: nobody(SITES),
    posts: nobody(SITES),
    ...officials(options, chance),
  };
  emit?.({ type: 'started', first, prestige: players.map(p => p.prestige), money: players.map(p => p.money) });
  return state;
}
