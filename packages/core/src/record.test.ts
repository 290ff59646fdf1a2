import { recordGame } from '@kontor/testkit';
import { probe } from '@kontor/testkit/probe';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableFor } from './play.ts';
import { finalState, replayRecord, verify, withPurposes } from './record-replay.ts';
import { BadRecord, type GameRecord, type MoveLine, readRecord, writeRecord } from './record.ts';

const game = probe.game();
const table = tableFor(game, 3);
const record = withPurposes(game, recordGame(game, table, 'record test', { undo: true }));
const text = writeRecord(record);
const lines = text.split('\n');

/** The error of replaying a text, as `line N: what`. */
function fault(changed: string): string {
  try {
    for (const _ of replayRecord(game, readRecord(changed)));
    return 'none';
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return error.message;
  }
}

const change = (n: number, line: string): string => lines.with(n - 1, line).join('\n');
const lineOf = (pattern: RegExp): number => lines.findIndex(line => pattern.test(line)) + 1;

test('the sample has draws and undone moves, or it would prove nothing', () => {
  expect(text).toMatch(/^~\d+ /m);
  expect(text).toMatch(/^undo \d+ \d+$/m);
  expect(text).toMatch(/^\d+ .*\[.+\]$/m);
});

test('what is written is read again, to the letter', () => {
  expect(writeRecord(readRecord(text))).toBe(text);
  expect(fault(text)).toBe('none');
});

test('records of any seat count, with and without purposes, replay to the same state', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: game.seats.min, max: game.seats.max }),
      fc.boolean(),
      (seed, seats, purposes) => {
        const made = recordGame(game, tableFor(game, seats), seed, { undo: true });
        const read = readRecord(writeRecord(purposes ? withPurposes(game, made) : made));
        expect(finalState(game, read)).toEqual(finalState(game, made));
      },
    ),
    { numRuns: 25 },
  );
});

describe('a record that does not replay stops at the exact line', () => {
  const first = lineOf(/^1 \d/);

  test('another game', () => {
    expect(fault(change(2, 'game chess'))).toBe('line 2: this is a record of chess, not of probe');
  });
  test('an unknown edition', () => {
    expect(fault(change(lineOf(/^edition/), 'edition 99'))).toContain('has no edition 99');
  });
  test('an unknown option', () => {
    expect(fault(change(lineOf(/^option/), 'option colour red'))).toContain('no option colour');
  });
  test('an unknown format', () => {
    expect(fault(change(1, 'kontor record 2'))).toBe('line 1: record format 2 is not known here');
    expect(fault('hello')).toBe('line 1: this is not a Kontor record');
  });
  test('a truncated file, wherever it is cut', () => {
    for (let n = 1; n < lines.length - 2; n++)
      expect(fault(lines.slice(0, n).join('\n')), `after line ${n}`).toMatch(/^line \d+: /);
    expect(fault(lines.slice(0, -3).join('\n'))).toContain('breaks off');
  });
  test('a line left out', () => {
    expect(fault(lines.toSpliced(first - 1, 1).join('\n'))).toBe(`line ${first}: move 1 is expected here`);
  });
  test('a move that is none', () => {
    expect(fault(change(first, '1 0 castle'))).toMatch(new RegExp(`^line ${first}: .*is not a move`));
  });
  test('a move of a seat that is not asked', () => {
    const at = lines.findIndex(line => /^\d+ \d bid/.test(line)) + 1;
    const [, n, seat, rest] = /^(\d+) (\d) (.*)$/.exec(lines[at - 1]!)!;
    expect(fault(change(at, `${n} ${(Number(seat) + 1) % 3} ${rest}`))).toMatch(new RegExp(`^line ${at}: `));
  });
  test('draws too many, too few, too large, or for another purpose', () => {
    const at = lineOf(/^\d+ .*\[.+\]$/);
    const line = lines[at - 1]!;
    expect(fault(change(at, line.replace(/ \[.*\]/, '')))).toMatch(new RegExp(`^line ${at}: the rules draw more`));
    expect(fault(change(at, line.replace(/\]$/, ' 0/9]')))).toMatch(new RegExp(`^line ${at}: .*left over`));
    expect(fault(change(at, line.replace(/\d+\/(\d+)\]$/, '$1/$1]')))).toMatch(
      new RegExp(`^line ${at}: .*not a whole number below`),
    );
    expect(fault(change(at, line.replace(/\[\S+/, '[weather')))).toMatch(new RegExp(`^line ${at}: .*not for weather`));
  });
  test('an undo of too many moves, and marks that do not fit', () => {
    const undo = lineOf(/^undo/);
    expect(fault(change(undo, 'undo 0 999'))).toBe(`line ${undo}: 999 moves can't be taken back here`);
    const marked = lineOf(/^~/);
    expect(fault(change(marked, lines[marked - 1]!.slice(1)))).toContain('not marked with ~');
    expect(fault(lines.toSpliced(undo - 1, 1).join('\n'))).toMatch(/^line \d+: /);
  });
  test('a changed result', () => {
    const at = lineOf(/^scores/);
    expect(fault(change(at, 'scores 1 2 999'))).toMatch(/the scores should be/);
    const state = lineOf(/^state/);
    expect(fault(change(state, `state ${'0'.repeat(64)}`))).toMatch(
      new RegExp(`^line ${state}: .*some line above was changed`),
    );
  });
  test('a line that belongs nowhere', () => {
    expect(fault(change(lineOf(/^scores/), 'prize 7'))).toContain('"prize 7" is no line of a record');
    expect(fault(change(3, 'colour red'))).toContain("is no line of a record's head");
  });
  test('numbers that are none, JSON that is none', () => {
    expect(fault(change(lineOf(/^seats/), 'seats three'))).toContain('a whole number, not "three"');
    expect(fault(change(lineOf(/^setup/), 'position {'))).toContain('the position is no JSON');
    expect(fault(change(lineOf(/^setup/), 'position {"edition":1}'))).toMatch(/^line 1: position: /);
  });
});

describe('luck', () => {
  const seed = record.seed!;
  const mapDraws = (f: (line: MoveLine) => MoveLine): GameRecord => ({
    ...record,
    lines: record.lines.map(line => ('undo' in line ? line : f(line))),
  });

  test('every draw of an honest record is verified, also those taken back', () => {
    const drawn = record.lines.flatMap(line => ('undo' in line ? [] : line.draws)).length;
    const { draws } = verify(game, record, seed);
    expect(draws).toBe(drawn + ('draws' in record.start ? record.start.draws.length : 0));
  });
  test('another seed is not the one committed to', () => {
    expect(() => verify(game, record, 'another')).toThrow('not the one that was committed to');
  });
  test('a record without commitment cannot be checked', () => {
    const { commitment: _, ...bare } = record;
    expect(() => verify(game, bare, seed)).toThrow('no commitment');
  });
  test('one draw changed to another legal one is caught at its line', () => {
    let changed = false;
    const forged = mapDraws(line => {
      const at = line.asked?.findIndex(({ below }) => below > 1) ?? -1;
      if (changed || at < 0) return line;
      changed = true;
      return { ...line, draws: line.draws.with(at, (line.draws[at]! + 1) % line.asked![at]!.below) };
    });
    expect(changed).toBe(true);
    expect(() => verify(game, readRecord(writeRecord({ ...forged })), seed)).toThrow(
      /^line \d+: a draw for .* but the seed gives/,
    );
  });
});
