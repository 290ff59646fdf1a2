import type { Dice, Frozen, Legal, Seat } from '@kontor/core';
import type { State } from '../src/index.ts';
import { developmentOf } from '../src/queries.ts';
import { HOME } from '../words/data/tables.ts';
import type { Item } from '../words/items.ts';
import type { Move } from '../words/moves.ts';
import { CHIP_VALUE, GOOD_VALUE, planOf } from './needs.ts';

type Seen = Frozen<State>;

const NEEDED = 2.2;
const MARGIN = 0.4;
/** Somebody with so many development points could win in the next turn. */
const DANGEROUS = 4;

/** What each item is worth to a seat: more if its next office needs it, less if it has plenty. */
export function valuesTo(state: Seen, seat: Seat): number[] {
  const { goods, chips } = state.players[seat]!;
  const { city } = planOf(state, seat);
  const chipsNeeded = city < 0 ? 0 : 1 + Math.min(1, state.cities[city]!.offices.length);
  return [
    ...goods.map((held, good) => {
      const missing = city >= 0 && HOME[city] !== good && held === 0;
      return GOOD_VALUE[good]! * (missing ? NEEDED : held > 3 && held < 6 ? 1.3 : 1);
    }),
    ...chips.map((held, number) => {
      const missing = number === city && held < chipsNeeded;
      return CHIP_VALUE * (missing ? NEEDED * 2 : 1) * (held > 2 ? 0.6 : 1);
    }),
  ];
}

const valueOf = (state: Seen, seat: Seat, items: readonly Item[]): number => {
  const values = valuesTo(state, seat);
  return items.reduce((sum, item) => sum + values[item]!, 0);
};

/** Whether to take an offer: a clear gain, and nothing for somebody who could win with it. */
export function isGood(
  state: Seen,
  seat: Seat,
  { from, give, ask }: { from: Seat; give: readonly Item[]; ask: readonly Item[] },
): boolean {
  if (ask.length > 0 && developmentOf(state, from) >= DANGEROUS) return false;
  const gain = valueOf(state, seat, give) - valueOf(state, seat, ask);
  const theirs = valueOf(state, from, ask) - valueOf(state, from, give);
  const leads = developmentOf(state, from) > developmentOf(state, seat);
  return gain - MARGIN - (leads ? 0.5 : 0.15) * Math.max(0, theirs) >= 0;
}

/** The answer to the first open offer to this seat, if there is one. */
export function answer(state: Seen, seat: Seat, legal: Legal<Move>): Move | undefined {
  const offer = state.offers.find(({ to }) => to === seat);
  if (!offer) return undefined;
  const accept = legal.moves.find(move => move.type === 'accept' && move.from === offer.from);
  const decline = legal.moves.find(move => move.type === 'decline' && move.from === offer.from);
  return accept && isGood(state, seat, offer) ? accept : decline;
}

/**
 * Now and then, in its own turn before the first action: one good that the next office needs for some that are to spare, asked of
 * somebody here who is not about to win. Not with two at the table, where what helps one hurts the other.
 */
export function proposal(state: Seen, seat: Seat, legal: Legal<Move>, dice: Dice): Move | undefined {
  const turn = state.stack.at(-1);
  if (turn?.type !== 'turn' || turn.seat !== seat || turn.used.length > 0 || state.players.length < 3) return undefined;
  if (state.offers.length > 0 || state.offered.some(n => n > 0) || dice.below(3) > 0) return undefined;
  const { goods } = state.players[seat]!;
  const { city } = planOf(state, seat);
  if (city < 0) return undefined;
  for (const { move } of legal.selections) {
    if (move.type !== 'offer' || move.office !== undefined || developmentOf(state, move.to) >= DANGEROUS - 1) continue;
    const there = state.players[move.to]!.goods;
    const wanted = goods.findIndex((n, good) => n === 0 && good !== HOME[city] && there[good]! > 0);
    const give = wanted < 0 ? undefined : priceFor(state, seat, move.to, wanted);
    if (give) return { type: 'offer', to: move.to, give, ask: [wanted] };
  }
  return undefined;
}

/** The fewest spare goods of one kind that the other should like, else the most that still pay. */
function priceFor(state: Seen, seat: Seat, to: Seat, wanted: number): Item[] | undefined {
  let best: Item[] | undefined;
  for (const [good, held] of state.players[seat]!.goods.entries())
    for (let n = 1; n < held && n <= 3; n++) {
      const give = Array<number>(n).fill(good);
      if (valueOf(state, seat, [wanted]) < valueOf(state, seat, give) + MARGIN) continue;
      if (isGood(state, to, { from: seat, give, ask: [wanted] })) return give;
      best = give;
    }
  return best;
}
