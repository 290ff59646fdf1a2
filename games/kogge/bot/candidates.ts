import type { Frozen, Legal, Seat, Selection } from '@kontor/core';
import type { State } from '../src/index.ts';
import { free } from '../src/queries.ts';
import { GOODS, WORTH } from '../words/data/tables.ts';
import { chipItem, type Item, listOf, total } from '../words/items.ts';
import { type Move, type MoveOf, TRADE_MOVES } from '../words/moves.ts';
import { planOf } from './needs.ts';
import { answer, valuesTo } from './trading.ts';

type Seen = Frozen<State>;

export const isTrade = (move: Move): boolean => (TRADE_MOVES as readonly string[]).includes(move.type);

/** The moves worth a thought. An offer is answered before anything else. */
export function candidates(state: Seen, seat: Seat, legal: Legal<Move>): readonly Move[] {
  const reply = answer(state, seat, legal);
  if (reply) return [reply];
  /** [KO-10.4] A look that costs nothing is always worth it, though no guessed world can show what for. */
  const look = legal.moves.find(({ type }) => type === 'look');
  if (look) return [look];
  const thought: Thought = { state, seat, values: valuesTo(state, seat), plan: planOf(state, seat).city };
  const moves = [
    ...legal.moves.filter(move => !isTrade(move) && isSensible(thought, move)),
    ...legal.selections.filter(({ move }) => !isTrade(move)).flatMap(selection => few(thought, selection)),
  ];
  if (moves.length > 0) return moves;
  const withdraw = legal.moves.filter(({ type }) => type === 'withdraw');
  return withdraw.length > 0 ? withdraw : legal.moves.length > 0 ? legal.moves : legal.selections.map(smallest);
}

/** What all candidates of one decision are measured by. */
interface Thought {
  readonly state: Seen;
  readonly seat: Seat;
  /** By item. */
  readonly values: readonly number[];
  /** The city of the next office. */
  readonly plan: number;
}

/** Raids for next to nothing, and laying out six kinds of chips, are not looked at. */
function isSensible({ state, seat, values, plan }: Thought, move: Move): boolean {
  const { city, chips, goods } = state.players[seat]!;
  switch (move.type) {
    case 'raid-city': {
      const { goods: there, offices } = state.cities[city]!;
      return (
        [there, ...offices.filter(({ owner }) => owner !== seat).map(office => office.goods)].reduce(
          (sum, heap) => sum + total(heap),
          0,
        ) >= 5
      );
    }
    case 'raid-cog':
      return total(state.players[move.victim]!.goods) >= 5;
    case 'route':
      return chips[move.lay]! > 1 || (move.lay !== plan && move.lay === state.guild.city);
    case 'buy':
      return move.good === cheapest(values, goods);
    case 'give':
      return move.n <= 2 || move.n === goods[move.good];
    case 'sell-chip':
    case 'ask-chip':
      return values[move.type === 'sell-chip' ? chipItem(move.chip) : move.good]! < 1.2;
    case 'arm':
      return total(chips) > 5;
    default:
      return true;
  }
}

const cheapest = (values: readonly number[], goods: readonly number[]): number =>
  [0, 1, 2, 3].filter(good => goods[good]! > 0).sort((a, b) => values[a]! - values[b]!)[0] ?? -1;

/** A few members of a selection, chosen for what they are good for. */
function few(thought: Thought, selection: Selection<Move>): Move[] {
  const { move } = selection;
  const { state, seat } = thought;
  switch (move.type) {
    case 'bid':
    case 'fight':
      return sets(state, seat, move.type, selection);
    case 'sail':
    case 'sail-down':
    case 'sail-secret':
      return [{ ...move, pay: cheapestItems(thought, selection.picks[0]!.min) }];
    case 'pick':
      return [];
    case 'look':
      // A guessed world knows its routes: see looking.ts.
      return [];
    case 'take':
      return takes(thought, selection, move);
    case 'divide':
      return [{ ...move, pile: halves(state.players[seat]!.goods, selection.picks[0]!.max) }];
    case 'claim':
      return [{ ...move, goods: claim(state) }];
    default:
      return [smallest(selection)];
  }
}

/** Single chips and equal ones, and a pair of different ones for the two dearest. */
function sets(state: Seen, seat: Seat, type: 'bid' | 'fight', { except = [] }: Selection<Move>): Move[] {
  const counts = type === 'bid' ? free(state, seat).slice(GOODS.length) : state.players[seat]!.chips;
  const found = counts.flatMap((n, chip) =>
    [...Array(Math.min(n, 3)).keys()].map(more => Array<number>(more + 1).fill(chip)),
  );
  const kinds = counts.flatMap((n, chip) => (n > 0 ? [chip] : []));
  for (let i = 1; i < kinds.length; i++) found.push([kinds[i - 1]!, kinds[i]!]);
  const isFree = (chips: readonly number[]) => !except.some(other => other['chips']!.join() === chips.join());
  const allowed = found.filter(isFree);
  if (allowed.length === 0) allowed.push(...subsets(listOf(counts)).filter(isFree).slice(0, 3));
  return allowed.map(chips => ({ type, chips }));
}

function subsets(list: readonly number[]): number[][] {
  return list
    .slice(0, 6)
    .reduce<number[][]>((all, chip) => [...all, ...all.map(set => [...set, chip])], [[]])
    .filter(set => set.length > 0);
}

/** What hurts least to pay. */
function cheapestItems({ state, seat, values }: Thought, n: number): Item[] {
  return listOf(free(state, seat))
    .sort((a, b) => values[a]! - values[b]!)
    .slice(0, n)
    .sort((a, b) => a - b);
}

/** As much as possible, once by value, once by need, once of a single kind; once only what is needed. */
function takes({ state, seat, values }: Thought, { picks }: Selection<Move>, move: MoveOf<'take'>): Move[] {
  const [{ from, max, min }] = picks as [(typeof picks)[number]];
  const pieces = from.flatMap(({ id, most }) => Array<number>(most).fill(id));
  const by = (value: (good: number) => number, n = max) =>
    pieces
      .toSorted((a, b) => value(b) - value(a))
      .slice(0, n)
      .sort((a, b) => a - b);
  const { goods } = state.players[seat]!;
  const missing = (good: number) => (goods[good] === 0 ? 5 : 0) + values[good]!;
  const spread = spreadOver(from, max, goods);
  const ways = [by(good => WORTH[good]!), by(missing), by(good => goods[good]!), spread, by(missing, min)];
  return [...new Set(ways.map(way => way.join()))].map(way => ({ ...move, goods: way.split(',').map(Number) }));
}

/** One of each kind before two of any. */
function spreadOver(from: readonly { id: number; most: number }[], n: number, held: readonly number[]): number[] {
  const taken = Array<number>(GOODS.length).fill(0);
  for (let i = 0; i < n; i++) {
    const open = from.filter(({ id, most }) => taken[id]! < most);
    if (open.length === 0) break;
    taken[
      open.reduce((best, each) => (taken[each.id]! + held[each.id]! < taken[best.id]! + held[best.id]! ? each : best))
        .id
    ]!++;
  }
  return listOf(taken);
}

/** Every second piece: both piles of much the same value. */
const halves = (goods: readonly number[], n: number): number[] =>
  listOf(goods)
    .filter((_, i) => i % 2 === 1)
    .slice(0, n);

/** The dearest goods that the loser is likely to have: what guesses put there. */
function claim(state: Seen): number[] {
  const frame = state.stack.at(-1);
  if (frame?.type !== 'prize') return [];
  return listOf(state.players[frame.loser]!.goods).slice(-3);
}

function smallest({ move, picks, except = [] }: Selection<Move>): Move {
  const picked: Record<string, readonly number[]> = {};
  for (const { field, from, min } of picks)
    picked[field] = from.flatMap(({ id, most }) => Array<number>(most).fill(id)).slice(0, min);
  const isEmpty = except.length > 0 && Object.values(picked).every(items => items.length === 0);
  const last = picks.findLast(({ from }) => from.length > 0);
  if (isEmpty && last) picked[last.field] = [last.from[0]!.id];
  return { ...move, ...picked } as Move;
}
