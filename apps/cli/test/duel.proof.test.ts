import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, run } from '../proof/bundle.ts';

let kontor: Awaited<ReturnType<typeof bundle>>;

beforeAll(async () => {
  kontor = await bundle();
});

afterAll(() => kontor.remove());

const duel = (...args: string[]) => run(kontor.file, ['duel', 'hamburg-sticht', ...args]);

interface Standing {
  readonly bot: string;
  readonly wins: { readonly mean: number; readonly plus: number };
  readonly points: { readonly mean: number; readonly plus: number };
  readonly think: { readonly p50: number; readonly p99: number };
}

describe('duel', () => {
  const args = ['--bots', 'greedy,random', '--seats', '3', '--games', '12', '--seed', 's'];

  test('is the same for the same seed, apart from the clock', async () => {
    const figures = async (...more: string[]) => {
      const said = JSON.parse((await duel(...args, ...more, '--json')).out) as { standings: Standing[] };
      for (const { think } of said.standings) expect(think.p99).toBeGreaterThanOrEqual(think.p50);
      return { ...said, standings: said.standings.map(({ think: _, ...rest }) => rest) };
    };
    const first = await figures();
    expect(first).toMatchObject({ game: 'hamburg-sticht', seats: 3, sets: 4, seed: 's' });
    expect(first.standings.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    const [greedy, random] = first.standings;
    expect(greedy!.wins.mean + 2 * random!.wins.mean).toBeCloseTo(1, 9);
    expect(await figures()).toEqual(first);
    expect((await figures('--seed', 't')).standings).not.toEqual(first.standings);
  });

  test('says what par is, and shows shares with their intervals and thinking times', async () => {
    const { code, out } = await duel(...args);
    expect(code).toBe(0);
    expect(out).toContain('3 players, 4 deals each played from 3 chairs; par 33.3 %');
    expect(out).toMatch(/greedy +wins \d+\.\d % ± \d+\.\d +points \d+\.\d\d ± \d+\.\d\d +thinks .* ms, p99 .* ms/);
  });

  test('fails if the lower bound is below what is demanded', async () => {
    expect((await duel(...args, '--at-least', '1')).code).toBe(0);
    const missed = await duel(...args, '--at-least', '99');
    expect(missed.code).toBe(1);
    expect(missed.err).toMatch(/greedy wins at least \d+\.\d % \(lower 95 % bound\), not 99\.0 %/);
  });

  test.each([
    [['--bots', 'greedy'], 'two or more'],
    [['--bots', 'greedy,best'], 'no bot best'],
    [['--bots', 'greedy,ismcts:0'], 'no bot ismcts:0'],
    [['--bots', 'greedy,random', '--at-least', '200'], 'share in percent'],
    [['--bots', 'greedy,random', '--seats', '5'], '2 to 4 players'],
    [['--bots', 'greedy,random', '--games', '0'], 'whole number'],
  ])('%j is a mistake that is named', async (args, says) => {
    expect(await duel(...args)).toMatchObject({ code: 2, err: expect.stringContaining(says) });
  });
});

/** Fixed seeds and iterations: the same games on every machine. Here in short, in full with `npm run proof`. */
describe('strength in Hamburg sticht', () => {
  const full = process.env['KONTOR_PROOF'] === '1';
  const wins = (bots: string, seats: number, games: number) =>
    duel(
      ...['--bots', bots, '--seats', String(seats), '--seed', full ? 'bars' : 'strength'],
      ...['--games', String(full ? 200 * seats : games)],
      ...['--at-least', String(100 / seats + (full ? 10 : 0))],
    );
  const LONG = 3_600_000;

  test.each([
    [2, 40],
    [3, 24],
    [4, 16],
  ])(
    'greedy beats random, %i seats',
    async (seats, games) => {
      expect(await wins('greedy,random', seats, games)).toMatchObject({ code: 0, err: '' });
    },
    LONG,
  );

  test.each([
    [2, 60],
    [3, 24],
    [4, 16],
  ])(
    'search beats greedy, %i seats',
    async (seats, games) => {
      expect(await wins(full ? 'ismcts:500,greedy' : 'ismcts:200,greedy', seats, games)).toMatchObject({
        code: 0,
        err: '',
      });
    },
    LONG,
  );
});
