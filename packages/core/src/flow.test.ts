import { expect, test } from 'vitest';
import type { Chance } from './chance.ts';
import type { Happening } from './events.ts';
import { type Aside, type Flow, flow, type FrameOf, Runaway, type Rulebook } from './flow.ts';
import { count, only } from './legal.ts';
import { noChance, tape } from './sources.ts';

interface State {
  stack: Frame[];
  log: string[];
  notes: number[];
}
type Frame =
  | { type: 'vote'; voted: number[] }
  | { type: 'count'; left: number }
  | { type: 'quiet' }
  | { type: 'loop' }
  | { type: 'deal' };
type Move = { type: 'yes' } | { type: 'no' } | { type: 'note' };
type Event = Happening;

interface Tiny extends Flow {
  State: State;
  Frame: Frame;
  Move: Move;
  Event: Event;
  View: object;
  Options: Record<string, never>;
  Rule: 'T-1' | 'T-2' | 'T-3';
}

const SEATS = [0, 1, 2];
type Vote = FrameOf<Tiny, 'vote'>;

/** All three vote, and may vote again until all have; then a countdown runs by itself. */
const rules: Rulebook<Tiny> = {
  vote: {
    actors: (_state, { voted }) => SEATS.filter(seat => !voted.includes(seat)),
    may: (_state, { voted }) => [...voted],
    legal: (_state, _frame, seat) => only(seat === 2 ? [{ type: 'yes' }] : [{ type: 'yes' }, { type: 'no' }]),
    why: (_state, _frame, seat, move) => (seat === 2 && move.type === 'no' ? 'T-1' : undefined),
    apply(state, frame: Vote, seat, move) {
      state.log.push(`${seat} ${move.type}`);
      if (!frame.voted.includes(seat)) frame.voted.push(seat);
      if (frame.voted.length === SEATS.length) state.stack = [{ type: 'quiet' }, { type: 'count', left: 2 }];
    },
  },
  count: {
    run(state, frame, _chance, emit) {
      emit?.({ type: `tick ${frame.left}` });
      if (--frame.left === 0) state.stack.pop();
    },
  },
  quiet: {
    closed: true,
    actors: () => [1],
    legal: () => only([{ type: 'no' }]),
    why: () => 'T-2',
    apply(state) {
      state.stack.pop();
    },
  },
  loop: { run: () => {} },
  deal: {
    run(state, _frame, chance) {
      state.notes.push(chance.at('deal').below(10));
      state.stack.pop();
    },
  },
};

/** Anybody but seat 0 may leave one note, whoever's turn it is. */
const notes: Aside<Tiny> = {
  types: ['note'],
  may: ({ notes }) => [2, 1].filter(seat => !notes.includes(seat)),
  legal: ({ notes }, seat) => (seat > 0 && !notes.includes(seat) ? only([{ type: 'note' }]) : only([])),
  why: ({ notes }, seat) => (seat > 0 && !notes.includes(seat) ? undefined : 'T-3'),
  apply: (state, seat) => void state.notes.push(seat),
  after: (state, emit) => {
    state.log.push(`after ${state.stack.length}`);
    emit?.({ type: 'after' });
  },
};

const plain = flow<Tiny>(rules);
const noted = flow<Tiny>(rules, [notes]);
const start = (frame: Frame = { type: 'vote', voted: [] }): State => ({ stack: [frame], log: [], notes: [] });
const play = (
  game: typeof plain,
  state: State,
  seat: number,
  type: Move['type'],
  chance: Chance = noChance,
): string[] => {
  const events: string[] = [];
  game.apply(state, seat, { type }, chance, event => events.push(event.type));
  return events;
};

test('actors owe a decision, may need not: together they are all who have moves', () => {
  const state = start();
  expect([plain.actors(state), plain.may(state)]).toEqual([[0, 1, 2], []]);
  play(plain, state, 1, 'yes');
  expect([plain.actors(state), plain.may(state)]).toEqual([[0, 2], [1]]);
  expect(SEATS.map(seat => count(plain.legal(state, seat)))).toEqual([2, 2, 1]);
});

test('a seat that is not asked has no moves, and why says so', () => {
  const state = start({ type: 'quiet' });
  expect(SEATS.map(seat => count(plain.legal(state, seat)))).toEqual([0, 1, 0]);
  expect([plain.why(state, 0, { type: 'no' }), plain.why(state, 1, { type: 'no' })]).toEqual(['K-2', 'T-2']);
});

test('why asks the frame on top', () => {
  expect(plain.why(start(), 2, { type: 'no' })).toBe('T-1');
  expect(plain.why(start(), 1, { type: 'no' })).toBeUndefined();
});

test('after a move steps run until the next decision, and their news comes in order', () => {
  const state = start();
  play(plain, state, 0, 'yes');
  play(plain, state, 1, 'no');
  expect(play(plain, state, 2, 'yes')).toEqual(['tick 2', 'tick 1']);
  expect(state.stack).toEqual([{ type: 'quiet' }]);
});

test('an empty stack is the end: nobody is asked, nothing is legal, every move comes too late', () => {
  const state = start({ type: 'quiet' });
  play(noted, state, 1, 'no');
  expect(state.stack).toEqual([]);
  expect([noted.actors(state), noted.may(state), count(noted.legal(state, 1))]).toEqual([[], [], 0]);
  expect([noted.why(state, 1, { type: 'no' }), noted.why(state, 1, { type: 'note' })]).toEqual(['K-3', 'K-3']);
});

test('settle gives luck to the steps', () => {
  const state = start({ type: 'deal' });
  plain.settle(state, tape([7]));
  expect(state).toEqual({ stack: [], log: [], notes: [7] });
});

test('a step that never comes to a decision is stopped, by name', () => {
  expect(() => plain.settle(start({ type: 'loop' }), noChance)).toThrow(new Runaway('loop never comes to a decision'));
});

test('asides are open beside a frame: their seats may, and actors stay actors only', () => {
  const state = start({ type: 'vote', voted: [1, 0] });
  expect([noted.actors(state), noted.may(state)]).toEqual([[2], [0, 1]]);
  expect(SEATS.map(seat => count(noted.legal(state, seat)))).toEqual([2, 3, 2]);
});

test('may is in the order of seats, whatever the asides say', () => {
  const state = start({ type: 'vote', voted: [2, 1] });
  expect(noted.may(state)).toEqual([1, 2]);
});

test('a move of an aside leaves the frame alone, and why asks the aside', () => {
  const state = start();
  expect(play(noted, state, 2, 'note')).toEqual(['after']);
  expect([state.stack, state.notes]).toEqual([[{ type: 'vote', voted: [] }], [2]]);
  expect([noted.why(state, 2, { type: 'note' }), noted.why(state, 1, { type: 'note' })]).toEqual(['T-3', undefined]);
});

test('an aside says whom somebody asked, while it is open', () => {
  const asking = flow<Tiny>(rules, [{ ...notes, asked: () => [2] }]);
  expect([asking.asked(start()), noted.asked(start()), plain.asked(start())]).toEqual([[2], [], []]);
  expect(asking.asked(start({ type: 'quiet' }))).toEqual([]);
  expect(asking.asked({ ...start(), stack: [] })).toEqual([]);
});

test('asides rest while a closed frame is on top', () => {
  const state = start({ type: 'quiet' });
  expect([noted.may(state), count(noted.legal(state, 2))]).toEqual([[], 0]);
  expect(noted.why(state, 2, { type: 'note' })).toBe('K-2');
});

test('after runs after every move, once the stack has settled', () => {
  const state = start({ type: 'vote', voted: [0, 1] });
  play(noted, state, 2, 'yes');
  play(noted, state, 1, 'no');
  expect(state.log).toEqual(['2 yes', 'after 1', 'after 0']);
});

test('without a listener the same happens', () => {
  const [heard, silent] = [start({ type: 'vote', voted: [0, 1] }), start({ type: 'vote', voted: [0, 1] })];
  play(noted, heard, 2, 'yes');
  noted.apply(silent, 2, { type: 'yes' }, noChance);
  expect(silent).toEqual(heard);
});
