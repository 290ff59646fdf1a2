import { fork } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { percentiles } from '@kontor/bots';
import { expectAtLeast, expectAtMost, figure, median } from './bars.ts';
import type { Said, Stats } from './servers/child.ts';
import { boardgame, colyseus, echo, kontor, lengths, type Open, type TableLine } from './servers/lines.ts';

const TABLES = 200;
/**
 * Moves at each of the first tables, and how many such rounds, until the code is compiled; others are measured. Games must come to their ends
 * there: the first end throws compiled code away that never met one, and measured moves would pay for it.
 */
const WARM_UP = 120;
const WARM_UPS = 3;
/** Moves at tables that are there before the heap is measured. */
const BEFORE_HEAP = 60;
/**
 * How often all servers are started anew, for a process can be dear or cheap from its start to its end; how often other tables are opened in
 * each. Then there is a rush which is not measured, for it pays for the garbage of two hundred openings, and one that is. A game of two lasts about
 * as long as both (one in twenty is over before).
 */
const STARTS = 3;
const OPENINGS = 4;
const FIRST_RUSH = 24;
/**
 * Moves at each table before the clock runs, and while it does. A server that stood still is slow for 20 to 40 ms (its memory is in no cache, and the
 * kernel sends little at first where nothing was sent for a while): a fifth of a round for a fast one, nothing for a slow one.
 */
const LEAD_IN = 12;
const RUSH = 36;
/** Then so many moves a second at other tables, in rounds again: on some machines a stall of all that runs spoils one round in three. */
const STEADY_ROUNDS = 9;
const STEADY_RATE = 300;
const STEADY_SECONDS = 4;
/** Moves at that pace that are not measured, of each round: the first meet a server that stood still for a quarter of a minute. */
const STEADY_LEAD_IN = 150;
/** What `npm start` gives our server, the others get too. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const FLAGS = [...scripts.start.split(' ').filter(word => word.startsWith('--')), '--expose-gc'];

const here = path.dirname(fileURLToPath(import.meta.url));
const data = mkdtempSync(path.join(tmpdir(), 'kontor-bench-'));

interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** The median of rounds. */
const typical = (rounds: readonly Times[]): Times => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/** What is measured of a server, be it started once or often. */
interface Figures {
  readonly name: string;
  readonly open: Open;
  /** Bytes per table, of each start. */
  readonly heap: number[];
  /** Of each round. */
  readonly movesPerSecond: number[];
  /** Microseconds of the server per move, of each round. */
  readonly cpu: number[];
  /** And those of its clients. */
  readonly load: number[];
  /** Milliseconds of each move in the rush; of moves at a steady rate, of each round. */
  readonly rush: number[];
  readonly steady: Times[];
}

const figuresOf = ([name, open]: [string, Open]): Figures => ({
  name,
  open,
  heap: [],
  movesPerSecond: [],
  cpu: [],
  load: [],
  rush: [],
  steady: [],
});

/** A server in a process of its own, warmed up, with clients at all its tables. */
interface Running {
  readonly figures: Figures;
  tables: readonly TableLine[];
  /** Opens other tables in their place. */
  open(): Promise<void>;
  ask(what: 'cpu'): Promise<Stats>;
  /** Stands still, and goes on. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

async function start(figures: Figures): Promise<Running> {
  const { name, open, heap } = figures;
  const child = fork(path.join(here, `${name}.server.mjs`), [mkdtempSync(path.join(data, name))], {
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const hear = <T extends Said>(): Promise<T> =>
    new Promise(resolve => child.once('message', said => resolve(said as T)));
  const ask = (what: 'cpu' | 'heap'): Promise<Stats> => {
    const answer = hear<Stats>();
    child.send(what);
    return answer;
  };
  const { port } = await hear<{ port: number }>();
  // Heap first: the collections it asks for throw compiled code away, which must not count as the price of moves.
  heap.push(await heapOf(open, port, ask));
  for (let round = 1; round <= WARM_UPS; round++) {
    const warm = await openAll(open, port, round * TABLES);
    await rush(warm, WARM_UP);
    for (const table of warm) table.close();
  }
  let opened = WARM_UPS + 3;
  const server: Running = {
    figures,
    tables: [],
    async open() {
      for (const table of server.tables) table.close();
      server.tables = await openAll(open, port, opened++ * TABLES);
      await rush(server.tables, FIRST_RUSH);
    },
    ask,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async stop() {
      for (const table of server.tables) table.close();
      server.thaw();
      child.kill();
      await new Promise(resolve =>
        child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(0),
      );
    },
  };
  return server;
}

/**
 * Measures one after another, and nobody else runs meanwhile: what a server does unasked (one ticks twenty times a second for each of
 * its tables) must not fall into another's round.
 */
async function inTurn(servers: readonly Running[], measure: (server: Running) => Promise<void>): Promise<void> {
  for (const server of servers) server.freeze();
  for (const server of servers) {
    server.thaw();
    await measure(server);
    server.freeze();
  }
}

/** One round of the rush at one server. */
async function measure({ tables, ask, figures }: Running): Promise<void> {
  const { movesPerSecond, cpu, load, rush: times } = figures;
  const from = await ask('cpu');
  const own = process.cpuUsage();
  const all = await rush(tables, LEAD_IN + RUSH);
  const { user, system } = process.cpuUsage(own);
  const to = await ask('cpu');
  cpu.push((to.cpu - from.cpu) / all.length);
  load.push((user + system) / all.length);
  // While all tables are busy: some come to their end before others.
  const counted = all.slice(LEAD_IN * tables.length, -tables.length);
  movesPerSecond.push((1000 * (counted.length - 1)) / (counted.at(-1)!.at - counted[0]!.at));
  times.push(...counted.map(({ took }) => took));
}

/** Bytes that a table more takes where as many were played before. */
async function heapOf(open: Open, port: number, ask: (what: 'heap') => Promise<Stats>): Promise<number> {
  const first = await openAll(open, port, (WARM_UPS + 1) * TABLES);
  await rush(first, BEFORE_HEAP);
  const before = await ask('heap');
  const more = await openAll(open, port, (WARM_UPS + 2) * TABLES);
  await rush(more, 5);
  const after = await ask('heap');
  // The first stay open till now: what closing gives free is no table's heap.
  for (const table of [...first, ...more]) table.close();
  return (after.heap - before.heap) / TABLES;
}

async function openAll(open: Open, port: number, from: number): Promise<TableLine[]> {
  const tables: TableLine[] = [];
  for (let i = from; i < from + TABLES; i += 10)
    tables.push(...(await Promise.all(Array.from({ length: 10 }, (_, n) => open(port, i + n)))));
  return tables;
}

/** A move: when all knew of it, and how long it took, in milliseconds. */
interface Taken {
  readonly at: number;
  readonly took: number;
}

/** Tables play as fast as they can, until there were so many moves at each on average. */
const rush = (tables: readonly TableLine[], moves: number): Promise<Taken[]> =>
  new Promise(resolve => {
    const taken: Taken[] = [];
    let left = tables.length * moves;
    let busy = tables.length;
    const play = (table: TableLine): void => {
      const from = performance.now();
      const isPlayed =
        left-- > 0 &&
        table.move(() => {
          const at = performance.now();
          taken.push({ at, took: at - from });
          play(table);
        });
      if (!isPlayed && --busy === 0) resolve(taken);
    };
    for (const table of tables) play(table);
  });

/** Does something so often a second, whatever it takes. */
async function steadily(act: (n: number) => void): Promise<void> {
  const began = performance.now();
  for (let n = 0; n < STEADY_RATE * STEADY_SECONDS + STEADY_LEAD_IN; n++) {
    const due = began + (n * 1000) / STEADY_RATE;
    while (performance.now() < due) await new Promise(resolve => setTimeout(resolve, 1));
    act(n);
  }
}

/** One table after another. Our own garbage is taken away before, not while a server waits for us. */
async function measureSteady({ tables, figures: { steady } }: Running): Promise<void> {
  globalThis.gc!({ type: 'minor' });
  const times: number[] = [];
  let under = 1;
  await new Promise<void>(resolve => {
    const over = (): void => void (--under === 0 && resolve());
    const act = (n: number): void => {
      const from = performance.now();
      const isPlayed = tables[n % tables.length]!.move(() => {
        if (n >= STEADY_LEAD_IN) times.push(performance.now() - from);
        over();
      });
      if (isPlayed) under++;
    };
    void steadily(act).then(over);
  });
  steady.push(percentiles(times));
}

/** Milliseconds that this disk takes to keep a page, as often a second as moves come, while nothing else of ours writes. */
async function measureSync(): Promise<Times> {
  const times: number[] = [];
  const file = openSync(path.join(data, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  await steadily(n => {
    writeSync(file, page);
    const from = performance.now();
    fdatasyncSync(file);
    if (n >= STEADY_LEAD_IN) times.push(performance.now() - from);
  });
  closeSync(file);
  return percentiles(times);
}

const opens: Record<string, Open> = { echo, boardgame, colyseus, kontor };
const all = Object.entries(opens).map(figuresOf);
let running: Running[] = [];
const stopAll = async (): Promise<void> => {
  for (const server of running) await server.stop();
  running = [];
};
try {
  // The machine is faster in one minute than in the next: so the servers take turns, and ratios are those of a round.
  for (let life = 0; life < STARTS; life++) {
    await stopAll();
    for (const figures of all) running.push(await start(figures));
    for (let opening = 0; opening < OPENINGS; opening++) {
      await inTurn(running, server => server.open());
      await inTurn(running, measure);
    }
  }
  await inTurn(running, server => server.open());
  const syncs: Times[] = [];
  for (let round = 0; round < STEADY_ROUNDS; round++) {
    await inTurn(running, measureSteady);
    syncs.push(await measureSync());
  }
  for (const { name, movesPerSecond, rush, steady, cpu, load, heap } of all) {
    const [fast, slow] = [percentiles(rush), typical(steady)];
    console.log(
      `${name.padEnd(10)} ${figure(median(movesPerSecond)).padStart(7)} moves/s, p50 / p99 ${figure(fast.p50)} / ${figure(fast.p99)} ms; ` +
        `at ${STEADY_RATE} moves/s ${figure(slow.p50)} / ${figure(slow.p99)} ms; CPU ${figure(median(cpu))} µs a move, clients ${figure(median(load))}; heap ${figure(median(heap) / 1000)} kB a table`,
    );
  }
  const sync = typical(syncs);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(
    `fdatasync p50 ${figure(sync.p50)} ms, p99 ${figure(sync.p99)} ms; load average ${loadavg()[0]!.toFixed(1)}; frames that ask nothing: ` +
      `p99 ${percentiles(lengths.telling).p99} bytes, longest ${lengths.telling.reduce((most, length) => Math.max(most, length), 0)}`,
  );
  const [bare, peer, , ours] = all;
  const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
    median(ours.map((value, round) => value / theirs[round]!));
  expectAtLeast('times the moves/s of boardgame.io', ratio(ours!.movesPerSecond, peer!.movesPerSecond), 5);
  expectAtMost('times the CPU per move of the echo', ratio(ours!.cpu, bare!.cpu), 2.5);
  expectAtMost(
    `p99 in ms at ${STEADY_RATE} moves/s`,
    typical(ours!.steady).p99,
    typical(bare!.steady).p99 + 3 * sync.p99,
  );
  expectAtMost('bytes of a frame that asks nothing', mean(lengths.telling), 150);
  expectAtMost('bytes of a frame that asks, on average', mean(lengths.asking), 1000);
  expectAtMost('kB of heap per live table', median(ours!.heap) / 1000, 40);
} finally {
  await stopAll();
  rmSync(data, { recursive: true, force: true });
}
