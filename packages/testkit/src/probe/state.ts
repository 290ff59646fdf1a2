import type { Flow, Forecast, Frozen, Seat } from '@kontor/core';
import type { Ending, Event } from './events.ts';
import type { Goods, Move } from './moves.ts';
import type { RuleId } from './rule-ids.ts';
import type { View } from './view.ts';

export type Options = { readonly contracts: boolean; readonly offers: boolean; readonly prize: string };

export type Frame =
  | { type: 'look' }
  | { type: 'choose' }
  | { type: 'open' }
  | { type: 'bid'; turn: Seat; laid: Bid[] }
  | { type: 'close'; laid: Bid[] };

export interface Bid {
  seat: Seat;
  goods: number[];
}

export interface Offer {
  by: Seat;
  to: Seat;
  give: number[];
  ask: number[];
}

export interface Player {
  /** Goods by kind: hidden. */
  hand: number[];
  /** Of these, what everybody knows of. */
  shown: number[];
  coins: number;
  points: number;
  /** Offers made in this round. */
  offers: number;
  /** A kind; the owner alone knows it. */
  contract?: number;
  /** A pending secret choice. */
  boats?: number;
}

export interface State {
  edition: number;
  options: Options;
  round: number;
  starter: Seat;
  /** Goods by kind; the crate is in it until somebody sees it. */
  pile: number[];
  discard: number[];
  bank: number;
  players: Player[];
  /** The crate, once it was looked at. */
  crate?: { kind: number; by: Seat };
  offers: Offer[];
  ending?: Ending;
  stack: Frame[];
}

export interface Probe extends Flow {
  State: State;
  Frame: Frame;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
  Rule: RuleId;
  Forecast: Forecast;
}

const cloneBid = ({ seat, goods }: Frozen<Bid>): Bid => ({ seat, goods: [...goods] });

function cloneFrame(frame: Frozen<Frame>): Frame {
  switch (frame.type) {
    case 'bid':
      return { type: 'bid', turn: frame.turn, laid: frame.laid.map(cloneBid) };
    case 'close':
      return { type: 'close', laid: frame.laid.map(cloneBid) };
    default:
      return { type: frame.type };
  }
}

export function clone(state: Frozen<State>): State {
  const { edition, options, round, starter, bank, crate, ending } = state;
  return {
    edition,
    options,
    round,
    starter,
    pile: [...state.pile],
    discard: [...state.discard],
    bank,
    players: state.players.map(player => ({ ...player, hand: [...player.hand], shown: [...player.shown] })),
    ...(crate ? { crate: { ...crate } } : {}),
    offers: state.offers.map(({ by, to, give, ask }) => ({ by, to, give: [...give], ask: [...ask] })),
    ...(ending ? { ending } : {}),
    stack: state.stack.map(cloneFrame),
  };
}

/** Bids that lie on the table. */
export const laidOn = (stack: Frozen<State>['stack']): readonly Frozen<Bid>[] =>
  stack.flatMap(frame => ('laid' in frame ? frame.laid : []));

/** Goods by kind of a list. */
export function counted(goods: Goods, kinds: number): number[] {
  const counts = Array<number>(kinds).fill(0);
  for (const kind of goods) counts[kind]!++;
  return counts;
}

export const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array<number>(count).fill(kind));

export const sizeOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const holds = (hand: readonly number[], goods: Goods): boolean =>
  counted(goods, hand.length).every((count, kind) => count <= hand[kind]!);
