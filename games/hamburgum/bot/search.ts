import { type Bot, type Budget, guess } from '@kontor/bots';
import { type Dice, quick } from '@kontor/core';
import { cityOf } from '../src/city.ts';
import type { Hamburgum } from '../src/index.ts';
import { tokensOf } from '../src/queries.ts';
import { END } from '../src/rules/turn.ts';
import { isOver } from '../src/scoring.ts';
import { clone, type Position, type State } from '../src/state.ts';
import type { Move } from '../words/index.ts';
import { aimOf, knownCity, outlookOf } from './outlook.ts';
import { type Breadth, ended, type Look, type Place, turnsOf, type Way } from './turns.ts';

/** Own turns that are planned. */
const TURNS = 6;
/** Lines that are kept after each of them. */
const LINES = 24;

/** Points by which a plan may be taken for better than it is: games between the same players are not all the same. */
const TASTE = 0.5;

/** The turn at hand is looked at more widely than those after it. */
const NOW: Breadth = { paid: 4, chain: 3, lots: 2 };
const LATER: Breadth = { paid: 3, chain: 1, lots: 1 };

/** What winning counts in a plan, and how much less if it takes a turn longer; losing is never planned. */
const VICTORY = 1000;
const DELAY = 10;

/** A plan: its first turn, and where it has led so far. */
interface Line {
  readonly first: readonly Move[];
  readonly taste: number;
  readonly state: State;
  readonly value: number;
}

/**
 * Plans its next turns as if the others stood still, and keeps the best lines after each (a beam). Nothing is hidden in this game, a lap of
 * producing, selling, buying and giving takes several turns, and what the others do in between changes little of it.
 */
export const search = ({ iterations = LINES, milliseconds = Infinity, now }: Budget): Bot<Hamburgum> => ({
  name: `search-${iterations}`,
  choose(situation) {
    const { game, seat, view, seed, limit = Infinity } = situation;
    const root = guess(situation);
    const city = view.map ? cityOf(view.map) : knownCity(root)!;
    const time = Math.min(milliseconds, limit);
    const clock = time === Infinity ? () => 0 : (now ?? (() => performance.now()));
    const end = clock() + time;
    return plan(root, { game, city, seat }, iterations, quick(seed), () => clock() > end)[0] ?? END;
  },
});

/** The moves of the turn with which the best plan begins, without its `end`. */
function plan(root: Position, place: Place, most: number, dice: Dice, isLate: () => boolean): readonly Move[] {
  const { game, city, seat } = place;
  const aim = aimOf(root, city, seat);
  const look: Look = {
    ...place,
    value(state) {
      if (!isOver(state)) return outlookOf(state, aim);
      const { ranks, scores } = game.outcome(state)!;
      return ranks[seat] === 1 ? VICTORY + scores[seat]! + aim.gift * tokensOf(state, seat) : -VICTORY;
    },
  };
  const begin = ({ moves, state, value }: Way): Line => {
    const taste = (TASTE * dice.below(1001)) / 1000;
    return { first: moves, taste, state, value: value + taste };
  };
  let lines = best(turnsOf(root, look, NOW).map(begin), seat, most);
  for (let turn = 1; turn < TURNS && !isDecided(lines); turn++) {
    const next: Line[] = [];
    for (const line of lines) {
      if (isLate()) return lines[0]!.first;
      if (isOver(line.state)) next.push(line);
      else
        for (const { state, value } of turnsOf(again(look, line.state), look, LATER))
          next.push({ ...line, state, value: value + line.taste - (isOver(state) ? DELAY * turn : 0) });
    }
    lines = best(next, seat, most);
  }
  return lines[0]!.first;
}

/** The same player's next turn, while the others stand still. */
function again(look: Look, state: State): State {
  const next = ended(look, clone(state));
  return { ...next, stack: [{ type: 'rondel', seat: look.seat }] };
}

/** There is one beginning left, or the best line wins at once. */
const isDecided = (lines: readonly Line[]): boolean =>
  isOver(lines[0]!.state) || lines.every(({ first }) => first[0] === lines[0]!.first[0]);

/** Of the lines that end on one space of the rondel, no more than this share is kept: they would all be alike. */
const ALIKE = 0.4;
const FEW = 3;

/** The best lines, best first, of each value and space one. */
function best(lines: Line[], seat: number, most: number): Line[] {
  lines.sort((a, b) => b.value - a.value);
  const seen = new Set<number>();
  const there = new Map<number, number>();
  const kept: Line[] = [];
  for (const line of lines) {
    const { pawn } = line.state.players[seat]!;
    const key = Math.round(line.value * 100) * 16 + pawn;
    const alike = there.get(pawn) ?? 0;
    if (seen.has(key) || alike >= Math.max(FEW, ALIKE * most)) continue;
    seen.add(key);
    there.set(pawn, alike + 1);
    if (kept.push(line) >= most) break;
  }
  return kept;
}
