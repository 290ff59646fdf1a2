import { records } from '@kontor/testkit/vitest';
import { speicherstadt } from '../src/index.ts';
import { ENDINGS, type Event, EVENT_TYPES } from '../words/index.ts';

const MOVES = ['worker', 'buy', 'decline', 'load', 'store', 'keep', 'sell', 'hall-sale', 'exchange', 'unload', 'done'];

const when =
  (fits: (event: Event) => boolean) =>
  (event: { readonly type: string }): boolean =>
    fits(event as Event);

records(speicherstadt, new URL('./records/', import.meta.url), {
  minimum: 50,
  covers: {
    events: EVENT_TYPES.filter(type => type !== 'begin'),
    endings: ENDINGS,
    moves: MOVES,
    cases: {
      'a forced decline': when(event => event.type === 'decline' && event.forced),
      'a free decline': when(event => event.type === 'decline' && !event.forced),
      'a ship discarded with its goods': when(event => event.type === 'discard' && event.goods.length > 0),
      'a contract completed': when(event => event.type === 'load' && event.complete),
      'a good displaced in the warehouse': when(event => event.type === 'store' && event.lost !== undefined),
      'a good displaced in the hall': when(event => event.type === 'keep' && event.lost !== undefined),
      'a fire that leaves all level': when(event => event.type === 'fire' && event.points.every(n => n === 0)),
      'a fire with a tie': when(event => event.type === 'fire' && event.points.filter(n => n < 0).length > 1),
      'income with the bank': when(event => event.type === 'income' && event.coins.includes(3)),
      'a price of four': when(event => event.type === 'buy' && event.coins === -4),
    },
  },
});
