import type { Frozen, Viewer } from '@kontor/core';
import type { Components } from './components.ts';
import type { Ending } from './events.ts';
import { pointsOf } from './queries.ts';
import { laidOn, type Options, type Bid, type Offer, sizeOf, type State } from './state.ts';

export interface PlayerView {
  /** How many goods are in hand. */
  readonly size: number;
  /** Of these, by kind, what everybody knows of. */
  readonly shown: readonly number[];
  /** All of it by kind: the own hand. */
  readonly hand?: readonly number[];
  readonly coins: number;
  readonly points: number;
  readonly offers: number;
  readonly contract?: number;
  readonly hasChosen: boolean;
  /** The own pending choice. */
  readonly boats?: number;
  /** What it would score now, as far as the viewer can know. */
  readonly score?: number;
}

export interface View {
  readonly edition: number;
  readonly options: Options;
  /** Names of the kinds of goods. */
  readonly kinds: readonly string[];
  readonly rounds: number;
  readonly round: number;
  readonly starter: number;
  readonly phase: 'look' | 'choose' | 'bid' | 'over';
  readonly turn?: number;
  /** How many goods the pile holds; the crate is among them until it is looked at. */
  readonly pile: number;
  readonly discard: readonly number[];
  readonly bank: number;
  readonly players: readonly PlayerView[];
  /** Who looked at the crate, and what is in it if it was this viewer. */
  readonly crate?: { readonly by: number; readonly kind?: number };
  readonly laid: readonly Bid[];
  readonly offers: readonly Offer[];
  readonly ending?: Ending;
}

export function view({ kinds, rounds }: Components, state: Frozen<State>, viewer: Viewer): View {
  const { edition, options, round, starter, crate, ending } = state;
  const frame = state.stack.at(-1);
  return {
    edition,
    options,
    kinds: kinds.map(({ name }) => name),
    rounds,
    round,
    starter,
    phase: !frame ? 'over' : frame.type === 'open' || frame.type === 'close' ? 'bid' : frame.type,
    ...(frame?.type === 'bid' ? { turn: frame.turn } : {}),
    pile: sizeOf(state.pile),
    discard: [...state.discard],
    bank: state.bank,
    players: state.players.map((player, seat): PlayerView => {
      const { hand, shown, coins, points, offers, contract, boats } = player;
      const isOwn = seat === viewer || ending !== undefined;
      return {
        size: sizeOf(hand),
        shown: [...shown],
        ...(isOwn ? { hand: [...hand] } : {}),
        coins,
        points,
        offers,
        ...(isOwn && contract !== undefined ? { contract } : {}),
        hasChosen: boats !== undefined,
        ...(isOwn && boats !== undefined ? { boats } : {}),
        ...(isOwn ? { score: Object.values(pointsOf(player)).reduce((sum, part) => sum + part, 0) } : {}),
      };
    }),
    ...(crate ? { crate: crate.by === viewer ? { by: crate.by, kind: crate.kind } : { by: crate.by } } : {}),
    laid: laidOn(state.stack).map(({ seat, goods }) => ({ seat, goods: [...goods] })),
    offers: state.offers.map(({ by, to, give, ask }) => ({ by, to, give: [...give], ask: [...ask] })),
    ...(ending ? { ending } : {}),
  };
}
