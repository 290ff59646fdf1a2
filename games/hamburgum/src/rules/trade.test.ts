import { count as countMoves, enumerate, type Frozen } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { foresee, GREEN, RED, refusal, scene, surveyOf, tell, viewOf } from '../../test/scene.ts';
import type { Scene } from '../../test/scene.ts';
import { notation } from '../../words/index.ts';
import { game } from '../index.ts';
import { bestSale, fits } from '../loading.ts';
import type { State } from '../state.ts';

/** Red trades. */
const trading = (goods: number[], harbour: number[][], rest: Partial<Scene> = {}): State =>
  scene({
    ...rest,
    frame: { type: 'trade', seat: 0, selling: false, shipped: false },
    players: { 0: { goods, money: 1000, ...rest.players?.[0] } },
    harbour,
  });

const texts = (state: State, type: string): string[] =>
  [...enumerate(game.legal(state as Frozen<State>, 0))]
    .filter(move => move.type === type)
    .map(move => notation.write(move));

describe('selling', () => {
  test('HB-4.1 a ship takes one kind, up to the number of its basin', () => {
    for (const basin of [1, 2, 3]) {
      const harbour = [[], [], []].map((_, i) => (i === basin - 1 ? [RED] : []));
      const state = trading([5, 5, 0], harbour);
      const sold = texts(state, 'sell').sort();
      expect(sold).toEqual(
        ['beer', 'sugar'].flatMap(good => Array.from({ length: basin }, (_, n) => `sell ${good} ${n + 1}`)).sort(),
      );
      expect(refusal(state, `sell beer ${basin + 1}`)).toBe('HB-4.1');
      expect(refusal(state, 'sell beer 1 sugar 1')).toBe('HB-4.1');
    }
  });

  test('HB-4.1 several ships may carry the same kind, or different ones', () => {
    const state = trading([5, 5, 5], [[RED], [], [RED]]);
    expect(refusal(state, 'sell beer 4')).toBeUndefined();
    expect(refusal(state, 'sell beer 3 sugar 1')).toBeUndefined();
    expect(refusal(state, 'sell beer 2 sugar 2')).toBe('HB-4.1');
    expect(refusal(state, 'sell beer 1 sugar 1 cloth 1')).toBe('HB-4.1');
  });

  test('HB-4.1 each ship only once per action', () => {
    const { state } = tell(trading([3, 0, 0], [[], [], [RED]]), 'sell beer 1');
    expect(refusal(state, 'sell beer 1')).toBe('HB-4.1');
    expect(texts(state, 'sell')).toEqual([]);
  });

  test('HB-4.1 the ships of others carry nothing for me', () => {
    const state = trading([3, 3, 3], [[], [], [GREEN, GREEN, GREEN]]);
    expect(texts(state, 'sell')).toEqual([]);
    expect(refusal(state, 'sell beer 1')).toBe('HB-4.1');
  });

  test('HB-4.1 what fits is exactly what some loading of five ships can carry', () => {
    const fleets = [[3, 3, 2, 1, 1], [3, 2, 2], [1, 1, 1, 1, 1], [3], []];
    for (const ships of fleets)
      for (let beer = 0; beer <= 7; beer++)
        for (let sugar = 0; sugar <= 7; sugar++)
          for (let cloth = 0; cloth <= 7; cloth++)
            expect(fits(ships, [beer, sugar, cloth])).toBe(bruteFits(ships, [beer, sugar, cloth]));
  });

  test('HB-4.1 legal moves and their number agree for a large fleet', () => {
    const state = trading([6, 6, 6], [[RED, RED], [RED], [RED, RED]], { seats: 3 });
    const sales = texts(state, 'sell');
    expect(new Set(sales).size).toBe(sales.length);
    const all = [...enumerate(game.legal(state as Frozen<State>, 0))];
    expect(countMoves(game.legal(state as Frozen<State>, 0))).toBe(all.length);
    for (const text of ['sell beer 6 sugar 2 cloth 1', 'sell beer 3 sugar 3 cloth 4']) expect(sales).toContain(text);
    expect(sales).not.toContain('sell beer 3 sugar 3 cloth 5');
  });

  test('HB-4.2 direct sale brings 30 each, also without a ship and with room left on ships', () => {
    const state = trading([2, 1, 0], [[], [], []]);
    const { state: next, events } = tell(state, 'direct beer 2 sugar 1');
    expect(events).toEqual([{ type: 'sold-direct', seat: 0, goods: [2, 1, 0], money: 90 }]);
    expect(next.players[0]).toMatchObject({ money: 1090, goods: [0, 0, 0] });
    const both = tell(trading([4, 0, 0], [[], [], [RED]]), 'direct beer 2; sell beer 2').state;
    expect(both.players[0]).toMatchObject({ money: 1000 + 60 + 200, goods: [0, 0, 0] });
  });

  test('HB-4.3 selling moves neither prices nor ships', () => {
    const before = trading([4, 2, 0], [[RED], [], [RED, GREEN]], { citizens: { 1: 'N5' } });
    const { state } = tell(before, 'sell beer 3 sugar 1; direct sugar 1; end');
    expect(state.prices).toEqual(before.prices);
    expect(state.harbour).toEqual(before.harbour);
  });

  test('HB-4.5 after a sale nothing can be bought, after a purchase nothing sold', () => {
    const state = trading([2, 0, 0], [[], [], [RED]]);
    expect(refusal(tell(state, 'sell beer 1').state, 'buy timber 1')).toBe('HB-4.5');
    expect(refusal(tell(state, 'direct beer 1').state, 'buy timber 1')).toBe('HB-4.5');
    expect(texts(tell(state, 'direct beer 1').state, 'buy')).toEqual([]);
    const bought = tell(trading([2, 0, 0], [[], [], [RED]], { players: { 0: { pawn: 2 } } }), 'buy timber 1').state;
    expect(refusal(bought, 'sell beer 1')).toBe('HB-4.5');
    expect(refusal(bought, 'direct beer 1')).toBe('HB-4.5');
    expect(refusal(bought, 'buy timber 1')).toBe('HB-2.3');
    expect(refusal(tell(scene({ players: { 0: { goods: [1, 0, 0] } } }), 'go beer').state, 'sell beer 1')).toBe(
      'HB-2.3',
    );
  });

  test('HB-1.6 nobody sells what they do not have', () => {
    const state = trading([1, 0, 0], [[], [], [RED]]);
    expect(refusal(state, 'sell beer 2')).toBe('HB-1.6');
    expect(refusal(state, 'direct sugar 1')).toBe('HB-1.6');
  });

  test('HB-10.3 three beer at 70 and a sugar at 80, and the second sugar directly', () => {
    const state = trading([3, 2, 0], [[RED], [], [RED, GREEN]], { citizens: { 1: 'N5 P2 J3 M5 N2' } });
    expect(state.prices.slice(0, 2)).toEqual([70, 80]);
    const sold = tell(state, 'sell beer 3 sugar 1');
    expect(sold.events[0]).toEqual({
      type: 'shipped',
      seat: 0,
      money: 290,
      loads: [
        { basin: 3, good: 'beer', units: 3 },
        { basin: 1, good: 'sugar', units: 1 },
      ],
    });
    expect(sold.state.players[0]!.money).toBe(1290);
    expect(tell(sold.state, 'direct sugar 1').state.players[0]!.money).toBe(1320);
    expect(viewOf(state).standing.sales[0]).toEqual({ goods: [3, 1, 0], money: 290 });
    expect(surveyOf(state, 0, 'trade1').gain).toMatchObject({ sale: 290, direct: 30 });
    expect(foresee(state, 'sell beer 3 sugar 1')).toEqual({ cost: { beer: 3, sugar: 1 }, gain: { money: 290 } });
  });

  test('HB-4.1 the best sale looks at prices, not at the number of goods', () => {
    expect(bestSale([3, 1], [4, 4, 0], [50, 100, 100])).toEqual({ goods: [0, 4, 0], money: 400 });
    expect(bestSale([3], [3, 2, 0], [50, 100, 100])).toEqual({ goods: [0, 2, 0], money: 200 });
    expect(bestSale([], [3, 2, 1], [50, 100, 100])).toEqual({ goods: [0, 0, 0], money: 0 });
  });
});

describe('buying', () => {
  test('HB-4.4 the price counts for all pieces together', () => {
    const prices = [20, 50, 100, 150, 200, 260, 330, 410, 500, 600];
    for (const [i, price] of prices.entries()) {
      const { events, state } = tell(trading([0, 0, 0], [[], [], []]), `buy timber ${i + 1}`);
      expect(events[0]).toEqual({ type: 'bought', seat: 0, materials: [i + 1, 0, 0], money: -price });
      expect(state.players[0]!.money).toBe(1000 - price);
    }
  });

  test('HB-4.4 at most ten pieces', () => {
    const state = trading([0, 0, 0], [[], [], []]);
    expect(refusal(state, 'buy timber 6 brick 5')).toBe('HB-4.4');
    expect(refusal(state, 'buy timber 5 brick 5')).toBeUndefined();
  });

  test('HB-4.4 nobody owns two bells, but a spent one may be replaced', () => {
    const state = trading([0, 0, 0], [[], [], []]);
    expect(refusal(state, 'buy bell 2')).toBe('HB-4.4');
    expect(refusal(state, 'buy bell 1')).toBeUndefined();
    const owner = trading([0, 0, 0], [[], [], []], { players: { 0: { materials: [0, 0, 1] } } });
    expect(refusal(owner, 'buy bell 1')).toBe('HB-4.4');
    expect(texts(owner, 'buy').some(text => text.includes('bell'))).toBe(false);
    const giver = scene({
      donations: { NIC: '1, 1, 1, 1' },
      players: { 0: { materials: [1, 1, 1], money: 20 } },
      frame: { type: 'church', seat: 0, church: -1, scoring: false },
    });
    const spent = tell(giver, 'donate NIC citizen; end; go beer; end; go beer; end; go trade1').state;
    expect(tell(spent, 'buy bell 1').state.players[0]!.materials[2]).toBe(1);
  });

  test('HB-1.6 what is bought must be paid', () => {
    const state = trading([0, 0, 0], [[], [], []], { players: { 0: { money: 99 } } });
    expect(refusal(state, 'buy timber 2')).toBeUndefined();
    expect(refusal(state, 'buy timber 3')).toBe('HB-1.6');
    expect(surveyOf(state, 0, 'trade2').gain).toMatchObject({ pieces: 2 });
  });

  test('HB-10.4 two timber, two bricks and a bell', () => {
    const { state } = tell(trading([0, 0, 0], [[], [], []]), 'buy timber 2 brick 2 bell 1');
    expect(state.players[0]).toMatchObject({ money: 800, materials: [2, 2, 1] });
  });

  test('HB-11.1 one piece costs 20, six cost 260, seven 330', () => {
    for (const [n, price] of [
      [1, 20],
      [6, 260],
      [7, 330],
    ] as const)
      expect(tell(trading([0, 0, 0], [[], [], []]), `buy brick ${n}`).state.players[0]!.money).toBe(1000 - price);
  });
});

/** Tries every good on every ship. */
function bruteFits(ships: readonly number[], goods: readonly number[]): boolean {
  if (goods.every(n => n <= 0)) return true;
  if (ships.length === 0) return false;
  const [size, ...rest] = ships as [number, ...number[]];
  return goods.some((_, good) =>
    bruteFits(
      rest,
      goods.map((n, i) => (i === good ? n - size : n)),
    ),
  );
}
