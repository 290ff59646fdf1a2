import { begin, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { tell } from '../test/scenario.ts';
import { game, type Player, type State } from './index.ts';

/** A round in its second trick, with a pair on the table. */
function running(): State {
  const { state } = begin(game, tableFor(game, 3), quick(1));
  const seat = game.actors(state)[0]!;
  return tell(state, [
    `${seat} ${game.write(game.legal(state, seat).moves.find(move => move.type === 'play' && move.kind === 'pair')!)}`,
  ]).state;
}

/** Outside of the house anything may be changed. */
type Loose<T> = T extends object ? { -readonly [K in keyof T]: Loose<T[K]> } : T;
type Position = Loose<State>;

const fault = (change: (state: Position) => void): string | undefined => {
  const state = JSON.parse(JSON.stringify(running())) as Position;
  change(state);
  return game.valid(state);
};

/** The trick gets a card of another value from a hand, and the hand the trick's. */
function mixUp({ players, trick }: Position): void {
  const { cards } = trick[0]!;
  const { hand } = players[0]!;
  const at = hand.findIndex(card => card < 48 && card % 12 !== cards[1]! % 12);
  [cards[0], hand[at]] = [hand[at]!, cards[0]!];
  cards.sort((a, b) => a - b);
  hand.sort((a, b) => a - b);
}

/** All cards but one change hands. */
function handOver(from: Loose<Player>, to: Loose<Player>): void {
  to.hand = [...to.hand, ...from.hand.splice(1)].sort((a, b) => a - b);
}

describe('a position from outside', () => {
  test('a good one is taken', () => expect(fault(() => {})).toBeUndefined());

  test.each<[string, (state: Position) => void]>([
    ['edition', state => (state.edition = 9)],
    ['options.memory', state => (state.options = { ...state.options, memory: 'deep' as never })],
    ['players: a list', state => (state.players.length = 1)],
    ['round', state => (state.round = 7)],
    ['dealer', state => (state.dealer = 3)],
    ['marker', state => (state.marker = 54)],
    ['players[0].hand: there is no card 99', state => (state.players[0]!.hand[0] = 99)],
    ['players[0].hand: does not ascend', state => state.players[0]!.hand.reverse()],
    ['is somewhere else, too', state => (state.marker = state.players[1]!.hand[0]!)],
    ['players[1].hand: nobody was dealt more than 13 cards', state => handOver(state.players[0]!, state.players[1]!)],
    ['players: there are not 39 cards', state => state.players[0]!.hand.pop()],
    ['out: a list of seats', state => state.out.push(5)],
    ['out: is seat', state => state.out.push(game.actors(state)[0]!)],
    ['stack: one frame', state => state.stack.push({ type: 'play', seat: 0 })],
    ['stack[0]: a frame play', state => (state.stack = [{ type: 'score' }])],
    ['stack[0].seat: would answer', state => (state.stack = [{ type: 'play', seat: state.trick[0]!.seat }])],
    ['trick[0].kind', state => (state.trick[0]!.kind = 'flush' as never)],
    ['trick[0].cards: against HS-2.2', mixUp],
    ['trick[0].rank', state => state.trick[0]!.rank++],
    ['round: the game is not over', state => (state.stack = [])],
    ['players[2].bonus', state => (state.players[2]!.bonus = -1)],
  ])('%s is named', (said, change) => expect(fault(change)).toContain(said));
});
