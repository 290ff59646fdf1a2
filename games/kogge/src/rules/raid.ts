import { available, type Decision, type Emit, type FrameOf, guarded, only, type Seat } from '@kontor/core';
import { GOODS } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { countsOf, listOf, total } from '../../words/items.ts';
import { type Move, type MoveOf, notation } from '../../words/moves.ts';
import { cargoShown, goodPasses } from '../lore.ts';
import { lapse } from '../offers.ts';
import { load } from '../pieces.ts';
import { hasItems } from '../queries.ts';
import { faceDownSlots, followFaceDown, openTargets } from '../routes.ts';
import type { Kogge, State, TurnFrame } from '../state.ts';

/** By the number of players, four at most, and by seat. */
const RAIDS = Array.from({ length: 5 }, (_, players) =>
  Array.from({ length: players }, (_, seat): readonly Move[] => [
    ...Array.from({ length: players }, (_, victim): Move => ({ type: 'raid-cog', victim })).toSpliced(seat, 1),
    { type: 'raid-city' },
  ]),
);

/** [KO-6.6] A raid needs a marker at hand and a city without an own one; the victim's cog must be here. */
export const raid = guarded<Kogge, TurnFrame>({
  notation,
  otherwise: 'KO-6.6',
  candidates: ({ players }, _turn, seat) => RAIDS[players.length]![seat]!,
  guards: [
    ['KO-6.6', ({ players }, _turn, seat) => players[seat]!.markers === 0],
    ['KO-6.6', ({ players, cities }, _turn, seat) => cities[players[seat]!.city]!.raiders.includes(seat)],
    [
      'KO-6.6',
      ({ players }, _turn, seat, move) =>
        move.type === 'raid-cog' && players[move.victim]!.city !== players[seat]!.city,
    ],
  ],
});

/** [KO-6.6] The marker stays for good and the turn is over; first the loot, then [KO-6.7] the robber is driven away. */
export function applyRaid(state: State, seat: Seat, move: MoveOf<'raid-cog' | 'raid-city'>, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  const city = state.cities[player.city]!;
  player.markers--;
  city.raiders.push(seat);
  state.stack.pop();
  const victim = move.type === 'raid-cog' ? move.victim : undefined;
  emit?.({ type: 'raided', seat, city: player.city, ...(victim === undefined ? {} : { victim }) });
  lapse(
    state,
    ({ from, to, office }) =>
      [seat, victim].some(side => side === from || side === to) ||
      (office !== undefined && office >> 1 === player.city),
    emit,
  );
  if (openTargets(state, seat).length + faceDownSlots(state, seat).length > 0)
    state.stack.push({ type: 'drive', robber: seat });
  else emit?.({ type: 'held', seat, city: player.city });
  if (victim === undefined) loot(state, seat, emit);
  else if (total(state.players[victim]!.goods) > 0) state.stack.push({ type: 'divide', robber: seat, victim });
}

/** [KO-6.6] All goods on the city and in its offices. */
function loot(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { city } = state.players[seat]!;
  const { goods, offices } = state.cities[city]!;
  const taken = [0, 0, 0, 0];
  for (const heap of [goods, ...offices.map(office => office.goods)])
    heap.forEach((n, good) => {
      taken[good]! += n;
      heap[good] = 0;
    });
  taken.forEach((n, good) => load(state, seat, good, n));
  emit?.({ type: 'looted', seat, city, goods: listOf(taken) });
}

type Divide = FrameOf<Kogge, 'divide'>;

/** [KO-6.6] The victim divides the cargo; the move names the smaller pile. */
export const divide: Decision<Kogge, Divide> = {
  closed: true,
  actors: (_state, { victim }) => [victim],
  legal({ players }, { victim }) {
    const { goods } = players[victim]!;
    const half = Math.floor(total(goods) / 2);
    return {
      moves: [],
      selections: [
        {
          move: { type: 'divide', pile: [] },
          picks: [{ field: 'pile', from: available(goods), min: half, max: half }],
        },
      ],
    };
  },
  why({ players }, { victim }, _seat, move) {
    if (move.type !== 'divide') return 'K-2';
    const { goods } = players[victim]!;
    return move.pile.length === Math.floor(total(goods) / 2) && hasItems(goods, move.pile) ? undefined : 'KO-6.6';
  },
  apply(state, { robber, victim }, _seat, move, _chance, emit) {
    if (move.type !== 'divide') return;
    const piles = pilesOf(state, victim, move.pile);
    cargoShown(state, robber, victim);
    state.stack.pop();
    state.stack.push({ type: 'pile', robber, victim, first: move.pile.slice() });
    const sizes = piles.map(pile => pile.length);
    const told = state.options.openCargo ? { piles } : { secret: { to: [robber, victim], piles } };
    emit?.({ type: 'divided', seat: robber, victim, sizes, ...told, reveals: true });
  },
};

function pilesOf(state: State, victim: Seat, first: readonly number[]): number[][] {
  const counts = countsOf(first, GOODS.length);
  return [first.slice(), listOf(state.players[victim]!.goods.map((n, good) => n - counts[good]!))];
}

/** [KO-6.6] The robber takes one of the piles; only the two know what is in it. */
export const pile: Decision<Kogge, FrameOf<Kogge, 'pile'>> = {
  closed: true,
  actors: (_state, { robber }) => [robber],
  legal: () => only<Move>([0, 1].map(pile => ({ type: 'pile', pile }))),
  why: (_state, _frame, _seat, move) => (move.type === 'pile' ? undefined : 'K-2'),
  apply(state, { robber, victim, first }, _seat, move, _chance, emit) {
    if (move.type !== 'pile') return;
    const goods = pilesOf(state, victim, first)[move.pile]!;
    for (const good of goods) {
      state.players[victim]!.goods[good]!--;
      state.players[robber]!.goods[good]!++;
      goodPasses(state, good, victim, robber, [victim, robber]);
    }
    emit?.({ type: 'plundered', seat: robber, victim, n: goods.length, secret: { to: [robber, victim], goods } });
    state.stack.pop();
  },
};

type Drive = FrameOf<Kogge, 'drive'>;

/** [KO-6.7] The left neighbour sends the robber one free step away. */
export const drive: Decision<Kogge, Drive> = {
  closed: true,
  actors: ({ players }, { robber }) => [(robber + 1) % players.length],
  legal: (state, { robber }) => only(driveMoves(state, robber)),
  why: (state, { robber }, _seat, move) => whyNotDrive(state, robber, move, 'KO-6.7'),
  apply(state, { robber }, seat, move, _chance, emit) {
    state.stack.pop();
    applyDrive(state, robber, seat, move, emit);
  },
};

/** Where somebody else can send a cog: open routes that do not lead to its owner's raid marker, and face-down ones. */
export const driveMoves = (state: Parameters<typeof openTargets>[0], seat: Seat): Move[] => [
  ...openTargets(state, seat).map((to): Move => ({ type: 'drive', to })),
  ...faceDownSlots(state, seat).map((slot): Move => ({ type: 'drive-down', slot })),
];

export function whyNotDrive<R extends 'KO-6.7' | 'KO-10.6'>(
  state: Parameters<typeof openTargets>[0],
  seat: Seat,
  move: Move,
  rule: R,
): R | 'K-2' | undefined {
  if (move.type === 'drive') return openTargets(state, seat).includes(move.to) ? undefined : rule;
  if (move.type === 'drive-down') return faceDownSlots(state, seat).includes(move.slot) ? undefined : rule;
  return 'K-2';
}

/** [KO-6.7] [KO-10.6] A face-down route is revealed and binding; if it leads to the own raid marker the cog stays. */
export function applyDrive(state: State, seat: Seat, by: Seat, move: Move, emit?: Emit<Event>): void {
  const player = state.players[seat]!;
  const from = player.city;
  if (move.type === 'drive') {
    player.city = move.to;
    emit?.({ type: 'driven', seat, by, from, to: move.to });
  } else if (move.type === 'drive-down') {
    const { to, barred } = followFaceDown(state, seat, move.slot);
    if (barred) emit?.({ type: 'held', seat, city: from, to, slot: move.slot, reveals: true });
    else emit?.({ type: 'driven', seat, by, from, to, slot: move.slot, reveals: true });
  }
}
