import { type Game, quick, Runaway, type Table, type Vocabulary } from '@kontor/core';
import { checkReading, checkWhy, probesOf } from './answers.ts';
import { LawBroken } from './broken.ts';
import { checkNews, checkPlayable, checkSecretChoice } from './events.ts';
import { checkGuesses, viewText } from './guesses.ts';
import { type AnyGame, type LawsHelp, type LawsSettings, type Report, type Run, viewersOf } from './help.ts';
import { checkMoves } from './moves.ts';
import { withoutClock } from './no-clock.ts';
import { recordText } from './record-of.ts';
import { checkRecord, checkUndo } from './records.ts';
import { runGame } from './run-game.ts';
import { checkTexts } from './texts.ts';
import { checkValid } from './valid.ts';
import { checkHidden, checkVariety } from './variety.ts';
import { checkOwn } from './views.ts';

export const DEFAULTS = {
  luck: 'keyed',
  moments: 16,
  guesses: 3,
  probes: 9,
  spell: 150,
  limit: 5_000,
  asides: 25,
  variety: true,
} as const;

/**
 * Plays one random game and holds it against all laws; throws LawBroken with a record of the game. The random game is played first,
 * then `moments` of it are looked at closely: always the first and the last, the others by lot.
 */
export function checkLaws<G extends Vocabulary>(
  game: Game<G>,
  table: Table<G['Options']>,
  seed: number,
  settings: LawsSettings<G> = {},
): Report {
  const { help = {}, ...given } = settings;
  const run: Run = {
    game: game as unknown as AnyGame,
    table,
    seed,
    help: help as unknown as LawsHelp,
    settings: { ...DEFAULTS, ...given },
    moments: [],
    setupDraws: [],
    setupEvents: [],
    dice: quick(seed ^ 0x5eed),
    texts: [],
    count: { guesses: 0, compared: 0, secretPairs: 0, legal: 0, refused: 0 },
  };
  try {
    return withoutClock(() => {
      runGame(run);
      checkUndo(run);
      checkReading(run);
      const chosen = choose(run);
      for (const at of chosen) checkMoment(run, at);
      checkTexts(run, chosen);
      return reportOf(run, chosen.length, checkRecord(run));
    });
  } catch (error) {
    const found = asBroken(error);
    found.record = recordText(run, [found.message]);
    throw found;
  }
}

/** The moments to look at: the first, the last, and a random choice of the others. */
function choose({ moments, settings, dice }: Run): number[] {
  const chosen = new Set([0, moments.length - 1]);
  if (moments.length <= settings.moments) return moments.map((_, at) => at);
  while (chosen.size < settings.moments) chosen.add(dice.below(moments.length));
  return [...chosen].sort((a, b) => a - b);
}

function checkMoment(run: Run, at: number): void {
  const { state } = run.moments[at]!;
  checkMoves(run, state);
  const probes = probesOf(run, state);
  checkWhy(run, state, probes);
  checkOwn(run, state);
  checkGuesses(run, state, probes);
  for (const viewer of viewersOf(run)) {
    const view = viewText(run, state, viewer);
    checkVariety(run, [state], view, viewer);
    if (run.dice.below(4) === 0) checkHidden(run, state, view, viewer);
  }
  checkNews(run, at);
  checkSecretChoice(run, at);
  checkValid(run, state);
  if (run.dice.below(6) === 0) checkPlayable(run, at);
}

/** A query that writes into a frozen state, or any other crash, is a broken law too. */
function asBroken(error: unknown): LawBroken {
  if (error instanceof LawBroken) return error;
  if (error instanceof Runaway) return new LawBroken('the game ends', error.message);
  const message =
    error instanceof Error
      ? `${error.message}\n${error.stack?.split('\n').slice(1, 4).join('\n') ?? ''}`
      : String(error);
  const isWrite =
    error instanceof TypeError && /read only|not extensible|Cannot (assign|add|delete|define)/.test(error.message);
  return new LawBroken(isWrite ? 'queries change nothing' : 'nothing crashes', message);
}

function reportOf(
  { moments, setupEvents, game, count: { legal, refused, ...counted } }: Run,
  looked: number,
  record: string,
): Report {
  const events: Record<string, number> = {};
  for (const { type } of [...setupEvents, ...moments.flatMap(({ played }) => played?.events ?? [])])
    events[type] = (events[type] ?? 0) + 1;
  const outcome = game.outcome(moments.at(-1)!.state)!;
  return {
    moves: moments.length - 1,
    ending: outcome.ending,
    scores: outcome.scores,
    events,
    moments: looked,
    ...counted,
    asked: { legal, refused },
    record,
  };
}
