import { expect, test } from 'vitest';
import { offers, refused, scene, tell, withoutLuck } from '../../test/scene.ts';
import { game } from '../index.ts';

const two = [{}, {}];

test('SP-3.1 workers are placed one at a time from the start player clockwise', () => {
  const state = scene({ seats: [{}, {}, {}], start: 1 });
  expect(game.actors(state)).toEqual([1]);
  const { state: next, events } = tell(state, ['1 worker 2', '2 worker 2', '0 worker 4', '1 worker 2'], withoutLuck);
  expect(next.row.map(({ queue }) => queue)).toEqual([[], [1, 2, 1], [], [0]]);
  expect(events.map(event => (event.type === 'worker' ? event.price : 0))).toEqual([1, 2, 1, 3]);
  expect(game.actors(next)).toEqual([2]);
});

test('SP-3.1 placing is compulsory: there is no pass, and another seat has to wait', () => {
  const state = scene({ seats: two });
  expect(offers(state, 0)).toEqual(['worker 1', 'worker 2', 'worker 3']);
  expect(refused(state, 0, 'decline')).toBe('SP-3.2');
  expect(refused(state, 0, 'done')).toBe('SP-3.2');
  expect(refused(state, 1, 'worker 1')).toBe('K-2');
  expect(refused(state, 0, 'worker 4')).toBe('SP-2.1');
});

test('SP-3.1 one player may stand several times above one card', () => {
  const { state } = tell(
    scene({ seats: two }),
    ['0 worker 1', '1 worker 2', '0 worker 1', '1 worker 3', '0 worker 1'],
    withoutLuck,
  );
  expect(state.row[0]!.queue).toEqual([0, 0, 0]);
});

test('SP-3.1 a full column of eight can not be chosen', () => {
  const state = scene({
    seats: [{}, {}, {}, {}],
    row: [
      ['bank', [0, 1, 2, 3, 0, 1, 2]],
      ['office A-1', []],
    ],
  });
  expect(refused(state, 3, 'worker 1')).toBeUndefined();
  const { state: full } = tell(state, ['3 worker 1'], withoutLuck);
  expect(full.row[0]!.queue).toHaveLength(8);
  expect(refused(full, 0, 'worker 1')).toBe('SP-3.1');
  expect(offers(full, 0)).toEqual(['worker 2', 'worker 3', 'worker 4', 'worker 5']);
});

test('SP-3.2 the phase ends with the third worker of everybody; cards may be left without workers', () => {
  const state = scene({
    seats: two,
    row: [
      ['bank', [0, 1, 0]],
      ['office A-1', []],
      ['office B-1', [1, 0]],
    ],
  });
  const { state: next, events } = tell(state, ['1 worker 3'], withoutLuck);
  expect(next.stack.at(-1)).toEqual({ type: 'offer', space: 0 });
  expect(events.map(({ type }) => type)).toEqual(['worker']);
  expect(next.row[1]!.queue).toEqual([]);
});

test('SP-3.2 nobody has a worker left to place afterwards', () => {
  const state = scene({
    seats: two,
    row: [
      ['bank', [0, 1, 0]],
      ['office A-1', []],
      ['office B-1', [1, 0]],
    ],
  });
  expect(game.view(state, 0).players.map(({ workersLeft }) => workersLeft)).toEqual([0, 1]);
  const { state: next } = tell(state, ['1 worker 3'], withoutLuck);
  expect(game.view(next, 0).players.map(({ workersLeft }) => workersLeft)).toEqual([0, 0]);
  expect(refused(next, 0, 'worker 1')).toBe('SP-4.1');
});
