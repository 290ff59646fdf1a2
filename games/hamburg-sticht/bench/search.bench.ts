import { ismcts } from '@kontor/bots';
import { begin, type Frozen, perform, quick, tableFor } from '@kontor/core';
import { bots } from '../bot/index.ts';
import { game, type State } from '../src/index.ts';

const ITERATIONS = 1000;
const GAMES = 2;
const ROUNDS = 5;
const BAR = 50_000;

/** Iterations per second of CPU time over all real decisions of some games with four seats. */
function measured(seed: number): number {
  const bot = ismcts(bots.brain, { iterations: ITERATIONS });
  const luck = quick(seed);
  let iterations = 0;
  let spent = 0;
  for (let i = 0; i < GAMES; i++) {
    let state = begin(game, tableFor(game, 4), luck).state as Frozen<State>;
    for (let n = 0; ; n++) {
      const seat = game.actors(state)[0];
      if (seat === undefined) break;
      const view = game.view(state, seat);
      const isReal = bots.brain.candidates!(state, seat, game.legal(state, seat)).length > 1;
      const from = process.cpuUsage();
      const move = bot.choose({ game, seat, view, seed: seed + n });
      const { user, system } = process.cpuUsage(from);
      if (isReal) {
        iterations += ITERATIONS;
        spent += user + system;
      }
      state = perform(game, state, seat, move, luck).state as Frozen<State>;
    }
  }
  return (iterations / spent) * 1e6;
}

measured(0);
const rates = Array.from({ length: ROUNDS }, (_, round) => measured(round + 1)).toSorted((a, b) => a - b);
const median = rates[ROUNDS >> 1]!;
const ok = median >= BAR;
console.log(
  `${ok ? 'ok    ' : 'MISSED'} ISMCTS, four seats: ${Math.round(median)} iterations per CPU second ` +
    `(${Math.round(rates[0]!)} to ${Math.round(rates.at(-1)!)}), bar ${BAR}`,
);
process.exitCode = ok ? 0 : 1;
