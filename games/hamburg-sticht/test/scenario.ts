import { type Chance, type Frozen, play, quick } from '@kontor/core';
import { game, type State } from '../src/index.ts';
import { type Card, CARD_NAMES, type CardName, type Event, type Options } from '../words/index.ts';

/** `b7 j7/8` as cards, ascending. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(name => {
      const card = CARD_NAMES.indexOf(name as CardName);
      if (card < 0) throw new Error(`there is no card ${name}`);
      return card;
    })
    .sort((a, b) => a - b);

export const names = (of: readonly Card[]): string => of.map(card => CARD_NAMES[card]).join(' ');

export interface Scene {
  /** One text per seat. */
  readonly hands: readonly string[];
  readonly marker?: CardName;
  readonly turn?: number;
  readonly captured?: readonly string[];
  readonly round?: number;
  readonly dealer?: number;
  readonly out?: readonly number[];
  readonly points?: readonly (readonly [place: number, bonus: number])[];
  readonly options?: Partial<Options>;
}

/** A moment of a round, with as few cards as the story needs; seat 0 leads unless it says otherwise. */
export const scene = ({
  hands,
  marker = 'g12',
  turn = 0,
  captured = [],
  round = 1,
  dealer = hands.length - 1,
  out = [],
  points = [],
  options = {},
}: Scene): State => ({
  edition: 1,
  options: { jokerInTrump: false, memory: 'open', ...options },
  stack: [{ type: 'play', seat: turn }],
  round,
  dealer,
  marker: cards(marker)[0]!,
  players: hands.map((hand, seat) => ({
    hand: cards(hand),
    captured: cards(captured[seat] ?? ''),
    place: points[seat]?.[0] ?? 0,
    bonus: points[seat]?.[1] ?? 0,
  })),
  trick: [],
  out: out.slice(),
});

export interface Told {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays lines such as `0 pair b7 y7`, each looked up among the legal moves, and tells what happened. */
export function tell(state: State, lines: readonly string[], luck: Chance = quick(7)): Told {
  const events: Event[] = [];
  let now = state;
  for (const line of lines) {
    const played = play(game, now as Frozen<State>, Number(line[0]), line.slice(2), luck);
    events.push(...played.events);
    now = played.state;
  }
  return { state: now, events };
}

/** The texts of all moves a seat may play. */
export const movesOf = (state: State, seat: number): string[] =>
  game.legal(state, seat).moves.map(move => game.write(move));

/** The rule that refuses a text, or `legal`. */
export function ruleFor(state: State, seat: number, text: string): string {
  const move = game.read(text);
  return move ? (game.why(state, seat, move) ?? 'legal') : 'K-1';
}

/** Who is to play, or undefined when the game is over. */
export const turnOf = (state: State): number | undefined => game.actors(state)[0];

export const eventsOf = <T extends Event['type']>({ events }: Told, type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
