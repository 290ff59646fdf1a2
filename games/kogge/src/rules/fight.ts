import { available, type Decision, type Emit, type FrameOf, only, type Seat } from '@kontor/core';
import { GOODS } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { countsOf, total } from '../../words/items.ts';
import type { Move } from '../../words/moves.ts';
import { compareSets } from '../bids.ts';
import { cargoCounted, goodPasses, swapped } from '../lore.ts';
import { hasItems } from '../queries.ts';
import type { Kogge, State } from '../state.ts';
import { applyDrive, driveMoves, whyNotDrive } from './raid.ts';

type Fight = FrameOf<Kogge, 'fight'>;

const sideOf = (frame: Pick<Fight, 'attacker'>, seat: Seat): number => (seat === frame.attacker ? 0 : 1);

/** [KO-10.5] Both choose chips secretly at the same time, and may change them until both have. */
export const fight: Decision<Kogge, Fight> = {
  closed: true,
  actors: (_state, { attacker, defender, ready }) => [attacker, defender].filter((_, side) => !ready[side]),
  may: (_state, { attacker, defender, ready, sets }) =>
    [attacker, defender].filter((_, side) => ready[side] && sets[side]!.length > 0),
  legal({ players }, _frame, seat) {
    const { chips } = players[seat]!;
    return {
      moves: [],
      selections: [
        {
          move: { type: 'fight', chips: [] },
          picks: [{ field: 'chips', from: available(chips), min: 1, max: total(chips) }],
        },
      ],
    };
  },
  why({ players }, _frame, seat, move) {
    if (move.type !== 'fight') return 'K-2';
    return move.chips.length > 0 && hasItems(players[seat]!.chips, move.chips) ? undefined : 'KO-10.5';
  },
  apply(state, frame, seat, move, _chance, emit) {
    if (move.type !== 'fight') return;
    const side = sideOf(frame, seat);
    frame.sets[side] = move.chips.slice();
    frame.ready[side] = true;
    emit?.({ type: 'armed-set', seat, secret: { to: [seat], chips: move.chips } });
    if (frame.ready.every(Boolean)) resolve(state, frame, emit);
  },
};

/** [KO-10.5] The sets are swapped and kept; the better one wins, equal ones win nothing. */
function resolve(state: State, { attacker, defender, sets }: Fight, emit?: Emit<Event>): void {
  const [first, second] = sets as [number[], number[]];
  const chipsOf = (seat: Seat) => state.players[seat]!.chips;
  for (const chip of first) {
    chipsOf(attacker)[chip]!--;
    chipsOf(defender)[chip]!++;
  }
  for (const chip of second) {
    chipsOf(defender)[chip]!--;
    chipsOf(attacker)[chip]!++;
  }
  swapped(state, 'chips', attacker, defender, first, second);
  const better = compareSets(first, second);
  const winner = better > 0 ? attacker : better < 0 ? defender : undefined;
  state.stack.pop();
  emit?.({
    type: 'fought',
    attacker,
    defender,
    ...(winner === undefined ? {} : { winner }),
    reveals: true,
  });
  /** [KO-10.7] The sets are for the two alone. */
  emit?.({
    type: 'sets',
    attacker,
    defender,
    secret: { to: [attacker, defender], sets: [first, second] },
    reveals: true,
  });
  if (winner === undefined) return;
  const loser = winner === attacker ? defender : attacker;
  if (driveMoves(state, loser).length > 0) state.stack.push({ type: 'shove', winner, loser });
  if (total(state.players[loser]!.goods) > 0) state.stack.push({ type: 'prize', winner, loser });
}

const MOST_GOODS = 3;

/** [KO-10.6] Unseen, the winner names up to three goods and gets those that are on the loser's cog. */
export const prize: Decision<Kogge, FrameOf<Kogge, 'prize'>> = {
  closed: true,
  actors: (_state, { winner }) => [winner],
  legal: () => ({
    moves: [],
    selections: [
      {
        move: { type: 'claim', goods: [] },
        picks: [{ field: 'goods', from: GOODS.map((_, id) => ({ id, most: MOST_GOODS })), min: 0, max: MOST_GOODS }],
      },
    ],
  }),
  why: (_state, _frame, _seat, move) =>
    move.type !== 'claim' ? 'K-2' : move.goods.length <= MOST_GOODS ? undefined : 'KO-10.6',
  apply(state, { winner, loser }, _seat, move, _chance, emit) {
    if (move.type !== 'claim') return;
    const held = state.players[loser]!.goods;
    const named = countsOf(move.goods, GOODS.length);
    const goods = named.flatMap((n, good) => Array<number>(Math.min(n, held[good]!)).fill(good));
    for (const good of goods) {
      held[good]!--;
      state.players[winner]!.goods[good]!++;
      goodPasses(state, good, loser, winner, [winner, loser]);
    }
    named.forEach((n, good) => {
      if (n > goods.filter(other => other === good).length) cargoCounted(state, winner, loser, good);
    });
    emit?.({ type: 'claimed', seat: winner, victim: loser, n: goods.length, reveals: true });
    emit?.({
      type: 'prize',
      seat: winner,
      victim: loser,
      secret: { to: [winner, loser], named: move.goods, goods },
      reveals: true,
    });
    state.stack.pop();
  },
};

/** [KO-10.6] The winner may move the loser's cog one free step. */
export const shove: Decision<Kogge, FrameOf<Kogge, 'shove'>> = {
  closed: true,
  actors: (_state, { winner }) => [winner],
  legal: (state, { loser }) => only<Move>([...driveMoves(state, loser), { type: 'pass' }]),
  why: (state, { loser }, _seat, move) =>
    move.type === 'pass' ? undefined : whyNotDrive(state, loser, move, 'KO-10.6'),
  apply(state, { winner, loser }, _seat, move, _chance, emit) {
    state.stack.pop();
    if (move.type === 'pass') emit?.({ type: 'spared', seat: winner, victim: loser });
    else applyDrive(state, loser, winner, move, emit);
  },
};
