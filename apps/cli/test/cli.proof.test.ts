import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, run, runInTerminal } from '../proof/bundle.ts';

let kontor: Awaited<ReturnType<typeof bundle>>;
let folder: string;

beforeAll(async () => {
  kontor = await bundle();
  folder = mkdtempSync(path.join(tmpdir(), 'kontor-cli-'));
});

afterAll(() => {
  kontor.remove();
  rmSync(folder, { recursive: true, force: true });
});

const call = (...args: string[]) => run(kontor.file, args);

test('without a command it says what there is, an unknown one is an error', async () => {
  expect((await call()).out).toContain('kontor engine <game>');
  expect(await call('fly')).toMatchObject({ code: 2, err: expect.stringContaining('no command fly') });
  expect((await call('duel', '--help')).out).toContain('--at-least');
});

test('games lists each with its options', async () => {
  const { code, out } = await call('games');
  expect(code).toBe(0);
  expect(out).toContain('hamburg-sticht');
  expect(out).toContain('--jokerInTrump [false] | true');
});

describe('simulate', () => {
  test('gives the same figures for the same seed', async () => {
    const args = ['simulate', 'hamburg-sticht', '--seats', '3', '--games', '5', '--seed', 's', '--json'];
    const [a, b] = [await call(...args), await call(...args)];
    expect(a.out).toBe(b.out);
    expect(JSON.parse(a.out)).toMatchObject({ game: 'hamburg-sticht', seats: 3, games: 5, endings: { rounds: 5 } });
    expect((await call(...args.with(-2, 't'))).out).not.toBe(a.out);
  });

  test('takes the options of the game and names what it does not know', async () => {
    expect(
      JSON.parse((await call('simulate', 'hamburg-sticht', '--games', '1', '--jokerInTrump', 'true', '--json')).out),
    ).toMatchObject({
      options: { jokerInTrump: true },
    });
    expect(await call('simulate', 'hamburg-sticht', '--colour', 'red')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no option colour'),
    });
    expect(await call('simulate', 'hamburg-sticht', '--seats', '7')).toMatchObject({
      code: 2,
      err: expect.stringContaining('2 to 4 players'),
    });
    expect(await call('simulate', 'chess')).toMatchObject({ code: 2, err: expect.stringContaining('no game chess') });
    expect(await call('simulate', 'hamburg-sticht', '--games', 'many')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--games'),
    });
  });
});

describe('records', () => {
  let file: string;

  beforeAll(async () => {
    const { code } = await call('simulate', 'hamburg-sticht', '--seats', '2', '--games', '1', '--out', folder);
    expect(code).toBe(0);
    file = path.join(
      folder,
      readdirSync(folder).find(name => name.endsWith('.game'))!,
    );
  });

  test('replay shows the whole game, a moment of it, and what a seat sees', async () => {
    const whole = await call('replay', file, '--lang', 'en');
    expect(whole).toMatchObject({ code: 0, out: expect.stringContaining('the record replays') });
    const early = await call('replay', file, '--at', '3', '--view', '0', '--lang', 'en');
    const other = await call('replay', file, '--at', '3', '--view', '1', '--lang', 'en');
    expect(early.code).toBe(0);
    expect(early.out).not.toBe(other.out);
    expect(await call('replay', file, '--view', '5')).toMatchObject({
      code: 2,
      err: expect.stringContaining('seats 0 to 1'),
    });
    expect(await call('replay', path.join(folder, 'none'))).toMatchObject({
      code: 2,
      err: expect.stringContaining("can't be read"),
    });
  });

  test('verify and the independent verifier agree, on good luck and on forged', async () => {
    const example = path.resolve(import.meta.dirname, '../../../examples/verify-luck.mjs');
    const good = await call('verify', file);
    expect(good).toMatchObject({ code: 0 });
    expect(execFileSync(process.execPath, [example, file], { encoding: 'utf8' })).toBe(good.out);

    const forged = path.join(folder, 'forged');
    writeFileSync(
      forged,
      readFileSync(file, 'utf8').replace(
        /^(setup \[dealer 0: )(\d)/m,
        (_, head: string, draw: string) => `${head}${1 - Number(draw)}`,
      ),
    );
    expect(readFileSync(forged, 'utf8')).not.toBe(readFileSync(file, 'utf8'));
    expect(await call('verify', forged)).toMatchObject({ code: 2, err: expect.stringContaining('line') });
    expect(() => execFileSync(process.execPath, [example, forged], { stdio: 'pipe' })).toThrow(
      /not what the seed gives/,
    );
    expect(await call('verify', file, '--seed', 'another')).toMatchObject({
      code: 2,
      err: expect.stringContaining('committed'),
    });
  });
});

test.each(['probe', 'hamburg-sticht', 'speicherstadt', 'hamburgum', 'kogge'])(
  'fuzz finds nothing in %s',
  async game => {
    expect(await call('fuzz', game, '--games', '2', '--seed', '3')).toMatchObject({
      code: 0,
      out: expect.stringContaining('every law holds'),
    });
  },
);

test('duel reports intervals and fails below its bar', async () => {
  const args = ['duel', 'hamburg-sticht', '--bots', 'greedy,random', '--seats', '2', '--games', '20', '--seed', 'd'];
  const { code, out } = await call(...args, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ sets: 10, standings: [{ bot: 'greedy' }, { bot: 'random' }] });
  expect(await call(...args, '--at-least', '99.9')).toMatchObject({
    code: 1,
    err: expect.stringContaining('lower 95 % bound'),
  });
  expect(await call('duel', 'hamburg-sticht', '--bots', 'greedy,shark')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no bot shark'),
  });
});

test('the engine answers line by line and survives nonsense', async () => {
  const lines = [
    '{"id":1,"cmd":"new","seats":3,"seed":"7"}',
    'nonsense',
    'x'.repeat(5_000_000),
    '{"id":2,"cmd":"actors"}',
    '{"id":3,"cmd":"quit"}',
    '{"id":4,"cmd":"actors"}',
  ];
  const { code, out } = await run(kontor.file, ['engine', 'hamburg-sticht'], `${lines.join('\n')}\n`);
  expect(code).toBe(0);
  const answers = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { ok: boolean; id?: number });
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, true, true]);
  expect(answers.at(-1)).toEqual({ id: 3, ok: true });
});

test('a person plays a whole game in a terminal: choices by number, help, undo, why', async () => {
  const asked = ['?', 'board', 'why pass', 'undo', 'castle', 'rule HS-3.1', '1', 'undo', '1'];
  let turns = 0;
  const { code, out } = await runInTerminal(
    kontor.file,
    ['play', 'hamburg-sticht', '--seats', '2', '--seed', 'lead', '--seat', '1', '--lang', 'en'],
    () => {
      if (++turns > 2000) return 'quit';
      return asked.shift() ?? '1';
    },
  );
  expect(code).toBe(0);
  expect(out).toContain('A number or a move in notation plays');
  expect(out).toContain('is not possible: HS-3.1');
  expect(out).toMatch(/^Captain \(you/m);
  expect(out).toContain('There is nothing to take back.');
  expect(out).toContain('That is not a move.');
  expect(out).toContain('Taken back.');
  expect(out).toContain('The game is over.');
  expect(out).toMatch(/1\. (Captain|Klaus): \d+ \(/);
});
