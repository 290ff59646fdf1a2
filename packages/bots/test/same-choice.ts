import {
  begin,
  canonical,
  type Frozen,
  type Game,
  lookUp,
  perform,
  quick,
  sample,
  type Table,
  type Vocabulary,
} from '@kontor/core';
import type { Bot } from '../src/index.ts';

/** What walking through games with some bots showed. */
export interface Walk {
  decisions: number;
  /** Decisions where two different worlds looked alike to the seat. */
  worlds: number;
  /** Everything that is wrong, in words. */
  readonly faults: string[];
}

const frozen = <T>(value: T): T => {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
};

/**
 * Plays a random game. At each `each`-th decision every bot is asked in two worlds that its seat can't tell apart, and once
 * more in the first: the choice must be the same, legal, and leave the view as it was.
 */
export function walk<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G['Options']>,
  bots: readonly Bot<G>[],
  seed: number,
  each: number,
  limit = Infinity,
): Walk {
  const luck = quick(seed);
  const found: Walk = { decisions: 0, worlds: 0, faults: [] };
  let state = begin(game, table, luck).state as Frozen<G['State']>;
  for (let n = 0; n < limit; n++) {
    const seats = game.actors(state);
    if (seats.length === 0) break;
    const seat = seats[luck.below(seats.length)]!;
    if (n % each === 0) askAll(game, state, seat, bots, seed + n, found);
    state = perform(game, state, seat, sample(game.legal(state, seat), luck), luck).state as Frozen<G['State']>;
  }
  return found;
}

function askAll<G extends Vocabulary>(
  game: Game<G>,
  state: Frozen<G['State']>,
  seat: number,
  bots: readonly Bot<G>[],
  seed: number,
  found: Walk,
): void {
  found.decisions++;
  const view = frozen(game.view(state, seat));
  const imagine = game.imagine(view as Frozen<G['View']>, seat);
  const [one, two] = [seed, seed + 1].map(luck => imagine(quick(luck)) as Frozen<G['State']>) as [
    Frozen<G['State']>,
    Frozen<G['State']>,
  ];
  if (canonical(one) !== canonical(two)) found.worlds++;
  const views = [one, two, one].map(world => frozen(game.view(world, seat)));
  for (const seen of views)
    if (canonical(seen) !== canonical(view)) found.faults.push(`seat ${seat} can tell a guess from the truth`);
  for (const bot of bots) {
    const said = views.map(view => game.write(bot.choose({ game, seat, view: view as Frozen<G['View']>, seed })));
    if (new Set(said).size > 1) found.faults.push(`${bot.name} says ${said.join(' | ')}`);
    if (!('move' in lookUp(game, state, seat, said[0]!))) found.faults.push(`${bot.name}: ${said[0]} is not legal`);
  }
}
