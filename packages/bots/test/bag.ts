import type { Brain } from '../src/index.ts';
import { type Frozen, type Game, only, ranked, type Seat, type Table, type Vocabulary } from '@kontor/core';

export interface State {
  seats: number;
  /** Everybody at once, or one after another. */
  together: boolean;
  kinds: number;
  size: number;
  /** By seat. */
  picked: (readonly number[] | undefined)[];
}

export interface Bag extends Vocabulary {
  State: State;
  Move: { readonly type: 'pick'; readonly items: readonly number[] };
  View: State;
}

interface Shape {
  readonly kinds?: number;
  /** More than one makes every choice a selection. */
  readonly size?: number;
  readonly together?: boolean;
}

/** Everybody picks once, any goods of a bottomless bag; an item scores its kind. With many kinds no machine can list the choices. */
export function bag({ kinds = 3, size = 1, together = false }: Shape = {}): Game<Bag> & { readonly calls: Calls } {
  const calls = { apply: 0, code: 0 };
  const open = ({ picked }: Frozen<State>): Seat[] => picked.flatMap((items, seat) => (items ? [] : [seat]));
  const points = ({ picked }: Frozen<State>): number[] =>
    picked.map(items => (items ?? []).reduce((sum, kind) => sum + kind, 0));
  const game: Game<Bag> = {
    id: 'bag',
    editions: [1],
    seats: { min: 2, max: 5 },
    options: [],
    refuse: () => undefined,
    setup: ({ seats }: Table) => ({ seats, together, kinds, size, picked: Array<undefined>(seats).fill(undefined) }),
    clone: state => ({ ...state, picked: state.picked.slice() }),
    actors: state => (together ? open(state) : open(state).slice(0, 1)),
    may: () => [],
    legal: (state, seat) =>
      state.picked[seat]
        ? only([])
        : size === 1
          ? only(Array.from({ length: kinds }, (_, kind) => ({ type: 'pick', items: [kind] })))
          : {
              moves: [],
              selections: [
                {
                  move: { type: 'pick', items: [] },
                  picks: [
                    {
                      field: 'items',
                      from: Array.from({ length: kinds }, (_, id) => ({ id, most: size })),
                      min: 1,
                      max: size,
                    },
                  ],
                },
              ],
            },
    apply(state, seat, { items }) {
      calls.apply++;
      state.picked[seat] = items;
    },
    outcome(state) {
      if (open(state).length > 0) return undefined;
      const scores = points(state);
      return { scores, ranks: ranked(scores), ending: 'empty', sources: scores.map(goods => ({ goods })) };
    },
    view: state => ({ ...state, picked: state.picked.slice() }),
    imagine: view => () => ({ ...view, picked: view.picked.slice() }),
    why: () => undefined,
    forecast: () => ({}),
    tally: () => ({}),
    valid: () => undefined,
    code(move) {
      calls.code++;
      return move.items.reduce((code, kind) => (code * 61 + kind + 1) % 1_000_003, 0);
    },
    write: ({ items }) => items.join('+'),
    read: text => ({ type: 'pick', items: text.split('+').map(Number) }),
  };
  return Object.assign(game, { calls });
}

interface Calls {
  readonly apply: number;
  readonly code: number;
}

export const bagBrain: Brain<Bag> = {
  worth: ({ picked }) => picked.map(items => (items ?? []).reduce((sum, kind) => sum + kind, 0)),
  explore: 1,
};
