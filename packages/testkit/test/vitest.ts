import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Game,
  LANGUAGES,
  openGame,
  plain,
  readRecord,
  type Table,
  type Title,
  verify,
  type Vocabulary,
  type Voice,
  type Words,
  writeRecord,
} from '@kontor/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCorpus } from '../src/corpus.ts';
import { type Covers, shownBy, wantedOf } from '../src/coverage.ts';
import { LawBroken } from '../src/laws/broken.ts';
import { checkLaws } from '../src/laws/check.ts';
import type { LawsHelp, LawsSettings, Report } from '../src/laws/help.ts';
import { tablesOf, tableText } from '../src/tables.ts';

const PROOF = process.env['KONTOR_PROOF'] === '1';

export interface LawTests<G extends Vocabulary> {
  readonly words?: Words<G, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  readonly help?: LawsHelp<G>;
  /** Games per table; with KONTOR_PROOF=1 fifty. */
  readonly seeds?: number;
  readonly settings?: Omit<LawsSettings<G>, 'help'>;
  /** `pairs` (default): all seat counts and pairs of option values; `seats`: one table for each seat count. */
  readonly tables?: 'pairs' | 'seats';
  /** Pack content to play with. */
  readonly pack?: unknown;
  /** Looks at the reports of all games: what must have occurred? */
  after?(reports: readonly Report[]): void;
}

/** One test per seat count and pair of option values; with KONTOR_PROOF=1 all combinations and many seeds. */
export function laws<G extends Vocabulary>(
  title: Title<G>,
  { words, help = {}, seeds = 2, settings = {}, tables = 'pairs', pack, after }: LawTests<G> = {},
): void {
  const game = openGame(title, pack);
  const reports: Report[] = [];
  describe(`laws of ${title.id}${pack === undefined ? '' : ' with a pack'}`, () => {
    let texts: LawsHelp<G> = {};
    beforeAll(async () => {
      if (words) texts = await textsOf(words);
    });
    for (const table of tables === 'seats' ? onePerSeats(game) : tablesOf(game, PROOF))
      test(tableText(table, game.options, game.editions.at(-1)!), () => {
        for (let seed = 1; seed <= (PROOF ? 50 : seeds); seed++) {
          const rules = words ? { rules: words.ruleIds } : {};
          try {
            reports.push(checkLaws(game, table, seed, { ...settings, help: { ...rules, ...texts, ...help } }));
          } catch (error) {
            if (error instanceof LawBroken)
              error.message += `\n(seed ${seed}; the game is in ${keep(title.id, error)})`;
            throw error;
          }
        }
      });
    if (words) test('every rule, option and ending has a text in every language', () => checkVoices(game, words));
    test('the laws met something', () => {
      expect(reports.length).toBeGreaterThan(0);
      const sum = (what: (report: Report) => number): number =>
        reports.reduce((total, report) => total + what(report), 0);
      expect(sum(({ guesses }) => guesses)).toBeGreaterThan(0);
      expect(sum(({ compared }) => compared)).toBeGreaterThan(0);
      expect(sum(({ asked }) => asked.legal)).toBeGreaterThan(0);
      expect(sum(({ asked }) => asked.refused)).toBeGreaterThan(0);
      after?.(reports);
    });
  });
}

function onePerSeats<G extends Vocabulary>(game: Game<G>): Table<G['Options']>[] {
  const all = tablesOf(game);
  return all.filter(({ seats }, i) => all.findIndex(other => other.seats === seats) === i);
}

/** Writes the record of a broken law where it can be looked at: `kontor replay <file>`. */
function keep(id: string, { record, law }: LawBroken): string {
  const folder = '.cache/laws';
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${id}-${law.replaceAll(/[^a-z]+/g, '-')}.game`;
  writeFileSync(file, record);
  return file;
}

/** What a compiler can't see: texts that are there but empty, or that were never translated. */
async function checkVoices<G extends Vocabulary>(game: Game<G>, words: Words<G>): Promise<void> {
  for (const language of LANGUAGES) {
    const { rule, option, ending, source, piece, title, tagline, minute } = await words.voices[language]();
    const texts: Record<string, string | undefined> = { title, tagline, ...piece, ...ending, ...source };
    for (const [i, line] of minute.entries()) texts[`minute ${i}`] = line;
    for (const id of words.ruleIds)
      Object.assign(texts, { [`${id} title`]: rule[id]?.title, [`${id} body`]: rule[id]?.body });
    for (const { id, values } of game.options) {
      Object.assign(texts, { [`option ${id}`]: option[id]?.title, [`option ${id} body`]: option[id]?.body });
      for (const value of values) texts[`option ${id} ${value}`] = option[id]?.values[String(value)];
    }
    expect(
      Object.keys(texts).filter(key => !texts[key]?.trim()),
      language,
    ).toEqual([]);
    for (const [term, names] of Object.entries(words.glossary))
      expect(names[language]?.trim(), `${term} in ${language}`).toBeTruthy();
  }
}

/** The board in English, and every sentence in all languages. */
async function textsOf<G extends Vocabulary>(words: Words<G>): Promise<LawsHelp<G>> {
  const voices = await Promise.all(LANGUAGES.map(language => words.voices[language]()));
  const board = voices[LANGUAGES.indexOf('en')] as Voice<G>;
  return {
    board: (view, viewer) => words.board(view, viewer, board),
    sentences: ({ view, viewer, moves, events }) =>
      voices.flatMap(voice => {
        const { asks, goodFor } = voice.prompt(view, viewer);
        const phrases = [
          asks,
          goodFor,
          ...moves.map(move => voice.move(move, view, viewer)),
          ...events.map(event => voice.event(event, viewer)),
        ];
        return [
          ...phrases.map(phrase => plain(phrase, seat => `Player ${seat + 1}`)),
          words.board(view, viewer, voice),
        ];
      }),
  };
}

export interface RecordTests {
  /** How many records there must be. */
  readonly minimum: number;
  readonly covers?: Covers;
}

/**
 * Replays every `*.game` file of a folder, one test each, and asserts what they show together. With KONTOR_RECORDS=1 the folder is
 * first filled up with random games until nothing is missing; files that are there stay as they are.
 */
export function records<G extends Vocabulary>(
  title: Title<G>,
  folder: URL,
  { minimum, covers = {} }: RecordTests,
): void {
  if (process.env['KONTOR_RECORDS'] === '1') fillUp(title, folder, minimum, covers);
  const names = filesOf(folder);
  describe(`records of ${title.id}`, () => {
    const shown = new Set<string>();
    test.each(names)('%s', name => {
      const record = readRecord(readFileSync(new URL(name, folder), 'utf8'));
      const game = openGame(title, record.pack);
      for (const text of shownBy(game, record, covers)) shown.add(text);
      if (record.seed !== undefined && record.commitment !== undefined) verify(game as Game<G>, record, record.seed);
    });
    test(`at least ${minimum} records show every seat count, option value, event and ending`, () => {
      expect(names.length).toBeGreaterThanOrEqual(minimum);
      expect([...wantedOf(openGame(title), covers)].filter(text => !shown.has(text))).toEqual([]);
    });
  });
}

const filesOf = (folder: URL): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.game'))
        .sort()
    : [];

function fillUp<G extends Vocabulary>(title: Title<G>, folder: URL, minimum: number, covers: Covers): void {
  mkdirSync(fileURLToPath(folder), { recursive: true });
  const there = filesOf(folder);
  const shown = there.flatMap(name => {
    const record = readRecord(readFileSync(new URL(name, folder), 'utf8'));
    return [...shownBy(openGame(title, record.pack), record, covers)];
  });
  for (const { name, record } of makeCorpus(title, {
    count: minimum - there.length,
    covers,
    shown,
    tries: 2000,
    from: there.length,
  }))
    if (!there.includes(`${name}.game`)) writeFileSync(new URL(`${name}.game`, folder), writeRecord(record));
}
