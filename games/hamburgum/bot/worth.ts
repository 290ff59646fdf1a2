import type { Legal, Seat } from '@kontor/core';
import { game } from '../src/index.ts';
import { tokensOf } from '../src/queries.ts';
import { isOver } from '../src/scoring.ts';
import type { Position } from '../src/state.ts';
import { END_PRICE, MONEY_PER_POINT, type Move } from '../words/index.ts';
import { aimOf, giftOf, knownCity, outlookOf } from './outlook.ts';
import { type Breadth, optionsOf, turnsOf } from './turns.ts';

/** Winning counts more than anything a player could still wait for. */
const VICTORY = 100;

const final = (state: Position): number[] => {
  const { scores, ranks } = game.outcome(state)!;
  const winners = ranks.filter(rank => rank === 1).length;
  const gift = giftOf(state);
  return scores.map(
    (score, seat) => score + gift * tokensOf(state, seat) + (ranks[seat] === 1 ? VICTORY / winners : 0),
  );
};

/** Without a city: what is on the table counts, at its price at the end. */
const plain = ({ players }: Position): number[] =>
  players.map(({ prestige, money, goods, materials }) => {
    const pieces = [...goods, ...materials].reduce((sum, n) => sum + n, 0);
    return prestige + (money + END_PRICE * pieces) / MONEY_PER_POINT;
  });

const NARROW: Breadth = { paid: 0, chain: 1, lots: 0 };

/** How everybody stands once the turn that is going on is over. */
export function worth(state: Position): number[] {
  const city = knownCity(state);
  if (isOver(state)) return final(state);
  if (!city) return plain(state);
  const aims = state.players.map((_, seat) => aimOf(state, city, seat));
  const outlook = (at: Position, seat: Seat): number => (isOver(at) ? final(at)[seat]! : outlookOf(at, aims[seat]!));
  const { type, seat } = state.stack.at(-1)!;
  const end =
    type === 'rondel'
      ? state
      : turnsOf(state, { game, city, seat, value: at => outlook(at, seat) }, NARROW).reduce((best, way) =>
          way.value > best.value ? way : best,
        ).state;
  return aims.map((_, each) => outlook(end, each));
}

const WIDE: Breadth = { paid: 3, chain: 3, lots: 1 };

/** The moves worth a thought: of the many sales and purchases only sensible lots. */
export function candidates(state: Position, seat: Seat, legal: Legal<Move>): readonly Move[] {
  const city = knownCity(state);
  if (!city)
    return [
      ...legal.moves,
      ...legal.selections.map(({ move, picks }) => ({ ...move, [picks[0]!.field]: [picks[0]!.from[0]!.id] }) as Move),
    ];
  if (legal.selections.length === 0) return legal.moves;
  return [...optionsOf(state, { game, city, seat }, WIDE), ...legal.moves];
}
