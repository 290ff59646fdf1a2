import { type Emit, type Frozen, guarded, type Seat } from '@kontor/core';
import { GOODS, HOME, SITES } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { chipItem, type Item } from '../../words/items.ts';
import { notation } from '../../words/moves.ts';
import { checkWin } from '../ending.ts';
import { payItems, revealing } from '../pieces.ts';
import { free, hasItems, holdings } from '../queries.ts';
import type { City, Kogge, State, TurnFrame } from '../state.ts';
import { use } from '../turn-frame.ts';

/** By city and whether an office stands there. */
const PRICES: readonly (readonly (readonly Item[])[])[] = HOME.map((home, city) => {
  const goods: Item[] = GOODS.flatMap((_, good) => (good === home ? [] : [good]));
  return [1, 2].map(chips => [...goods, ...Array<Item>(chips).fill(chipItem(city))]);
});

/** [KO-6.1] The three goods that the city does not produce, and one chip of the city, two if an office stands there. */
export const officePrice = ({ offices }: Frozen<Pick<City, 'offices'>>, city: number): readonly Item[] =>
  PRICES[city]![Math.min(1, offices.length)]!;

const priceHere = (state: Frozen<State>, seat: Seat): readonly Item[] => {
  const { city } = state.players[seat]!;
  return officePrice(state.cities[city]!, city);
};

export const build = guarded<Kogge, TurnFrame>({
  notation,
  otherwise: 'KO-6.1',
  candidates: () => [{ type: 'build' }],
  guards: [
    ['KO-6.11', (_state, { used }) => used.includes('build')],
    ['KO-6.1', ({ players, cities }, _turn, seat) => cities[players[seat]!.city]!.offices.length >= SITES],
    ['KO-6.1', (state, _turn, seat) => !hasItems(holdings(state.players[seat]!), priceHere(state, seat))],
    ['KO-7.4', (state, _turn, seat) => !hasItems(free(state, seat), priceHere(state, seat))],
  ],
});

export function applyBuild(state: State, turn: TurnFrame, seat: Seat, emit?: Emit<Event>): void {
  const { city } = state.players[seat]!;
  const price = priceHere(state, seat);
  emit?.({ type: 'built', seat, city, paid: price, ...revealing(state, seat, price) });
  payItems(state, seat, price);
  state.players[seat]!.reserve--;
  state.cities[city]!.offices.push({ owner: seat, goods: [0, 0, 0, 0] });
  use(turn, 'build');
  checkWin(state, seat, emit);
}
