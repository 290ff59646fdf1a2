import { type Chance, type Frozen, lookUp, quick, sample, type Seat, tableFor } from '@kontor/core';
import { game, type State } from '@kontor/hamburg-sticht';

/** The same luck for the same event, at every table: so the moves of a game can be known in advance. */
const luck: Chance = {
  at: (event, index = 0) => quick([...event].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), index)),
};

export const SEATS = 2;

export const setup = (): State => game.setup(tableFor(game, SEATS), luck);

/** Plays a move from outside in place, checked as every server has to; after the last move a new game begins. */
export function play(state: State, seat: Seat, text: string): State {
  const found = lookUp(game, state as Frozen<State>, seat, text);
  if (!('move' in found)) throw new Error(`${text} is not legal`);
  game.apply(state, seat, found.move, luck);
  return state.stack.length === 0 ? setup() : state;
}

/** A whole game: who plays what. */
export function script(): readonly (readonly [seat: Seat, move: string])[] {
  const dice = quick(5);
  const moves: [Seat, string][] = [];
  const state = setup();
  for (;;) {
    const seat = game.actors(state as Frozen<State>)[0];
    if (seat === undefined) return moves;
    const move = sample(game.legal(state as Frozen<State>, seat), dice);
    moves.push([seat, game.write(move)]);
    game.apply(state, seat, move, luck);
  }
}

export const viewOf = (state: State, viewer: Seat | 'public'): object => game.view(state as Frozen<State>, viewer);

export const copyOf = (state: State): State => game.clone(state as Frozen<State>);
