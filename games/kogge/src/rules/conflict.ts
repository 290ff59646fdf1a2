import { type Decision, type FrameOf, type Frozen, guarded, type Seat, type Step } from '@kontor/core';
import { total } from '../../words/items.ts';
import { type Move, notation } from '../../words/moves.ts';
import { lapse } from '../offers.ts';
import type { Kogge, State } from '../state.ts';

type Conflict = FrameOf<Kogge, 'conflict'>;

const canAttack = ({ players }: Frozen<State>, seat: Seat): boolean => total(players[seat]!.chips) > 0;

/** [KO-10.3] After the actions: first the active player, then the others here in the round's order. */
export const conflict: Step<Kogge, Conflict> = {
  run(state, frame) {
    const { active, city, fought } = frame;
    const isHere = (seat: Seat) => state.players[seat]!.city === city;
    const rivals = state.order.filter(seat => seat !== active && isHere(seat) && !fought.includes(seat));
    if (!isHere(active) || rivals.length === 0) {
      state.stack.pop();
      return;
    }
    if (frame.asked < 0) {
      frame.asked = 0;
      if (canAttack(state, active)) state.stack.push({ type: 'attack', seat: active, active });
      return;
    }
    const seat = state.order[frame.asked];
    if (seat === undefined) {
      state.stack.pop();
      return;
    }
    frame.asked++;
    if (rivals.includes(seat) && canAttack(state, seat)) state.stack.push({ type: 'attack', seat, active });
  },
};

type Attack = FrameOf<Kogge, 'attack'>;

const frameBelow = (state: Frozen<State>): Frozen<Conflict> => state.stack.at(-2) as Frozen<Conflict>;

/** [KO-10.3] The active player may attack a cog here; the others only the active one; each pair fights once a turn. */
export const attack: Decision<Kogge, Attack> = {
  actors: (_state, { seat }) => [seat],
  ...guarded<Kogge, Attack>({
    notation,
    otherwise: 'KO-10.3',
    candidates: ({ players }, _frame, seat) => [
      ...players.flatMap((_, victim): Move[] => (victim === seat ? [] : [{ type: 'attack', victim }])),
      { type: 'pass' },
    ],
    guards: [
      [
        'KO-10.3',
        ({ players }, _frame, seat, move) =>
          move.type === 'attack' && players[move.victim]!.city !== players[seat]!.city,
      ],
      [
        'KO-10.3',
        (_state, { active }, seat, move) => move.type === 'attack' && seat !== active && move.victim !== active,
      ],
      [
        'KO-10.3',
        (state, _frame, _seat, move) => move.type === 'attack' && frameBelow(state).fought.includes(move.victim),
      ],
      ['KO-10.5', (state, _frame, seat, move) => move.type === 'attack' && !canAttack(state, seat)],
    ],
  }),
  apply(state, { active }, seat, move, _chance, emit) {
    state.stack.pop();
    if (move.type !== 'attack') {
      emit?.({ type: 'declined-fight', seat });
      return;
    }
    const { victim } = move;
    (state.stack.at(-1) as Conflict).fought.push(seat === active ? victim : seat);
    emit?.({ type: 'attacked', seat, victim, city: state.players[seat]!.city });
    lapse(state, ({ from, to }) => [seat, victim].some(side => side === from || side === to), emit);
    /** [KO-10.5] Attacked without chips one lays the empty set. */
    const empty = !canAttack(state, victim);
    state.stack.push({ type: 'fight', attacker: seat, defender: victim, ready: [false, empty], sets: [[], []] });
  },
};
