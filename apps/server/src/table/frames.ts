import { type Happening, NONE, type Seat, veil, type Viewer } from '@kontor/core';
import { type Full, type Past, writeLegal } from '@kontor/protocol';
import { StepWriter, TableWriter } from '@kontor/protocol/writer';
import { aloneAt, type Connection, isSame, type Live } from './live.ts';
import { type Match, type Next, type Offer, undoable } from './match.ts';

/**
 * All connections that see the same: those of a seat, or of everybody who watches. A frame is made and serialised once
 * for them. There is no class without connections: nobody builds a view that nobody gets.
 */
export interface ViewerClass {
  readonly viewer: Viewer;
  readonly connections: Set<Connection>;
  /** What they saw last beside what all see. */
  own: object;
  /** The legal moves, as sent. */
  offer: Offer;
  /** The seq at which that list was sent as a new one. */
  ask: number;
  /** Since when lists were compared without a gap. */
  readonly since: number;
  undo: number;
  readonly writer: StepWriter;
}

/** What all see at a table: the common part of their views, as they saw it last. */
export interface Shown {
  view: object;
  readonly writer: TableWriter;
}

const NOTHING = {};

/** Where a game does not say which part of a view is a seat's own, all of it is. */
const commonView = ({ game, state }: Match): object => (game.own ? game.view(state, 'public') : NOTHING);

function ownView({ game, state }: Match, viewer: Viewer): object {
  if (!game.own) return game.view(state, viewer);
  return viewer === 'public' ? NOTHING : game.own(state, viewer);
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
  live.shown ??= { view: commonView(match), writer: new TableWriter() };
  return {
    viewer,
    connections: new Set(),
    own: ownView(match, viewer),
    offer: offerTo(viewer, match),
    ask: seq,
    since: seq,
    undo: undoOf(match, viewer, aloneAt(live.row)),
    writer: new StepWriter(live.shown.writer),
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
  if (live.classes.size === 0) live.shown = undefined;
}

function fullText(live: Live, match: Match, known: ViewerClass, more: Partial<Full>): string {
  const { viewer, own, ask, undo, writer, offer } = known;
  const { shapes } = writer;
  const full: Full = {
    full: match.seq,
    as: viewer,
    options: live.row.body.options,
    edition: live.row.body.edition ?? 0,
    view: { ...live.shown!.view, ...own },
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
  known.own = ownView(match, viewer);
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
  const { shown } = live;
  if (!shown) return;
  const hasSecrets = events.some(event => event.secret);
  const told: Told = {
    match,
    alone: aloneAt(live.row),
    secrets: hasSecrets ? events : undefined,
    turn: isTurned ? turn : undefined,
  };
  const before = shown.view;
  shown.view = commonView(match);
  const open = hasSecrets || events.length === 0 ? undefined : events.map(event => veil(event, 'public'));
  shown.writer.tell(open, before, shown.view);
  const mover = live.classes.get(row.seat);
  if (mover) tellStep(mover, told, row.key);
  for (const known of live.classes.values()) if (known !== mover) tellStep(known, told);
}

interface Told {
  readonly match: Match;
  readonly alone: Seat | undefined;
  /** The news, if it is not the same for all. */
  readonly secrets: readonly Happening[] | undefined;
  readonly turn: readonly Seat[] | undefined;
}

function tellStep(known: ViewerClass, { match, alone, secrets, turn }: Told, key = ''): void {
  const { viewer, own, undo } = known;
  const asks = renew(match, known, alone);
  const step = {
    step: match.seq,
    key: key === '' ? undefined : key,
    events: secrets?.map(event => veil(event, viewer)),
    turn,
    undo: known.undo === undo ? undefined : known.undo,
    ask: asks ? known.ask : undefined,
  };
  const legal = asks ? known.offer.wire : undefined;
  const frame = known.writer.step(step, own, known.own, legal);
  for (const connection of known.connections) connection.send(frame);
}

/** Shows everybody the whole view: after an undo, or when entries came from elsewhere. */
export function showFull(live: Live, match: Match, by?: { readonly seat: Seat; readonly key: string }): void {
  live.turn = match.game.actors(match.state);
  const alone = aloneAt(live.row);
  if (live.shown) live.shown.view = commonView(match);
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
