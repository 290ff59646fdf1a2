import { base32, commitment, type Game, seedFrom, seedText } from '@kontor/core';
import type { NewTable, Pace, Person } from '@kontor/protocol';
import { botFor } from '../bots/levels.ts';
import { gameOf, type House, newLive } from '../house.ts';
import { No } from '../no.ts';
import type { ChairRow, TableRow } from '../store/rows.ts';
import { changed } from './lobby.ts';
import { inTurn, type Live, withBody } from './live.ts';
import { start } from './start.ts';
import { EMPTY, levelOf, optionsOf, seatCount } from './terms.ts';

/** Letters that can't be taken for one another when spoken or written. */
const LETTERS = 'abdefghkmnprstuwxz';

/** A chance of 1 in 1.9 million that somebody guesses a given table; requests are limited. */
const spokenCode = (entropy: House['entropy']): string =>
  Array.from(entropy(5), byte => LETTERS[byte % LETTERS.length]).join('');

interface Plan {
  readonly game: Game;
  readonly options: TableRow['body']['options'];
  readonly chairs: (at: Pick<TableRow, 'id' | 'game'>) => readonly ChairRow[];
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
      body: { options, pace, chairs: chairs({ id, game: game.id }), held: {}, ...(before && { before }) },
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
  const level = levelOf(game.id, wish.bot);
  const chairs: Plan['chairs'] = at =>
    Array.from({ length: seats }, (_, seat): ChairRow => {
      if (seat < first) return { person };
      return seat >= seats - bots ? botFor(at, seat, level) : EMPTY;
    });
  const live = await found(house, { game, options, chairs, pace: wish.pace ?? house.pace });
  if (first > 0) await house.store.write({ sitter: { person: person.id, match: live.row.id } });
  if (wish.start) await inTurn(live, () => start(house, live, person, true));
  return live;
}

/** The rematch: one new table for everybody, each a chair further on. */
export async function again(house: House, live: Live): Promise<string> {
  const { row, game } = live;
  if (row.status !== 'over' && row.status !== 'aborted') throw new No('not-over');
  if (row.body.next) return row.body.next;
  const { options, pace, chairs } = row.body;
  const turned = [...chairs.slice(1), ...chairs.slice(0, 1)];
  const next = await found(house, {
    game,
    options,
    pace,
    chairs: at => turned.map((chair, seat) => ('bot' in chair ? botFor(at, seat, chair.bot) : chair)),
    before: row.id,
  });
  for (const chair of turned)
    if ('person' in chair) await house.store.write({ sitter: { person: chair.person.id, match: next.row.id } });
  await changed(house, live, withBody(row, { next: next.row.id }));
  return next.row.id;
}
