import { test } from 'vitest';
import { checkLaws, LawBroken, tablesOf } from '@kontor/testkit';
import { game } from '../src/index.ts';
import { RULE_IDS } from '../words/rule-ids.ts';
test('x', () => {
  const tables = tablesOf(game, true);
  const seen: Record<string, number> = {};
  let n = 0,
    moves = 0,
    guesses = 0,
    compared = 0,
    pairs = 0;
  const t0 = performance.now();
  for (
    let seed = Number(process.env.SEED ?? 1);
    seed < Number(process.env.SEED ?? 1) + Number(process.env.N ?? 20);
    seed++
  ) {
    const table = tables[seed % tables.length]!;
    try {
      const r = checkLaws(game, table, seed, {
        help: {
          rules: RULE_IDS,
          essence: (state: any) => {
            const { known, ...rest } = state;
            return rest;
          },
        },
      });
      n++;
      moves += r.moves;
      guesses += r.guesses;
      compared += r.compared;
      pairs += r.secretPairs;
      for (const [k, v] of Object.entries(r.events)) seen[k] = (seen[k] ?? 0) + v;
      seen[r.ending] = (seen[r.ending] ?? 0) + 1;
    } catch (e) {
      if (e instanceof LawBroken) {
        console.log(seed, JSON.stringify(table), e.message.slice(0, 1500));
        if (process.env.REC) console.log(e.record.slice(-1500));
        break;
      }
      throw e;
    }
  }
  console.log(n, moves, guesses, compared, pairs, Math.round(performance.now() - t0), seen);
});
