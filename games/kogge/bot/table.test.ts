import { awaited, type Frozen, perform, quick, tableFor } from '@kontor/core';
import { expect, test } from 'vitest';
import { game, type State } from '../src/index.ts';
import type { Event, Options } from '../words/index.ts';
import { bots } from './index.ts';

const LIMIT = 2000;

/** Plays a game as a table does: whoever is offered something is asked at once, then whoever owes a move. */
function serve(seats: number, options: Partial<Options>, seed: number): { state: State; events: Event[] } {
  const luck = quick(seed);
  let state = game.setup(tableFor(game, seats, options), luck);
  const events: Event[] = [];
  for (let n = 0; n < LIMIT; n++) {
    const look = state as Frozen<State>;
    const [seat] = awaited(game, look);
    if (seat === undefined) return { state, events };
    const view = game.view(look, seat);
    const played = perform(
      game,
      look,
      seat,
      bots.levels.easy.choose({ game, seat, view, seed: seed * LIMIT + n }),
      luck,
    );
    state = played.state;
    events.push(...played.events);
  }
  throw new Error(`no end after ${LIMIT} moves`);
}

const isAnswer = ({ type }: Event) => type === 'accepted' || type === 'declined';

test('bots at a table make offers, answer each one at once, and their games end in 8 to 17 rounds', () => {
  const games = [2, 3, 4].flatMap(seats => [1, 2, 3].map(seed => serve(seats, {}, seats * 10 + seed)));
  for (const { state } of games) {
    expect(state.round).toBeGreaterThanOrEqual(8);
    expect(state.round).toBeLessThanOrEqual(17);
  }
  const news = games.flatMap(({ events }) => events);
  const offers = news.filter(({ type }) => type === 'offered');
  expect(offers.length).toBeGreaterThan(0);
  expect(news.filter(isAnswer)).toHaveLength(offers.length);
  expect(news.filter(({ type }) => type === 'lapsed')).toEqual([]);
  expect(news.some(({ type }) => type === 'accepted')).toBe(true);
  expect(offers.length).toBeLessThan(news.filter(({ type }) => type === 'turn').length / 3);
});

test('bots play whole games by all expert rules', () => {
  const options = { taxes: true, officeTrade: true, conflicts: true, memoryRoutes: true };
  const news = [2, 3, 4].flatMap(seats => serve(seats, options, seats).events);
  for (const type of ['taxed', 'attacked', 'fought', 'looked', 'built'] as const)
    expect(
      news.some(event => event.type === type),
      type,
    ).toBe(true);
});

test('KO-2.4 bots that want the same city do not go on wanting it', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { events } = serve(4, {}, seed);
    expect(events.filter(({ type }) => type === 'clashed').length).toBeLessThan(8);
  }
});
