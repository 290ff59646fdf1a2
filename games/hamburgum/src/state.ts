import type { Emit, Flow, Frozen, Seat } from '@kontor/core';
import type { Event, Frame, HamburgumForecast, HamburgumView, Move, Options, RuleId } from '../words/index.ts';
import { SOURCES, type Source } from '../words/index.ts';

export interface Player {
  /** The space on the rondel; -1 is the middle. */
  pawn: number;
  prestige: number;
  money: number;
  /** Beer, sugar, cloth. */
  goods: number[];
  /** Timber, bricks, bells. */
  materials: number[];
  /** Ships at home. */
  home: number;
  /** Buildings by type. */
  buildings: number[];
  /** Prestige by source; adds up to `prestige`. */
  points: number[];
}

export type { Frame };

/** Seats, sites, churches, tokens and offices are numbers; -1 is nobody. */
export interface State {
  edition: number;
  options: Options;
  stack: Frame[];
  first: Seat;
  /** Turns ended so far. */
  turn: number;
  players: Player[];
  /** Of beer, sugar, cloth. */
  prices: number[];
  /** Basins 1, 2, 3: the owner of each ship, -1 for a Dutchman. */
  harbour: number[][];
  /** Dutchmen still to come, and those that left. */
  dutchmen: number;
  gone: number;
  /** By church: who gave its donations, in order. The fifth is the church builder. */
  donors: number[][];
  /** By token: who has it; whether it is scored. */
  holder: number[];
  scored: boolean[];
  /** By site: whose citizen lives there; which office is there. */
  citizens: number[];
  posts: number[];
  /** Officials that can be built now. */
  open: number[];
  /** The officials below: in the base game from the top, in HB-9.3 ascending, for their order is not decided yet. */
  pile: number[];
}

export interface Hamburgum extends Flow {
  State: State;
  Frame: Frame;
  Move: Move;
  Event: Event;
  View: HamburgumView;
  Options: Options;
  Rule: RuleId;
  Forecast: HamburgumForecast;
}

export type Position = Frozen<State>;
export type Tell = Emit<Event> | undefined;

const clonePlayer = (player: Frozen<Player>): Player => ({
  pawn: player.pawn,
  prestige: player.prestige,
  money: player.money,
  goods: player.goods.slice(),
  materials: player.materials.slice(),
  home: player.home,
  buildings: player.buildings.slice(),
  points: player.points.slice(),
});

const cloneFrame = (frame: Frozen<Frame>): Frame => ({ ...frame });

const cloneList = (list: readonly number[]): number[] => list.slice();

export const clone = (state: Position): State => ({
  edition: state.edition,
  options: state.options,
  stack: state.stack.map(cloneFrame),
  first: state.first,
  turn: state.turn,
  players: state.players.map(clonePlayer),
  prices: state.prices.slice(),
  harbour: state.harbour.map(cloneList),
  dutchmen: state.dutchmen,
  gone: state.gone,
  donors: state.donors.map(cloneList),
  holder: state.holder.slice(),
  scored: state.scored.slice(),
  citizens: state.citizens.slice(),
  posts: state.posts.slice(),
  open: state.open.slice(),
  pile: state.pile.slice(),
});

/** Gives prestige (or takes it), and notes where it came from. */
export function award(player: Player, source: Source, points: number): void {
  player.prestige += points;
  player.points[SOURCES.indexOf(source)]! += points;
}

/** The frame on top makes way for another of the same turn. */
export function replaceTop(state: State, frame: Frame): void {
  state.stack[state.stack.length - 1] = frame;
}
