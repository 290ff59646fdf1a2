import type { Frozen, Viewer } from '@kontor/core';
import type { Hiding } from '@kontor/testkit';
import { laws } from '@kontor/testkit/vitest';
import { expect } from 'vitest';
import { type Kogge, kogge, type State } from '../src/index.ts';
import { couldBe } from '../src/known.ts';
import { squareAt, SUPPLY } from '../src/lore.ts';
import { listOf, words } from '../words/index.ts';

laws<Kogge>(kogge, {
  words,
  seeds: 1,
  settings: { moments: 7, guesses: 2 },
  help: {
    hidden,
    /** What others know of each other is no part of a guess. */
    essence: state => ({ ...state, known: 'left out' }),
    optional: ['ending'],
  },
  after(reports) {
    for (const type of [
      'bid',
      'produced',
      'guild',
      'sailed',
      'rerouted',
      'raided',
      'driven',
      'offered',
      'lapsed',
      'attacked',
      'fought',
      'looked',
      'taxed',
    ])
      expect(
        reports.some(({ events }) => events[type]! > 0),
        type,
      ).toBe(true);
    expect(reports.reduce((sum, { secretPairs }) => sum + secretPairs, 0)).toBeGreaterThan(0);
  },
});

/** [KO-11.2] Each place the viewer does not see into, and what might lie there by all the viewer knows. */
function hidden(state: Frozen<State>, viewer: Viewer): Hiding[] {
  if (state.ending !== undefined) return [];
  const at = viewer === 'public' ? state.players.length : viewer;
  const [chips, goods] = [state.known.chips[at]!, state.known.goods[at]!];
  return [
    ...state.players.flatMap((player, seat): Hiding[] =>
      seat === viewer
        ? []
        : [
            { place: `hand ${seat}`, items: listOf(player.chips), could: couldBe(chips, seat) },
            { place: `cog ${seat}`, items: listOf(player.goods), could: couldBe(goods, seat) },
          ],
    ),
    { place: 'supply', items: listOf(state.supply.chips), could: couldBe(chips, SUPPLY) },
    ...state.cities.flatMap(({ routes }, city) =>
      routes.flatMap(({ chip, down }, slot): Hiding[] =>
        down ? [{ place: `square ${city} ${slot}`, items: [chip], could: couldBe(chips, squareAt(city, slot)) }] : [],
      ),
    ),
  ];
}
