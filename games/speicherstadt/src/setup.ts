import type { Chance, Emit, Table } from '@kontor/core';
import { CARDS, CONTRACTS } from '../words/data/cards.ts';
import { GOODS, PIECES } from '../words/data/goods.ts';
import { REMOVED, START_COINS } from '../words/data/table.ts';
import type { Event } from '../words/events.ts';
import { NOTHING, type Player, type Speicherstadt, type State } from './state.ts';

const none = (): number[] => GOODS.map(() => 0);

/** [SP-1.3] Five coins, an empty market hall, no points. */
export const newPlayer = (): Player => ({
  coins: START_COINS,
  track: 0,
  cards: [],
  bought: 0,
  loose: none(),
  warehouse: none(),
  hall: NOTHING,
});

/** [SP-1.2, SP-1.4, SP-1.5] All goods in the bag, all cards but the removed ones in the pile; luck says who starts. */
export function setup({ seats, edition }: Table<Speicherstadt['Options']>, chance: Chance, emit?: Emit<Event>): State {
  const start = chance.at('start').below(seats);
  emit?.({ type: 'begin', start });
  return {
    edition,
    options: {},
    stack: [{ type: 'round' }],
    round: 0,
    start,
    row: [],
    players: Array.from({ length: seats }, newPlayer),
    laid: CONTRACTS.map(() => 0),
    pile: CARDS.map((_, card) => card).filter(card => !REMOVED[seats]!.includes(card)),
    discard: [],
    bag: GOODS.map(() => PIECES),
    supply: none(),
  };
}
