import { expect, test } from 'vitest';
import { lastWhere, linesOf, merged, newsBySeat, type Entry } from './chronicle.ts';

const entry = (seq: number, ...events: object[]): Entry => ({ seq, events: events as Entry['events'], undone: false });

test('pages of the chronicle come together in order, each entry once, the newer telling counts', () => {
  const late = { ...entry(3), undone: true };
  expect(merged([entry(3), entry(4)], [entry(1), entry(2), late]).map(({ seq, undone }) => [seq, undone])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
  ]);
});

test('each event is a sentence, quiet ones are left out', () => {
  const lines = linesOf([entry(1, { type: 'a' }, { type: 'quiet' }), entry(2, { type: 'b' })], {
    viewer: 0,
    tell: event => [event.type],
    isQuiet: event => event.type === 'quiet',
  });
  expect(lines.map(line => [line.id, line.phrase[0]])).toEqual([
    ['1.0', 'a'],
    ['2.0', 'b'],
  ]);
});

test('news are the last deeds of the others since my own last one', () => {
  const entries = [
    entry(1, { type: 'played', seat: 1 }),
    entry(2, { type: 'played', seat: 0 }),
    entry(3, { type: 'played', seat: 1 }, { type: 'out', seat: 1 }),
    entry(4, { type: 'passed', seat: 2 }),
  ];
  expect([...newsBySeat(entries, 0)].map(([seat, event]) => [seat, event.type])).toEqual([
    [1, 'out'],
    [2, 'passed'],
  ]);
  expect([...newsBySeat(entries, 2)]).toEqual([]);
  expect(newsBySeat(entries, 'public').size).toBe(3);
});

test('the last result is the newest that was not taken back', () => {
  const entries = [
    entry(1, { type: 'taken', seat: 0 }),
    { ...entry(2, { type: 'taken', seat: 1 }), undone: true },
    entry(3),
  ];
  expect(lastWhere(entries, event => event.type === 'taken')).toEqual({ type: 'taken', seat: 0 });
  expect(lastWhere(entries, event => event.type === 'scored')).toBeUndefined();
});
