import {
  awaited,
  begin,
  type Chance,
  type Frozen,
  type Game,
  keyed,
  perform,
  type Seat,
  seedFrom,
  type Table,
  type Vocabulary,
} from '@kontor/core';
import type { Clairvoyant } from './baselines.ts';
import type { Bot } from './bot.ts';

export type Contestant<G extends Vocabulary = Vocabulary> = Bot<G> | Clairvoyant<G>;

export interface Duel<G extends Vocabulary = Vocabulary> {
  readonly game: Game<G>;
  readonly table: Table<G['Options']>;
  /** The first sits in one chair, the others share the rest. */
  readonly bots: readonly Contestant<G>[];
  /** A set is one deal played once from every chair. */
  readonly sets: number;
  readonly seed: string;
  readonly done?: (sets: number) => void;
  /** The clock of the thinking times. */
  readonly now?: () => number;
}

export interface Interval {
  readonly mean: number;
  /** Half the width of the 95 % interval, over sets and not games: games of one deal are alike. */
  readonly plus: number;
}

export interface Standing {
  readonly bot: string;
  /** Share of victories per chair; shared ones count in part. Par is 1 / seats. */
  readonly wins: Interval;
  readonly points: Interval;
  /** Thinking time in milliseconds. */
  readonly think: { readonly p50: number; readonly p99: number };
}

/** Plays duplicate deals with rotated seats. */
export function duel<G extends Vocabulary>({
  game,
  table,
  bots,
  sets,
  seed,
  done,
  now = () => performance.now(),
}: Duel<G>): readonly Standing[] {
  const { seats } = table;
  const sits = Array.from({ length: seats }, (_, chair) =>
    chair === 0 ? 0 : bots.length === 1 ? 0 : 1 + ((chair - 1) % (bots.length - 1)),
  );
  const wins: number[][] = bots.map(() => []);
  const points: number[][] = bots.map(() => []);
  const times: number[][] = bots.map(() => []);
  for (let set = 0; set < sets; set++) {
    const won = bots.map(() => 0);
    const scored = bots.map(() => 0);
    const chairs = bots.map(() => 0);
    for (let turn = 0; turn < seats; turn++) {
      const at = (seat: Seat): number => sits[(seat + turn) % seats]!;
      const { ranks, scores } = playGame(
        game,
        table,
        `${seed} ${set}`,
        seat => bots[at(seat)]!,
        (seat, ms) => times[at(seat)]!.push(ms),
        set * seats + turn,
        now,
      );
      const winners = ranks.filter(rank => rank === 1).length;
      for (let seat = 0; seat < seats; seat++) {
        won[at(seat)]! += ranks[seat] === 1 ? 1 / winners : 0;
        scored[at(seat)]! += scores[seat]!;
        chairs[at(seat)]!++;
      }
    }
    bots.forEach((_, i) => {
      wins[i]!.push(won[i]! / chairs[i]!);
      points[i]!.push(scored[i]! / chairs[i]!);
    });
    done?.(set + 1);
  }
  return bots.map((bot, i) => ({
    bot: bot.name,
    wins: interval(wins[i]!),
    points: interval(points[i]!),
    think: percentiles(times[i]!),
  }));
}

function playGame<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G['Options']>,
  deal: string,
  botAt: (seat: Seat) => Contestant<G>,
  took: (seat: Seat, ms: number) => void,
  salt: number,
  now: () => number,
): { ranks: readonly number[]; scores: readonly number[] } {
  const luck: Chance = keyed(seedFrom(deal));
  let { state } = begin(game, table, luck);
  for (let n = 0; ; n++) {
    const look = state as Frozen<G['State']>;
    const seat = awaited(game, look)[0];
    if (seat === undefined) return game.outcome(look)!;
    const bot = botAt(seat);
    const situation = { game, seat, view: game.view(look, seat) as Frozen<G['View']>, seed: salt * 100_003 + n };
    const began = now();
    const move = 'choose' in bot ? bot.choose(situation) : bot.chooseKnowing(situation, look);
    took(seat, now() - began);
    state = perform(game, look, seat, move, luck).state;
  }
}

/** Mean and 95 % interval of independent values; one value alone says nothing about the spread. */
export function interval(values: readonly number[]): Interval {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, plus: Infinity };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, plus: 1.96 * Math.sqrt(variance / values.length) };
}

/** The value that half, and that 99 of 100, do not exceed. */
export function percentiles(values: readonly number[]): { p50: number; p99: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
