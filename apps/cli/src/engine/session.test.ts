import { readRecord, verify } from '@kontor/core';
import type { Title } from '@kontor/core';
import { probe } from '@kontor/testkit/probe';
import { describe, expect, test } from 'vitest';
import { Session } from './session.ts';

/** What the tests read of answers. */
interface Answer {
  readonly ok: boolean;
  readonly error: string;
  readonly state: Record<string, unknown>;
  readonly view: object;
  readonly actors: readonly number[];
  readonly move: string;
  readonly moves: readonly string[];
  readonly count: number;
  readonly record: string;
}

const open = (): ((request: object | string) => Answer) => {
  const session = new Session(probe as unknown as Title);
  return request =>
    JSON.parse(session.answer(typeof request === 'string' ? request : JSON.stringify(request))) as Answer;
};

const started = (): ReturnType<typeof open> => {
  const say = open();
  expect(say({ id: 1, cmd: 'new', seats: 3, seed: '7' })).toMatchObject({ id: 1, ok: true, seats: 3 });
  return say;
};

/** Plays by samples to the end. */
function finish(say: ReturnType<typeof open>): void {
  for (let n = 0; n < 5000; n++) {
    const { actors } = say({ cmd: 'actors' });
    if (actors.length === 0) return;
    const { move } = say({ cmd: 'sample', seat: actors[0] });
    expect(say({ cmd: 'play', seat: actors[0], move })).toMatchObject({ ok: true, move });
  }
  throw new Error('the game does not end');
}

test('a whole game by samples, its record verifies', () => {
  const say = started();
  finish(say);
  expect(say({ cmd: 'outcome' })).toMatchObject({ ok: true, over: true });
  const record = readRecord(say({ cmd: 'record' }).record);
  expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(verify(probe.game(), record, record.seed!).draws).toBeGreaterThan(0);
});

test('the same seed gives the same game', () => {
  const [a, b] = [started(), started()];
  finish(a);
  finish(b);
  expect(a({ cmd: 'record' })).toEqual(b({ cmd: 'record' }));
});

test('undo takes one entry back exactly, and the record keeps it', () => {
  const say = started();
  const before = say({ cmd: 'state' }).state;
  const { actors } = say({ cmd: 'actors' });
  say({ cmd: 'play', seat: actors[0], move: say({ cmd: 'sample', seat: actors[0] }).move });
  expect(say({ cmd: 'state' }).state).not.toEqual(before);
  expect(say({ cmd: 'undo' })).toMatchObject({ ok: true, seat: actors[0], moves: 0 });
  expect(say({ cmd: 'state' }).state).toEqual(before);
  expect(say({ cmd: 'record' }).record).toContain('\n~1 ');
  expect(say({ cmd: 'undo' })).toMatchObject({ ok: false, error: 'undo: there is no move to take back' });
});

test('a state that was printed loads again, an edited one is refused by naming the field', () => {
  const say = started();
  const { state } = say({ cmd: 'state' });
  const other = open();
  expect(other({ cmd: 'load', state })).toMatchObject({ ok: true, seats: 3 });
  expect(other({ cmd: 'state' }).state).toEqual(state);
  for (const member of Object.keys(state)) {
    const { [member]: _, ...broken } = state;
    expect(other({ cmd: 'load', state: broken }).error, member).toMatch(new RegExp(`^state\\.${member}`));
  }
  expect(other({ cmd: 'state' }).state).toEqual(state);
  finish(other);
  expect(readRecord(other({ cmd: 'record' }).record).start).toHaveProperty('position');
});

test('views differ by seat, the public sees least', () => {
  const say = started();
  expect(say({ cmd: 'view', seat: 0 }).view).not.toEqual(say({ cmd: 'view', seat: 'public' }).view);
});

test('legal lists moves and selections, expand spells them out', () => {
  const say = started();
  const [seat] = say({ cmd: 'actors' }).actors;
  const all = say({ cmd: 'legal', seat, expand: 1000 });
  expect(all.moves).toHaveLength(Math.min(1000, all.count));
  expect(say({ cmd: 'legal', seat, expand: 1 }).moves).toHaveLength(1);
  expect(say({ cmd: 'legal', seat })).toHaveProperty('selections');
  for (const move of all.moves.slice(0, 20)) expect(say({ cmd: 'why', seat, move })).toMatchObject({ legal: true });
  expect(say({ cmd: 'forecast', seat, move: all.moves[0] })).toHaveProperty('forecast');
});

describe('bad requests get an error answer and change nothing', () => {
  const cases: [string, object | string, object][] = [
    ['no JSON', '{"cmd":', { ok: false, error: 'this line is no JSON' }],
    ['no object', '[1]', { ok: false, error: 'a request is a JSON object' }],
    ['null', 'null', { ok: false, error: 'a request is a JSON object' }],
    ['no command', { id: 5 }, { id: 5, ok: false, error: expect.stringContaining('cmd:') }],
    [
      'unknown command',
      { id: 'x', cmd: 'fly' },
      { id: 'x', ok: false, error: expect.stringContaining('there is no "fly"') },
    ],
    [
      'a command of the prototype',
      { cmd: 'toString' },
      { ok: false, error: expect.stringContaining('there is no "toString"') },
    ],
    [
      'seat out of range',
      { cmd: 'legal', seat: 3 },
      { ok: false, error: 'seat: a whole number from 0 to 2 is needed, not 3' },
    ],
    [
      'a seat that is a text',
      { cmd: 'view', seat: '0' },
      { ok: false, error: 'seat: a whole number from 0 to 2 is needed, not "0"' },
    ],
    ['a move that is none', { cmd: 'play', seat: 0, move: 'castle' }, { ok: false, rule: 'K-1' }],
    [
      'a move that is no text',
      { cmd: 'play', seat: 0, move: 7 },
      { ok: false, error: 'move: a text is needed, not 7' },
    ],
    [
      'too many seats',
      { cmd: 'new', seats: 9 },
      { ok: false, error: 'seats: a whole number from 2 to 4 is needed, not 9' },
    ],
    [
      'an unknown option',
      { cmd: 'new', seats: 2, options: { colour: 'red' } },
      { ok: false, error: expect.stringContaining('no option colour') },
    ],
    [
      'an unknown edition',
      { cmd: 'new', seats: 2, edition: 99 },
      { ok: false, error: expect.stringContaining('no edition 99') },
    ],
    ['a bad pack', { cmd: 'new', seats: 2, pack: { nonsense: true } }, { ok: false }],
    [
      'draws that are none',
      { cmd: 'play', seat: 0, move: 'x', draws: 'six' },
      { ok: false, error: expect.stringContaining('draws:') },
    ],
    ['nothing to load', { cmd: 'load' }, { ok: false, error: expect.stringContaining('state:') }],
    ['nonsense to load', { cmd: 'load', state: 7 }, { ok: false }],
  ];
  test.each(cases)('%s', (_, request, answer) => {
    const say = started();
    const before = say({ cmd: 'state' }).state;
    expect(say(request)).toMatchObject(answer);
    expect(say({ cmd: 'state' }).state).toEqual(before);
  });
});

test('before a game there is nothing to ask', () => {
  expect(open()({ cmd: 'state' })).toEqual({ ok: false, error: 'state: there is no game yet; send new or load first' });
});

test('a seat that is not asked is told so by K-2', () => {
  const say = started();
  finish(say);
  expect(say({ cmd: 'sample', seat: 0 })).toMatchObject({ ok: false, rule: 'K-3' });
});
