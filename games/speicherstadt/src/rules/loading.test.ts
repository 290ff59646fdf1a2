import { count, enumerate } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { card, offers, refused, scene, type SeatScene, tell, told, withoutLuck } from '../../test/scene.ts';
import { game, type State } from '../index.ts';

/** Seat 0 loads, seat 1 has nothing; `done` would end the round, so stories without luck stop before it. */
const dock = (blue: SeatScene, more: Partial<Parameters<typeof scene>[0]> = {}): State =>
  scene({ seats: [blue, {}], phase: 'loading', ...more });

const every = (state: State, seat = 0): string[] => [...enumerate(game.legal(state, seat))].map(game.write);

describe('who loads', () => {
  test('SP-5.1 from the start player clockwise, and players without goods are skipped', () => {
    const state = scene({
      seats: [{ hall: 'tea', cards: ['tea-taster'] }, {}, { loose: 'tea rubber', cards: ['ship B-1'] }, {}],
      start: 2,
      phase: 'loading',
    });
    expect(game.actors(state)).toEqual([2]);
    const { state: next } = tell(state, ['2 done losing tea rubber'], withoutLuck);
    expect(game.actors(next)).toEqual([0]);
    expect(next.stack.at(-1)).toEqual({ type: 'handling', seat: 0 });
    expect(tell(next, ['0 done']).state.round).toBe(state.round + 1);
  });

  test('SP-5.1 nobody loads in a round before the first ship is bought', () => {
    const state = scene({
      seats: [{}, {}],
      row: [
        ['tea-taster', [0]],
        ['warehouse', [1]],
      ],
      phase: 'purchase',
    });
    const { events } = tell(state, ['0 buy', '1 buy']);
    expect(events.map(({ type }) => type).slice(0, 5)).toEqual(['buy', 'buy', 'discard', 'income', 'round']);
  });

  test('SP-5.1 workers and purchases have to wait', () => {
    const state = dock({ loose: 'tea' });
    expect(refused(state, 0, 'buy')).toBe('SP-5.1');
    expect(refused(state, 0, 'worker 1')).toBe('SP-5.1');
  });

  test('SP-5.9 strictly one after the other: the second waits, and finds what the first gave up', () => {
    const state = scene({
      seats: [
        { loose: 'tea', cards: ['ship B-1'] },
        { loose: 'rubber rubber carpet', cards: ['ship B-2'] },
      ],
      phase: 'loading',
    });
    expect(game.actors(state)).toEqual([0]);
    expect(game.may(state)).toEqual([]);
    expect(refused(state, 1, 'hall exchange rubber rubber carpet > tea')).toBe('K-2');
    const { state: next } = tell(
      state,
      ['0 done losing tea', '1 hall exchange rubber rubber carpet > tea'],
      withoutLuck,
    );
    expect(told(next.players[1]!.loose)).toBe('tea 1');
  });

  test('SP-5.12 stored goods without any use do not ask their owner', () => {
    const state = scene({ seats: [{ loose: 'tea' }, { hall: 'tea', cards: ['vulcaniser'] }], phase: 'loading' });
    expect(tell(state, ['0 done losing tea']).state.round).toBe(state.round + 1);
    const useful = scene({ seats: [{ loose: 'tea' }, { hall: 'tea', cards: ['tea-taster'] }], phase: 'loading' });
    expect(game.actors(tell(useful, ['0 done losing tea'], withoutLuck).state)).toEqual([1]);
  });
});

describe('loose goods', () => {
  test('SP-5.2 the goods of a ship are loose, and it stays with its owner when it is empty', () => {
    const state = scene({ seats: [{}, {}], row: [['ship B-1', [0], 'tea tea rubber']], phase: 'purchase' });
    const { state: next } = tell(state, ['0 buy'], withoutLuck);
    expect(told(next.players[0]!.loose)).toBe('tea 2, rubber 1');
    const { state: after } = tell(next, ['0 done losing tea tea rubber']);
    expect(after.players[0]!.cards).toEqual([card('ship B-1')]);
    expect(told(after.players[0]!.loose)).toBe('');
  });

  test('SP-5.2 what is loose at the end goes to the supply, and the move says so before', () => {
    const state = dock({ loose: 'tea rubber', hall: 'tea' });
    expect(offers(state, 0).at(-1)).toBe('done losing tea rubber');
    expect(refused(state, 0, 'done')).toBe('SP-5.2');
    expect(refused(state, 0, 'done losing tea')).toBe('SP-5.2');
    const { state: next, events } = tell(state, ['0 done losing rubber tea']);
    expect(told(next.supply)).toBe('tea 1, rubber 1');
    expect(next.players[0]!.hall).toBe(1);
    expect(events[0]).toEqual({ type: 'lose', seat: 0, goods: [1, 3] });
  });

  test('SP-5.2 a move can not use what is not at hand', () => {
    const state = dock({ loose: 'tea', cards: ['contract B-1', 'vulcaniser', 'warehouse'] }, { supply: 'coffee' });
    expect(refused(state, 0, 'load coffee > contract B-1')).toBe('SP-5.2');
    expect(refused(state, 0, 'sell rubber')).toBe('SP-5.2');
    expect(refused(state, 0, 'hall sell tea tea')).toBe('SP-5.2');
    expect(refused(state, 0, 'hall exchange tea tea tea > coffee')).toBe('SP-5.2');
    expect(refused(state, 0, 'load rubber > warehouse')).toBe('SP-5.2');
    expect(refused(state, 0, 'load rubber > hall')).toBe('SP-5.2');
  });

  test('SP-5.11 loose goods are used first, then the hall, then the warehouse', () => {
    const state = dock({ loose: 'tea', hall: 'tea', warehouse: 'tea', cards: ['tea-taster', 'warehouse'] });
    const left = (sales: number) => {
      const { loose, hall, warehouse } = tell(state, Array<string>(sales).fill('0 sell tea'), withoutLuck).state
        .players[0]!;
      return [told(loose), hall, told(warehouse)];
    };
    expect(left(1)).toEqual(['', 1, 'tea 1']);
    expect(left(2)).toEqual(['', -1, 'tea 1']);
    expect(left(3)).toEqual(['', -1, '']);
  });
});

describe('contracts and merchants', () => {
  test('SP-5.3 a good goes on a free symbol of its kind, bit by bit', () => {
    const state = dock({ loose: 'tea tea rubber', cards: ['contract B-2'] });
    const { state: next, events } = tell(state, ['0 load tea > contract B-2'], withoutLuck);
    expect(game.view(next, 0).players[0]!.contracts).toMatchObject([{ missing: [3, 4] }]);
    expect(refused(next, 0, 'load tea > contract B-2')).toBe('SP-5.3');
    expect(refused(next, 0, 'load coffee > contract B-2')).toBe('SP-5.3');
    expect(events).toEqual([{ type: 'load', seat: 0, good: 1, contract: 4, complete: false, value: 8 }]);
  });

  test('SP-5.3 the last good completes a contract; goods never come off again', () => {
    const state = dock({ loose: 'carpet', hall: 'rubber', cards: ['contract B-2'], laid: { 'B-2': 'tea' } });
    const { state: next, events } = tell(
      state,
      ['0 load rubber > contract B-2', '0 load carpet > contract B-2'],
      withoutLuck,
    );
    expect(events.at(-1)).toMatchObject({ complete: true, value: 8 });
    expect(every(next)).toEqual(['done']);
  });

  test('SP-5.4 a merchant buys any number of goods of his kind for a coin each', () => {
    const state = dock({ coins: 2, loose: 'tea tea rubber', hall: 'tea', cards: ['tea-taster'] });
    const { state: next } = tell(state, ['0 sell tea', '0 sell tea', '0 sell tea'], withoutLuck);
    expect(next.players[0]!.coins).toBe(5);
    expect(told(next.supply)).toBe('tea 3');
    expect(refused(next, 0, 'sell rubber')).toBe('SP-5.4');
  });
});

describe('storage', () => {
  test('SP-5.5 the warehouse holds four goods and no more', () => {
    const state = dock({ loose: 'tea tea', warehouse: 'coffee rubber rubber', cards: ['warehouse'] });
    const { state: full } = tell(state, ['0 load tea > warehouse'], withoutLuck);
    expect(told(full.players[0]!.warehouse)).toBe('coffee 1, tea 1, rubber 2');
    expect(refused(full, 0, 'load tea > warehouse')).toBe('SP-5.5');
  });

  test('SP-5.5 only its owner uses the warehouse, and goods in it can be used', () => {
    expect(refused(dock({ loose: 'tea' }), 0, 'load tea > warehouse')).toBe('SP-5.5');
    const state = dock({ warehouse: 'tea', cards: ['warehouse', 'contract B-1'] });
    const { state: next } = tell(state, ['0 load tea > contract B-1'], withoutLuck);
    expect(told(next.players[0]!.warehouse)).toBe('');
  });

  test('SP-5.8 the market hall keeps one good', () => {
    const { state: next } = tell(dock({ loose: 'tea rubber' }), ['0 load tea > hall'], withoutLuck);
    expect(next.players[0]!.hall).toBe(1);
    expect(refused(next, 0, 'load rubber > hall')).toBe('SP-5.8');
  });

  test('SP-5.10 in a full hall a good takes the place of another, which goes to the supply', () => {
    const state = dock({ loose: 'rubber', hall: 'tea' });
    const { state: next, events } = tell(state, ['0 load rubber > hall losing tea'], withoutLuck);
    expect(next.players[0]!.hall).toBe(3);
    expect(told(next.supply)).toBe('tea 1');
    expect(events).toEqual([{ type: 'keep', seat: 0, good: 3, lost: 1 }]);
    expect(refused(state, 0, 'load rubber > hall losing coffee')).toBe('SP-5.10');
    expect(refused(dock({ loose: 'tea', hall: 'tea' }), 0, 'load tea > hall losing tea')).toBe('SP-5.10');
    expect(refused(dock({ loose: 'tea' }), 0, 'load tea > hall losing rubber')).toBe('SP-5.10');
  });

  test('SP-5.10 in a full warehouse a good takes the place of another', () => {
    const state = dock({ loose: 'coffee', warehouse: 'tea tea tea rubber', cards: ['warehouse'] });
    const { state: next } = tell(state, ['0 load coffee > warehouse losing tea'], withoutLuck);
    expect(told(next.players[0]!.warehouse)).toBe('coffee 1, tea 2, rubber 1');
    expect(told(next.supply)).toBe('tea 1');
    expect(refused(state, 0, 'load coffee > warehouse losing carpet')).toBe('SP-5.10');
  });

  test('SP-5.10 a good may go from the hall into the warehouse, never out of it to be stored elsewhere', () => {
    const state = dock({ hall: 'tea', cards: ['warehouse'] });
    const { state: next } = tell(state, ['0 load tea > warehouse'], withoutLuck);
    expect(next.players[0]).toMatchObject({ hall: -1, warehouse: [0, 1, 0, 0, 0] });
    expect(refused(next, 0, 'load tea > hall')).toBe('SP-5.10');
    expect(refused(next, 0, 'load tea > warehouse')).toBe('SP-5.10');
    const full = dock({ hall: 'tea', warehouse: 'rubber rubber rubber rubber', cards: ['warehouse'] });
    expect(refused(full, 0, 'load tea > warehouse losing rubber')).toBe('SP-5.10');
  });

  test('SP-5.10 every loading move leaves fewer goods at hand or fewer of them unplaced, so loading ends', () => {
    const state = dock(
      {
        loose: 'coffee tea tea saffron rubber carpet',
        hall: 'tea',
        warehouse: 'tea rubber rubber carpet',
        cards: ['warehouse', 'tea-taster', 'contract A-3'],
      },
      { supply: 'coffee tea' },
    );
    const weight = ({ players: [player] }: State): number =>
      player!.loose.reduce((sum, n) => sum + 3 * n, 0) +
      (player!.hall < 0 ? 0 : 2) +
      player!.warehouse.reduce((sum, n) => sum + n, 0);
    for (const text of every(state).filter(text => !text.startsWith('done')))
      expect(weight(tell(state, [`0 ${text}`], withoutLuck).state), text).toBeLessThan(weight(state));
  });
});

describe('market hall', () => {
  test('SP-5.6 three goods for one of the supply, which is loose and can be used at once', () => {
    const state = dock({ loose: 'rubber rubber', hall: 'carpet', cards: ['contract B-1'] }, { supply: 'tea' });
    const { state: next, events } = tell(
      state,
      ['0 hall exchange rubber rubber carpet > tea', '0 load tea > contract B-1'],
      withoutLuck,
    );
    expect(told(next.supply)).toBe('rubber 2, carpet 1');
    expect(next.players[0]!.hall).toBe(-1);
    expect(events[0]).toEqual({ type: 'exchange', seat: 0, goods: [3, 3, 4], take: 1 });
  });

  test('SP-5.6 with an empty supply there is no exchange, whatever the bag holds', () => {
    const state = dock({ loose: 'rubber rubber carpet' });
    expect(every(state).filter(text => text.includes('exchange'))).toEqual([]);
    expect(refused(state, 0, 'hall exchange rubber rubber carpet > tea')).toBe('SP-5.6');
  });

  test('SP-5.6 the good taken is of none of the three kinds and was in the supply before', () => {
    const state = dock({ loose: 'rubber rubber carpet tea' }, { supply: 'tea rubber' });
    expect(refused(state, 0, 'hall exchange rubber rubber tea > tea')).toBe('SP-5.6');
    expect(refused(state, 0, 'hall exchange rubber rubber tea > carpet')).toBe('SP-5.6');
    expect(every(state).filter(text => text.includes('exchange'))).toEqual([
      'hall exchange rubber rubber carpet > tea',
    ]);
  });

  test('SP-5.6 it may be repeated, and the bag is never touched', () => {
    const state = dock({ loose: 'rubber rubber rubber saffron saffron saffron' }, { supply: 'tea tea' });
    const { state: next } = tell(
      state,
      ['0 hall exchange rubber rubber rubber > tea', '0 hall exchange saffron saffron saffron > rubber'],
      withoutLuck,
    );
    expect(told(next.players[0]!.loose)).toBe('tea 1, rubber 1');
    expect(next.bag).toEqual(state.bag);
  });

  test('SP-5.7 any two goods for a coin, repeatable, also out of hall and warehouse', () => {
    const state = dock({ coins: 0, loose: 'tea rubber', hall: 'tea', warehouse: 'carpet', cards: ['warehouse'] });
    const { state: next } = tell(state, ['0 hall sell tea rubber', '0 hall sell carpet tea'], withoutLuck);
    expect(next.players[0]).toMatchObject({ coins: 2, hall: -1, warehouse: [0, 0, 0, 0, 0] });
    expect(told(next.supply)).toBe('tea 2, rubber 1, carpet 1');
    expect(count(game.legal(dock({ loose: 'tea' }), 0))).toBe(2);
  });
});

describe('unloading at one go', () => {
  const plan = (state: State) =>
    game.view(state, 0).unload.map(({ good, ...place }) => [good, ...Object.values(place)]);

  test('SP-5.13 goods go to the only contract that lacks them, and the rest into a warehouse with room', () => {
    const state = dock({ loose: 'tea tea rubber', cards: ['contract B-1', 'warehouse'], warehouse: 'carpet' });
    expect(plan(state)).toEqual([
      [1, 'contract', 3],
      [1, 'warehouse'],
      [3, 'warehouse'],
    ]);
    const { state: next, events } = tell(state, ['0 unload'], withoutLuck);
    expect(events.map(({ type }) => type)).toEqual(['load', 'store', 'store']);
    expect(offers(next, 0)).toContain('done');
  });

  test('SP-5.13 two contracts, or a contract and a merchant, are a choice', () => {
    expect(plan(dock({ loose: 'tea tea', cards: ['contract B-1', 'contract B-2'] }))).toEqual([]);
    expect(plan(dock({ loose: 'tea tea', cards: ['contract B-1', 'tea-taster'] }))).toEqual([]);
    expect(refused(dock({ loose: 'tea tea', cards: ['contract B-1', 'tea-taster'] }), 0, 'unload')).toBe('SP-5.13');
  });

  test('SP-5.13 a merchant gets the goods if no warehouse could keep them', () => {
    expect(plan(dock({ loose: 'tea tea', cards: ['tea-taster'] }))).toEqual([
      [1, 'merchant'],
      [1, 'merchant'],
    ]);
    expect(plan(dock({ loose: 'tea tea', cards: ['tea-taster', 'warehouse'] }))).toEqual([]);
  });

  test('SP-5.13 too many goods for the warehouse are a choice; a single unwanted good goes into the empty hall', () => {
    expect(plan(dock({ loose: 'tea rubber', warehouse: 'carpet carpet carpet', cards: ['warehouse'] }))).toEqual([]);
    expect(plan(dock({ loose: 'tea rubber', cards: ['contract C-1'] }))).toEqual([
      [3, 'contract', 6],
      [1, 'hall'],
    ]);
    expect(plan(dock({ loose: 'tea rubber', hall: 'tea', cards: ['contract C-1'] }))).toEqual([[3, 'contract', 6]]);
  });

  test('SP-5.13 it is offered for two goods at least', () => {
    expect(offers(dock({ loose: 'tea', cards: ['tea-taster'] }), 0)).not.toContain('unload');
    expect(offers(dock({ loose: 'tea tea', cards: ['tea-taster'] }), 0)).toContain('unload');
  });
});
