import { tableFor } from '@kontor/core';
import type { Person } from '@kontor/protocol';
import { botFor } from '../bots/levels.ts';
import type { House } from '../house.ts';
import { No } from '../no.ts';
import type { TableRow } from '../store/rows.ts';
import { admit } from './frames.ts';
import { type Live, showRoom, viewerOf, withBody } from './live.ts';
import { startMatch } from './match.ts';
import { byTheRules, commit } from './play.ts';
import { open, refusing, seated } from './terms.ts';

/** Deals. Empty chairs are filled with bots or taken away. */
export async function start(house: House, live: Live, person: Person, fill: boolean): Promise<void> {
  open(live.row);
  const { row, game } = live;
  if (row.body.chairs.some(chair => 'person' in chair)) seated(row, person);
  const chairs = fill
    ? row.body.chairs.map((chair, seat) => ('empty' in chair ? botFor(row, seat) : chair))
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
