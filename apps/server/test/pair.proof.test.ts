import { titles as catalog } from '@kontor/catalog/rules';
import { hashOf, type Title, type Viewer } from '@kontor/core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { serve } from '../src/index.ts';
import type * as Frames from '../src/table/frames.ts';
import type * as Play from '../src/table/play.ts';
import { inn, type Inn } from './inn.ts';
import { difference, makePair, type Pair, type Serving, transcript } from './pair.ts';
import { title as probe } from './titles.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

let house: Inn;
beforeAll(async () => {
  house = await inn();
});
afterAll(() => house.close());
afterEach(() => vi.resetModules());

/** Runs the match from both deals, and says how the viewer could tell them apart. */
async function tell(serving: Serving, title: Title, pair: Pair): Promise<string | undefined> {
  const options = () => ({
    port: 0,
    host: '127.0.0.1',
    data: house.data(),
    threads: house.folder,
    pulse: { burst: 1e6, perSecond: 1e6 },
    requestsPerMinute: 1e6,
    log: () => {},
  });
  const [one, two] = [
    await transcript(serving, title, pair, 0, options()),
    await transcript(serving, title, pair, 1, options()),
  ];
  return difference(one, two);
}

describe.each([
  ['probe', 4],
  ['hamburg-sticht', 2],
] as const)('two deals of %s that a viewer can’t tell apart', (id, seeds) => {
  test.each(VIEWERS)('give viewer %s the same bytes', async viewer => {
    const title = id === 'probe' ? probe : await catalog[id]!();
    let moves = 0;
    let undos = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const pair = makePair(title.game(), viewer, seed);
      moves += pair.script.length;
      undos += Number(pair.undo);
      expect(await tell(serve, title, pair)).toBeUndefined();
    }
    expect(moves).toBeGreaterThan(seeds);
    expect(undos).toBeGreaterThan(0);
  });
});

/** The game with one member that says too much. */
const leaky = (change: (game: ReturnType<Title['game']>) => Partial<ReturnType<Title['game']>>): Title => ({
  ...probe,
  game: pack => {
    const game = probe.game(pack);
    return { ...game, ...change(game) };
  },
});

/** The server with one module that says too much. */
async function leakyServer(module: 'missed' | 'history'): Promise<Serving> {
  vi.resetModules();
  vi.doMock('../src/table/play.ts', async actual => {
    const play = await actual<typeof Play>();
    const { chronicle } = await import('../src/table/log.ts');
    const bare = async (house: Parameters<typeof play.missed>[0], live: Parameters<typeof play.missed>[1]) => {
      const rows = await house.store.entries(live.row.id);
      return chronicle(rows, new Set(), 0);
    };
    return {
      ...play,
      ...(module === 'missed' && { missed: bare }),
      ...(module === 'history' && {
        history: async (house: never, live: never, _: never, { re }: { re: number }) => ({
          history: await bare(house, live),
          re,
        }),
      }),
    };
  });
  const { serve: leaking } = await import('../src/index.ts');
  vi.doUnmock('../src/table/play.ts');
  return leaking;
}

/** The server that shows everybody the view of seat 0 after an undo. */
async function leakyUndo(): Promise<Serving> {
  vi.resetModules();
  vi.doMock('../src/table/frames.ts', async actual => {
    const frames = await actual<typeof Frames>();
    const showFull: typeof frames.showFull = (live, { seq, game, state }) => {
      for (const { viewer, connections } of live.classes.values())
        for (const { send } of connections)
          send(JSON.stringify({ full: seq, as: viewer, options: {}, edition: 1, turn: [], view: game.view(state, 0) }));
    };
    return { ...frames, showFull };
  });
  const { serve: leaking } = await import('../src/index.ts');
  vi.doUnmock('../src/table/frames.ts');
  return leaking;
}

describe('the same test finds a leak planted', () => {
  /** Seat 0 looks into the crate; seats 1 and 2 must not learn what is in it. */
  const found = async (serving: Serving, title: Title): Promise<string[]> => {
    const differences: string[] = [];
    for (let seed = 1; seed <= 12 && differences.length === 0; seed++) {
      const pair = makePair(probe.game(), 1, seed);
      if (pair.script[0]?.move !== 'look') continue;
      const difference = await tell(serving, title, pair);
      if (difference !== undefined) differences.push(difference);
    }
    return differences;
  };

  test('in the view', async () => {
    const title = leaky(({ view }) => ({ view: (state, viewer) => ({ ...view(state, viewer), leak: hashOf(state) }) }));
    expect(await found(serve, title)).toEqual([expect.stringMatching(/^step .*leak/)]);
  });

  test('in an event', async () => {
    const title = leaky(({ apply }) => ({
      apply: (state, seat, move, chance, emit) =>
        apply(state, seat, move, chance, event => emit?.({ ...event, leak: hashOf(state) } as typeof event)),
    }));
    expect(await found(serve, title)).toEqual([expect.stringMatching(/^step .*leak/)]);
  });

  test('in an error', async () => {
    const title = leaky(() => ({ why: state => `leak-${hashOf(state)}` }));
    expect(await found(serve, title)).toEqual([expect.stringMatching(/^asked .*leak/)]);
  });

  test('in what comes after a gap', async () => {
    expect(await found(await leakyServer('missed'), probe)).toEqual([expect.stringMatching(/^resume .*secret/)]);
  });

  test('in an undo', async () => {
    expect(await found(await leakyUndo(), probe)).toEqual([expect.stringMatching(/^undone .*"view"/)]);
  });

  test('in the history', async () => {
    expect(await found(await leakyServer('history'), probe)).toEqual([expect.stringMatching(/^history .*secret/)]);
  });
});
