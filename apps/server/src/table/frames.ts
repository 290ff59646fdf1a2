import { type Seat, veil, type Viewer } from '@kontor/core';
import { diff, type Full, type Past, type Step, writeLegal } from '@kontor/protocol';
import { aloneAt, type Connection, type Live } from './live.ts';
import { type Match, type Next, type State, undoable } from './match.ts';

/**
 * All connections that see the same: those of a seat, or of everybody who watches. A frame is made and serialised once
 * for them. There is no class without connections: nobody builds a view that nobody gets.
 */
export interface ViewerClass {
  readonly viewer: Viewer;
  readonly connections: Set<Connection>;
  view: object;
  /** The list of legal moves as sent; empty if there is none. */
  legal: string;
  /** The seq at which that list was sent as a new one. */
  ask: number;
  /** Since when lists were compared without a gap. */
  readonly since: number;
  undo: number;
}

/** The list of legal moves as text; equal lists give equal texts. */
export function legalText(game: Match['game'], state: State, viewer: Viewer): string {
  if (viewer === 'public') return '';
  const wire = writeLegal(game, game.legal(state, viewer));
  return wire ? JSON.stringify(wire) : '';
}

const undoOf = ({ row }: Live, match: Match, viewer: Viewer): number =>
  viewer === 'public' ? 0 : undoable(match, viewer, aloneAt(row) === viewer);

function newClass(live: Live, match: Match, viewer: Viewer): ViewerClass {
  const { game, state, seq } = match;
  return {
    viewer,
    connections: new Set(),
    view: game.view(state, viewer),
    legal: legalText(game, state, viewer),
    ask: seq,
    since: seq,
    undo: undoOf(live, match, viewer),
  };
}

/** Puts a connection among those who see the same, and gives it the whole view. */
export function admit(live: Live, match: Match, connection: Connection, more: Partial<Full> = {}): void {
  dismiss(live, connection);
  const { viewer } = connection;
  const known = live.classes.get(viewer) ?? newClass(live, match, viewer);
  live.classes.set(viewer, known);
  known.connections.add(connection);
  if (live.turn === '') live.turn = turnText(match);
  connection.send(fullText(live, match, known, more));
}

export function dismiss(live: Live, connection: Connection): void {
  for (const each of live.classes.values())
    if (each.connections.delete(connection) && each.connections.size === 0) live.classes.delete(each.viewer);
}

const turnText = ({ game, state }: Match): string => JSON.stringify(game.actors(state));

/** Appends a member whose JSON is at hand. */
const withText = (json: string, name: string, text: string): string =>
  text === '' ? json : `${json.slice(0, -1)},"${name}":${text}}`;

function fullText(live: Live, match: Match, known: ViewerClass, more: Partial<Full>): string {
  const { viewer, view, ask, undo } = known;
  const full: Full = {
    full: match.seq,
    as: viewer,
    options: live.row.body.options,
    edition: live.row.body.edition ?? 0,
    view,
    turn: match.game.actors(match.state),
    ...(viewer !== 'public' && { ask }),
    ...(undo > 0 && { undo }),
    ...more,
  };
  return withText(JSON.stringify(full), 'legal', known.legal);
}

/** Brings a class to a new state; says whether its list of legal moves is another one now. */
function renew(live: Live, match: Match, known: ViewerClass): boolean {
  const legal = legalText(match.game, match.state, known.viewer);
  known.undo = undoOf(live, match, known.viewer);
  if (legal === known.legal) return false;
  known.legal = legal;
  known.ask = match.seq;
  return true;
}

const forMover =
  (seat: Seat): ((a: ViewerClass, b: ViewerClass) => number) =>
  (a, b) =>
    Number(b.viewer === seat) - Number(a.viewer === seat);

/** Shows everybody a new entry that is on disk; its player first. */
export function showStep(live: Live, { match, row, events }: Next): void {
  const turn = turnText(match);
  const turned = turn !== live.turn;
  live.turn = turn;
  for (const known of [...live.classes.values()].sort(forMover(row.seat))) {
    const { viewer } = known;
    const view = match.game.view(match.state, viewer);
    const patch = diff(known.view, view);
    const undo = known.undo;
    const asks = renew(live, match, known);
    const mine = viewer === row.seat && row.key !== '';
    const step: Step = {
      step: match.seq,
      ...(mine && { key: row.key }),
      ...(events.length > 0 && { events: events.map(event => veil(event, viewer)) }),
      ...(patch !== undefined && { patch }),
      ...(known.undo !== undo && { undo: known.undo }),
      ...(asks && { ask: known.ask }),
    };
    known.view = view;
    const text = withText(withText(JSON.stringify(step), 'turn', turned ? turn : ''), 'legal', asks ? known.legal : '');
    const frame = Buffer.from(text);
    for (const connection of known.connections) connection.send(frame);
  }
}

/** Shows everybody the whole view: after an undo, or when entries came from elsewhere. */
export function showFull(live: Live, match: Match, by?: { readonly seat: Seat; readonly key: string }): void {
  live.turn = turnText(match);
  for (const known of live.classes.values()) {
    known.view = match.game.view(match.state, known.viewer);
    renew(live, match, known);
    const mine = by && known.viewer === by.seat;
    const frame = Buffer.from(
      fullText(live, match, known, { ...(by && { undone: by.seat }), ...(mine && { key: by.key }) }),
    );
    for (const connection of known.connections) connection.send(frame);
  }
}

/** The whole view again for one connection. */
export function showAgain(live: Live, match: Match, connection: Connection, missed?: readonly Past[]): void {
  const known = live.classes.get(connection.viewer);
  if (known) connection.send(fullText(live, match, known, missed ? { missed } : {}));
}
