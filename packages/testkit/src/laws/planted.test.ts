import { readRecord, replayRecord, tableFor } from '@kontor/core';
import { expect, test } from 'vitest';
import { lawsHelp, type Probe } from '../probe/index.ts';
import { LAWS, LawBroken } from './broken.ts';
import { checkLaws } from './check.ts';
import type { LawsHelp } from './help.ts';
import { course } from './planted/course.ts';
import { data } from './planted/data.ts';
import { guesses } from './planted/guesses.ts';
import { moves } from './planted/moves.ts';
import { news } from './planted/news.ts';
import { good, type Rules } from './planted/plant.ts';

const PLANTED = [...guesses, ...news, ...moves, ...data, ...course];

/** The law that notices a wrong game first, in a few seeds; undefined if none does. */
function noticed(game: Rules, help: LawsHelp<Probe> = lawsHelp, seeds = 12): LawBroken | undefined {
  for (let seed = 1; seed <= seeds; seed++)
    try {
      checkLaws(game, tableFor(good, 2 + (seed % 3)), seed, { help });
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  return undefined;
}

test('the good game breaks no law', () => {
  expect(noticed(good, lawsHelp, 3)).toBeUndefined();
});

test.each(PLANTED)('$bug breaks: $law', ({ game, law, help }) => {
  expect(noticed(game, help)?.law).toBe(law);
});

test('every law has a planted bug', () => {
  const planted = new Set(PLANTED.map(({ law }) => law));
  expect(LAWS.filter(law => !planted.has(law))).toEqual([]);
});

test('a broken law carries a record that replays to the place', () => {
  const found = noticed(PLANTED.find(({ bug }) => bug === 'a crash')!.game)!;
  expect(found.record).toContain('# law "nothing crashes": out of paper');
  const moments = [...replayRecord(good, readRecord(found.record))];
  expect(moments.at(-1)!.state.round).toBe(2);
});

test('clocks tick again afterwards', () => {
  noticed(PLANTED.find(({ bug }) => bug === 'a clock call')!.game);
  expect(Date.now()).toBeGreaterThan(0);
  expect(new Date()).toBeInstanceOf(Date);
  expect(performance.now()).toBeGreaterThan(0);
  expect(Math.random()).toBeLessThan(1);
});
