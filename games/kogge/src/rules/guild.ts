import { type Decision, type Emit, type FrameOf, type Frozen, guarded } from '@kontor/core';
import { CITIES } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { notation } from '../../words/moves.ts';
import { endGame } from '../ending.ts';
import type { Kogge, State } from '../state.ts';

type Guild = FrameOf<Kogge, 'guild'>;

const CROSSINGS_TO_END = 2;

/** [KO-4.1] [KO-4.2] Where the guild master gets by this many steps, and how often he comes to the end marker's city on the way. */
export function guildPath(
  { guild, cities }: Frozen<Pick<State, 'guild' | 'cities'>>,
  steps: number,
): { to: number; crossings: number } {
  let to = guild.city;
  let crossings = 0;
  for (let left = steps; left > 0;) {
    to = (to + 1) % CITIES;
    if (to === guild.end) crossings++;
    if (cities[to]!.raiders.length === 0) left--;
  }
  return { to, crossings };
}

export const endsGame = (state: Frozen<Pick<State, 'guild' | 'cities'>>, steps: number): boolean =>
  state.guild.crossings + guildPath(state, steps).crossings >= CROSSINGS_TO_END;

/** [KO-4.1] The new start player moves the guild master one or two cities. */
export const guild: Decision<Kogge, Guild> = {
  actors: state => state.order.slice(0, 1),
  ...guarded<Kogge, Guild>({
    notation,
    otherwise: 'KO-4.1',
    candidates: () => [
      { type: 'guild', steps: 1 },
      { type: 'guild', steps: 2 },
    ],
    guards: [],
  }),
  apply(state, _frame, seat, move, _chance, emit) {
    if (move.type === 'guild') walk(state, seat, move.steps, emit);
  },
};

function walk(state: State, seat: number, steps: number, emit?: Emit<Event>): void {
  const { to, crossings } = guildPath(state, steps);
  const from = state.guild.city;
  state.guild.city = to;
  state.guild.crossings += crossings;
  emit?.({ type: 'guild', seat, from, to, crossings: state.guild.crossings });
  state.stack.pop();
  if (state.guild.crossings >= CROSSINGS_TO_END) return endGame(state, 'guild', emit);
  state.stack.push({
    type: 'taxing',
    queue: state.options.taxes ? state.order.filter(other => state.players[other]!.city === to) : [],
  });
}
