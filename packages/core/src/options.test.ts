import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadOption, choose, combinations, type Option, pairs } from './options.ts';

const OPTIONS: readonly Option[] = [
  { id: 'memory', values: ['open', 'table'], default: 'open', rule: 'X-1' },
  { id: 'jokers', values: [false, true], default: false, rule: 'X-2' },
];

test('defaults are filled in', () => {
  expect(choose(OPTIONS, {})).toEqual({ memory: 'open', jokers: false });
});

test('texts are read as values: a flag of the command line is a text', () => {
  expect(choose(OPTIONS, { jokers: 'true', memory: 'table' })).toEqual({ memory: 'table', jokers: true });
  expect(choose(OPTIONS, { jokers: true })).toEqual({ memory: 'open', jokers: true });
});

test('what does not exist is named', () => {
  expect(() => choose(OPTIONS, { joker: true })).toThrow(
    new BadOption('there is no option joker; there are memory, jokers'),
  );
  expect(() => choose(OPTIONS, { memory: 'none' })).toThrow(
    new BadOption('option memory is one of open, table, not "none"'),
  );
  expect(() => choose([], { memory: 'none' })).toThrow(new BadOption('there is no option memory'));
});

const many = fc
  .array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 })
  .map(sizes =>
    sizes.map((n, i): Option => ({ id: `o${i}`, values: ['a', 'b', 'c'].slice(0, n), default: 'a', rule: 'X-1' })),
  );

test('combinations are all there are', () => {
  fc.assert(
    fc.property(many, options => {
      const all = combinations(options);
      expect(all.length).toBe(options.reduce((product, { values }) => product * values.length, 1));
      expect(new Set(all.map(chosen => JSON.stringify(chosen))).size).toBe(all.length);
    }),
  );
});

test('in pairs each pair of values of two options occurs, in no more tables than all combinations', () => {
  fc.assert(
    fc.property(many, options => {
      const chosen = pairs(options);
      expect(chosen.length).toBeGreaterThan(0);
      expect(chosen.length).toBeLessThanOrEqual(combinations(options).length);
      for (const a of options)
        for (const b of options)
          for (const x of a.values)
            for (const y of b.values)
              if (a.id !== b.id || x === y)
                expect(chosen.some(each => each[a.id] === x && each[b.id] === y)).toBe(true);
    }),
  );
});

test('pairs are fewer than combinations once there are three options', () => {
  const options = [0, 1, 2, 3].map((i): Option => ({ id: `o${i}`, values: ['a', 'b'], default: 'a', rule: 'X-1' }));
  expect(pairs(options).length).toBeLessThan(10);
});
