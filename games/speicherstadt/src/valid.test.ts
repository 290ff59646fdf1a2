import { begin, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { card, scene } from '../test/scene.ts';
import { game, type State } from './index.ts';

const spoilt = (
  spoil: (state: State) => unknown,
  state: State = scene({ seats: [{}, {}, {}] }),
): string | undefined => {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  spoil(copy);
  return game.valid(copy);
};

/** Three players, four workers placed from seat 0 on. */
const demand = () => scene({ seats: [{}, {}, {}], row: [['bank', [0, 1, 2, 0]]] });
const loading = () => scene({ seats: [{ loose: 'tea' }, {}], phase: 'loading' });

describe('positions from outside', () => {
  test.each([2, 3, 4, 5])('the beginning with %i players is sound', seats => {
    expect(game.valid(begin(game, tableFor(game, seats), quick(seats)).state)).toBeUndefined();
  });

  test('SP-1.4 the pile fills the rows to come exactly', () => {
    const short = spoilt(
      state => state.discard.unshift(state.pile.shift()!),
      begin(game, tableFor(game, 2), quick(1)).state,
    );
    expect(short).toBe('pile: after round 1 there are 45 cards and the fires to come, not 44');
    expect(spoilt(state => state.round++)).toMatch(/^pile: after round/);
  });

  test('SP-7.3 the fourth fire waits at the bottom of the pile', () => {
    expect(spoilt(state => state.discard.push(state.pile.pop()!))).toBe('pile: the last fire is missing');
  });

  test('SP-2.2 the bag has three goods for each ship to come', () => {
    const drain = (state: State): void => {
      state.supply = state.supply.map((many, good) => many + state.bag[good]!);
      state.bag = [0, 0, 0, 0, 0];
    };
    expect(spoilt(drain)).toBe('bag: the ships to come need 30 goods, and 0 are in it');
  });

  test('SP-3.1 workers stand there as the laps went', () => {
    expect(spoilt(() => undefined, demand())).toBeUndefined();
    expect(spoilt(state => (state.row[0]!.queue = [0, 1, 2, 2]), demand())).toBe(
      'row: 1 workers of seat 0 stand there, and 2 were placed',
    );
    expect(spoilt(state => state.row[0]!.queue.pop(), demand())).toMatch(/^row: 1 workers of seat 0/);
    expect(spoilt(state => ((state.stack.at(-1) as { placed: number }).placed = 9), demand())).toBe(
      'stack: all workers are placed',
    );
  });

  test('SP-5.2 nothing is bought or loose while workers are placed', () => {
    expect(spoilt(state => ((state.bag[1]! -= 1), (state.players[2]!.loose[1] = 1)))).toBe(
      'players[2].loose: no ship was bought yet',
    );
    const owner = scene({ seats: [{ cards: ['bank'] }, {}] });
    expect(spoilt(state => (state.players[0]!.bought = 1), owner)).toBe('players[0].bought: nothing was for sale yet');
  });

  test('SP-1.1 each card is in one place, SP-1.2 and each good', () => {
    expect(spoilt(state => (state.row[0]!.card = state.row[1]!.card))).toMatch(/^cards: there is card \d+ 0 times$/);
    expect(spoilt(state => state.supply[0]!++)).toBe('goods: there are 10 pieces of coffee, not 9');
    expect(spoilt(state => state.row[0]!.goods.push(0))).toBe('row[0]: card, goods and queue do not fit together');
    expect(spoilt(state => (state.laid[0] = 1))).toBe('laid[0]: nobody has it');
  });

  test('SP-5.5 the warehouse belongs to its owner and holds four', () => {
    const move = (state: State): void => {
      state.players[0]!.loose[1] = 0;
      state.players[0]!.warehouse[1] = 1;
    };
    expect(spoilt(move, loading())).toBe('players[0].warehouse: there is no room for so much');
  });

  test('SP-4.1 the first card that is not settled is on offer to somebody who can pay', () => {
    const offer = scene({ seats: [{}, {}], row: [['bank', [0, 1]]], phase: 'purchase' });
    expect(spoilt(state => (state.players[0]!.coins = 1), offer)).toBe('row: nobody can be asked');
    expect(spoilt(state => ((state.stack.at(-1) as { space: number }).space = 1), offer)).toBe(
      'stack: it is not that card that is settled',
    );
  });

  test('SP-5.1 the seat that loads is the one whose turn it is', () => {
    expect(spoilt(state => ((state.stack.at(-1) as { seat: number }).seat = 1), loading())).toBe(
      'stack: it is not that seat that loads',
    );
    expect(spoilt(state => (state.row[0] = { card: card('bank'), goods: [], queue: [] }), loading())).toMatch(/^cards/);
  });
});
