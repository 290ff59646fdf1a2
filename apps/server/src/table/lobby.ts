import {
  BadOption,
  BadTable,
  base32,
  choose,
  commitment,
  type Game,
  Refused,
  type Seat,
  seedFrom,
  seedText,
  tableFor,
} from '@kontor/core';
import type { Change, NewTable, Pace, Person, Sit } from '@kontor/protocol';
import { BOT_NAMES } from '../bots/think.ts';
import { gameOf, type House, newLive } from '../house.ts';
import { No } from '../no.ts';
import type { ChairRow, TableRow } from '../store/rows.ts';
import { admit, showStep } from './frames.ts';
import { aloneAt, type Live, rest, seatOf, showRoom, viewerOf, withBody, withChair } from './live.ts';
import { control, startMatch } from './match.ts';
import { byTheRules, commit } from './play.ts';

/** Letters that can't be taken for one another when spoken or written. */
const LETTERS = 'abdefghkmnprstuwxz';
const EMPTY: ChairRow = { empty: true };
const BOT_PEOPLE = ['Wiebke', 'Hinnerk', 'Alheyd', 'Klaas', 'Geseke', 'Tönnies'] as const;

/** A chance of 1 in 1.9 million that somebody guesses a given table; requests are limited. */
const spokenCode = (entropy: House['entropy']): string =>
  Array.from(entropy(5), byte => LETTERS[byte % LETTERS.length]).join('');

const botFor = (seat: Seat, bot = BOT_NAMES.at(-1)!): ChairRow => ({
  bot,
  name: BOT_PEOPLE[seat % BOT_PEOPLE.length]!,
});

/** What core says about seats and options, as a refusal. */
function refusing<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof Refused) throw new No('cannot-start', { rule: error.rule });
    if (error instanceof BadTable) throw new No('cannot-start', { field: 'seats', says: error.message });
    if (error instanceof BadOption) throw new No('bad-options', { field: 'options', says: error.message });
    throw error;
  }
}

const optionsOf = (game: Game, given: NewTable['options']) => refusing(() => choose(game.options, given ?? {}));

function seatCount(game: Game, seats: number): number {
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    throw new No('bad-options', { field: 'seats', says: `${game.id} is for ${min} to ${max} players` });
  return seats;
}

interface Plan {
  readonly game: Game;
  readonly options: TableRow['body']['options'];
  readonly chairs: readonly ChairRow[];
  readonly pace: Pace;
  readonly before?: string;
}

/** A new table; its luck is decided and committed to before anybody sits. */
async function found(house: House, { game, options, chairs, pace, before }: Plan): Promise<Live> {
  for (;;) {
    const id = base32(house.entropy(16));
    const seed = seedText(house.entropy(32));
    const row: TableRow = {
      id,
      code: spokenCode(house.entropy),
      game: game.id,
      status: 'open',
      seed,
      luck: commitment(id, seedFrom(seed)),
      made: house.now(),
      body: { options, pace, chairs, held: {}, ...(before && { before }) },
    };
    if (!(await house.store.write({ newTable: row }))) continue;
    const live = newLive(house, row, game);
    house.tables.set(id, Promise.resolve(live));
    return live;
  }
}

export async function create(house: House, person: Person, wish: NewTable): Promise<Live> {
  const game = await gameOf(house, wish.game);
  const options = optionsOf(game, wish.options);
  const seats = seatCount(game, wish.seats ?? game.seats.max);
  const first = wish.watch ? 0 : 1;
  const bots = Math.min(wish.bots ?? 0, seats - first);
  const chairs = Array.from({ length: seats }, (_, seat): ChairRow => {
    if (seat < first) return { person };
    return seat >= seats - bots ? botFor(seat) : EMPTY;
  });
  const live = await found(house, { game, options, chairs, pace: wish.pace ?? house.pace });
  if (first > 0) await house.store.write({ sitter: { person: person.id, match: live.row.id } });
  if (wish.start) await start(house, live, person, true);
  return live;
}

function open({ row }: Live): void {
  if (row.status !== 'open') throw new No('not-open');
}

async function changed(house: House, live: Live, row: TableRow, sitter?: string): Promise<void> {
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
  open(live);
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
  const next = control(match!, 'takeover', seat, `sit-${match!.seq}`, person.id, house.now());
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
  const after = withChair(row, seat, { ...(botFor(seat) as { bot: string; name: string }), kept: person });
  const next = control(match!, 'return', seat, `stand-${match!.seq}`, person.id, house.now());
  if (!(await commit(house, live, next, after))) throw new No('busy');
  swapped(house, live, next);
}

/** After a chair changed hands: everybody sees who sits, and whoever sees something else now gets the whole of it. */
function swapped(house: House, live: Live, next: Parameters<typeof showStep>[1]): void {
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
  if (wish.options || wish.seats !== undefined) open(live);
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

const seated = (row: TableRow, { id }: Person): Seat => {
  const seat = seatOf(row, id);
  if (seat === undefined) throw new No('not-seated');
  return seat;
};

/** A bot into an empty chair, or out of it. */
export async function seatBot(
  house: House,
  live: Live,
  person: Person,
  { seat, bot }: { seat: Seat; bot?: string | false },
): Promise<void> {
  open(live);
  const { row } = live;
  const chair = row.body.chairs[seat];
  if (!chair) throw new No('no-chair', { field: 'seat', says: 'there is no such chair' });
  if ('person' in chair) throw new No('taken', { field: 'seat' });
  if (typeof bot === 'string' && !BOT_NAMES.includes(bot))
    throw new No('bad-options', { field: 'bot', says: `there is ${BOT_NAMES.join(', ')}` });
  if (seatOf(row, person.id) === undefined && row.body.chairs.some(each => 'person' in each))
    throw new No('not-seated');
  await changed(house, live, withChair(row, seat, bot === false ? EMPTY : botFor(seat, bot)));
}

/** Deals. Empty chairs are filled with bots or taken away. */
export async function start(house: House, live: Live, person: Person, fill: boolean): Promise<void> {
  open(live);
  const { row, game } = live;
  if (row.body.chairs.some(chair => 'person' in chair)) seated(row, person);
  const chairs = fill
    ? row.body.chairs.map((chair, seat) => ('empty' in chair ? botFor(seat) : chair))
    : row.body.chairs.filter(chair => !('empty' in chair));
  const table = refusing(() => tableFor(game, chairs.length, row.body.options));
  const held = Object.fromEntries(
    chairs.flatMap((chair, seat) => ('person' in chair ? [[chair.person.id, seat]] : [])),
  );
  const after: TableRow = { ...withBody(row, { chairs, held, edition: table.edition }), status: 'running' };
  const next = byTheRules(house, live, () => startMatch({ ...row, game }, table, house.now()));
  if (!(await commit(house, live, next, after))) throw new No('busy');
  showRoom(live);
  byTheRules(house, live, () => {
    for (const connection of live.connections) {
      connection.viewer = viewerOf(after, connection.person.id);
      admit(live, next.match, connection);
    }
  });
  house.drive(live);
}

/** The only person at a table may end it. */
export async function end(house: House, live: Live, person: Person): Promise<void> {
  const { row } = live;
  const seat = seated(row, person);
  if (row.status !== 'open' && row.status !== 'running') throw new No('not-running');
  if (aloneAt(row) !== seat) throw new No('not-alone');
  rest(live);
  await changed(house, live, withBody({ ...row, status: 'aborted' }, { fault: 'people' }));
}

/** The rematch: one new table for everybody, each a chair further on. */
export async function again(house: House, live: Live): Promise<string> {
  const { row, game } = live;
  if (row.status !== 'over' && row.status !== 'aborted') throw new No('not-over');
  if (row.body.next) return row.body.next;
  const { options, pace, chairs } = row.body;
  const turned = [...chairs.slice(1), ...chairs.slice(0, 1)].map((chair, seat): ChairRow =>
    'bot' in chair ? botFor(seat, chair.bot) : chair,
  );
  const next = await found(house, { game, options, pace, chairs: turned, before: row.id });
  for (const chair of turned)
    if ('person' in chair) await house.store.write({ sitter: { person: chair.person.id, match: next.row.id } });
  await changed(house, live, withBody(row, { next: next.row.id }));
  return next.row.id;
}
