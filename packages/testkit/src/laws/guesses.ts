import { type Viewer, canonical, quick } from '@kontor/core';
import { answersOf, sameAnswers } from './answers.ts';
import { broken, same, sameData } from './broken.ts';
import { type AnyState, type Run, nameOf, viewersOf } from './help.ts';
import { freeze, notPlain, sharedPart } from './plain.ts';

/** The view as it leaves the house: a text. */
export const viewText = ({ game }: Run, state: AnyState, viewer: Viewer): string =>
  JSON.stringify(game.view(state, viewer));

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
    const unplainView = notPlain(game.view(state, viewer));
    if (unplainView) broken('plain data', `in the view of ${nameOf(viewer)} ${unplainView}`);
    const text = viewText(run, state, viewer);
    const guess = guesser(run, text, viewer);
    const expected = answersOf(run, state, viewer, probes);
    const tally = game.tally(state);
    let before: object | undefined;
    for (let i = 0; i < settings.guesses; i++) {
      const guessed = guess(dice.below(2 ** 31));
      const unplain = notPlain(guessed);
      if (unplain) broken('a guess is a state', `of ${nameOf(viewer)}: ${unplain}`);
      const shared = before && sharedPart(before, guessed);
      if (shared) broken('a guess is a state', `two guesses of ${nameOf(viewer)} share ${shared}`);
      const frozen = frozenPart(guessed);
      if (frozen) broken('a guess is a state', `the guess of ${nameOf(viewer)} shares ${frozen} with the view`);
      before = guessed;
      freeze(guessed);
      same('a guess looks the same', `the view of ${nameOf(viewer)}`, text, viewText(run, guessed, viewer));
      sameAnswers('a guess asks the same', viewer, expected, answersOf(run, guessed, viewer, probes));
      const fault = game.valid(guessed);
      if (fault) broken('a guess is a state', `of ${nameOf(viewer)}: ${fault}`);
      sameData('a guess is a state', `the tally of a guess of ${nameOf(viewer)}`, tally, game.tally(guessed));
    }
    checkBlind(run, state, viewer, text);
  }
}

function frozenPart(state: object): string | undefined {
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

/**
 * Whichever of two states that look the same is the true one, and whatever was looked at in between: with the same luck the guess is
 * the same. So it is made of the view alone.
 */
function checkBlind(run: Run, state: AnyState, viewer: Viewer, text: string): void {
  const { dice, moments } = run;
  const seed = dice.below(2 ** 31);
  const other = freeze(guesser(run, text, viewer)(dice.below(2 ** 31)));
  const elsewhere = moments[dice.below(moments.length)]!.state;
  const guessFor = (truth: AnyState, last = truth): string => {
    const view = viewText(run, truth, viewer);
    if (last !== truth) viewText(run, last, viewer);
    return canonical(guesser(run, view, viewer)(seed));
  };
  const first = guessFor(state);
  const says = `the guess of ${nameOf(viewer)} for the same view and luck`;
  same('a guess knows nothing', `${says}, but another truth,`, first, guessFor(other));
  same('a guess knows nothing', `${says}, after a look at another state,`, first, guessFor(state, elsewhere));
  same('a guess knows nothing', `${says}, asked once more,`, first, guessFor(state));
}
