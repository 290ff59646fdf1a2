import type { Phrase } from '@kontor/core';

export interface Choice {
  /** In notation. */
  readonly move: string;
  readonly phrase: Phrase;
  /** What it would bring. */
  readonly note?: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Choices under their headings, in the order in which the headings first come up. */
export function grouped<M>(
  moves: readonly M[],
  titleOf: (move: M) => string,
  choiceOf: (move: M) => Choice,
): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const move of moves) {
    const title = titleOf(move);
    const group = groups.get(title);
    if (group) group.push(choiceOf(move));
    else groups.set(title, [choiceOf(move)]);
  }
  return [...groups].map(([title, choices]) => ({ title, choices }));
}
