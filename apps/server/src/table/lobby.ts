import type { Seat } from '@kontor/core';
import type { Change, Person, Sit } from '@kontor/protocol';
import { botFor } from '../bots/levels.ts';
import type { House } from '../house.ts';
import { No } from '../no.ts';
import type { ChairRow, TableRow } from '../store/rows.ts';
import { admit, showStep } from './frames.ts';
import { aloneAt, type Live, rest, seatOf, showRoom, viewerOf, withBody, withChair } from './live.ts';
import { control, type Next, ownKey } from './match.ts';
import { byTheRules, commit } from './play.ts';
import { EMPTY, levelOf, open, optionsOf, seatCount, seated } from './terms.ts';

/** Keeps a change of the room, then shows it. */
export async function changed(house: House, live: Live, row: TableRow, sitter?: string): Promise<void> {
  await house.store.write({ table: row, ...(sitter && { sitter: { person: sitter, match: row.id } }) });
  live.row = row;
  live.touched = house.now();
  for (const connection of live.connections) connection.viewer = viewerOf(row, connection.person.id);
  showRoom(live);
}

/** Takes a chair: an empty one or a bot's; whoever sits already moves over, or just gets the new name. */
export async function sit(house: House, live: Live, person: Person, { seat }: Sit): Promise<void> {
  const { row } = live;
  if (row.status === 'running') return takeOver(house, live, person, seat);
  open(live.row);
  const mine = seatOf(row, person.id);
  const free = row.body.chairs.findIndex(chair => 'empty' in chair);
  const anyBot = row.body.chairs.findIndex(chair => 'bot' in chair);
  const to = seat ?? mine ?? (free >= 0 ? free : anyBot);
  const chair = row.body.chairs[to];
  if (!chair) throw new No('no-chair', { field: 'seat', says: 'there is no such chair, or no free one' });
  if ('person' in chair && to !== mine) throw new No('taken', { field: 'seat' });
  const left = mine === undefined || mine === to ? row : withChair(row, mine, EMPTY);
  await changed(house, live, withChair(left, to, { person }), person.id);
}

/** A person takes the chair of a bot in a running game, with all that its seat knows. */
async function takeOver(house: House, live: Live, person: Person, wanted: Seat | undefined): Promise<void> {
  const { row, match } = live;
  const mine = seatOf(row, person.id);
  if (mine !== undefined) {
    if (wanted !== undefined && wanted !== mine) throw new No('seated');
    return changed(house, live, withChair(row, mine, { person }));
  }
  const held = row.body.held[person.id];
  const seat = wanted ?? held ?? row.body.chairs.findIndex(chair => 'bot' in chair);
  const chair = row.body.chairs[seat];
  if (!chair) throw new No('no-chair', { field: 'seat', says: 'there is no such chair, or no free one' });
  if (!('bot' in chair)) throw new No('taken', { field: 'seat' });
  if (held !== undefined && held !== seat) throw new No('two-hands', { field: 'seat' });
  const after = withBody(withChair(row, seat, { person }), { held: { ...row.body.held, [person.id]: seat } });
  const next = control(match!, 'takeover', seat, ownKey('sit', match!), person.id, house.now());
  if (!(await commit(house, live, next, after, person.id))) throw new No('busy');
  swapped(house, live, next);
}

/** Leaves the chair; in a running game a bot keeps it warm. */
export async function stand(house: House, live: Live, person: Person): Promise<void> {
  const { row, match } = live;
  const seat = seatOf(row, person.id);
  if (seat === undefined) throw new No('not-seated');
  if (row.status === 'open') return changed(house, live, withChair(row, seat, EMPTY));
  if (row.status !== 'running') throw new No('not-running');
  const after = withChair(row, seat, { ...botFor(row, seat), kept: person });
  const next = control(match!, 'return', seat, ownKey('stand', match!), person.id, house.now());
  if (!(await commit(house, live, next, after))) throw new No('busy');
  swapped(house, live, next);
}

/** After a chair changed hands: everybody sees who sits, and whoever sees something else now gets the whole of it. */
function swapped(house: House, live: Live, next: Next): void {
  const moved = [...live.connections].filter(
    connection => connection.viewer !== viewerOf(live.row, connection.person.id),
  );
  byTheRules(house, live, () => {
    showStep(live, next);
    for (const connection of moved) {
      connection.viewer = viewerOf(live.row, connection.person.id);
      admit(live, next.match, connection);
    }
  });
  showRoom(live);
  house.drive(live);
}

/** Options and the number of chairs before the start; the pace of bots at any time. Whoever sits here may. */
export async function change(house: House, live: Live, person: Person, wish: Change): Promise<void> {
  const { row, game } = live;
  seated(row, person);
  if (wish.options || wish.seats !== undefined) open(live.row);
  const options = wish.options ? optionsOf(game, { ...row.body.options, ...wish.options }) : row.body.options;
  const chairs = wish.seats === undefined ? row.body.chairs : resized(row.body.chairs, seatCount(game, wish.seats));
  await changed(house, live, withBody(row, { options, chairs, pace: wish.pace ?? row.body.pace }));
  house.drive(live);
}

/** More chairs, or fewer: empty ones go first, then bots, people never. */
function resized(chairs: readonly ChairRow[], seats: number): readonly ChairRow[] {
  const kept = [...chairs];
  while (kept.length < seats) kept.push(EMPTY);
  for (const kind of ['empty', 'bot'])
    for (let at = kept.length - 1; at >= 0 && kept.length > seats; at--) if (kind in kept[at]!) kept.splice(at, 1);
  if (kept.length > seats) throw new No('bad-options', { field: 'seats', says: 'more people than that sit here' });
  return kept;
}

/** A bot into an empty chair, or out of it. */
export async function seatBot(
  house: House,
  live: Live,
  person: Person,
  { seat, bot }: { seat: Seat; bot?: string | false },
): Promise<void> {
  open(live.row);
  const { row } = live;
  const chair = row.body.chairs[seat];
  if (!chair) throw new No('no-chair', { field: 'seat', says: 'there is no such chair' });
  if ('person' in chair) throw new No('taken', { field: 'seat' });
  levelOf(row.game, bot);
  if (seatOf(row, person.id) === undefined && row.body.chairs.some(each => 'person' in each))
    throw new No('not-seated');
  await changed(house, live, withChair(row, seat, bot === false ? EMPTY : botFor(row, seat, bot)));
}

/** The only person at a table may end it. */
export async function end(house: House, live: Live, person: Person): Promise<void> {
  const { row } = live;
  const seat = seated(row, person);
  if (row.status !== 'open' && row.status !== 'running') throw new No('not-running');
  if (aloneAt(row) !== seat) throw new No('not-alone');
  await changed(house, live, withBody({ ...row, status: 'aborted' }, { fault: 'people' }));
  rest(live);
}
