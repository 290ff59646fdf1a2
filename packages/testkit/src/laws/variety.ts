import type { Viewer } from '@kontor/core';
import { broken } from './broken.ts';
import { guesser } from './guesses.ts';
import { type AnyState, type Run, nameOf } from './help.ts';

type Leaves = Map<string, string>;

/** The single values of a state by path; lists of plain values also sorted, because the order of a list may mean nothing. */
function leavesOf(value: unknown, sorted: boolean, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) leaves.set(path, String(value));
  else if (Array.isArray(value)) {
    const list: unknown[] = sorted && value.every(item => typeof item !== 'object') ? value.toSorted() : value;
    leaves.set(`${path}#`, String(list.length));
    for (const [i, item] of list.entries()) leavesOf(item, sorted, `${path}[${i}]`, leaves);
  } else for (const [key, part] of Object.entries(value)) leavesOf(part, sorted, `${path}.${key}`, leaves);
  return leaves;
}

/** Paths at which a truth differs from this guess. */
function suspects(truths: readonly Leaves[], guess: Leaves): string[] {
  const paths = new Set([...truths, guess].flatMap(leaves => [...leaves.keys()]));
  return [...paths].filter(path => truths.some(truth => truth.get(path) !== guess.get(path)));
}

const MOST = 300;

/**
 * A viewer that can't see something must not always guess the same: where the truth differs from a guess, guesses differ from one
 * another. `truths` all give the view.
 */
export function checkVariety(run: Run, truths: readonly AnyState[], view: string, viewer: Viewer): void {
  if (!run.settings.variety) return;
  const essence = (state: AnyState): unknown => run.help.essence?.(state) ?? state;
  const guess = guesser(run, view, viewer);
  const start = run.dice.below(2 ** 30);
  const modes = [false, true].map(sorted => {
    const leaves = (state: AnyState): Leaves => leavesOf(essence(state), sorted);
    const first = leaves(guess(start));
    return { leaves, first, open: suspects(truths.map(leaves), first) };
  });
  let open: string[] = [];
  for (let n = 1; n < MOST; n++) {
    const lists = new Set(modes[1]!.open.map(listOf));
    open = modes[0]!.open.filter(path => lists.has(listOf(path)));
    if (open.length === 0) return;
    const guessed = guess(start + n);
    for (const mode of modes) {
      const leaves = mode.leaves(guessed);
      mode.open = mode.open.filter(path => leaves.get(path) === mode.first.get(path));
    }
  }
  const path = open[0]!;
  const truth = truths.map(state => leavesOf(essence(state), false).get(path) ?? 'nothing').join(' or ');
  broken(
    'a guess varies',
    `${nameOf(viewer)} can't know ${open.slice(0, 3).join(', ')}, but ${MOST} guesses all say ${modes[0]!.first.get(path) ?? 'nothing'} ` +
      `where the truth is ${truth}. If it means nothing, leave it out in LawsHelp.essence`,
  );
}

/** A place in a list stands for the list; other paths for themselves. */
const listOf = (path: string): string => path.replace(/(\[\d+\]|#)$/, '');

/** What the game itself says is hidden: over many guesses each item turns up in each place it could be. */
export function checkHidden(run: Run, state: AnyState, view: string, viewer: Viewer): void {
  const { help, dice } = run;
  const places = help.hidden?.(state, viewer) ?? [];
  const pool = [...new Set(places.flatMap(({ items, could }) => (could ? [] : items)))];
  const open = new Set(
    places.flatMap(({ place, items, could }) =>
      items.length > 0 ? (could ?? pool).map(item => `${item} in ${place}`) : [],
    ),
  );
  if (open.size === 0) return;
  const pieces = places.reduce((sum, { items }) => sum + items.length, 0);
  // With this many guesses a fair one misses a pair once in a million games or so.
  const most = Math.ceil(
    Math.max(pieces, ...places.map(({ could }) => could?.length ?? 0)) * (14 + Math.log(open.size)),
  );
  const guess = guesser(run, view, viewer);
  const start = dice.below(2 ** 30);
  for (let n = 0; n < most && open.size > 0; n++)
    for (const { place, items } of help.hidden!(guess(start + n), viewer))
      for (const item of items) open.delete(`${item} in ${place}`);
  if (open.size > 0)
    broken(
      'a guess varies',
      `in ${most} guesses of ${nameOf(viewer)} there never was ${[...open].slice(0, 4).join(', nor ')}`,
    );
}
