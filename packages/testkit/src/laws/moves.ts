import { type Legal, type Tagged, count, enumerate, find, isEmpty, isMultiset, quick, sample } from '@kontor/core';
import { broken, sameData } from './broken.ts';
import type { AnyState, Run } from './help.ts';
import { freeze, notPlain } from './plain.ts';

/** Who may act, and what: the lists agree with each other, with their texts and with their codes. */
export function checkMoves(run: Run, state: AnyState): void {
  const { game, table } = run;
  const law = 'an actor can always act, others can not';
  const actors = game.actors(state);
  const may = game.may(state);
  const asked = game.asked?.(state) ?? [];
  for (const [name, seats] of [
    ['actors', actors],
    ['may', may],
    ['asked', asked],
  ] as const)
    if (
      new Set(seats).size !== seats.length ||
      seats.some(seat => !Number.isInteger(seat) || seat < 0 || seat >= table.seats)
    )
      broken(law, `${name} is ${JSON.stringify(seats)} at a table of ${table.seats}`);
  for (let seat = 0; seat < table.seats; seat++) {
    const legal = game.legal(state, seat);
    const [must, can] = [actors.includes(seat), may.includes(seat)];
    if (must && can) broken(law, `seat ${seat} is in actors and in may`);
    if (asked.includes(seat) && !must && !can) broken(law, `seat ${seat} is asked but can not answer`);
    if ((must || can) && count(legal) < 1)
      broken(law, `seat ${seat} is in ${must ? 'actors' : 'may'} but has no legal move`);
    if (!must && !can && !isEmpty(legal)) broken(law, `seat ${seat} is in neither list but has legal moves`);
    if (must || can) checkLegal(run, state, seat, legal);
    const fault = game.survey && notPlain(game.survey(state, seat));
    if (fault) broken('plain data', `in the survey of seat ${seat} ${fault}`);
  }
}

/** Selections are well formed and never empty. */
export function checkSelections(legal: Legal<Tagged>, seat: number): void {
  const law = 'legal moves agree';
  for (const selection of legal.selections) {
    if (count({ moves: [], selections: [selection] }) < 1)
      broken(law, `seat ${seat} has an empty selection of ${selection.move.type}`);
    for (const { field, from, min, max } of selection.picks) {
      if (!isMultiset(from.map(({ id }) => id)) || new Set(from.map(({ id }) => id)).size !== from.length)
        broken(law, `${field}: from does not ascend`);
      if (from.some(({ most }) => !Number.isInteger(most) || most < 1)) broken(law, `${field}: most is below 1`);
      if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || max < min)
        broken(law, `${field}: min ${min}, max ${max}`);
    }
  }
}

function checkLegal(run: Run, state: AnyState, seat: number, legal: Legal<Tagged>): void {
  const { game, settings, dice } = run;
  const law = 'legal moves agree';
  checkSelections(legal, seat);
  const total = count(legal);
  const all = total <= settings.spell;
  const moves: Tagged[] = [];
  for (const move of enumerate(legal)) {
    moves.push(move);
    if (!all && moves.length >= settings.spell) break;
  }
  if (all && moves.length !== total)
    broken(law, `seat ${seat}: count says ${total}, enumerate spells out ${moves.length}`);
  const texts = checkTexts(run, legal, moves);
  for (let i = 0; i < 8; i++) {
    const move = sample(legal, dice);
    const text = game.write(move);
    if (all && !texts.has(text)) broken(law, `seat ${seat}: "${text}" is sampled but not spelled out`);
    if (!find(game, legal, move)) broken(law, `seat ${seat}: "${text}" is sampled but not found`);
  }
  checkForecast(run, state, seat, legal);
}

/** The texts of all moves of one decision: each is ASCII, unique, and is read and found as the move it stands for. */
function checkTexts(
  { game, texts: pool, dice }: Run,
  legal: Legal<Tagged>,
  moves: readonly Tagged[],
): ReadonlySet<string> {
  const texts = new Set<string>();
  const codes = new Map<number, string>();
  const law = 'notation round-trips';
  for (const move of moves) {
    const fault = notPlain(move);
    if (fault) broken('plain data', `in the move ${move.type} ${fault}`);
    const text = game.write(move);
    if (!/^[!-~]+( [!-~]+)*$/.test(text) || /[[\]]/.test(text))
      broken(law, `"${text}" is not words of ASCII without brackets, with single spaces between`);
    if (texts.has(text)) broken(law, `two legal moves are written "${text}"`);
    texts.add(text);
    const read = game.read(text);
    if (read === undefined) broken(law, `"${text}" can not be read`);
    else sameData(law, `what is read from "${text}"`, move, read);
    const found = find(game, legal, read!);
    if (!found) broken('legal moves agree', `"${text}" is spelled out but not found by its text`);
    else sameData('legal moves agree', `what is found by "${text}"`, move, found);
    const code = game.code(move);
    if (!Number.isSafeInteger(code)) broken('code is unique', `the code of "${text}" is ${code}`);
    const other = codes.get(code);
    if (other !== undefined) broken('code is unique', `"${other}" and "${text}" have the code ${code}`);
    codes.set(code, text);
  }
  for (const text of texts) if (dice.below(texts.size) < 3) pool.push(text);
  return texts;
}

function checkForecast({ game, seed }: Run, state: AnyState, seat: number, legal: Legal<Tagged>): void {
  const dice = quick(seed);
  for (let i = 0; i < 3; i++) {
    const move = freeze(sample(legal, dice));
    const forecast: unknown = game.forecast(state, seat, move);
    if (typeof forecast !== 'object' || forecast === null)
      broken('a forecast is there', `none for "${game.write(move)}"`);
    const fault = notPlain(forecast);
    if (fault) broken('plain data', `in the forecast of "${game.write(move)}" ${fault}`);
  }
}
