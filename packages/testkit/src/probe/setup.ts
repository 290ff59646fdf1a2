import { type Chance, type Emit, type Option, take, takeFrom, type Table } from '@kontor/core';
import type { Components } from './components.ts';
import type { Event } from './events.ts';
import type { RuleId } from './rule-ids.ts';
import type { Options, State } from './state.ts';

export const OPTIONS: readonly Option[] = [
  { id: 'contracts', values: [true, false], default: true, rule: 'PR-1.3' },
  { id: 'offers', values: [true, false], default: true, rule: 'PR-1.4' },
  { id: 'prize', values: ['high', 'low'], default: 'high', rule: 'PR-1.5' },
];

/** [PR-1.4] */
export const refuse = (_seats: number, { contracts, offers }: Options): RuleId | undefined =>
  contracts || offers ? undefined : 'PR-1.4';

/** [PR-1.2] [PR-1.3] */
export function setup({ kinds }: Components, table: Table<Options>, chance: Chance, emit?: Emit<Event>): State {
  const pile = kinds.map(({ count }) => count);
  const contracts = kinds.map((_, kind) => kind);
  const none = (): number[] => kinds.map(() => 0);
  const players = Array.from({ length: table.seats }, (_, seat) => {
    const hand = none();
    const dice = chance.at('hand', seat);
    for (let i = 0; i < 3; i++) hand[takeFrom(dice, pile)]!++;
    return {
      hand,
      shown: none(),
      coins: 6,
      points: 0,
      offers: 0,
      ...(table.options.contracts ? { contract: take(chance.at('contract', seat), contracts) } : {}),
    };
  });
  emit?.({ type: 'round', round: 1, starter: 0 });
  return {
    edition: table.edition,
    options: table.options,
    round: 1,
    starter: 0,
    pile,
    discard: none(),
    bank: 0,
    players,
    offers: [],
    stack: [{ type: 'look' }],
  };
}
