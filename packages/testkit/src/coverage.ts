import { type Game, type GameRecord, replayRecord, type Vocabulary } from '@kontor/core';

/** What a collection of records has to show. Seat counts and option values are always asked for. */
export interface Covers {
  /** Event types that must occur. */
  readonly events?: readonly string[];
  /** Endings that must occur. */
  readonly endings?: readonly string[];
  /** Move types that must occur. */
  readonly moves?: readonly string[];
  /** Editions that must occur; absent: all. */
  readonly editions?: readonly number[];
  /** Anything else, by name: called for each event. */
  readonly cases?: Readonly<Record<string, (event: { readonly type: string }) => boolean>>;
}

/** All that a game has to show, as texts such as `seats 3`, `option memory table`, `event trick`. */
export function wantedOf<G extends Vocabulary>(
  game: Game<G>,
  { events = [], endings = [], moves = [], editions = game.editions, cases = {} }: Covers,
): Set<string> {
  const wanted = new Set<string>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) wanted.add(`seats ${seats}`);
  for (const { id, values } of game.options) for (const value of values) wanted.add(`option ${id} ${value}`);
  for (const edition of editions) wanted.add(`edition ${edition}`);
  for (const event of events) wanted.add(`event ${event}`);
  for (const ending of endings) wanted.add(`ending ${ending}`);
  for (const move of moves) wanted.add(`move ${move}`);
  for (const name of Object.keys(cases)) wanted.add(`case ${name}`);
  return wanted;
}

/** What a record shows. Replays it: throws BadRecord if it does not. */
export function shownBy<G extends Vocabulary>(
  game: Game<G>,
  record: GameRecord,
  { cases = {} }: Covers = {},
): Set<string> {
  const shown = new Set([`seats ${record.seats}`, `edition ${record.edition}`]);
  for (const { id, default: usual } of game.options) shown.add(`option ${id} ${record.options[id] ?? usual}`);
  for (const { events, line } of replayRecord(game, record)) {
    if (line && 'move' in line) shown.add(`move ${game.read(line.move)?.type ?? line.move}`);
    for (const event of events) {
      shown.add(`event ${event.type}`);
      for (const [name, fits] of Object.entries(cases)) if (fits(event)) shown.add(`case ${name}`);
    }
  }
  if (record.result) shown.add(`ending ${record.result.ending}`);
  return shown;
}
