import { BadOption, BadTable, choose, type Chosen, type Game, Refused, type Seat } from '@kontor/core';
import type { NewTable, Person } from '@kontor/protocol';
import { levelsOf } from '../bots/levels.ts';
import { No } from '../no.ts';
import type { ChairRow, TableRow } from '../store/rows.ts';
import { seatOf } from './live.ts';

export const EMPTY: ChairRow = { empty: true };

/** What core says about seats and options, as a refusal. */
export function refusing<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refused) throw new No('cannot-start', { rule: error.rule });
    if (error instanceof BadTable) throw new No('cannot-start', { field: 'seats', says: error.message });
    if (error instanceof BadOption) throw new No('bad-options', { field: 'options', says: error.message });
    throw error;
  }
}

export const optionsOf = (game: Game, given: NewTable['options']): Chosen =>
  refusing(() => choose(game.options, given ?? {}));

export function seatCount(game: Game, seats: number): number {
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    throw new No('bad-options', { field: 'seats', says: `${game.id} is for ${min} to ${max} players` });
  return seats;
}

/** The name of a bot that came from outside. */
export function levelOf<T extends string | false | undefined>(game: string, level: T): T {
  if (typeof level === 'string' && !levelsOf(game).includes(level))
    throw new No('bad-options', { field: 'bot', says: `there is ${levelsOf(game).join(', ')}` });
  return level;
}

export const seated = (row: TableRow, { id }: Person): Seat => {
  const seat = seatOf(row, id);
  if (seat === undefined) throw new No('not-seated');
  return seat;
};

export function open({ status }: TableRow): void {
  if (status !== 'open') throw new No('not-open');
}
