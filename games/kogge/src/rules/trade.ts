import {
  available,
  type Decision,
  type Emit,
  type FrameOf,
  type Frozen,
  guarded,
  only,
  both,
  type Seat,
} from '@kontor/core';
import { GOODS, THREE_FOR_ONE } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { countsOf, total } from '../../words/items.ts';
import { type Move, type MoveOf, notation } from '../../words/moves.ts';
import type { RuleId } from '../../words/rule-ids.ts';
import { load, revealing, unload } from '../pieces.ts';
import { freeGoods, hasItems } from '../queries.ts';
import type { Kogge, State, TurnFrame } from '../state.ts';
import { use } from '../turn-frame.ts';

type Trade = FrameOf<Kogge, 'trade'>;
type Give = MoveOf<'give'>;

/** [KO-6.4] [KO-6.10] Two goods for one; three with the bonus. */
export const rateOf = (state: Frozen<State>, seat: Seat): number =>
  state.players[seat]!.bonuses[THREE_FOR_ONE]! > 0 ? 3 : 2;

/** [KO-6.4] Goods in the city of kinds that are not given. */
const onOffer = (state: Frozen<State>, seat: Seat, given: readonly number[]): number[] =>
  state.cities[state.players[seat]!.city]!.goods.map((n, good) => (given[good]! > 0 ? 0 : n));

const withMore = (given: readonly number[], { good, n }: Give): number[] =>
  given.map((had, i) => (i === good ? had + n : had));

/** [KO-6.4] Every kind is on one side only, and for each good given one can be taken. */
function breaksTrade(state: Frozen<State>, given: readonly number[], seat: Seat, { good, n }: Give): boolean {
  const { city, goods } = state.players[seat]!;
  if (given[good]! > 0 || n < 1 || goods[good]! < n) return true;
  let left = -n;
  for (let other = 0; other < given.length; other++)
    if (given[other]! > 0) left -= given[other]!;
    else if (other !== good) left += state.cities[city]!.goods[other]!;
  return left < 0;
}

const isPromised = (state: Frozen<State>, seat: Seat, { good, n }: Give): boolean => freeGoods(state, seat)[good]! < n;

function whyNotGive(state: Frozen<State>, given: readonly number[], seat: Seat, move: Give): RuleId | undefined {
  if (breaksTrade(state, given, seat, move)) return 'KO-6.4';
  return isPromised(state, seat, move) ? 'KO-7.4' : undefined;
}

function gives({ players }: Frozen<State>, seat: Seat): Give[] {
  const { goods } = players[seat]!;
  const moves: Give[] = [];
  for (let good = 0; good < goods.length; good++)
    for (let n = 1; n <= goods[good]!; n++) moves.push({ type: 'give', good, n });
  return moves;
}

const NOTHING = [0, 0, 0, 0];

/** [KO-6.4] Trade with the city, begun by the goods given; only after the cog has moved to another city. */
export const trading = guarded<Kogge, TurnFrame>({
  notation,
  otherwise: 'KO-6.4',
  candidates: (state, _turn, seat) => gives(state, seat),
  guards: [
    ['KO-6.11', (_state, { used }) => used.includes('trade')],
    ['KO-6.4', ({ players }, { from }, seat) => players[seat]!.city === from],
    ['KO-6.4', (state, _turn, seat, move) => breaksTrade(state, NOTHING, seat, move as Give)],
    ['KO-7.4', (state, _turn, seat, move) => isPromised(state, seat, move as Give)],
  ],
});

function give(state: State, seat: Seat, { good, n }: Give, emit?: Emit<Event>): void {
  const { city } = state.players[seat]!;
  emit?.({ type: 'gave', seat, city, good, n, ...revealing(state, seat, Array<number>(n).fill(good)) });
  unload(state, seat, good, n);
  state.cities[city]!.goods[good]! += n;
}

export function applyTrading(state: State, turn: TurnFrame, seat: Seat, move: Give, emit?: Emit<Event>): void {
  give(state, seat, move, emit);
  use(turn, 'trade');
  state.stack.push({ type: 'trade', seat, given: withMore(NOTHING, move) });
}

/** [KO-6.4] More kinds may be given; then n to 2n goods of other kinds are taken. */
export const trade: Decision<Kogge, Trade> = {
  actors: (_state, { seat }) => [seat],
  legal(state, { given }, seat) {
    const goods = onOffer(state, seat, given);
    const n = total(given);
    const max = Math.min(rateOf(state, seat) * n, total(goods));
    return both<Move>(only(gives(state, seat).filter(move => whyNotGive(state, given, seat, move) === undefined)), {
      moves: [],
      selections: [
        { move: { type: 'take', goods: [] }, picks: [{ field: 'goods', from: available(goods), min: n, max }] },
      ],
    });
  },
  why(state, { given }, seat, move) {
    if (move.type === 'give') return whyNotGive(state, given, seat, move);
    if (move.type !== 'take') return 'K-2';
    const n = total(given);
    const fits = move.goods.length >= n && move.goods.length <= rateOf(state, seat) * n;
    return fits && hasItems(onOffer(state, seat, given), move.goods) ? undefined : 'KO-6.4';
  },
  apply(state, frame, seat, move, _chance, emit) {
    if (move.type === 'give') {
      give(state, seat, move, emit);
      frame.given = withMore(frame.given, move);
    } else if (move.type === 'take') {
      const { city } = state.players[seat]!;
      countsOf(move.goods, GOODS.length).forEach((n, good) => {
        state.cities[city]!.goods[good]! -= n;
        load(state, seat, good, n);
      });
      emit?.({ type: 'traded', seat, city, goods: move.goods });
      state.stack.pop();
    }
  },
};
