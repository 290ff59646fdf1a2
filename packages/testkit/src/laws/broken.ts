import { canonical } from '@kontor/core';

/** The laws of a game; a broken one is reported by its name. */
export const LAWS = [
  'the set-up is deterministic',
  'clone is faithful',
  'a move changes its own copy alone',
  'plain data',
  'an actor can always act, others can not',
  'legal moves agree',
  'notation round-trips',
  'code is unique',
  'a guess looks the same',
  'a guess asks the same',
  'a guess knows nothing',
  'a guess varies',
  'a guess is a state',
  'own parts add up',
  'events tell nothing',
  'events tell no more than the view',
  'why is exact',
  'a refusal names a rule',
  'a forecast is there',
  'undo is exact',
  'the tally is constant',
  'coins add up',
  'luck is asked once',
  'no clock',
  'queries change nothing',
  'the game ends',
  'an outcome exactly at the end',
  'a record replays',
  'valid names the nonsense',
  'boards differ as views do',
  'every text is there',
  'nothing crashes',
] as const;

export type Law = (typeof LAWS)[number];

/** A law that does not hold, with the game that shows it as a record that can be replayed. */
export class LawBroken extends Error {
  readonly law: Law;
  /** The game up to the place, filled in by the suite. */
  record = '';
  constructor(law: Law, message: string) {
    super(`law "${law}": ${message}`);
    this.law = law;
  }
}

export function broken(law: Law, message: string): never {
  throw new LawBroken(law, message);
}

/** The place where two texts part, with a little of what is around it. */
export function difference(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const from = Math.max(0, at - 60);
  const cut = (text: string): string =>
    (from > 0 ? '…' : '') + text.slice(from, at + 80) + (text.length > at + 80 ? '…' : '');
  return `\n  expected ${cut(expected)}\n  but got  ${cut(actual)}`;
}

export function same(law: Law, what: string, expected: string | undefined, actual: string | undefined): void {
  if (expected !== actual) broken(law, `${what} differs${difference(expected ?? 'undefined', actual ?? 'undefined')}`);
}

/** Two pieces of plain data are equal, whatever the order of their members. */
export function sameData(law: Law, what: string, expected: unknown, actual: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(actual)) same(law, what, canonical(expected), canonical(actual));
}
