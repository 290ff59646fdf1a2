import { type Viewer, canonical, quick } from '@kontor/core';
import { answersOf, sameAnswers } from './answers.ts';
import { broken, same } from './broken.ts';
import { type AnyState, type Run, nameOf, viewersOf } from './help.ts';
import { freeze, notPlain, sharedPart } from './plain.ts';

/** The view as it leaves the house: a text. */
export function viewText({ game }: Run, state: AnyState, viewer: Viewer): string {
  const view = game.view(state, viewer);
  const fault = notPlain(view);
  if (fault) broken('plain data', `in the view of ${nameOf(viewer)} ${fault}`);
  return JSON.stringify(view);
}

/** Guesses made of a view that came as text: no way leads from it to the truth. */
export function guesser(run: Run, text: string, viewer: Viewer): (seed: number) => object {
  const view = freeze(JSON.parse(text) as object);
  const guess = run.game.imagine(view, viewer);
  return seed => {
    run.count.guesses++;
    return guess(quick(seed));
  };
}

/** Each viewer's guesses look and answer as the truth does, and are states that can be played. */
export function checkGuesses(run: Run, state: AnyState, probes: readonly string[]): void {
  const { game, settings, dice } = run;
  for (const viewer of viewersOf(run)) {
    const text = viewText(run, state, viewer);
    const guess = guesser(run, text, viewer);
    const expected = answersOf(run, state, viewer, probes);
    const tally = canonical(game.tally(state));
    let before: object | undefined;
    for (let i = 0; i < settings.guesses; i++) {
      const guessed = guess(dice.below(2 ** 31));
      const fault = notPlain(guessed) ?? game.valid(guessed);
      if (fault) broken('a guess is a state', `of ${nameOf(viewer)}: ${fault}`);
      const shared = before && sharedPart(before, guessed);
      if (shared) broken('a guess is a state', `two guesses of ${nameOf(viewer)} share ${shared}`);
      if (firstFrozen(guessed))
        broken('a guess is a state', `the guess of ${nameOf(viewer)} shares ${firstFrozen(guessed)} with the view`);
      before = guessed;
      same('a guess is a state', `the tally of a guess of ${nameOf(viewer)}`, tally, canonical(game.tally(guessed)));
      freeze(guessed);
      same('a guess looks the same', `the view of ${nameOf(viewer)}`, text, viewText(run, guessed, viewer));
      sameAnswers('a guess asks the same', viewer, expected, answersOf(run, guessed, viewer, probes));
    }
    checkBlind(run, state, viewer, text);
  }
}

function firstFrozen(state: object): string | undefined {
  const look = (value: unknown, path: string): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Object.isFrozen(value)) return path;
    for (const [key, part] of Object.entries(value)) {
      if (path === '' && key === 'options') continue;
      const found = look(part, path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return undefined;
  };
  return look(state, '');
}

/** Whichever of two states that look the same is the true one: with the same luck the guess is the same. */
function checkBlind(run: Run, state: AnyState, viewer: Viewer, text: string): void {
  const { dice } = run;
  const seed = dice.below(2 ** 31);
  const other = freeze(guesser(run, text, viewer)(dice.below(2 ** 31)));
  const guessFor = (truth: AnyState): string => canonical(guesser(run, viewText(run, truth, viewer), viewer)(seed));
  const [first, second, third] = [guessFor(state), guessFor(other), guessFor(state)];
  same(
    'a guess knows nothing',
    `the guess of ${nameOf(viewer)} for the same view and luck, but another truth,`,
    first,
    second,
  );
  same('a guess knows nothing', `the guess of ${nameOf(viewer)} for the same view and luck`, first, third);
}
