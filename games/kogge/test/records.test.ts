import { records } from '@kontor/testkit/vitest';
import { kogge } from '../src/index.ts';
import { ENDINGS, type Event, EVENT_TYPES, type Move } from '../words/index.ts';

type Case = (event: Event) => boolean;

const MOVES: readonly Move['type'][] = [
  ...([
    'choose',
    'bid',
    'guild',
    'tax',
    'sail',
    'sail-down',
    'sail-secret',
    'pick-all',
    'pick',
    'build',
    'arm',
    'bonus',
    'ask-chip',
  ] as const),
  ...([
    'take-chip',
    'sell-chip',
    'buy',
    'give',
    'take',
    'route',
    'raid-cog',
    'raid-city',
    'divide',
    'pile',
    'drive',
    'drive-down',
  ] as const),
  ...([
    'look',
    'attack',
    'fight',
    'claim',
    'pass',
    'end',
    'offer',
    'counter',
    'accept',
    'decline',
    'withdraw',
  ] as const),
];

/** What the records must show beyond seats, options, moves, events and endings. */
const cases: Readonly<Record<string, Case>> = {
  'a city that gets nothing because its offices do': event =>
    event.type === 'produced' && event.toCity === 0 && event.toOffices.length > 0,
  'an office that gets a good': event => event.type === 'produced' && event.toOffices.length > 0,
  'two offices that get a good': event => event.type === 'produced' && event.toOffices.length === 2,
  'a first crossing': event => event.type === 'guild' && event.crossings === 1,
  'a step paid with a chip': event => event.type === 'sailed' && event.pay.some(item => item > 3),
  'a step paid with a good': event => event.type === 'sailed' && event.pay.some(item => item < 4),
  'the secret way': event => event.type === 'sailed' && event.secretWay === true,
  'a face-down route': event => event.type === 'sailed' && event.slot !== undefined,
  'a route into its own city': event => event.type === 'sailed' && event.slot !== undefined && event.from === event.to,
  'a robber sent along a face-down route': event => event.type === 'driven' && event.slot !== undefined,
  'an equal fight': event => event.type === 'fought' && event.winner === undefined,
  'a fight won by the defender': event => event.type === 'fought' && event.winner === event.defender,
  'a claim in vain': event => event.type === 'claimed' && event.n === 0,
  'a swap over an office': event => event.type === 'accepted' && event.office !== undefined,
  'a swap of cogs': event => event.type === 'accepted' && event.office === undefined,
  'a counter-offer': event => event.type === 'offered' && event.counter === true,
  'somebody skipped with chips': event => event.type === 'skipped' && event.chips.length > 0,
};

records(kogge, new URL('./records/', import.meta.url), {
  minimum: 100,
  covers: {
    events: EVENT_TYPES,
    endings: ENDINGS,
    moves: MOVES,
    cases: cases as Readonly<Record<string, (event: { readonly type: string }) => boolean>>,
  },
});
