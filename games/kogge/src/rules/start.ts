import { type Chance, type Decision, type Emit, type FrameOf, guarded, type Seat } from '@kontor/core';
import { SITES } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { notation } from '../../words/moves.ts';
import { payChip } from '../pieces.ts';
import type { Kogge, State } from '../state.ts';

type Start = FrameOf<Kogge, 'start'>;

/** [KO-2.4] Everybody chooses a chip secretly; a choice can be changed until the last one is made. */
export const start: Decision<Kogge, Start> = {
  closed: true,
  actors: (_state, { open, choices }) => open.filter(seat => choices[seat]! < 0),
  may: (_state, { open, choices }) => open.filter(seat => choices[seat]! >= 0),
  ...guarded<Kogge, Start>({
    notation,
    otherwise: 'KO-2.4',
    candidates: ({ cities }) => cities.map((_, chip) => ({ type: 'choose', chip })),
    guards: [
      ['KO-2.4', ({ players }, _frame, seat, move) => move.type === 'choose' && players[seat]!.chips[move.chip] === 0],
      ['KO-2.4', (_state, { barred }, seat, move) => move.type === 'choose' && barred[seat] === move.chip],
      [
        'KO-2.4',
        ({ cities }, _frame, _seat, move) => move.type === 'choose' && cities[move.chip]!.offices.length >= SITES,
      ],
    ],
  }),
  apply(state, frame, seat, move, chance, emit) {
    if (move.type !== 'choose') return;
    frame.choices[seat] = move.chip;
    emit?.({ type: 'chose', seat, secret: { to: [seat], chip: move.chip } });
    if (frame.open.every(other => frame.choices[other]! >= 0)) uncover(state, frame, chance, emit);
  },
};

/** [KO-2.4] All choices are shown; who fits settles, the others of a crowded city choose again, not this chip next time. */
function uncover(state: State, frame: Start, chance: Chance, emit?: Emit<Event>): void {
  const crowded = (city: number): boolean =>
    state.cities[city]!.offices.length + frame.open.filter(seat => frame.choices[seat] === city).length > SITES;
  const clashes = new Map<number, Seat[]>();
  for (const seat of frame.open) {
    const city = frame.choices[seat]!;
    frame.barred[seat] = -1;
    if (crowded(city)) clashes.set(city, [...(clashes.get(city) ?? []), seat]);
  }
  for (const [city, seats] of clashes) {
    for (const seat of seats) frame.barred[seat] = city;
    emit?.({ type: 'clashed', seats, city, reveals: true });
  }
  for (const seat of frame.open) if (frame.barred[seat]! < 0) settle(state, seat, frame.choices[seat]!, emit);
  frame.open = [...clashes.values()].flat().sort((a, b) => a - b);
  for (const seat of frame.open) frame.choices[seat] = -1;
  frame.tries++;
  if (frame.open.length === 0) finish(state, chance, emit);
}

function settle(state: State, seat: Seat, city: number, emit?: Emit<Event>): void {
  payChip(state, seat, city);
  state.players[seat]!.city = city;
  state.players[seat]!.reserve--;
  state.cities[city]!.offices.push({ owner: seat, goods: [0, 0, 0, 0] });
  emit?.({ type: 'settled', seat, city, reveals: true });
}

/** [KO-2.5] Lowest city first, two in one city by lot. */
function finish(state: State, chance: Chance, emit?: Emit<Event>): void {
  const lots = state.cities.map(({ offices }, city) =>
    offices.length > 1 && chance.at('lot', city).below(2) === 1 ? -1 : 1,
  );
  state.order.sort((a, b) => {
    const [left, right] = [state.players[a]!.city, state.players[b]!.city];
    return left === right ? (a - b) * lots[left]! : left - right;
  });
  emit?.({ type: 'ordered', order: state.order.slice() });
  state.stack.pop();
  if (state.options.memoryRoutes) state.stack.push({ type: 'first-look', queue: state.order.slice(), looked: false });
}
