import { type Happening, NONE, type Seat, veil, type Viewer } from '@kontor/core';
import { type Full, type Past, writeLegal } from '@kontor/protocol';
import { ShapeWriter } from '@kontor/protocol/writer';
import { aloneAt, type Connection, isSame, type Live } from './live.ts';
import { type Match, type Next, type Offer, undoable } from './match.ts';

/**
 * All connections that see the same: those of a seat, or of everybody who watches. A frame is made and serialised once
 * for them. There is no class without connections: nobody builds a view that nobody gets.
 */
export interface ViewerClass {
  readonly viewer: Viewer;
  readonly connections: Set<Connection>;
  /** What they saw last. */
  view: Full['view'];
  /** The legal moves, as sent. */
  offer: Offer;
  /** The seq at which that list was sent as a new one. */
  ask: number;
  /** Since when lists were compared without a gap. */
  readonly since: number;
  undo: number;
  readonly writer: ShapeWriter;
}

export function offerTo(viewer: Viewer, { game, state }: Pick<Match, 'game' | 'state'>): Offer {
  const legal = viewer === 'public' ? NONE : game.legal(state, viewer);
  return { state, moves: legal.moves, wire: writeLegal(game, legal) };
}

/** Whether two lists say the same. */
export const isSameOffer = ({ wire: a }: Offer, { wire: b }: Offer): boolean =>
  isSame(a?.moves ?? [], b?.moves ?? []) &&
  (a?.picks === b?.picks || JSON.stringify(a?.picks) === JSON.stringify(b?.picks));

const undoOf = (match: Match, viewer: Viewer, alone: Seat | undefined): number =>
  viewer === 'public' ? 0 : undoable(match, viewer, alone === viewer);

function newClass(live: Live, match: Match, viewer: Viewer): ViewerClass {
  const { seq } = match;
  return {
    viewer,
    connections: new Set(),
    view: match.game.view(match.state, viewer),
    offer: offerTo(viewer, match),
    ask: seq,
    since: seq,
    undo: undoOf(match, viewer, aloneAt(live.row)),
    writer: new ShapeWriter(),
  };
}

/** Puts a connection among those who see the same, and gives it the whole view. */
export function admit(live: Live, match: Match, connection: Connection, more: Partial<Full> = {}): void {
  dismiss(live, connection);
  const { viewer } = connection;
  const known = live.classes.get(viewer) ?? newClass(live, match, viewer);
  live.classes.set(viewer, known);
  known.connections.add(connection);
  live.turn ??= match.game.actors(match.state);
  connection.send(fullText(live, match, known, more));
}

export function dismiss(live: Live, connection: Connection): void {
  for (const each of live.classes.values())
    if (each.connections.delete(connection) && each.connections.size === 0) live.classes.delete(each.viewer);
}

function fullText(live: Live, match: Match, known: ViewerClass, more: Partial<Full>): string {
  const { viewer, view, ask, undo, writer, offer } = known;
  const { shapes } = writer;
  const full: Full = {
    full: match.seq,
    as: viewer,
    options: live.row.body.options,
    edition: live.row.body.edition ?? 0,
    view,
    turn: match.game.actors(match.state),
    ...(viewer !== 'public' && { ask }),
    ...(undo > 0 && { undo }),
    ...(shapes.length > 0 && { shapes }),
    ...more,
    ...(offer.wire && { legal: offer.wire }),
  };
  return JSON.stringify(full);
}

/** Brings a class to a new state; says whether its list of legal moves is another one now. */
function renew(match: Match, known: ViewerClass, alone: Seat | undefined): boolean {
  const { offer, viewer } = known;
  known.view = match.game.view(match.state, viewer);
  known.offer = offerTo(viewer, match);
  known.undo = undoOf(match, viewer, alone);
  if (isSameOffer(known.offer, offer)) return false;
  known.ask = match.seq;
  return true;
}

/** Shows everybody a new entry that is on disk; its player first. */
export function showStep(live: Live, { match, row, events }: Next): void {
  const turn = match.game.actors(match.state);
  const isTurned = !isSame(live.turn, turn);
  live.turn = turn;
  const told: Told = {
    match,
    alone: aloneAt(live.row),
    events: events.map(event => (event.secret ? event : veil(event, 'public'))),
    hasSecrets: events.some(event => event.secret),
    turn: isTurned ? turn : undefined,
  };
  const mover = live.classes.get(row.seat);
  if (mover) tellStep(mover, told, row.key);
  for (const known of live.classes.values()) if (known !== mover) tellStep(known, told);
}

interface Told {
  readonly match: Match;
  readonly alone: Seat | undefined;
  /** Most news is the same for all; what is secret is still in these. */
  readonly events: readonly Happening[];
  readonly hasSecrets: boolean;
  readonly turn: readonly Seat[] | undefined;
}

function tellStep(known: ViewerClass, { match, alone, events, hasSecrets, turn }: Told, key = ''): void {
  const { viewer, view, undo } = known;
  const asks = renew(match, known, alone);
  const step = {
    step: match.seq,
    key: key === '' ? undefined : key,
    events: events.length === 0 ? undefined : hasSecrets ? events.map(event => veil(event, viewer)) : events,
    turn,
    undo: known.undo === undo ? undefined : known.undo,
    ask: asks ? known.ask : undefined,
  };
  const legal = asks ? known.offer.wire : undefined;
  const frame = known.writer.step(step, view, known.view, legal);
  for (const connection of known.connections) connection.send(frame);
}

/** Shows everybody the whole view: after an undo, or when entries came from elsewhere. */
export function showFull(live: Live, match: Match, by?: { readonly seat: Seat; readonly key: string }): void {
  live.turn = match.game.actors(match.state);
  const alone = aloneAt(live.row);
  for (const known of live.classes.values()) {
    renew(match, known, alone);
    const mine = by && known.viewer === by.seat;
    const frame = fullText(live, match, known, { ...(by && { undone: by.seat }), ...(mine && { key: by.key }) });
    for (const connection of known.connections) connection.send(frame);
  }
}

/** The whole view again for one connection. */
export function showAgain(live: Live, match: Match, connection: Connection, missed?: readonly Past[]): void {
  const known = live.classes.get(connection.viewer);
  if (known) connection.send(fullText(live, match, known, missed ? { missed } : {}));
}
