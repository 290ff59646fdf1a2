import { type Happening, type Tagged, count, find, perform, sample } from '@kontor/core';
import { broken, same, sameData } from './broken.ts';
import type { AnyState, Moment, Run } from './help.ts';
import { askedOnce, luckOf } from './luck.ts';
import { checkSelections } from './moves.ts';
import { freeze, notPlain, sharedPart } from './plain.ts';

/** Plays one random game to its end; the laws that are cheap are checked at every step. */
export function runGame(run: Run): void {
  const { game, moments, settings, dice } = run;
  const watch = askedOnce();
  begin(run, watch);
  for (let number = 1; ; number++) {
    const moment = moments.at(-1)!;
    const actors = game.actors(moment.state);
    checkEnd(run, moment, actors);
    if (actors.length === 0) return;
    if (number > settings.limit) broken('the game ends', `no end after ${settings.limit} moves`);
    const seat = nextSeat(run, moment.state, actors);
    const legal = game.legal(moment.state, seat);
    if (count(legal) < 1)
      broken('an actor can always act, others can not', `seat ${seat} is asked but has no legal move`);
    checkSelections(legal, seat);
    const sampled = sample(legal, dice);
    const move =
      find(game, legal, sampled) ??
      broken('legal moves agree', `"${game.write(sampled)}" was sampled but is not found`);
    moments.push(step(run, moment, seat, move, number, watch));
  }
}

type Watch = ReturnType<typeof askedOnce>;

function begin(run: Run, watch: Watch): void {
  const { game, moments } = run;
  const table = () => JSON.parse(JSON.stringify(run.table)) as Run['table'];
  const events: Happening[] = [];
  const draws: number[] = [];
  const state = game.setup(freeze(table()), noting(watch(luckOf(run, 0), 0), draws), event => events.push(event));
  run.setupDraws = draws;
  run.setupEvents = events;
  const again = game.setup(table(), luckOf(run, 0));
  sameData('the set-up is deterministic', 'the state of a second set-up', state, again);
  const shared = sharedPart(state, again);
  if (shared) broken('the set-up is deterministic', `two set-ups share ${shared}: a game would change the next one`);
  checkEvents(events);
  moments.push(momentOf(run, state));
}

const noting = (chance: ReturnType<Watch>, draws: number[]): ReturnType<Watch> => ({
  at(event, index) {
    const inner = chance.at(event, index);
    return {
      below(n) {
        const draw = inner.below(n);
        draws.push(draw);
        return draw;
      },
    };
  },
});

function step(run: Run, moment: Moment, seat: number, move: Tagged, number: number, watch: Watch): Moment {
  const { game } = run;
  const played = leaving(moment, () => perform(game, moment.state, seat, move, watch(luckOf(run, number), number)));
  moment.played = { move: freeze(move), entry: played.entry, events: freeze(played.events) };
  run.texts.push(played.entry.move);
  checkEvents(played.events);
  const next = momentOf(run, played.state);
  sameData(
    'the tally is constant',
    `the tally after "${played.entry.move}"`,
    game.tally(run.moments[0]!.state),
    game.tally(next.state),
  );
  checkCoins(run, moment, next);
  return next;
}

/** A copy may share what moves replace and never change. The state it was made of is frozen, so whatever changes a shared part fails. */
function leaving<T>({ shared }: Moment, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (shared && error instanceof TypeError)
      broken('a move changes its own copy alone', `the copy shares ${shared}: ${error.message}`);
    throw error;
  }
}

/** Looks at a new state, and freezes it. */
function momentOf(run: Run, state: object): Moment {
  const { game } = run;
  const fault = notPlain(state);
  if (fault) broken('plain data', `in the state ${fault}`);
  const copy = game.clone(state);
  sameData('clone is faithful', 'the clone', state, copy);
  const copyFault = notPlain(copy);
  if (copyFault) broken('clone is faithful', `in the clone ${copyFault}`);
  const nonsense = game.valid(state);
  if (nonsense !== undefined) broken('valid names the nonsense', `a state reached by play is refused: ${nonsense}`);
  return { state: freeze(state), text: JSON.stringify(state), shared: sharedPart(state, copy) };
}

function checkEvents(events: readonly Happening[]): void {
  for (const event of events) {
    const fault = notPlain(event);
    if (fault) broken('plain data', `in the event ${event.type} ${fault}`);
  }
}

function checkCoins({ help }: Run, before: Moment, after: Moment): void {
  if (!help.balances || !help.deltas) return;
  const expected = [...help.balances(before.state)];
  for (const event of before.played!.events)
    for (const [seat, delta] of (help.deltas(event) ?? []).entries()) expected[seat]! += delta;
  same(
    'coins add up',
    `the balance after "${before.played!.entry.move}"`,
    JSON.stringify(expected),
    JSON.stringify(help.balances(after.state)),
  );
}

/** Mostly a seat that must; at times one that may. */
function nextSeat({ game, settings, dice }: Run, state: AnyState, actors: readonly number[]): number {
  const may = game.may(state);
  const seats = may.length > 0 && dice.below(100) < settings.asides ? may : actors;
  return seats[dice.below(seats.length)]!;
}

function checkEnd({ game, table }: Run, { state }: Moment, actors: readonly number[]): void {
  const law = 'an outcome exactly at the end';
  const outcome = game.outcome(state);
  if (actors.length > 0) {
    if (outcome) broken(law, 'there is an outcome, and yet somebody is asked');
    return;
  }
  if (!outcome) return broken('the game ends', 'nobody is asked, and yet there is no outcome: a dead end');
  if (game.may(state).length > 0) broken(law, 'the game is over, and yet somebody may move');
  const fault = notPlain(outcome);
  if (fault) broken(law, `in the outcome ${fault}`);
  const { scores, ranks, sources } = outcome;
  for (const [name, list] of Object.entries({ scores, ranks, sources }))
    if (list.length !== table.seats) broken(law, `${name} has ${list.length} entries for ${table.seats} seats`);
  for (const [seat, rank] of ranks.entries()) {
    const better = ranks.filter(other => other < rank).length;
    if (rank !== better + 1) broken(law, `seat ${seat} has rank ${rank}, but ${better} are better`);
    for (const [other, score] of scores.entries())
      if (score > scores[seat]! && ranks[other]! > rank)
        broken(law, `seat ${other} has more points than seat ${seat}, but a worse rank`);
    const sum = Object.values(sources[seat]!).reduce((total, points) => total + points, 0);
    if (sum !== scores[seat]) broken(law, `the sources of seat ${seat} add up to ${sum}, the score is ${scores[seat]}`);
  }
}
