import { type Chance, type Frozen, noChance, play, quick, tape } from '@kontor/core';
import { game, type State } from '../src/index.ts';
import {
  CARDS,
  cardName,
  CONTRACT_NAMES,
  DECK,
  type Event,
  type Frame,
  goodNamed,
  GOODS,
  isFire,
  isShip,
  REMOVED,
  ROUNDS,
  ROW,
} from '../words/index.ts';

/** A card by its short name: `contract B-2`, `ship B-1`, `tea-taster`. */
export function card(name: string): number {
  const found = CARDS.findIndex((_, each) => cardName(each) === name);
  if (found < 0) throw new Error(`there is no card ${name}`);
  return found;
}

/** `tea tea rubber` as goods. */
export const goods = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(name => {
      if (goodNamed(name) < 0) throw new Error(`there is no good ${name}`);
      return goodNamed(name);
    });

export const counts = (text: string): number[] =>
  GOODS.map((_, good) => goods(text).filter(each => each === good).length);

/** Counts back as text, `tea 2, rubber 1`. */
export const told = (of: readonly number[]): string =>
  of.flatMap((many, good) => (many > 0 ? [`${GOODS[good]!} ${many}`] : [])).join(', ');

export interface SeatScene {
  readonly coins?: number;
  readonly track?: number;
  readonly cards?: readonly string[];
  readonly bought?: number;
  readonly loose?: string;
  readonly warehouse?: string;
  readonly hall?: string;
  /** Goods on contracts, by contract: `{ 'B-2': 'tea' }`. */
  readonly laid?: Readonly<Record<string, string>>;
}

export interface Scene {
  readonly seats: readonly SeatScene[];
  readonly start?: number;
  /** Cards with the seats in the queue from the lowest up, and the goods of ships. */
  readonly row?: readonly (readonly [card: string, queue: readonly number[], goods?: string])[];
  /** Cards left in the pile; the rest is discarded. Absent: those of the rounds to come. They say which round it is. */
  readonly pile?: readonly string[];
  readonly supply?: string;
  readonly bag?: string;
  /** What goes on: demand by default. */
  readonly phase?: 'demand' | 'purchase' | 'loading';
}

const BELOW: readonly Frame[] = [{ type: 'round' }, { type: 'income' }];

function stackOf(phase: Scene['phase'], placed: number, space: number): Frame[] {
  if (phase === 'loading') return [...BELOW, { type: 'loading', asked: 1 }];
  const stack: Frame[] = [...BELOW, { type: 'loading', asked: 0 }, { type: 'purchase' }];
  return [...stack, phase === 'purchase' ? { type: 'offer', space } : { type: 'demand', placed }];
}

/** Ships that came and went before the story begins. */
const SAILED = 5;

const unused = (taken: ReadonlySet<number>): number[] => CARDS.map((_, each) => each).filter(each => !taken.has(each));

/** Whole rows of the cards that are left, without the first ships: goods of the story come from somewhere. */
function toCome(rest: readonly number[], inRow: number): number[] {
  const ships = new Set(rest.filter(isShip).slice(0, SAILED));
  const left = rest.filter(each => !ships.has(each));
  const over = left.filter(each => !isFire(each)).length % inRow;
  const gone = new Set(left.filter(each => !isFire(each) && !isShip(each)).slice(0, over));
  return left.filter(each => !gone.has(each));
}

/** A moment of a game; cards and goods that the story does not name are where they belong. The start player is to load. */
export function scene({ seats, start = 0, row, pile, supply = '', bag, phase = 'demand' }: Scene): State {
  const players = seats.map(seat => ({
    coins: seat.coins ?? 5,
    track: seat.track ?? 0,
    cards: (seat.cards ?? []).map(card),
    bought: seat.bought ?? 0,
    loose: counts(seat.loose ?? ''),
    warehouse: counts(seat.warehouse ?? ''),
    hall: seat.hall === undefined ? -1 : goodNamed(seat.hall),
  }));
  const laid = CONTRACT_NAMES.map((name, contract) => {
    const lies = goods(seats.flatMap(seat => seat.laid?.[name] ?? []).join(' '));
    let bits = 0;
    for (const good of lies) {
      const symbol = DECK.symbols[contract]!.findIndex((each, i) => each === good && !(bits & (1 << i)));
      if (symbol < 0) throw new Error(`contract ${name} has no such symbol`);
      bits |= 1 << symbol;
    }
    return bits;
  });
  const taken = new Set([
    ...REMOVED[seats.length]!,
    ...players.flatMap(player => player.cards),
    ...(pile ?? []).map(card),
  ]);
  const spaces =
    phase === 'loading'
      ? Array.from({ length: ROW[seats.length]! }, () => ({ card: -1, goods: [] as number[], queue: [] as number[] }))
      : (row ?? []).map(([name, queue, cargo]) => ({ card: card(name), goods: goods(cargo ?? ''), queue: [...queue] }));
  for (const space of spaces) taken.add(space.card);
  while (spaces.length < ROW[seats.length]!) {
    const filler = unused(taken).find(each => !isShip(each) && !cardName(each).startsWith('fire'))!;
    spaces.push({ card: filler, goods: [], queue: [] });
    taken.add(filler);
  }
  const inRow = ROW[seats.length]!;
  const rest = unused(taken);
  const left = pile ? pile.map(card).sort((a, b) => a - b) : toCome(rest, inRow);
  const placed = spaces.reduce((sum, { queue }) => sum + queue.length, 0);
  const state: State = {
    edition: 1,
    options: {},
    stack: stackOf(
      phase,
      placed,
      spaces.findIndex(({ card }) => card >= 0),
    ),
    round: ROUNDS[seats.length]! - left.filter(each => !isFire(each)).length / inRow,
    start,
    row: spaces,
    players,
    laid,
    pile: left,
    discard: rest.filter(each => !left.includes(each)),
    bag: [0, 0, 0, 0, 0],
    supply: counts(supply),
  };
  if (phase === 'loading') state.stack.push({ type: 'handling', seat: start });
  const used = game.tally(state);
  state.bag = GOODS.map(name => 9 - used[name]!);
  if (bag !== undefined) {
    state.supply = state.bag.map((many, good) => many - counts(bag)[good]! + state.supply[good]!);
    state.bag = counts(bag);
  }
  const fault = game.valid(state);
  if (fault !== undefined) throw new Error(`the scene makes no sense: ${fault}`);
  return state;
}

export interface Story {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays `seat move` lines; luck is any unless it is given or forbidden. */
export function tell(state: Frozen<State>, lines: readonly string[], chance: Chance = quick(7)): Story {
  let now = state as State;
  const events: Event[] = [];
  for (const line of lines) {
    const [, seat, move] = /^(\d) (.+)$/.exec(line)!;
    const played = play(game, now as Frozen<State>, Number(seat), move!, chance);
    now = played.state;
    events.push(...played.events);
  }
  return { state: now, events };
}

export const withoutLuck = noChance;
export const drawing = (...draws: number[]): Chance => tape(draws);

/** The rule that refuses a move. */
export const refused = (state: Frozen<State>, seat: number, text: string): string | undefined => {
  const move = game.read(text);
  return move === undefined ? 'K-1' : game.why(state, seat, move);
};

/** All that a seat may do, in notation. */
export const offers = (state: Frozen<State>, seat: number): string[] => game.legal(state, seat).moves.map(game.write);
