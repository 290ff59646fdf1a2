import { expect, test } from 'vitest';
import { card, drawing, scene, tell } from '../../test/scene.ts';
import { cardName, ROW } from '../../words/index.ts';
import { game, type State } from '../index.ts';
import { rulebook } from './index.ts';
import { DECK } from '../../words/index.ts';
import { flow, quick, tableFor } from '@kontor/core';
import type { Speicherstadt } from '../state.ts';

/** A round that begins with this pile. */
function opening(seats: number, pile: readonly string[], ...draws: number[]) {
  const state = scene({ seats: Array.from({ length: seats }, () => ({})), pile });
  return open(state, draws);
}

function open(state: State, draws: readonly number[]) {
  for (const space of state.row) state.discard.push(space.card);
  state.discard.sort((a, b) => a - b);
  state.row = [];
  state.stack = [{ type: 'round' }];
  const events: Speicherstadt['Event'][] = [];
  flow<Speicherstadt>(rulebook(DECK)).settle(state, drawing(...draws), event => events.push(event));
  return { state, events };
}

test.each([2, 3, 4, 5])('SP-2.1 with %i players the row has one card more than players', seats => {
  const { row } = game.setup(tableFor(game, seats), quick(seats));
  expect(row).toHaveLength(seats + 1);
  expect(ROW[seats]).toBe(seats + 1);
});

test('SP-2.2 a ship gets three goods out of the bag as it is turned up', () => {
  // Cards: ship, bank, ship; goods: places in the bag of nine each.
  const { state, events } = opening(2, ['ship C-1', 'ship C-2', 'bank', 'fire 4'], 0, 0, 9, 17, 1, 0, 0, 40, 39);
  expect(state.row.map(space => cardName(space.card))).toEqual(['ship C-1', 'bank', 'ship C-2']);
  expect(state.row.map(space => space.goods)).toEqual([[0, 1, 2], [], [0, 4, 4]]);
  expect(state.bag).toEqual([7, 8, 8, 9, 7]);
  expect(events.filter(event => event.type === 'turn').map(event => event.goods)).toEqual([[0, 1, 2], [], [0, 4, 4]]);
});

test('SP-2.3 a fire burns at once, and the next card takes its space', () => {
  const { state, events } = opening(2, ['fire 2', 'bank', 'contract C-1', 'contract C-2', 'fire 4'], 3, 2, 1, 0);
  expect(state.row.map(space => cardName(space.card))).toEqual(['bank', 'contract C-2', 'contract C-1']);
  expect(events.map(({ type }) => type)).toEqual(['round', 'turn', 'fire', 'turn', 'turn', 'turn']);
  expect(state.discard).toContain(card('fire 2'));
});

test('SP-2.3 several fires in a row burn one after the other on the same space', () => {
  const { state, events } = opening(
    2,
    ['fire 1', 'fire 2', 'bank', 'contract C-1', 'contract C-2', 'fire 4'],
    0,
    3,
    0,
    0,
    0,
  );
  expect(state.row).toHaveLength(3);
  expect(events.flatMap(event => (event.type === 'turn' ? [event.space] : []))).toEqual([0, 0, 0, 1, 2]);
  expect(events.flatMap(event => (event.type === 'fire' ? [event.card] : []))).toEqual([
    card('fire 1'),
    card('fire 2'),
  ]);
});

test('SP-2.4 when only the fourth fire is left the round is the last', () => {
  const { state } = opening(2, ['bank', 'contract C-1', 'contract C-2', 'fire 4'], 0, 0, 0);
  state.round = 16;
  expect(state.pile).toEqual([card('fire 4')]);
  expect(game.view(state, 0).isLast).toBe(true);
  const places = ['0 worker 1', '1 worker 1', '0 worker 1', '1 worker 1', '0 worker 1', '1 worker 1'];
  const { state: end, events } = tell(state, [...places, '1 decline', '0 decline', '1 buy'], drawing());
  expect(game.outcome(end)?.ending).toBe('fourth-fire');
  expect(events.filter(({ type }) => type === 'round')).toEqual([]);
});

test('SP-2.4 the third fire directly above the fourth: both burn in order and there is no further round', () => {
  const state = scene({
    seats: [{ cards: ['fireman A-1'] }, {}],
    pile: ['fire 3', 'fire 4'],
    row: [['bank', [0, 1, 0, 1, 0]]],
  });
  const { state: end, events } = tell(state, ['1 worker 1', '1 decline', '0 decline', '1 buy'], drawing());
  expect(events.slice(-4).map(({ type }) => type)).toEqual(['income', 'fire', 'fire', 'end']);
  expect(events.flatMap(event => (event.type === 'fire' ? [event.card] : []))).toEqual([
    card('fire 3'),
    card('fire 4'),
  ]);
  expect(end.players.map(({ track }) => track)).toEqual([7, -7]);
  expect(end.round).toBe(16);
  expect(game.outcome(end)).toMatchObject({ ending: 'both-fires' });
});
