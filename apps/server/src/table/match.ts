import { hash } from 'node:crypto';
import {
  begin,
  canonical,
  type Chance,
  epochAfter,
  freeUndo,
  type Frozen,
  type Game,
  type Happening,
  keyed,
  type Legal,
  longer,
  lookUp,
  NO_TRAIL,
  type Outcome,
  perform,
  replay,
  type Seat,
  seedFrom,
  sinceLast,
  type Table,
  tape,
  type Trail,
  type Vocabulary,
} from '@kontor/core';
import type { WireLegal } from '@kontor/protocol';
import type { Kind, NewEntry, SnapshotRow } from '../store/rows.ts';
import { drawsOf, isFree, standingOf } from './log.ts';

export type State = Frozen<object>;

/** A running game in memory: what its log says so far. Values are replaced, never changed. */
export interface Match {
  readonly id: string;
  readonly game: Game;
  readonly seed: Uint8Array;
  readonly state: State;
  readonly seq: number;
  readonly epoch: number;
  readonly outcome: Outcome | undefined;
  /** Of the moves that stand, for undo: none from before a chair changed hands. */
  readonly trail: Trail;
  readonly snapshot: number;
  readonly at: number;
}

/** A row to be written, and the match after it. Nobody sees that before the row is on disk. */
export interface Next {
  readonly row: NewEntry;
  readonly match: Match;
  readonly events: readonly Happening[];
  readonly snapshot?: SnapshotRow;
}

const SNAPSHOT_EACH = 50;

export interface Origin {
  readonly id: string;
  readonly game: Game;
  readonly seed: string;
}

/** Sets the game up: the first entry of the log. */
export function startMatch({ id, game, seed }: Origin, table: Table, at: number): Next {
  const bytes = seedFrom(seed);
  const { state, draws, events } = begin(game, table, keyed(bytes));
  const before: Match = {
    id,
    game,
    seed: bytes,
    state,
    seq: 0,
    epoch: 0,
    outcome: undefined,
    trail: NO_TRAIL,
    snapshot: 0,
    at,
  };
  return follow(
    before,
    { kind: 'start', seat: -1, key: '', move: JSON.stringify(table), draws, events, at },
    { state },
  );
}

interface What {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly key: string;
  readonly move: string;
  readonly draws?: readonly number[];
  readonly events?: readonly Happening[];
  readonly at: number;
}

function follow(match: Match, what: What, { state, epoch, trail }: Partial<Match>): Next {
  const { kind, seat, key, move, draws = [], events = [], at } = what;
  const seq = match.seq + 1;
  const row: NewEntry = {
    match: match.id,
    seq,
    kind,
    seat,
    key,
    move,
    draws: listText(draws),
    events: listText(events),
    at,
  };
  const now = state ?? match.state;
  const outcome = match.game.outcome(now);
  const isDue = outcome !== undefined || seq - match.snapshot >= SNAPSHOT_EACH;
  const after: Match = {
    id: match.id,
    game: match.game,
    seed: match.seed,
    state: now,
    seq,
    epoch: epoch ?? match.epoch,
    outcome,
    trail: trail ?? match.trail,
    snapshot: isDue ? seq : match.snapshot,
    at,
  };
  return isDue ? { row, match: after, events, snapshot: snapshotOf(after) } : { row, match: after, events };
}

const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

export const snapshotOf = ({ id, seq, state }: Match): SnapshotRow => ({
  match: id,
  seq,
  state: JSON.stringify(state),
  hash: digestOf(state),
});

const digestOf = (state: State): string => hash('sha256', canonical(state));

/** The state of a snapshot, unless it is not the one that was written: then the log alone tells. */
function stateIn({ state, hash }: SnapshotRow): State | undefined {
  try {
    const read = JSON.parse(state) as State;
    return digestOf(read) === hash ? read : undefined;
  } catch {
    return undefined;
  }
}

const fairly = ({ seed, epoch }: Match): Chance => keyed(seed, epoch);

/** What a viewer may do, as the rules list it and as it is sent. */
export interface Offer {
  readonly state: State;
  readonly moves: Legal<Vocabulary['Move']>['moves'];
  /** Absent if there is nothing to do. */
  readonly wire: WireLegal | undefined;
}

/** A listed move that was offered in this very state need not be looked up. */
const offeredIn = (offer: Offer | undefined, { state }: Match, text: string): Vocabulary['Move'] | undefined =>
  offer?.state === state && offer.wire?.moves ? offer.moves[offer.wire.moves.indexOf(text)] : undefined;

/** The entry that a move from outside makes, or the rule that refuses it. */
export function playMove(
  match: Match,
  seat: Seat,
  text: string,
  key: string,
  at: number,
  offer?: Offer,
): Next | { readonly rule: string } {
  const offered = offeredIn(offer, match, text);
  const found = offered ? { move: offered } : lookUp(match.game, match.state, seat, text);
  if ('rule' in found) return found;
  const { state, entry, events, free } = perform(match.game, match.state, seat, found.move, fairly(match));
  const trail = longer(match.trail, seat, free);
  const { move, draws } = entry;
  return follow(match, { kind: 'move', seat, key, move, draws, events, at }, { state, trail });
}

/** The key of an entry that the server makes by itself: one that no client can have used. */
export const ownKey = (what: 'bot' | 'sit' | 'stand', { seq }: Match): string => `${what}:${seq}`;

/** An entry that the rules never see. Another person sits there now: nobody takes back what was played before. */
export const control = (
  match: Match,
  kind: 'takeover' | 'return',
  seat: Seat,
  key: string,
  who: string,
  at: number,
): Next => follow(match, { kind, seat, key, move: who, at }, { trail: NO_TRAIL });

/**
 * How many moves a seat may take back now: its own, back to the information line; at a table with one human all
 * back to that human's last decision, through the replies of the bots.
 */
export function undoable({ trail, outcome }: Match, seat: Seat, alone: boolean): number {
  if (outcome) return 0;
  return alone ? sinceLast(trail, seat) : freeUndo(trail, seat);
}

/** Takes back the last moves that stand. Needs the whole log; the state is played again from its start. */
export function undo(
  match: Match,
  rows: readonly NewEntry[],
  seat: Seat,
  count: number,
  key: string,
  at: number,
): Next {
  const { moves, swapped } = standingOf(rows);
  const kept = moves.slice(0, moves.length - count);
  const back = moves.slice(kept.length);
  const state = replayAll(match.game, rows[0]!, kept);
  const epoch = epochAfter(
    match.epoch,
    back.map(({ draws }) => ({ draws: drawsOf(draws) })),
  );
  return follow(
    match,
    { kind: 'undo', seat, key, move: String(count), at },
    { state, epoch, trail: trailOf(kept, swapped) },
  );
}

const trailOf = (moves: readonly NewEntry[], swapped: number): Trail =>
  moves.filter(({ seq }) => seq > swapped).reduce((trail, row) => longer(trail, row.seat, isFree(row)), NO_TRAIL);

/** The match as its log tells it, from the newest snapshot if it is sound and no undo made it worthless. */
export function restore(origin: Origin, rows: readonly NewEntry[], snapshot: SnapshotRow | undefined): Match {
  const { game, id } = origin;
  const last = rows.at(-1)!;
  const { moves, epoch, firm, swapped } = standingOf(rows);
  const usable = snapshot && snapshot.seq >= firm && snapshot.seq <= last.seq ? snapshot : undefined;
  const known = usable && stateIn(usable);
  const from = known ? usable.seq : 0;
  const state = known
    ? moves.filter(({ seq }) => seq > from).reduce((now, row) => replayed(game, now, row), known)
    : replayAll(game, rows[0]!, moves);
  return {
    id,
    game,
    seed: seedFrom(origin.seed),
    state,
    seq: last.seq,
    epoch,
    outcome: game.outcome(state),
    trail: trailOf(moves, swapped),
    snapshot: from,
    at: last.at,
  };
}

export const tableOf = (start: NewEntry): Table => JSON.parse(start.move) as Table;

const replayed = (game: Game, state: State, { seat, move, draws }: NewEntry): State =>
  replay(game, state, { seat, move, draws: drawsOf(draws) }).state;

const firstState = (game: Game, start: NewEntry): State =>
  begin(game, tableOf(start), tape(drawsOf(start.draws))).state;

const replayAll = (game: Game, start: NewEntry, moves: readonly NewEntry[]): State =>
  moves.reduce((state, row) => replayed(game, state, row), firstState(game, start));

/** The states of a match from a seq on, one for each entry; for the rare question what was legal then. */
export function* statesSince(game: Game, rows: readonly NewEntry[], since: number): Generator<State> {
  const states: State[] = [firstState(game, rows[0]!)];
  for (const row of rows) {
    if (row.kind === 'move') states.push(replayed(game, states.at(-1)!, row));
    else if (row.kind === 'undo') states.splice(-Number(row.move));
    if (row.seq >= since) yield states.at(-1)!;
  }
}
