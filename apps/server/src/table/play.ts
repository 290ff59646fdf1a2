import { find, lookUp, type Seat } from '@kontor/core';
import {
  type Forecasts,
  type History,
  HISTORY_PAGE,
  type PlayMove,
  type Survey,
  type Undo,
  type Why,
} from '@kontor/protocol';
import { type House, reload } from '../house.ts';
import { No, whereOf } from '../no.ts';
import type { NewEntry, TableRow } from '../store/rows.ts';
import { admit, dismiss, isSameOffer, offerTo, showAgain, showFull, showStep } from './frames.ts';
import { aloneAt, type Connection, type Live, rest, showRoom, viewerOf, withBody } from './live.ts';
import { chronicle, standingOf } from './log.ts';
import { type Match, type Next, ownKey, playMove, statesSince, undo, undoable } from './match.ts';

const ATTEMPTS = 3;

/** Writes an entry. False if another entry took its place, or it was kept before: then we know now what is there. */
export function commit(house: House, live: Live, next: Next, change?: TableRow, sitter?: string): Promise<boolean> {
  const ends = next.match.outcome !== undefined && next.row.kind === 'move';
  const row: TableRow | undefined = ends ? { ...(change ?? live.row), status: 'over' } : change;
  const { row: entry, snapshot } = next;
  return house.store
    .write(
      snapshot || row || sitter
        ? {
            entry,
            ...(snapshot && { snapshot }),
            ...(row && { table: row }),
            ...(sitter && { sitter: { person: sitter, match: live.row.id } }),
          }
        : { entry },
    )
    .then(written => {
      if (!written) return catchUp(house, live).then(() => false);
      live.match = next.match;
      live.touched = house.now();
      if (row) live.row = row;
      return true;
    });
}

/** Entries came from elsewhere, or one of ours was kept though its write seemed to fail: everybody sees how things stand. */
async function catchUp(house: House, live: Live): Promise<void> {
  const known = live.match?.seq;
  await reload(house, live);
  const { match } = live;
  if (!match || match.seq === known) return;
  byTheRules(house, live, () => {
    for (const connection of live.connections) {
      const viewer = viewerOf(live.row, connection.person.id);
      if (viewer !== connection.viewer || known === undefined) dismiss(live, connection);
      connection.viewer = viewer;
    }
    showFull(live, match);
    for (const connection of live.connections)
      if (!live.classes.get(connection.viewer)?.connections.has(connection)) admit(live, match, connection);
  });
  showRoom(live);
  house.drive(live);
}

/** Plays a move that somebody sent. */
export function play(
  house: House,
  live: Live,
  connection: Connection,
  message: PlayMove,
  attempts = ATTEMPTS,
): Promise<void> {
  const { match, seat } = running(live, connection);
  const judge = (isLate: boolean): Promise<void> => {
    const { key, move } = message;
    const next = isLate
      ? { rule: undefined }
      : byTheRules(house, live, () => playMove(match, seat, move, key, house.now(), live.classes.get(seat)?.offer));
    if ('rule' in next) return decline(house, live, connection, match, seat, key, next.rule);
    return commit(house, live, next).then(isWritten =>
      isWritten ? shown(house, live, next) : playAgain(house, live, connection, seat, message, attempts - 1),
    );
  };
  const isLate = isStale(live, seat, message.ask);
  return isLate === undefined ? wasStale(house, live, match, seat, message.ask).then(judge) : judge(isLate);
}

/** Refuses a move: by its rule, or for coming too late. A repeated send is told that it is kept before it is told so. */
async function decline(
  house: House,
  live: Live,
  connection: Connection,
  match: Match,
  seat: Seat,
  key: string,
  rule: string | undefined,
): Promise<void> {
  if (await isKept(house, live, connection, seat, key)) return;
  if (rule !== undefined) throw new No('illegal', { rule });
  showAgain(live, match, connection);
  throw new No('stale');
}

/** Another entry took the place of this one. It may have been kept for the seat that sent it, whoever sits there now. */
async function playAgain(
  house: House,
  live: Live,
  connection: Connection,
  seat: Seat,
  message: PlayMove,
  attempts: number,
): Promise<void> {
  if (await isKept(house, live, connection, seat, message.key)) return;
  if (attempts === 0) throw new No('busy');
  return play(house, live, connection, message, attempts);
}

/** Plays the move of a bot, unless something happened since it was asked. */
export async function playBot(house: House, live: Live, seq: number, seat: Seat, move: string): Promise<boolean> {
  const { match, row } = live;
  if (!match || match.seq !== seq || row.status !== 'running' || !('bot' in row.body.chairs[seat]!)) return true;
  const next = byTheRules(house, live, () => playMove(match, seat, move, ownKey('bot', match), house.now()));
  if ('rule' in next) return false;
  if (await commit(house, live, next)) shown(house, live, next);
  return true;
}

function shown(house: House, live: Live, next: Next): void {
  byTheRules(house, live, () => showStep(live, next));
  if (live.row.status === 'over') showRoom(live);
  house.drive(live);
}

export function running(live: Live, { viewer }: Connection): { match: Match; seat: Seat } {
  const { match, row } = live;
  if (row.body.fault === 'runaway') throw new No('runaway');
  if (!match || row.status === 'open' || row.status === 'aborted') throw new No('not-running');
  if (viewer === 'public') throw new No('not-seated');
  return { match, seat: viewer };
}

/** A rule that runs away, or breaks, stops this table and no other. */
export function byTheRules<T>(house: House, live: Live, rules: () => T): T {
  try {
    return rules();
  } catch (error) {
    if (error instanceof No) throw error;
    house.log(`table ${live.row.id}, game ${live.row.game}, entry ${live.match?.seq ?? 0}: ${whereOf(error)}`);
    rest(live);
    live.row = withBody({ ...live.row, status: 'aborted' }, { fault: 'runaway' });
    house.store.write({ table: live.row }).catch((failure: unknown) => house.log(String(failure)));
    showRoom(live);
    throw new No('runaway');
  }
}

/** Only a list of legal moves that changed since makes a move stale. Undefined if only the log can tell. */
function isStale({ classes }: Live, seat: Seat, ask: number): boolean | undefined {
  const known = classes.get(seat);
  if (!known || ask > known.ask) return true;
  if (ask === known.ask) return false;
  return ask >= known.since || ask < 1 ? true : undefined;
}

/** The move was sent before this server knew the seat: looks the lists up. */
async function wasStale(house: House, live: Live, { game }: Match, seat: Seat, ask: number): Promise<boolean> {
  const rows = await house.store.entries(live.row.id);
  const now = live.classes.get(seat)?.offer;
  return byTheRules(house, live, () => {
    for (const state of statesSince(game, rows, ask))
      if (!now || !isSameOffer(offerTo(seat, { game, state }), now)) return true;
    return false;
  });
}

async function isKept(house: House, live: Live, connection: Connection, seat: Seat, key: string): Promise<boolean> {
  const seq = await house.store.entryOf(live.row.id, seat, key);
  if (seq === undefined) return false;
  connection.send(JSON.stringify({ ack: seq, key }));
  return true;
}

/** Takes moves back, as far as this seat may alone. */
export async function takeBack(
  house: House,
  live: Live,
  connection: Connection,
  { undo: seen, key }: Undo,
): Promise<void> {
  const { match, seat } = running(live, connection);
  const count = undoable(match, seat, aloneAt(live.row) === seat);
  if (seen !== match.seq || count === 0) {
    if (await isKept(house, live, connection, seat, key)) return;
    if (seen === match.seq) throw new No('no-undo');
    showAgain(live, match, connection);
    throw new No('stale');
  }
  const rows = await house.store.entries(live.row.id);
  const next = byTheRules(house, live, () => undo(match, rows, seat, count, key, house.now()));
  if (!(await commit(house, live, next))) {
    if (await isKept(house, live, connection, seat, key)) return;
    throw new No('stale');
  }
  byTheRules(house, live, () => showFull(live, next.match, { seat, key }));
  house.drive(live);
}

/** A question changes nothing, so a rule that breaks over it stops no table. */
function answering<T>(house: House, { row }: Live, rules: () => T): T {
  try {
    return rules();
  } catch (error) {
    house.log(`table ${row.id}, game ${row.game}, a question: ${whereOf(error)}`);
    throw new No('busy');
  }
}

export function why(house: House, live: Live, connection: Connection, { why: text, re }: Why): object {
  const { match, seat } = running(live, connection);
  const found = answering(house, live, () => lookUp(match.game, match.state, seat, text));
  return { why: text, re, ...('rule' in found && { rule: found.rule }) };
}

export function forecast(house: House, live: Live, connection: Connection, { forecast: texts, re }: Forecasts): object {
  const { match, seat } = running(live, connection);
  const { game, state } = match;
  return answering(house, live, () => {
    const legal = game.legal(state, seat);
    const found = texts.map(text => {
      const wanted = game.read(text);
      const move = wanted && find(game, legal, wanted);
      return move ? game.forecast(state, seat, move) : {};
    });
    return { forecast: found, re };
  });
}

export function survey(house: House, live: Live, connection: Connection, { re }: Survey): object {
  const { match, seat } = running(live, connection);
  const found = answering(house, live, () => match.game.survey?.(match.state, seat) ?? []);
  return { survey: found.map(each => ({ ...each, move: match.game.write(each.move) })), re };
}

export async function history(
  house: House,
  live: Live,
  connection: Connection,
  { history: before, re }: History,
): Promise<object> {
  const rows = await house.store.entries(live.row.id);
  const page = rows.filter(({ seq }) => seq < before).slice(-HISTORY_PAGE);
  return { history: past(rows, page, connection), re };
}

/** What a connection missed since a seq. */
export async function missed(house: House, live: Live, connection: Connection, since: number) {
  const rows = await house.store.entries(live.row.id);
  return past(rows, rows.filter(({ seq }) => seq > since).slice(-HISTORY_PAGE), connection);
}

const past = (rows: readonly NewEntry[], page: readonly NewEntry[], { viewer }: Connection) =>
  chronicle(page, standingOf(rows).undone, viewer);
