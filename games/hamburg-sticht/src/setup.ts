import type { Chance, Emit, Option, Table } from '@kontor/core';
import type { Event, Options } from '../words/index.ts';
import { flowing } from './rules/index.ts';
import type { State } from './state.ts';

export const EDITIONS: readonly number[] = [1];

export const options: readonly Option[] = [
  { id: 'jokerInTrump', values: [false, true], default: false, rule: 'HS-2.5' },
  { id: 'memory', values: ['open', 'table'], default: 'open', rule: 'HS-5.1' },
];

/** [HS-1.3] The first dealer is drawn. */
export function setup({ seats, options, edition }: Table<Options>, chance: Chance, emit?: Emit<Event>): State {
  const state: State = {
    edition,
    options,
    stack: [{ type: 'deal' }],
    round: 1,
    dealer: chance.at('dealer').below(seats),
    marker: 0,
    players: Array.from({ length: seats }, () => ({ hand: [], captured: [], place: 0, bonus: 0 })),
    trick: [],
    out: [],
  };
  flowing.settle(state, chance, emit);
  return state;
}
