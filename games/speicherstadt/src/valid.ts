import { CARDS, CONTRACTS, FOURTH_FIRE, KIND } from '../words/data/cards.ts';
import { type Deck, isFire, isShip } from '../words/data/deck.ts';
import { GOODS, PIECES } from '../words/data/goods.ts';
import { CAPACITY, CARGO, COLUMN, PLAYERS, REMOVED, ROUNDS, ROW, WORKERS } from '../words/data/table.ts';
import { ENDINGS } from '../words/events.ts';
import { EDITIONS } from './editions.ts';
import { contractsOf, hasWarehouse, total } from './queries.ts';
import { NOTHING, type State, tally } from './state.ts';

class Nonsense extends Error {}
const fail = (path: string, message: string): never => {
  throw new Nonsense(`${path}: ${message}`);
};

type Anything = Readonly<Record<string, unknown>>;

function object(value: unknown, path: string, members: readonly string[], optional: readonly string[] = []): Anything {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(path, 'is no object');
  const given = value as Anything;
  for (const member of members)
    if (!(member in given)) fail(path === 'state' ? member : `${path}.${member}`, 'is missing');
  for (const member of Object.keys(given))
    if (!members.includes(member) && !optional.includes(member)) fail(`${path}.${member}`, 'is not known');
  return given;
}

function whole(value: unknown, path: string, min: number, max: number): number {
  if (!Number.isInteger(value)) fail(path, 'is no whole number');
  if ((value as number) < min || (value as number) > max) fail(path, `is ${String(value)}, not ${min} to ${max}`);
  return value as number;
}

function list(
  value: unknown,
  path: string,
  min: number,
  max: number,
  each: (item: unknown, path: string) => void,
): void {
  if (!Array.isArray(value)) fail(path, 'is no list');
  const items = value as unknown[];
  if (items.length < min || items.length > max) fail(path, `has ${items.length} entries, not ${min} to ${max}`);
  items.forEach((item, i) => each(item, `${path}[${i}]`));
}

const counts = (value: unknown, path: string): void =>
  list(value, path, GOODS.length, GOODS.length, (item, at) => whole(item, at, 0, PIECES));
const good = (value: unknown, path: string): number => whole(value, path, 0, GOODS.length - 1);
const card = (value: unknown, path: string): number => whole(value, path, 0, CARDS.length - 1);
const cards = (value: unknown, path: string): void => list(value, path, 0, CARDS.length, card);

const MANY_COINS = 1000;
const MANY_POINTS = 100;

function checkPlayer(value: unknown, path: string): void {
  const player = object(value, path, ['coins', 'track', 'cards', 'bought', 'loose', 'warehouse', 'hall']);
  whole(player['coins'], `${path}.coins`, 0, MANY_COINS);
  whole(player['track'], `${path}.track`, -MANY_POINTS, MANY_POINTS);
  cards(player['cards'], `${path}.cards`);
  whole(player['bought'], `${path}.bought`, 0, WORKERS);
  counts(player['loose'], `${path}.loose`);
  counts(player['warehouse'], `${path}.warehouse`);
  whole(player['hall'], `${path}.hall`, NOTHING, GOODS.length - 1);
}

const FRAMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  round: {},
  demand: { placed: WORKERS * PLAYERS.max - 1 },
  purchase: {},
  offer: { space: 5 },
  loading: { asked: PLAYERS.max },
  handling: { seat: PLAYERS.max - 1 },
  income: {},
};

/** The phases that are still to come, below the one that waits for somebody. */
const BELOW: Readonly<Record<string, string>> = {
  demand: 'round income loading purchase demand',
  offer: 'round income loading purchase offer',
  handling: 'round income loading handling',
};

function checkStack(value: unknown): void {
  list(value, 'stack', 0, 5, (frame, path) => {
    const type = typeof frame === 'object' && frame !== null ? (frame as Anything)['type'] : undefined;
    const members = typeof type === 'string' && Object.hasOwn(FRAMES, type) ? FRAMES[type] : undefined;
    if (!members) return fail(path, 'is no frame');
    const given = object(frame, path, ['type', ...Object.keys(members)]);
    for (const [member, most] of Object.entries(members)) whole(given[member], `${path}.${member}`, 0, most);
  });
  const types = (value as { type: string }[]).map(({ type }) => type);
  if (types.length > 0 && types.join(' ') !== BELOW[types.at(-1)!])
    fail('stack', `${types.join(' ')} waits for nobody`);
}

function checkForm(value: unknown): State {
  const state = object(
    value,
    'state',
    ['edition', 'options', 'stack', 'round', 'start', 'row', 'players', 'laid', 'pile', 'discard', 'bag', 'supply'],
    ['ending'],
  );
  if (!EDITIONS.includes(state['edition'] as number)) fail('edition', 'is not known');
  object(state['options'], 'options', []);
  list(state['players'], 'players', PLAYERS.min, PLAYERS.max, checkPlayer);
  const seats = (state['players'] as unknown[]).length;
  checkStack(state['stack']);
  whole(state['round'], 'round', 1, ROUNDS[seats]!);
  whole(state['start'], 'start', 0, seats - 1);
  list(state['row'], 'row', 0, ROW[seats]!, (space, path) => {
    const { card: held, goods, queue } = object(space, path, ['card', 'goods', 'queue']);
    whole(held, `${path}.card`, NOTHING, CARDS.length - 1);
    list(goods, `${path}.goods`, 0, CARGO, good);
    list(queue, `${path}.queue`, 0, COLUMN, (seat, at) => whole(seat, at, 0, seats - 1));
  });
  list(state['laid'], 'laid', CONTRACTS.length, CONTRACTS.length, (bits, path) => whole(bits, path, 0, 15));
  cards(state['pile'], 'pile');
  cards(state['discard'], 'discard');
  counts(state['bag'], 'bag');
  counts(state['supply'], 'supply');
  if ('ending' in state && !ENDINGS.includes(state['ending'] as (typeof ENDINGS)[number]))
    fail('ending', 'is not known');
  return value as State;
}

const isAscending = (items: readonly number[]): boolean => items.every((item, i) => i === 0 || items[i - 1]! < item);

function checkCards(deck: Deck, state: State): void {
  const seats = state.players.length;
  if (!isAscending(state.pile)) fail('pile', 'does not ascend');
  if (!isAscending(state.discard)) fail('discard', 'does not ascend');
  const all = [
    ...state.pile,
    ...state.discard,
    ...state.row.flatMap(space => (space.card === NOTHING ? [] : [space.card])),
    ...state.players.flatMap(player => player.cards),
    ...REMOVED[seats]!,
  ];
  for (let each = 0; each < CARDS.length; each++) {
    const many = all.filter(other => other === each).length;
    if (many !== 1) fail('cards', `there is card ${each} ${many} times`);
  }
  state.row.forEach(({ card, goods, queue }, at) => {
    const fits =
      card === NOTHING ? queue.length === 0 && goods.length === 0 : goods.length === (isShip(card) ? CARGO : 0);
    if (!fits || KIND[card] === 'fire') fail(`row[${at}]`, 'card, goods and queue do not fit together');
  });
  state.laid.forEach((bits, contract) => {
    if (bits >= 1 << deck.symbols[contract]!.length) fail(`laid[${contract}]`, 'the contract has no such symbol');
    if (bits > 0 && !state.players.some(player => contractsOf(player).includes(contract)))
      fail(`laid[${contract}]`, 'nobody has it');
  });
}

function checkGoods(deck: Deck, state: State): void {
  state.players.forEach((player, seat) => {
    const stored = total(player.warehouse);
    if (stored > (hasWarehouse(player) ? CAPACITY : 0))
      fail(`players[${seat}].warehouse`, 'there is no room for so much');
    if (player.bought > player.cards.length) fail(`players[${seat}].bought`, 'is more than there are cards');
  });
  for (const [name, many] of Object.entries(tally(deck, state)))
    if (name !== 'cards' && many !== PIECES) fail('goods', `there are ${many} pieces of ${name}, not ${PIECES}`);
  const due = CARGO * state.pile.filter(isShip).length;
  if (total(state.bag) < due) fail('bag', `the ships to come need ${due} goods, and ${total(state.bag)} are in it`);
}

/** [SP-1.4, SP-2.4] What is left in the pile fills the rows to come exactly, and the fourth fire is under it. */
function checkPile({ pile, round, players }: State): void {
  const due = (ROUNDS[players.length]! - round) * ROW[players.length]!;
  const left = pile.filter(card => !isFire(card)).length;
  if (left !== due) fail('pile', `after round ${round} there are ${due} cards and the fires to come, not ${left}`);
  if (!pile.includes(FOURTH_FIRE)) fail('pile', 'the last fire is missing');
}

/** [SP-3.1] The workers above the cards were placed lap by lap; nobody has bought anything yet. */
function checkDemand({ start, row, players }: State, placed: number): void {
  if (placed >= WORKERS * players.length) fail('stack', 'all workers are placed');
  if (row.some(({ card }) => card === NOTHING)) fail('row', 'a card is missing');
  players.forEach((player, seat) => {
    const stand = row.flatMap(({ queue }) => queue).filter(each => each === seat).length;
    const turn = (seat - start + players.length) % players.length;
    const due = Math.ceil((placed - turn) / players.length);
    if (stand !== due) fail('row', `${stand} workers of seat ${seat} stand there, and ${due} were placed`);
    if (player.bought > 0) fail(`players[${seat}].bought`, 'nothing was for sale yet');
    if (total(player.loose) > 0) fail(`players[${seat}].loose`, 'no ship was bought yet');
  });
}

/** What waits on top of the stack fits the rest. */
function checkTop(state: State): void {
  const top = state.stack.at(-1);
  const workers = state.row.reduce((sum, { queue }) => sum + queue.length, 0);
  const isOver = state.ending !== undefined;
  if (isOver !== (top === undefined)) fail('stack', 'the end and the stack do not fit together');
  if (isOver && (state.pile.length > 0 || state.row.length > 0)) fail('pile', 'cards are left at the end');
  if (!isOver && state.row.length !== ROW[state.players.length]!) fail('row', 'is not complete');
  if (!isOver) checkPile(state);
  if (top?.type === 'demand') checkDemand(state, top.placed);
  else if (top?.type === 'offer') checkOffer(state, top.space);
  else if (workers > 0) fail('row', 'the workers should be at home');
  if (top?.type === 'handling') {
    const { asked } = state.stack[2] as { type: 'loading'; asked: number };
    const last = (state.start + asked - 1) % state.players.length;
    if (asked < 1 || asked > state.players.length || last !== top.seat) fail('stack', 'it is not that seat that loads');
    if (state.row.some(({ card }) => card !== NOTHING)) fail('row', 'a card is not settled');
  } else if (top && (state.stack[2] as { asked?: number }).asked !== 0) fail('stack', 'nobody can have loaded yet');
}

function checkOffer(state: State, space: number): void {
  const first = state.row.findIndex(({ card }) => card !== NOTHING);
  const queue = state.row[first]?.queue ?? [];
  if (space !== first) fail('stack', 'it is not that card that is settled');
  if (queue.length === 0 || state.players[queue[0]!]!.coins < queue.length) fail('row', 'nobody can be asked');
}

/** Names the first nonsense in a state that came from outside. */
export function valid(deck: Deck, value: unknown): string | undefined {
  try {
    const state = checkForm(value);
    checkCards(deck, state);
    checkGoods(deck, state);
    checkTop(state);
    return undefined;
  } catch (error) {
    if (error instanceof Nonsense) return error.message;
    throw error;
  }
}
