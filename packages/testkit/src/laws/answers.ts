import { type Viewer, find, isEmpty, quick, sample } from '@kontor/core';
import { broken, type Law, same } from './broken.ts';
import { type AnyState, type Run, nameOf } from './help.ts';

/** All a viewer can learn by asking, as texts. Byte for byte: the order of members counts. */
export type Answers = Readonly<Record<string, string>>;

/** What a viewer gets to see and to hear of a state; `probes` are moves to ask `why` about. */
export function answersOf(run: Run, state: AnyState, viewer: Viewer, probes: readonly string[]): Answers {
  const { game, seed } = run;
  const answers: Record<string, string> = {
    actors: JSON.stringify(game.actors(state)),
    may: JSON.stringify(game.may(state)),
    asked: JSON.stringify(game.asked?.(state) ?? []),
    outcome: JSON.stringify(game.outcome(state) ?? 'none'),
  };
  if (viewer === 'public') return answers;
  const legal = game.legal(state, viewer);
  answers['legal'] = JSON.stringify(legal);
  for (const text of probes) {
    const move = game.read(text);
    if (move) answers[`why "${text}"`] = game.why(state, viewer, move) ?? 'legal';
  }
  if (!isEmpty(legal)) {
    const dice = quick(seed);
    for (let i = 0; i < 3; i++) {
      const move = sample(legal, dice);
      answers[`forecast "${game.write(move)}"`] = JSON.stringify(game.forecast(state, viewer, move));
    }
  }
  if (game.survey) answers['survey'] = JSON.stringify(game.survey(state, viewer));
  return answers;
}

export function sameAnswers(law: Law, viewer: Viewer, expected: Answers, actual: Answers): void {
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)]))
    same(law, `${key}, as ${nameOf(viewer)} gets it,`, expected[key], actual[key]);
}

/** Texts of moves, good and bad: of this moment and seat, of other seats, of other moments, and slips of the pen. */
export function probesOf(run: Run, state: AnyState): string[] {
  const { game, table, dice, texts, settings } = run;
  const probes = new Set<string>();
  for (let seat = 0; seat < table.seats; seat++) {
    const legal = game.legal(state, seat);
    if (isEmpty(legal)) continue;
    for (let i = 0; i < settings.probes / 3; i++) probes.add(game.write(sample(legal, dice)));
  }
  for (let i = 0; i < settings.probes / 3 && texts.length > 0; i++) probes.add(texts[dice.below(texts.length)]!);
  for (const text of [...probes].slice(0, settings.probes)) probes.add(slip(run, text));
  return [...probes];
}

/** A text with one thing wrong. */
function slip({ dice }: Run, text: string): string {
  const words = text.split(' ');
  const at = dice.below(words.length);
  switch (dice.below(4)) {
    case 0:
      return words.filter((_, i) => i !== at).join(' ');
    case 1:
      return words.toSpliced(at, 0, words[at]!).join(' ');
    default:
      return text.replace(/\d+/g, number => (dice.below(2) ? String(dice.below(12)) : number));
  }
}

/** `why` is undefined exactly if the move is legal, and names a rule otherwise. */
export function checkWhy(run: Run, state: AnyState, probes: readonly string[]): void {
  const { game, table, help, count } = run;
  for (let seat = 0; seat < table.seats; seat++) {
    const legal = game.legal(state, seat);
    for (const text of probes) {
      const move = game.read(text);
      if (!move) continue;
      const found = find(game, legal, move);
      const rule = game.why(state, seat, move);
      if (found && rule !== undefined)
        broken('why is exact', `"${text}" of seat ${seat} is legal, but ${rule} refuses it`);
      if (!found && rule === undefined)
        broken('why is exact', `"${text}" of seat ${seat} is not legal, but no rule refuses it`);
      if (rule === undefined) count.legal++;
      else count.refused++;
      if (rule !== undefined && !/^K-[123]$/.test(rule) && help.rules && !help.rules.includes(rule))
        broken('a refusal names a rule', `"${text}" is refused by ${rule}, which is in no RULES.md`);
    }
  }
}

/** Texts that people and programs send; no game may stumble over them. */
const GARBAGE = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e9',
  'undefined',
  'null',
  '__proto__',
  'constructor',
  'pass pass pass pass',
  '[',
  'ä',
  '\u0000',
  'a'.repeat(5000),
  '9'.repeat(400),
];

/** Whatever comes in, it is read as a move that can be written, or as none. */
export function checkReading({ game }: Run): void {
  for (const text of GARBAGE) {
    const move = game.read(text);
    if (move) game.write(move);
  }
}
