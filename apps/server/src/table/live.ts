import type { Game, Seat, Viewer } from '@kontor/core';
import type { Chair, Person, Room } from '@kontor/protocol';
import type { ChairRow, TableBody, TableRow } from '../store/rows.ts';
import type { Shown, ViewerClass } from './frames.ts';
import type { Match } from './match.ts';

/** One open page at a table. */
export interface Connection {
  readonly person: Person;
  viewer: Viewer;
  /** Text, or its bytes, which are good only until this returns. */
  send(frame: string | Uint8Array): void;
}

/** A table in memory. All that changes it goes through `inTurn`, one thing after another. */
export interface Live {
  row: TableRow;
  readonly game: Game;
  match: Match | undefined;
  readonly classes: Map<Viewer, ViewerClass>;
  /** While there is a class. */
  shown: Shown | undefined;
  readonly connections: Set<Connection>;
  /** The seats that owe a decision, as last sent. */
  turn: readonly Seat[] | undefined;
  /** Jobs that are not done yet, and when the last of them is. */
  jobs: number;
  queue: Promise<unknown>;
  /** Who was asked something, and by which entry. */
  asked: { readonly seats: readonly Seat[]; readonly seq: number } | undefined;
  bot: { readonly seq: number; readonly timer: NodeJS.Timeout } | undefined;
  /** When somebody was last here, for clearing up. */
  touched: number;
  /** Cleared away: nobody may use this one any more. */
  isGone: boolean;
}

/** Whether two lists have the same seats, or texts. */
export const isSame = <T extends string | Seat>(a: readonly T[] | undefined, b: readonly T[]): boolean =>
  a === b || (a?.length === b.length && b.every((item, i) => item === a[i]));

/** Runs a job when all before it are done. */
export function inTurn<T>(live: Live, job: () => Promise<T>): Promise<T> {
  const done = live.jobs++ === 0 ? started(job) : live.queue.then(job);
  const over = (): void => void live.jobs--;
  live.queue = done.then(over, over);
  return done;
}

/** A job that fails at once has failed like any other. */
function started<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

/** Stops waiting for a bot. */
export function rest(live: Live): void {
  if (!live.bot) return;
  clearTimeout(live.bot.timer);
  live.bot = undefined;
}

export const seatOf = ({ body }: TableRow, person: string): Seat | undefined => {
  const seat = body.chairs.findIndex(chair => 'person' in chair && chair.person.id === person);
  return seat < 0 ? undefined : seat;
};

export const viewerOf = (row: TableRow, person: string): Viewer => seatOf(row, person) ?? 'public';

/** The only person who plays here, by seat. */
export function aloneAt({ body }: TableRow): Seat | undefined {
  const isPerson = (chair: ChairRow): boolean => 'person' in chair;
  const seat = body.chairs.findIndex(isPerson);
  return seat >= 0 && seat === body.chairs.findLastIndex(isPerson) ? seat : undefined;
}

export const withBody = (row: TableRow, change: Partial<TableBody>): TableRow => ({
  ...row,
  body: { ...row.body, ...change },
});

export const withChair = (row: TableRow, seat: Seat, chair: ChairRow): TableRow =>
  withBody(row, { chairs: row.body.chairs.with(seat, chair) });

/** What everybody may know about a table beside the game itself. */
export function roomOf(live: Pick<Live, 'row' | 'game'> & Partial<Live>): Room {
  const { id, code, game, status, luck, seed, body } = live.row;
  const here = new Set([...(live.connections ?? [])].map(connection => connection.person.id));
  const outcome = live.match?.outcome;
  const refused = status === 'open' ? refusalOf(live) : undefined;
  return {
    id,
    code,
    game,
    options: body.options,
    pace: body.pace,
    status,
    chairs: body.chairs.map((chair): Chair =>
      'person' in chair ? { ...chair, here: here.has(chair.person.id) } : chair,
    ),
    watchers: [...(live.connections ?? [])].filter(({ viewer }) => viewer === 'public').length,
    luck,
    ...(isPast(live.row) && { seed }),
    ...(outcome && { outcome }),
    ...(body.fault && { fault: body.fault }),
    ...(body.before && { before: body.before }),
    ...(body.next && { next: body.next }),
    ...(refused && { refused }),
  };
}

/** Over for good: luck and record may be shown. */
export const isPast = ({ status, body }: TableRow): boolean =>
  status === 'over' || (status === 'aborted' && body.fault === 'people');

function refusalOf({ row, game }: Pick<Live, 'row' | 'game'>): string | undefined {
  const seats = row.body.chairs.length;
  return seats >= game.seats.min && seats <= game.seats.max ? game.refuse(seats, row.body.options) : undefined;
}

/** Tells everybody at the table how it stands beside the game. */
export function showRoom(live: Live): void {
  if (live.connections.size === 0) return;
  const frame = JSON.stringify({ room: roomOf(live) });
  for (const connection of live.connections) connection.send(frame);
}
