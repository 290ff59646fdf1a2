import { type Frozen, playout, quick, tableFor } from '@kontor/core';
import { bots } from '../bot/index.ts';
import { game, type State } from '../src/index.ts';

/** Whole games per second of CPU time, four seats; the bars are what search needs to think in the pause before a move. */
const BARS = { random: 3000, heuristic: 2500 };
const GAMES = 1500;
const ROUNDS = 5;

/** A whole game by the playout policy, in place. */
function playHeuristic(state: State, luck: ReturnType<typeof quick>): void {
  const look = state as Frozen<State>;
  for (let seat = game.actors(look)[0]; seat !== undefined; seat = game.actors(look)[0])
    game.apply(state, seat, bots.brain.policy!(look, seat, game.legal(look, seat), luck), luck);
}

function rate(play: (state: State, luck: ReturnType<typeof quick>) => unknown, seed: number): number {
  const luck = quick(seed);
  const table = tableFor(game, 4);
  const from = process.cpuUsage();
  for (let i = 0; i < GAMES; i++) play(game.setup(table, luck), luck);
  const { user, system } = process.cpuUsage(from);
  return (GAMES / (user + system)) * 1e6;
}

const KINDS = {
  random: (state: State, luck: ReturnType<typeof quick>) => playout(game, state, luck),
  heuristic: playHeuristic,
};

for (const [name, play] of Object.entries(KINDS)) {
  rate(play, 0);
  const rates = Array.from({ length: ROUNDS }, (_, round) => rate(play, round + 1)).toSorted((a, b) => a - b);
  const median = rates[ROUNDS >> 1]!;
  const bar = BARS[name as keyof typeof BARS];
  const ok = median >= bar;
  console.log(
    `${ok ? 'ok    ' : 'MISSED'} ${name} games, four seats: ${Math.round(median)} per CPU second, bar ${bar}`,
  );
  if (!ok) process.exitCode = 1;
}
