import {
  type Happening,
  type Tagged,
  type Viewer,
  canonical,
  find,
  isEmpty,
  revealsTo,
  sample,
  veil,
} from '@kontor/core';
import { answersOf, sameAnswers } from './answers.ts';
import { broken, same, sameData } from './broken.ts';
import { guesser, viewText } from './guesses.ts';
import { type AnyState, type Run, nameOf, viewersOf } from './help.ts';
import { luckOf } from './luck.ts';
import { freeze } from './plain.ts';
import { checkVariety } from './variety.ts';

interface Next {
  readonly state: AnyState;
  readonly events: readonly Happening[];
}

/** Plays a move with the luck of that moment. */
function playOn(run: Run, at: number, state: AnyState, seat: number, move: Tagged): Next {
  const next = run.game.clone(state);
  const events: Happening[] = [];
  run.game.apply(next, seat, move, luckOf(run, at + 1), event => events.push(event));
  return { state: freeze(next), events };
}

const heard = (events: readonly Happening[], viewer: Viewer): string =>
  JSON.stringify(events.map(event => veil(event, viewer)));

/** The events of the move played at this moment, and the view after it, tell nobody what is hidden. */
export function checkNews(run: Run, at: number): void {
  const { game, moments, settings, dice, count } = run;
  const { state, played } = moments[at]!;
  if (!played) return;
  const { seat, move: text } = played.entry;
  const silent = game.clone(state);
  game.apply(silent, seat, played.move, luckOf(run, at + 1));
  sameData('events tell nothing', `the state after "${text}" when nobody listens`, moments[at + 1]!.state, silent);
  for (const viewer of viewersOf(run)) {
    if (played.events.some(event => revealsTo(event, viewer))) continue;
    const news = heard(played.events, viewer);
    const view = viewText(run, moments[at + 1]!.state, viewer);
    const guess = guesser(run, viewText(run, state, viewer), viewer);
    for (let found = 0, tries = 0; found < settings.guesses && tries < settings.guesses * 4; tries++) {
      const guessed = freeze(guess(dice.below(2 ** 31)));
      const move = find(game, game.legal(guessed, seat), played.move);
      if (!move) continue;
      found++;
      count.compared++;
      const next = playOn(run, at, guessed, seat, move);
      const mark = `"${text}" of seat ${seat} has no event that reveals to ${nameOf(viewer)}`;
      same('events tell nothing', `${mark}, but what it hears`, news, heard(next.events, viewer));
      same('events tell nothing', `${mark}, but what it sees then`, view, viewText(run, next.state, viewer));
    }
  }
}

/**
 * Another choice instead of the one played: a viewer that sees the same table after both must not hear a difference, must be asked
 * the same, and must think both possible.
 */
export function checkSecretChoice(run: Run, at: number): void {
  const { game, moments, dice, count } = run;
  const { state, played } = moments[at]!;
  if (!played) return;
  const { seat } = played.entry;
  const legal = game.legal(state, seat);
  const other = sample(legal, dice);
  if (game.write(other) === played.entry.move) return;
  const [a, b] = [played.move, other].map(move => playOn(run, at, state, seat, move)) as [Next, Next];
  if (canonical(a.state) === canonical(b.state)) return;
  for (const viewer of viewersOf(run)) {
    const view = viewText(run, a.state, viewer);
    if (viewer === seat || view !== viewText(run, b.state, viewer)) continue;
    count.secretPairs++;
    same(
      'events tell no more than the view',
      `${nameOf(viewer)} sees the same after "${played.entry.move}" and "${game.write(other)}", but what it hears`,
      heard(a.events, viewer),
      heard(b.events, viewer),
    );
    const probes = [played.entry.move, game.write(other)];
    sameAnswers(
      'a guess asks the same',
      viewer,
      answersOf(run, a.state, viewer, probes),
      answersOf(run, b.state, viewer, probes),
    );
    checkVariety(run, [a.state, b.state], view, viewer);
  }
}

/** A guess can be played to its end: bots do nothing else. */
export function checkPlayable(run: Run, at: number): void {
  const { game, moments, settings, dice } = run;
  const { state } = moments[at]!;
  const viewers = viewersOf(run);
  const viewer = viewers[dice.below(viewers.length)]!;
  const guessed = guesser(run, viewText(run, state, viewer), viewer)(dice.below(2 ** 31));
  const luck = { at: () => dice };
  for (let moves = 0; ; moves++) {
    const actors = game.actors(guessed);
    if (actors.length === 0) break;
    const may = dice.below(100) < settings.asides ? game.may(guessed) : [];
    const seats = may.length > 0 ? may : actors;
    const seat = seats[dice.below(seats.length)]!;
    const legal = game.legal(guessed, seat);
    if (isEmpty(legal)) broken('a guess is a state', `played on, the guess of ${nameOf(viewer)} leads to a dead end`);
    if (moves > settings.limit)
      broken('the game ends', `a guess of ${nameOf(viewer)} has no end after ${settings.limit} moves`);
    game.apply(guessed, seat, sample(legal, dice), luck);
  }
  if (!game.outcome(guessed))
    broken('a guess is a state', `played to its end, the guess of ${nameOf(viewer)} has no outcome`);
}
