import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  both,
  count,
  enumerate,
  fill,
  find,
  ifAny,
  isEmpty,
  type Legal,
  NONE,
  only,
  type Picked,
  sample,
  sampleOf,
  type Selection,
} from './legal.ts';
import { available } from './picks.ts';
import { quick } from './sources.ts';

type Move = { type: 'pass' } | { type: 'offer'; to: number; give: readonly number[]; ask: readonly number[] };

const notation = {
  write: (move: Move): string =>
    move.type === 'pass' ? 'pass' : `offer ${move.to} ${move.give.join('+')} for ${move.ask.join('+')}`,
  read: (): Move | undefined => undefined,
  code: (move: Move): number => (move.type === 'pass' ? 0 : 1 + move.to),
};

const picked = (give: readonly number[], ask: readonly number[]): Picked => ({ give, ask });
const size = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);
const ascending = (items: readonly number[]): number[] => items.toSorted((a, b) => a - b);

/** A family of offers: two independent fields, and a few results that are forbidden (not all of them possible). */
const selections: fc.Arbitrary<Selection<Move>> = fc
  .record({
    to: fc.nat({ max: 2 }),
    give: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
    ask: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
    except: fc.array(
      fc.tuple(fc.array(fc.nat({ max: 2 }), { maxLength: 2 }), fc.array(fc.nat({ max: 2 }), { maxLength: 2 })),
      { maxLength: 4 },
    ),
  })
  .map(({ to, give, ask, except }) => ({
    move: { type: 'offer', to, give: [], ask: [] },
    picks: [
      { field: 'give', from: available(give), min: Math.min(1, size(give)), max: 2 },
      { field: 'ask', from: available(ask), min: 0, max: 2 },
    ],
    except: except.map(([a, b]) => picked(ascending(a), ascending(b))),
  }));

/** Legal moves as a rule would give them: selections with different `to`, none of them empty. */
const legals: fc.Arbitrary<Legal<Move>> = fc
  .record({
    pass: fc.boolean(),
    families: fc.uniqueArray(selections, { maxLength: 3, selector: ({ move }) => (move as { to: number }).to }),
  })
  .map(({ pass, families }) => ({
    moves: pass ? [{ type: 'pass' }] : [],
    selections: families.flatMap(family => ifAny(family)),
  }));

test('count, enumerate and find agree', () => {
  fc.assert(
    fc.property(legals, legal => {
      const moves = [...enumerate(legal)];
      expect(count(legal)).toBe(moves.length);
      expect(new Set(moves.map(notation.write)).size).toBe(moves.length);
      for (const move of moves) expect(find(notation, legal, structuredClone(move))).toEqual(move);
      expect(isEmpty(legal)).toBe(moves.length === 0);
    }),
  );
});

test('find finds nothing that is not enumerated', () => {
  const wanted = fc.record({
    type: fc.constant('offer' as const),
    to: fc.nat({ max: 3 }),
    give: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
    ask: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(legals, wanted, (legal, move) => {
      const isListed = [...enumerate(legal)].some(other => JSON.stringify(other) === JSON.stringify(move));
      expect(find(notation, legal, move) !== undefined).toBe(isListed);
    }),
  );
});

test('samples are legal, and every legal move comes up', () => {
  fc.assert(
    fc.property(legals, fc.nat(), (legal, seed) => {
      fc.pre(!isEmpty(legal) && count(legal) <= 25);
      const dice = quick(seed);
      const open = new Set([...enumerate(legal)].map(notation.write));
      for (let i = 0; i < 5000 && open.size > 0; i++) {
        const move = sample(legal, dice);
        expect(find(notation, legal, move)).toEqual(move);
        open.delete(notation.write(move));
      }
      expect([...open]).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a selection with one allowed member among thousands is sampled all the same', () => {
  const from = [{ id: 0, most: 3 }];
  const except = [[0], [0, 0]].map(goods => ({ goods }));
  const selection = {
    move: { type: 'bid', goods: [] as number[] },
    picks: [{ field: 'goods', from, min: 1, max: 3 }],
    except,
  };
  // A die that always shows 0 meets the forbidden [0] each time: only spelling out helps.
  expect(sampleOf(selection, { below: () => 0 })).toEqual({ type: 'bid', goods: [0, 0, 0] });
});

test('ifAny drops a selection whose members are all forbidden', () => {
  const selection = { move: { type: 'bid' }, picks: [{ field: 'goods', from: [{ id: 1, most: 1 }], min: 1, max: 2 }] };
  expect(ifAny(selection)).toEqual([selection]);
  expect(ifAny({ ...selection, except: [{ goods: [1] }] })).toEqual([]);
  expect(ifAny({ ...selection, picks: [{ field: 'goods', from: [], min: 1, max: 1 }] })).toEqual([]);
});

test('a result that is forbidden twice, or could never be, is counted right', () => {
  const picks = [{ field: 'goods', from: available([2]), min: 1, max: 2 }];
  const except = [{ goods: [0] }, { goods: [0] }, { goods: [7] }, { goods: [] }];
  const legal = { moves: [], selections: [{ move: { type: 'bid' }, picks, except }] };
  expect(count(legal)).toBe(1);
  expect([...enumerate(legal)]).toEqual([{ type: 'bid', goods: [0, 0] }]);
});

test('find gives the engine its own move, not the object that came in', () => {
  const pass: Move = { type: 'pass' };
  const wanted: Move = { type: 'pass', cheat: true } as Move;
  expect(find(notation, only([pass]), wanted)).toBe(pass);
  const offer = { type: 'offer', to: 1, give: [0], ask: [], cheat: true } as Move;
  const picks = [
    { field: 'give', from: available([1]), min: 1, max: 1 },
    { field: 'ask', from: [], min: 0, max: 0 },
  ];
  const found = find(
    notation,
    { moves: [], selections: [{ move: { type: 'offer', to: 1, give: [], ask: [] }, picks }] },
    offer,
  );
  expect(found).toEqual({ type: 'offer', to: 1, give: [0], ask: [] });
});

test('find refuses lists that only look right', () => {
  const legal: Legal<Move> = {
    moves: [],
    selections: [
      {
        move: { type: 'offer', to: 1, give: [], ask: [] },
        picks: [{ field: 'give', from: available([2, 2]), min: 1, max: 2 }],
      },
    ],
  };
  for (const give of [[1, 0], ['0'], [0.5], [], [0, 0, 0], [2]])
    expect(find(notation, legal, { type: 'offer', to: 1, give: give as number[], ask: [] }) === undefined).toBe(true);
});

test('both joins, NONE is empty, fill fills', () => {
  expect(isEmpty(NONE)).toBe(true);
  expect(both(only(['a']), both(NONE, only(['b'])))).toEqual({ moves: ['a', 'b'], selections: [] });
  expect(fill({ move: { type: 'x', goods: [] as number[] }, picks: [] }, { goods: [1] })).toEqual({
    type: 'x',
    goods: [1],
  });
});
