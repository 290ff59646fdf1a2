import { type Card, DECK, HAND_SIZE, KINDS, rankOf } from '../words/index.ts';
import { roundsFor } from './queries.ts';
import { faultOf } from './rules/fault.ts';
import { EDITIONS, options } from './setup.ts';
import { type State, tally } from './state.ts';

/** Names the first nonsense in a state that came from outside. */
export function valid(state: unknown): string | undefined {
  if (!isObject(state)) return 'the state is no object';
  const shape = shapeFaults(state).next();
  if (!shape.done) return shape.value;
  const sense = senseFaults(state as unknown as State).next();
  return sense.done ? undefined : sense.value;
}

type Thing = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isBetween = (value: unknown, low: number, high: number): boolean =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

/** Whether everything is there and of its kind. */
function* shapeFaults(state: Thing): Generator<string, void> {
  const { edition, players, stack, trick, out } = state;
  if (!EDITIONS.includes(edition as number)) yield `edition: there is ${EDITIONS.join(', ')}`;
  yield* optionFaults(state['options']);
  if (!isList(players) || players.length < 2 || players.length > 4) return yield 'players: a list of two to four';
  const seats = players.length;
  for (const [seat, player] of players.entries()) yield* playerFaults(player, `players[${seat}]`);
  if (!isBetween(state['round'], 1, roundsFor(seats))) yield `round: from 1 to ${roundsFor(seats)}`;
  if (!isBetween(state['dealer'], 0, seats - 1)) yield 'dealer: there is no such seat';
  if (!isBetween(state['marker'], 0, DECK.length - 1)) yield 'marker: there is no such card';
  if (!isList(out) || !out.every(seat => isBetween(seat, 0, seats - 1))) yield 'out: a list of seats';
  if (!isList(stack) || stack.length > 1) return yield 'stack: one frame, or none when the game is over';
  for (const frame of stack)
    if (!isObject(frame) || frame['type'] !== 'play' || !isBetween(frame['seat'], 0, seats - 1))
      yield 'stack[0]: a frame play with a seat';
  if (!isList(trick)) return yield 'trick: a list of plays';
  for (const [i, play] of trick.entries()) yield* playFaults(play, seats, `trick[${i}]`);
}

function* optionFaults(chosen: unknown): Generator<string, void> {
  if (!isObject(chosen)) return yield 'options: none';
  for (const { id, values } of options)
    if (!values.includes(chosen[id] as never)) yield `options.${id}: one of ${values.join(', ')}`;
}

function* playerFaults(player: unknown, at: string): Generator<string, void> {
  if (!isObject(player)) return yield `${at}: no player`;
  for (const pile of ['hand', 'captured']) yield* cardFaults(player[pile], `${at}.${pile}`);
  for (const source of ['place', 'bonus'])
    if (!isBetween(player[source], 0, 1000)) yield `${at}.${source}: no number of points`;
}

function* playFaults(play: unknown, seats: number, at: string): Generator<string, void> {
  if (!isObject(play)) return yield `${at}: no play`;
  if (!isBetween(play['seat'], 0, seats - 1)) yield `${at}.seat: there is no such seat`;
  if (!KINDS.includes(play['kind'] as never)) yield `${at}.kind: one of ${KINDS.join(', ')}`;
  yield* cardFaults(play['cards'], `${at}.cards`);
}

function* cardFaults(cards: unknown, at: string): Generator<string, void> {
  if (!isList(cards)) return yield `${at}: no list of cards`;
  for (const card of cards)
    if (!isBetween(card, 0, DECK.length - 1)) yield `${at}: there is no card ${JSON.stringify(card)}`;
}

/** Whether it could have come about. */
function* senseFaults(state: State): Generator<string, void> {
  const { players, stack, trick, out, round, marker } = state;
  const seats = players.length;
  yield* dealFaults(state, marker);
  for (const [seat, { hand }] of players.entries()) {
    if (hand.some((card, i) => i > 0 && card < hand[i - 1]!)) yield `players[${seat}].hand: does not ascend`;
    const laid = trick.reduce((cards, play) => cards + (play.seat === seat ? play.cards.length : 0), 0);
    if (hand.length + laid > HAND_SIZE) yield `players[${seat}].hand: nobody was dealt more than ${HAND_SIZE} cards`;
    if (stack.length > 0 && (hand.length === 0) !== out.includes(seat)) yield `out: is seat ${seat} out or not?`;
  }
  if (new Set(out).size !== out.length) yield 'out: a seat goes out once';
  if (stack.length === 0) {
    if (round !== roundsFor(seats)) yield `round: the game is not over before round ${roundsFor(seats)}`;
    if (trick.length > 0) yield 'trick: the game is over';
    if (out.length !== seats - 1 || players.some(({ hand }) => hand.length > 0))
      yield 'out: the game is not over while hands hold cards';
    return;
  }
  if (out.length >= seats - 1) yield 'out: the round would be over';
  yield* trickFaults(state);
}

/** Each card is in one place, and all that were dealt are there. */
function* dealFaults(state: State, marker: Card): Generator<string, void> {
  const { players, trick } = state;
  const found = new Set<Card>([marker]);
  const piles = [
    ...players.flatMap(({ hand, captured }, seat) => [
      [`players[${seat}].hand`, hand] as const,
      [`players[${seat}].captured`, captured] as const,
    ]),
    ...trick.map(({ cards }, i) => [`trick[${i}].cards`, cards] as const),
  ];
  for (const [at, cards] of piles)
    for (const card of cards) {
      if (found.has(card)) yield `${at}: card ${card} is somewhere else, too`;
      found.add(card);
    }
  if (tally(state)['cards'] !== HAND_SIZE * players.length)
    yield `players: there are not ${HAND_SIZE * players.length} cards in hands, trick and piles`;
}

/** Each play is what it says and beats the one before; a Hamburg sticht never stays on the table. */
function* trickFaults({ players, stack, trick, options: { jokerInTrump } }: State): Generator<string, void> {
  for (const [i, { seat, kind, rank, cards }] of trick.entries()) {
    const rule = faultOf({ type: 'play', kind, cards }, cards, trick[i - 1], jokerInTrump);
    if (rule) yield `trick[${i}].cards: against ${rule}`;
    if (kind === 'trump') yield `trick[${i}].kind: a Hamburg sticht takes the trick at once`;
    if (rank !== rankOf(kind, cards)) yield `trick[${i}].rank: should be ${rankOf(kind, cards)}`;
    if (seat === trick[i - 1]?.seat) yield `trick[${i}].seat: nobody plays twice in a row`;
    if (cards.some((card, n) => n > 0 && card < cards[n - 1]!)) yield `trick[${i}].cards: do not ascend`;
  }
  const frame = stack[0]!;
  if (frame.type !== 'play' || players[frame.seat]!.hand.length === 0) yield 'stack[0].seat: has no cards to play';
  if (frame.type === 'play' && frame.seat === trick.at(-1)?.seat) yield 'stack[0].seat: would answer its own play';
}
