import { expect, test } from 'vitest';
import type { Happening } from './events.ts';
import { type Forecast, type Game, ranked } from './game.ts';
import { NONE, only } from './legal.ts';
import { BadTable, begin, lookUp, perform, play, playout, Refused, replay, tableFor } from './play.ts';
import { noChance, quick, tape } from './sources.ts';

/** Nim with a coin: take one or two; `toss` takes as many as luck says; `peek` shows something; the last piece ends it. */
type Move = { readonly type: 'take'; readonly n: number } | { readonly type: 'toss' } | { readonly type: 'peek' };
interface Nim {
  State: { left: number; turn: number; peeks: number[] };
  Move: Move;
  Event: Happening;
  View: object;
  Options: { readonly big: boolean };
  Rule: 'N-1' | 'N-2';
  Forecast: Forecast;
}

const text = (move: Move): string => (move.type === 'take' ? `take ${move.n}` : move.type);
const nim: Game<Nim> = {
  id: 'nim',
  editions: [1, 3],
  seats: { min: 2, max: 3 },
  options: [{ id: 'big', values: [false, true], default: false, rule: 'N-2' }],
  refuse: (seats, { big }) => (seats === 3 && big ? 'N-2' : undefined),
  setup(_table, chance, emit) {
    emit?.({ type: 'start' });
    return { left: 5 + chance.at('start').below(3), turn: 0, peeks: [] };
  },
  clone: state => ({ ...state, peeks: [...state.peeks] }),
  actors: ({ left, turn }) => (left > 0 ? [turn] : []),
  may: () => [],
  legal: ({ left, turn }, seat) =>
    seat === turn && left > 0
      ? only(
          [1, 2]
            .filter(n => n <= left)
            .map((n): Move => ({ type: 'take', n }))
            .concat([{ type: 'toss' }, { type: 'peek' }]),
        )
      : NONE,
  apply(state, seat, move, chance, emit) {
    if (move.type === 'peek') {
      state.peeks.push(seat);
      emit?.({ type: 'peeked', reveals: true });
    } else {
      const n = move.type === 'take' ? move.n : 1 + chance.at('toss', state.left).below(Math.min(2, state.left));
      state.left -= n;
      emit?.({ type: 'took' });
    }
    state.turn = 1 - state.turn;
  },
  outcome: ({ left, turn }) =>
    left > 0
      ? undefined
      : {
          scores: [turn, 1 - turn],
          ranks: [2 - turn, 1 + turn],
          ending: 'empty',
          sources: [{ last: turn }, { last: 1 - turn }],
        },
  view: state => state,
  imagine: view => () => view as Nim['State'],
  why: (_state, _seat, move) => (move.type === 'take' && move.n > 2 ? 'N-1' : undefined),
  forecast: () => ({}),
  tally: () => ({}),
  valid: () => undefined,
  write: text,
  read(said) {
    const match = /^take (\d)$/.exec(said);
    if (match) return { type: 'take', n: Number(match[1]) };
    return said === 'toss' || said === 'peek' ? { type: said } : undefined;
  },
  code: move => (move.type === 'take' ? move.n : move.type === 'toss' ? 10 : 11),
};

const start = (left = 5): Nim['State'] => ({ left, turn: 0, peeks: [] });
const rule = (state: Nim['State'], seat: number, said: string): string | undefined => {
  const found = lookUp(nim, state, seat, said);
  return 'rule' in found ? found.rule : undefined;
};

test('tableFor fills in options and the newest edition', () => {
  expect(tableFor(nim, 2, { big: 'true' })).toEqual({ seats: 2, options: { big: true }, edition: 3 });
  expect(tableFor(nim, 3, {}, 1)).toEqual({ seats: 3, options: { big: false }, edition: 1 });
});

test('tableFor names what is wrong: seats, edition, options, a combination', () => {
  expect(() => tableFor(nim, 4)).toThrow(new BadTable('nim is for 2 to 3 players, not 4'));
  expect(() => tableFor(nim, 2.5)).toThrow(BadTable);
  expect(() => tableFor(nim, 2, {}, 2)).toThrow(new BadTable('nim has no edition 2; there is 1, 3'));
  expect(() => tableFor(nim, 2, { small: true })).toThrow('there is no option small');
  expect(() => tableFor(nim, 3, { big: true })).toThrow(Refused);
});

test('begin notes the luck and the news of the set-up', () => {
  expect(begin(nim, tableFor(nim, 2), tape([2]))).toEqual({ state: start(7), draws: [2], events: [{ type: 'start' }] });
});

test('lookUp: not a move, over, not yours, illegal, legal', () => {
  expect(rule(start(), 0, 'jump')).toBe('K-1');
  expect(rule(start(0), 0, 'take 1')).toBe('K-3');
  expect(rule(start(), 1, 'take 1')).toBe('K-2');
  expect(rule(start(), 0, 'take 3')).toBe('N-1');
  expect(rule(start(1), 0, 'take 2')).toBe('K-1');
  expect(lookUp(nim, start(), 0, 'take 2')).toEqual({ move: { type: 'take', n: 2 } });
});

test('play refuses with the rule and a sentence', () => {
  expect(() => play(nim, start(), 0, 'take 3', noChance)).toThrow(
    new Refused('N-1', 'seat 0: "take 3" is against rule N-1'),
  );
  expect(() => play(nim, start(), 1, 'take 1', noChance)).toThrow(
    new Refused('K-2', 'seat 1: "take 1" is not yours to play now'),
  );
});

test('play works on a copy and says what was played, with its draws and news', () => {
  const before = Object.freeze(start());
  const played = play(nim, before, 0, 'toss', tape([1]));
  expect(played).toEqual({
    state: { left: 3, turn: 1, peeks: [] },
    entry: { seat: 0, move: 'toss', draws: [1] },
    events: [{ type: 'took' }],
    free: false,
  });
  expect(before).toEqual(start());
});

test('a move is free if it drew nothing, revealed nothing and did not end the game', () => {
  const free = (state: Nim['State'], move: Move): boolean => perform(nim, state, 0, move, quick(1)).free;
  expect(free(start(), { type: 'take', n: 1 })).toBe(true);
  expect(free(start(), { type: 'toss' })).toBe(false);
  expect(free(start(), { type: 'peek' })).toBe(false);
  expect(free(start(1), { type: 'take', n: 1 })).toBe(false);
});

test('replay plays an entry again, and the luck must fit exactly', () => {
  const { entry, state } = play(nim, start(), 0, 'toss', tape([1]));
  expect(replay(nim, start(), entry).state).toEqual(state);
  expect(() => replay(nim, start(), { ...entry, draws: [1, 0] })).toThrow('1 of the 2 recorded draws are left over');
  expect(() => replay(nim, start(), { ...entry, draws: [] })).toThrow('more than the 0 numbers recorded');
  expect(() => replay(nim, start(), { ...entry, draws: [2] })).toThrow('not a whole number below 2');
});

test('playout plays in place to the end, or gives up', () => {
  const state = start();
  expect(playout(nim, state, quick(3))).toBeGreaterThan(2);
  expect(state.left).toBe(0);
  expect(() => playout(nim, start(), quick(3), 2)).toThrow('no end after 2 moves');
});

test('ranks: ties share a rank, and the next rank is left out', () => {
  expect(ranked([5, 9, 5, 1])).toEqual([2, 1, 2, 4]);
  expect(ranked([5, 9, 5, 1], [3, 0, 4, 0])).toEqual([3, 1, 2, 4]);
  expect(ranked([7, 7], [2, 2])).toEqual([1, 1]);
});
