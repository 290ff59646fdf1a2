import {
  BadDraws,
  BadOption,
  BadPack,
  BadTable,
  count,
  enumerate,
  type Frozen,
  lookUp,
  openGame,
  quick,
  Refused,
  sample,
  tableFor,
  tape,
  type Title,
  type Vocabulary,
  writeRecord,
} from '@kontor/core';
import { BadRequest, drawsOf, members, type Request, seatOf, text, viewerOf, whole } from './fields.ts';
import { Match } from '../match.ts';

type Answer = Readonly<Record<string, unknown>>;

export const LINE_LIMIT = 4 * 1024 * 1024;

const EXPAND_LIMIT = 100_000;

/** One conversation with a program: a JSON line in, a JSON line out (docs/engine-protocol.md). */
export class Session {
  private readonly title: Title;
  private match: Match | undefined;
  /** Set by `quit`. */
  over = false;

  constructor(title: Title) {
    this.title = title;
  }

  /** Answers one line; never throws. */
  answer(line: string): string {
    let id: unknown;
    try {
      const request = parse(line);
      id = request['id'];
      return JSON.stringify({ ...idOf(id), ok: true, ...this.obey(request) });
    } catch (error) {
      const rule = error instanceof Refused ? { rule: error.rule } : {};
      return JSON.stringify({ ...idOf(id), ok: false, error: says(error), ...rule });
    }
  }

  /** The answer to a line that was not even read. */
  refuse(error: string): string {
    return JSON.stringify({ ok: false, error });
  }

  private obey(request: Request): Answer {
    const name = text(request, 'cmd');
    if (name === 'quit') {
      this.over = true;
      return {};
    }
    if (name === 'new') return this.begin(request);
    if (name === 'load') return this.load(request);
    const command = COMMANDS[name];
    if (!command || !Object.hasOwn(COMMANDS, name))
      throw new BadRequest(
        `cmd: there is no ${JSON.stringify(name.slice(0, 40))}; there are new, load, ${Object.keys(COMMANDS).join(', ')}, quit`,
      );
    if (!this.match) throw new BadRequest(`${name}: there is no game yet; send new or load first`);
    return command(this.match, request);
  }

  private begin(request: Request): Answer {
    const game = openGame(this.title, request['pack']);
    const seats = whole(request, 'seats', game.seats.min, game.seats.max);
    const table = tableFor(game, seats, members(request, 'options'), editionOf(request));
    this.match = new Match(game, table, seedOf(request));
    return { ...table, commitment: this.match.commitment };
  }

  private load(request: Request): Answer {
    const game = request['pack'] === undefined && this.match ? this.match.game : openGame(this.title, request['pack']);
    const position = request['state'];
    if (position === undefined) throw new BadRequest('state: the position to load is needed');
    const fault = game.valid(position);
    if (fault !== undefined) throw new BadRequest(`state.${fault}`);
    const said = position as { edition?: number; options?: Record<string, unknown>; players?: unknown[] };
    const seats =
      request['seats'] === undefined && said.players
        ? said.players.length
        : whole(request, 'seats', game.seats.min, game.seats.max);
    const table = tableFor(game, seats, said.options, said.edition);
    this.match = new Match(game, table, seedOf(request), game.clone(position as Frozen<Vocabulary['State']>));
    return { ...table };
  }
}

type Command = (match: Match, request: Request) => Answer;

const COMMANDS: Readonly<Record<string, Command>> = {
  state: ({ state }) => ({ state }),
  view({ game, table, state }, request) {
    return { view: game.view(state, viewerOf(request, table.seats)) };
  },
  actors: ({ game, state }) => ({ actors: game.actors(state), may: game.may(state) }),
  legal({ game, table, state }, request) {
    const legal = game.legal(state, seatOf(request, table.seats));
    if (request['expand'] === undefined) {
      const selections = legal.selections.map(({ move, ...rest }) => ({ move: game.write(move), ...rest }));
      return { moves: legal.moves.map(move => game.write(move)), selections };
    }
    const most = whole(request, 'expand', 1, EXPAND_LIMIT);
    const moves: string[] = [];
    for (const move of enumerate(legal)) {
      if (moves.length === most) break;
      moves.push(game.write(move));
    }
    return { moves, count: count(legal) };
  },
  sample(match, request) {
    const { game, table, state } = match;
    const seat = seatOf(request, table.seats);
    const legal = game.legal(state, seat);
    if (count(legal) === 0)
      throw new Refused(game.outcome(state) ? 'K-3' : 'K-2', `seat ${seat} has nothing to play now`);
    return { move: game.write(sample(legal, quick(match.nextSample()))) };
  },
  play(match, request) {
    const seat = seatOf(request, match.table.seats);
    const draws = drawsOf(request);
    if (!draws) return outcomeOf(match.play(seat, text(request, 'move')));
    const luck = tape(draws);
    const played = match.play(seat, text(request, 'move'), luck);
    if (luck.left() > 0) {
      match.undo();
      throw new BadRequest(`draws: ${luck.left()} too many for this move`);
    }
    return outcomeOf(played);
  },
  why({ game, table, state }, request) {
    const found = lookUp(game, state, seatOf(request, table.seats), text(request, 'move'));
    return 'rule' in found ? { legal: false, rule: found.rule } : { legal: true };
  },
  forecast({ game, table, state }, request) {
    const seat = seatOf(request, table.seats);
    const move = text(request, 'move');
    const found = lookUp(game, state, seat, move);
    if ('rule' in found) throw new Refused(found.rule, `seat ${seat}: "${move}" is not legal now`);
    return { forecast: game.forecast(state, seat, found.move) };
  },
  outcome({ game, state }) {
    const outcome = game.outcome(state);
    return outcome ? { over: true, outcome } : { over: false };
  },
  undo(match) {
    const seat = match.undo();
    if (seat === undefined) throw new BadRequest('undo: there is no move to take back');
    return { seat, moves: match.moves };
  },
  record: match => ({ record: writeRecord(match.record()) }),
};

const outcomeOf = ({ entry, events }: ReturnType<Match['play']>): Answer => ({
  move: entry.move,
  draws: entry.draws,
  events,
});

function parse(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRequest('this line is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest('a request is a JSON object');
  return value as Request;
}

const idOf = (id: unknown): Answer => (typeof id === 'number' || typeof id === 'string' ? { id } : {});

function editionOf(request: Request): number | undefined {
  return request['edition'] === undefined ? undefined : whole(request, 'edition', 1, 1_000_000);
}

function seedOf(request: Request): string {
  const seed = request['seed'] ?? '0';
  if (typeof seed === 'number') return String(seed);
  if (typeof seed !== 'string' || seed.length > 1000) throw new BadRequest('seed: a text is needed');
  return seed;
}

const EXPECTED = [BadRequest, Refused, BadDraws, BadOption, BadPack, BadTable];

/** What went wrong, for the other program; a fault of the rules says so. */
function says(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return EXPECTED.some(kind => error instanceof kind) ? error.message : `the engine failed: ${error.message}`;
}
