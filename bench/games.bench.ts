import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { titles } from '@kontor/catalog/rules';
import {
  type Chance,
  type Dice,
  type Frozen,
  type Game,
  playout,
  quick,
  sample,
  type Table,
  tableFor,
  type Vocabulary,
} from '@kontor/core';
import { percentiles } from '@kontor/bots';
import { cpuOf, expectAtLeast, figure, median } from './bars.ts';

type State = Vocabulary['State'];

interface Reduced {
  readonly G: Frozen<State>;
}

/** What of boardgame.io is used here. */
interface Boardgame {
  InitializeGame(setup: { game: object; numPlayers: number }): Reduced;
  CreateGameReducer(setup: { game: object }): (state: Reduced, action: object) => Reduced;
}

interface Adapter {
  asBoardgame(game: Game, table: Table, luck: Chance, style: Style): object;
  moveAction(seat: number, args: readonly unknown[]): object;
}

type Style = 'draft' | 'clone';

const ROUNDS = 5;
const OUR_MOVES = 200_000;
const PEER_MOVES = 2000;
const POSITIONS = 10_000;
const IN_PLACE = 100;
const CLONED = 40;

const peers = path.resolve('bench/peers');
const { InitializeGame, CreateGameReducer } = createRequire(path.join(peers, 'package.json'))(
  'boardgame.io/internal',
) as Boardgame;
const { asBoardgame, moveAction } = (await import(pathToFileURL(path.join(peers, 'boardgame.mjs')).href)) as Adapter;

/** A decision that is random in the same way everywhere. */
function chosen(game: Game, state: Frozen<State>, luck: Dice): readonly [number, Vocabulary['Move']] | undefined {
  const seat = game.actors(state)[0];
  return seat === undefined ? undefined : [seat, sample(game.legal(state, seat), luck)];
}

/** Moves per CPU second of random games, one after another. */
function ours(game: Game, table: Table, seed: number, clones: boolean): number {
  const luck = quick(seed);
  const spent = cpuOf(() => {
    let state = game.setup(table, luck);
    for (let n = 0; n < OUR_MOVES; n++) {
      const decision = chosen(game, state as Frozen<State>, luck);
      if (!decision) state = game.setup(table, luck);
      else {
        if (clones) state = game.clone(state as Frozen<State>);
        game.apply(state, decision[0], decision[1], luck);
      }
    }
  });
  return (OUR_MOVES / spent) * 1e6;
}

/** The same through boardgame.io's reducer. */
function theirs(game: Game, table: Table, seed: number, style: Style): number {
  const luck: Chance & Dice = quick(seed);
  const adapted = asBoardgame(game, table, luck, style);
  const reducer = CreateGameReducer({ game: adapted });
  const spent = cpuOf(() => {
    let state = InitializeGame({ game: adapted, numPlayers: table.seats });
    for (let n = 0; n < PEER_MOVES; n++) {
      const decision = chosen(game, state.G, luck);
      state = decision
        ? reducer(state, moveAction(decision[0], decision))
        : InitializeGame({ game: adapted, numPlayers: table.seats });
    }
  });
  return (PEER_MOVES / spent) * 1e6;
}

function playoutsPerSecond(game: Game, table: Table, seed: number): number {
  const luck = quick(seed);
  let games = 0;
  let moves = 0;
  const spent = cpuOf(() => {
    while (moves < OUR_MOVES) {
      moves += playout(game, game.setup(table, luck), luck);
      games++;
    }
  });
  return (games / spent) * 1e6;
}

/** Microseconds of one call of `legal`, over positions of random games. */
function legalTimes(game: Game, table: Table): number[] {
  const luck = quick(99);
  const times: number[] = [];
  let state = game.setup(table, luck);
  while (times.length < POSITIONS) {
    const seat = game.actors(state as Frozen<State>)[0];
    if (seat === undefined) {
      state = game.setup(table, luck);
      continue;
    }
    const from = performance.now();
    const legal = game.legal(state as Frozen<State>, seat);
    times.push((performance.now() - from) * 1000);
    game.apply(state, seat, sample(legal, luck), luck);
  }
  return times;
}

/** Both end in the same position: what is compared is the same game. */
function checkAdapter(game: Game, table: Table): void {
  const end = (style: Style): string => {
    const luck = quick(7);
    const adapted = asBoardgame(game, table, luck, style);
    const reducer = CreateGameReducer({ game: adapted });
    let state = InitializeGame({ game: adapted, numPlayers: table.seats });
    for (let n = 0; n < 200; n++) {
      const decision = chosen(game, state.G, luck);
      if (!decision) break;
      state = reducer(state, moveAction(decision[0], decision));
    }
    return JSON.stringify(state.G);
  };
  const luck = quick(7);
  const state = game.setup(table, luck);
  for (let n = 0; n < 200; n++) {
    const decision = chosen(game, state as Frozen<State>, luck);
    if (!decision) break;
    game.apply(state, decision[0], decision[1], luck);
  }
  for (const style of ['draft', 'clone'] as const)
    if (end(style) !== JSON.stringify(state)) throw new Error(`${game.id}: boardgame.io plays another game (${style})`);
}

const tableOf = async (id: string): Promise<readonly [Game, Table]> => {
  const game = (await titles[id]!()).game();
  return [game, tableFor(game, game.seats.max)];
};

/** What one process measures in a round. */
const ROUND = {
  ours: (game: Game, table: Table, seed: number) => ({
    place: ours(game, table, seed, false),
    clone: ours(game, table, seed, true),
    playouts: playoutsPerSecond(game, table, seed),
  }),
  theirs: (game: Game, table: Table, seed: number) => ({
    peer: Math.max(theirs(game, table, seed, 'draft'), theirs(game, table, seed, 'clone')),
  }),
  legal: (game: Game, table: Table) => percentiles(legalTimes(game, table)),
};

type Part = keyof typeof ROUND;
type Figures<P extends Part> = ReturnType<(typeof ROUND)[P]>;

/** Each part has a process of its own, so that neither side's objects slow the compiled code of the other. */
async function work(part: Part, id: string): Promise<void> {
  const [game, table] = await tableOf(id);
  if (part === 'theirs') checkAdapter(game, table);
  process.on('message', (seed: number) => process.send!(ROUND[part](game, table, seed)));
  process.send!('ready');
}

interface Worker<P extends Part> {
  round(seed: number): Promise<Figures<P>>;
  stop(): void;
}

async function hire<P extends Part>(part: P, id: string): Promise<Worker<P>> {
  const child = fork(fileURLToPath(import.meta.url), [part, id]);
  const hear = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', code => reject(new Error(`${part} of ${id} ended with ${code}`)));
    });
  await hear();
  const round = (seed: number): Promise<Figures<P>> => {
    const answer = hear();
    child.send(seed);
    return answer as Promise<Figures<P>>;
  };
  await round(0);
  return { round, stop: () => child.removeAllListeners('exit').kill() };
}

async function compare(id: string): Promise<void> {
  const ourWorker = await hire('ours', id);
  const peerWorker = await hire('theirs', id);
  const mine: Figures<'ours'>[] = [];
  const others: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    mine.push(await ourWorker.round(round));
    others.push((await peerWorker.round(round)).peer);
  }
  const lister = await hire('legal', id);
  const { p50, p99 } = await lister.round(1);
  for (const { stop } of [ourWorker, peerWorker, lister]) stop();
  const peer = median(others);
  const place = median(mine.map(each => each.place));
  const clone = median(mine.map(each => each.clone));
  const playouts = median(mine.map(each => each.playouts));
  console.log(
    `${id}: ${figure(place)} moves per CPU second in place, ${figure(clone)} with a clone each, ${figure(playouts)} random games, ` +
      `legal p50 ${p50.toFixed(1)} µs, p99 ${p99.toFixed(1)} µs; boardgame.io ${figure(peer)} moves`,
  );
  expectAtLeast('times the moves/s of boardgame.io, in place', place / peer, IN_PLACE);
  expectAtLeast('times the moves/s of boardgame.io, with a clone each', clone / peer, CLONED);
}

const [part, id] = process.argv.slice(2);
if (process.send && part !== undefined && id !== undefined) await work(part as Part, id);
else for (const title of Object.keys(titles)) await compare(title);
