import { isMultiset } from '@kontor/core';
import type { Components } from './components.ts';
import { ENDINGS } from './events.ts';
import { mostBoats } from './queries.ts';
import { OPTIONS } from './setup.ts';
import { type State, laidOn } from './state.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Names the first member that an object lacks or should not have. */
function members(
  value: Loose,
  path: string,
  needed: readonly string[],
  optional: readonly string[] = [],
): string | undefined {
  for (const key of needed) if (!(key in value)) return `${path}${key}: missing`;
  for (const key of Object.keys(value))
    if (!needed.includes(key) && !optional.includes(key)) return `${path}${key}: there is no such member`;
  return undefined;
}

/** Names the first nonsense in a state from outside. */
export function valid(components: Components, given: unknown): string | undefined {
  if (!isObject(given)) return 'state: not an object';
  const kinds = components.kinds.length;
  const isCounts = (value: unknown): boolean =>
    Array.isArray(value) && value.length === kinds && value.every(count => isWhole(count, 0, 200));
  const isGoods = (value: unknown): boolean =>
    isMultiset(value) && value.length >= 1 && value.length <= 2 && value.every(kind => isWhole(kind, 0, kinds - 1));
  const fault =
    members(
      given,
      '',
      ['edition', 'options', 'round', 'starter', 'pile', 'discard', 'bank', 'players', 'offers', 'stack'],
      ['crate', 'ending'],
    ) ?? optionsFault(given['options']);
  if (fault) return fault;
  if (!isWhole(given['edition'], 1, 2)) return 'edition: 1 or 2';
  if (!isWhole(given['round'], 1, components.rounds)) return `round: from 1 to ${components.rounds}`;
  const { players, offers, stack } = given;
  if (!Array.isArray(players) || players.length < 2 || players.length > 4) return 'players: two to four';
  const isSeat = (value: unknown): boolean => isWhole(value, 0, players.length - 1);
  if (!isSeat(given['starter'])) return 'starter: not a seat';
  for (const member of ['pile', 'discard']) if (!isCounts(given[member])) return `${member}: goods by kind`;
  if (!isWhole(given['bank'], 0, 100)) return 'bank: a number of coins';
  for (const [seat, player] of (players as unknown[]).entries()) {
    const path = `players[${seat}]`;
    if (!isObject(player)) return `${path}: not an object`;
    const wrong = members(player, `${path}.`, ['hand', 'shown', 'coins', 'points', 'offers'], ['contract', 'boats']);
    if (wrong) return wrong;
    for (const member of ['hand', 'shown']) if (!isCounts(player[member])) return `${path}.${member}: goods by kind`;
    for (const member of ['coins', 'points'])
      if (!isWhole(player[member], 0, 100)) return `${path}.${member}: a whole number`;
    if (!isWhole(player['offers'], 0, 2)) return `${path}.offers: none to two`;
    if ('boats' in player && !isWhole(player['boats'], 0, mostBoats(player['coins'] as number)))
      return `${path}.boats: none to three, at most one for each coin`;
    if ('contract' in player !== (given['options'] as Loose)['contracts'])
      return `${path}.contract: is there or not as the options say`;
    if ('contract' in player && !isWhole(player['contract'], 0, kinds - 1))
      return `${path}.contract: there is no such kind`;
  }
  if (!Array.isArray(offers)) return 'offers: a list';
  for (const [i, offer] of (offers as unknown[]).entries()) {
    if (!isObject(offer)) return `offers[${i}]: not an object`;
    const wrong = members(offer, `offers[${i}].`, ['by', 'to', 'give', 'ask']);
    if (wrong) return wrong;
    for (const member of ['by', 'to']) if (!isSeat(offer[member])) return `offers[${i}].${member}: not a seat`;
    for (const member of ['give', 'ask'])
      if (!isGoods(offer[member])) return `offers[${i}].${member}: one or two goods`;
  }
  if ('crate' in given) {
    const { crate } = given;
    if (!isObject(crate)) return 'crate: not an object';
    const wrong = members(crate, 'crate.', ['kind', 'by']);
    if (wrong) return wrong;
    if (!isWhole(crate['kind'], 0, kinds - 1)) return 'crate.kind: there is no such kind';
    if (!isSeat(crate['by'])) return 'crate.by: not a seat';
  }
  if ('ending' in given && !ENDINGS.includes(given['ending'] as never)) return 'ending: rounds or empty';
  return stackFault(stack, isSeat, isGoods) ?? sense(components, given as unknown as State);
}

function optionsFault(options: unknown): string | undefined {
  if (!isObject(options)) return 'options: not an object';
  for (const { id, values } of OPTIONS)
    if (!values.includes(options[id] as never)) return `options.${id}: one of ${values.join(', ')}`;
  return members(
    options,
    'options.',
    OPTIONS.map(({ id }) => id),
  );
}

function stackFault(
  stack: unknown,
  isSeat: (value: unknown) => boolean,
  isGoods: (value: unknown) => boolean,
): string | undefined {
  if (!Array.isArray(stack) || stack.length > 1) return 'stack: at most one frame';
  for (const frame of stack as unknown[]) {
    if (!isObject(frame)) return 'stack[0]: not an object';
    if (frame['type'] === 'look' || frame['type'] === 'choose') return members(frame, 'stack[0].', ['type']);
    if (frame['type'] !== 'bid') return 'stack[0].type: look, choose or bid';
    const wrong = members(frame, 'stack[0].', ['type', 'turn', 'laid']);
    if (wrong) return wrong;
    if (!isSeat(frame['turn'])) return 'stack[0].turn: not a seat';
    if (!Array.isArray(frame['laid'])) return 'stack[0].laid: a list';
    for (const [i, bid] of (frame['laid'] as unknown[]).entries())
      if (!isObject(bid) || members(bid, '', ['seat', 'goods']) || !isSeat(bid['seat']) || !isGoods(bid['goods']))
        return `stack[0].laid[${i}]: not a bid`;
  }
  return undefined;
}

/** What fits in form but makes no sense together. */
function sense({ kinds }: Components, state: State): string | undefined {
  const totals = kinds.map((_, kind) => goodsOf(state, kind));
  const wrong = totals.findIndex((count, kind) => count !== kinds[kind]!.count);
  if (wrong >= 0) return `pile: there are ${totals[wrong]} ${kinds[wrong]!.name} in all, not ${kinds[wrong]!.count}`;
  const coins = state.bank + state.players.reduce((sum, player) => sum + player.coins, 0);
  if (coins !== 6 * state.players.length)
    return `bank: there are ${coins} coins in all, not ${6 * state.players.length}`;
  for (const [seat, { hand, shown }] of state.players.entries())
    if (shown.some((count, kind) => count > hand[kind]!)) return `players[${seat}].shown: more than there is in hand`;
  const contracts = state.players.flatMap(({ contract }) => (contract === undefined ? [] : [contract]));
  if (new Set(contracts).size < contracts.length) return 'players: two contracts are alike';
  if (new Set(state.offers.map(({ by }) => by)).size < state.offers.length) return 'offers: two of one player';
  if (state.offers.some(({ by, to }) => by === to)) return 'offers: a player can not offer to himself';
  if (state.offers.some(({ to, ask }) => goodsIn(state.players[to]!.hand) < ask.length))
    return 'offers: one asks for more than there is in hand';
  const phase = state.stack[0]?.type;
  if (phase !== 'choose' && state.players.some(({ boats }) => boats !== undefined))
    return 'players: boats are chosen in their phase only';
  if (phase === 'choose' && state.players.every(({ boats }) => boats !== undefined))
    return 'players: all have chosen, so the crate is open';
  if (phase !== 'choose' && state.crate) return 'crate: is seen by nobody, or by all';
  if (state.crate && state.crate.by !== state.starter) return 'crate.by: only the starter looks';
  if ((state.ending !== undefined) !== (phase === undefined)) return 'ending: is there exactly when the stack is empty';
  if (phase !== undefined && goodsIn(state.pile) === 0 && !state.crate && phase !== 'bid')
    return 'pile: no crate is left';
  return undefined;
}

const goodsIn = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How many goods of a kind there are in all places. */
export function goodsOf(
  state: Pick<State, 'pile' | 'discard' | 'players' | 'offers' | 'stack' | 'crate'>,
  kind: number,
): number {
  let sum = state.pile[kind]! + state.discard[kind]! + (state.crate?.kind === kind ? 1 : 0);
  for (const { hand } of state.players) sum += hand[kind]!;
  for (const { give } of state.offers) sum += give.filter(each => each === kind).length;
  for (const { goods } of laidOn(state.stack)) sum += goods.filter(each => each === kind).length;
  return sum;
}
