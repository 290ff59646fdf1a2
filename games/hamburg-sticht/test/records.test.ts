import { records } from '@kontor/testkit/vitest';
import { hamburgSticht } from '../src/index.ts';
import { type Event, FIRST_JOKER, type Kind, KINDS } from '../words/index.ts';

type Case = (event: Event) => boolean;

const isTaken =
  (by: string, endsRound: boolean): Case =>
  event =>
    event.type === 'taken' && event.by === by && (event.leader === undefined) === endsRound;

const isPlayed =
  (kind: Kind): Case =>
  event =>
    event.type === 'played' && event.kind === kind;

/** What the records must show beyond seats, options and events: each way a trick and a round can end, each combination. */
const cases: Readonly<Record<string, Case>> = {
  'a trick ends by passes': isTaken('passes', false),
  'a trick ends by a Hamburg sticht': isTaken('trump', false),
  'a round ends over an open trick': isTaken('end', true),
  'a round ends by a Hamburg sticht': isTaken('trump', true),
  'the open trick has several plays': event => event.type === 'taken' && event.by === 'end' && event.cards > 5,
  'the open trick has a bonus card': event => event.type === 'taken' && event.by === 'end' && event.bonus.length > 0,
  'the last hand has a bonus card': event => event.type === 'lastHand' && event.bonus.length > 0,
  'the last hand has none': event => event.type === 'lastHand' && event.bonus.length === 0,
  'the winner of a trick is out and another leads': event =>
    event.type === 'taken' && event.leader !== undefined && event.leader !== event.seat,
  'the marker is a joker': event => event.type === 'dealt' && event.marker >= FIRST_JOKER,
  'a joker alone': event => event.type === 'played' && event.kind === 'single' && event.cards[0]! >= FIRST_JOKER,
  'a joker in a Hamburg sticht': event =>
    event.type === 'played' && event.kind === 'trump' && event.cards.at(-1)! >= FIRST_JOKER,
  'one winner': event => event.type === 'over' && event.winners.length === 1,
  'a shared victory': event => event.type === 'over' && event.winners.length > 1,
  ...Object.fromEntries(KINDS.map(kind => [`a ${kind}`, isPlayed(kind)])),
};

records(hamburgSticht, new URL('./records/', import.meta.url), {
  minimum: 58,
  covers: {
    events: ['dealt', 'hand', 'played', 'passed', 'out', 'taken', 'lastHand', 'scored', 'over'],
    endings: ['rounds'],
    moves: ['play', 'pass'],
    cases: cases as Readonly<Record<string, (event: { readonly type: string }) => boolean>>,
  },
});
