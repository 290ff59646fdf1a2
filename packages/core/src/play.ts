import type { Chance } from './chance.ts';
import { isSeen } from './events.ts';
import type { Frozen, Game, KernelRule, Seat, Table, Vocabulary } from './game.ts';
import { find, isEmpty, sample } from './legal.ts';
import { type Chosen, choose } from './options.ts';
import { recording, tape } from './sources.ts';
import type { Dice } from './chance.ts';

/** A move from outside that is not legal, with the rule that says so. */
export class Refused extends Error {
  readonly rule: string;
  constructor(rule: string, message: string) {
    super(message);
    this.rule = rule;
  }
}

/** What was played and what it met: enough to play it again. */
export interface Entry {
  readonly seat: Seat;
  /** In notation. */
  readonly move: string;
  readonly draws: readonly number[];
}

export interface Played<G extends Vocabulary> {
  readonly state: G['State'];
  readonly entry: Entry;
  readonly events: readonly G['Event'][];
  /** Whether the move may be taken back by its player alone: it met no luck, told nobody anything, did not end the game. */
  readonly free: boolean;
}

export class BadTable extends Error {}

/** Checks seats and options that came from outside. */
export function tableFor<G extends Vocabulary>(
  game: Game<G>,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
  edition: number = game.editions.at(-1)!,
): Table<G['Options']> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new BadTable(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  if (!game.editions.includes(edition))
    throw new BadTable(`${game.id} has no edition ${edition}; there is ${game.editions.join(', ')}`);
  const options = choose(game.options, given) as Chosen as G['Options'];
  const rule = game.refuse(seats, options);
  if (rule !== undefined) throw new Refused(rule, `these options can't be combined (${rule})`);
  return { seats, options, edition };
}

/** Sets a game up and notes the luck and the news of it. */
export function begin<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G['Options']>,
  chance: Chance,
): { state: G['State']; draws: readonly number[]; events: readonly G['Event'][] } {
  const draws: number[] = [];
  const events: G['Event'][] = [];
  const state = game.setup(table, recording(chance, draws), event => events.push(event));
  return { state, draws, events };
}

/** The engine's own move for a text from outside, or the rule that refuses it. Legality is membership: the list decides. */
export function lookUp<G extends Vocabulary>(
  game: Game<G>,
  state: Frozen<G['State']>,
  seat: Seat,
  text: string,
): { move: G['Move'] } | { rule: G['Rule'] | KernelRule } {
  const wanted = game.read(text);
  if (wanted === undefined) return { rule: 'K-1' };
  if (game.outcome(state)) return { rule: 'K-3' };
  const legal = game.legal(state, seat);
  if (isEmpty(legal)) return { rule: 'K-2' };
  const move = find(game, legal, wanted);
  return move ? { move } : { rule: game.why(state, seat, wanted) ?? 'K-1' };
}

const SAYS: Record<KernelRule, string> = {
  'K-1': 'is not a move',
  'K-2': 'is not yours to play now',
  'K-3': 'comes too late: the game is over',
};

/** Plays a move from outside on a copy; the given state is never touched. Throws Refused. */
export function play<G extends Vocabulary>(
  game: Game<G>,
  state: Frozen<G['State']>,
  seat: Seat,
  text: string,
  chance: Chance,
): Played<G> {
  const found = lookUp(game, state, seat, text);
  if ('rule' in found)
    throw new Refused(
      found.rule,
      `seat ${seat}: "${text}" ${SAYS[found.rule as KernelRule] ?? `is against rule ${found.rule}`}`,
    );
  return perform(game, state, seat, found.move, chance);
}

/** Plays a move of `legal` on a copy. */
export function perform<G extends Vocabulary>(
  game: Game<G>,
  state: Frozen<G['State']>,
  seat: Seat,
  move: G['Move'],
  chance: Chance,
): Played<G> {
  const next = game.clone(state);
  const draws: number[] = [];
  const events: G['Event'][] = [];
  game.apply(next, seat, move, recording(chance, draws), event => events.push(event));
  return {
    state: next,
    entry: { seat, move: game.write(move), draws },
    events,
    free: draws.length === 0 && !events.some(isSeen) && !game.outcome(next as Frozen<G['State']>),
  };
}

/** Plays a recorded entry again on a copy; the luck must fit exactly. */
export function replay<G extends Vocabulary>(
  game: Game<G>,
  state: Frozen<G['State']>,
  { seat, move, draws }: Entry,
  luck: Chance & { left(): number } = tape(draws),
): Played<G> {
  const played = play(game, state, seat, move, luck);
  if (luck.left() > 0) throw new Error(`${luck.left()} of the ${draws.length} recorded draws are left over`);
  return played;
}

/** Plays random moves to the end, in place, and says how many there were. */
export function playout<G extends Vocabulary>(
  game: Game<G>,
  state: G['State'],
  chance: Chance & Dice,
  limit = 100_000,
): number {
  for (let moves = 0; moves < limit; moves++) {
    const seat = game.actors(state as Frozen<G['State']>)[0];
    if (seat === undefined) return moves;
    game.apply(state, seat, sample(game.legal(state as Frozen<G['State']>, seat), chance), chance);
  }
  throw new Error(`${game.id}: no end after ${limit} moves`);
}
