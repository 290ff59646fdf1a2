import {
  type Chance,
  type Emit,
  type Frozen,
  type Game,
  readRecord,
  replayRecord,
  Runaway,
  tableFor,
  type Viewer,
} from '@kontor/core';
import { expect, test } from 'vitest';
import { lawsHelp, probe, type Probe, type State } from '../probe/index.ts';
import { type Law, LAWS, LawBroken } from './broken.ts';
import { checkLaws } from './check.ts';
import type { LawsHelp } from './help.ts';

type Rules = Game<Probe>;
type Event = Probe['Event'];

const good = probe.game();

/** The law that notices a wrong game first, in a few seeds; undefined if none does. */
function noticed(game: Rules, help: LawsHelp<Probe> = lawsHelp, seeds = 12): LawBroken | undefined {
  for (let seed = 1; seed <= seeds; seed++)
    try {
      checkLaws(game, tableFor(good, 2 + (seed % 3)), seed, { help });
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  return undefined;
}

/** Probe with other news: what the rules emit goes through `change`. */
const withNews = (change: (event: Event) => Event): Rules => ({
  ...good,
  apply: (state, seat, move, chance, emit) =>
    good.apply(state, seat, move, chance, emit && (event => emit(change(event)))),
});

/** Probe whose views remember the true state for later. */
function spying(imagine: (truth: Frozen<State>, guess: State, viewer: Viewer) => State): Rules {
  let truth: Frozen<State>;
  return {
    ...good,
    view(state, viewer) {
      truth = state;
      return good.view(state, viewer);
    },
    imagine: (view, viewer) => {
      const known = truth;
      const guess = good.imagine(view, viewer);
      return chance => imagine(known, guess(chance), viewer);
    },
  };
}

/** Probe that does something more with the state after each move. */
const afterMoves = (more: (state: State, chance: Chance, emit?: Emit<Event>) => void): Rules => ({
  ...good,
  apply(state, seat, move, chance, emit) {
    good.apply(state, seat, move, chance, emit);
    more(state, chance, emit);
  },
});

const now = (): number => Date.now();

interface Planted {
  readonly bug: string;
  readonly law: Law;
  readonly game: Rules;
  readonly help?: LawsHelp<Probe>;
}

const PLANTED: readonly Planted[] = [
  {
    bug: 'an imagine that returns what it should not know',
    law: 'a guess knows nothing',
    game: spying(truth => good.clone(truth)),
  },
  {
    bug: 'an imagine that knows one card of another hand',
    law: 'a guess knows nothing',
    game: spying((truth, guess, viewer) => {
      const seat = viewer === 0 ? 1 : 0;
      const kind = truth.players[seat]!.hand.findIndex(count => count > 0);
      if (kind < 0 || guess.players[seat]!.hand[kind]! > 0 || guess.pile[kind] === 0) return guess;
      const other = guess.players[seat]!.hand.findIndex((count, k) => count > guess.players[seat]!.shown[k]!);
      if (other < 0) return guess;
      guess.players[seat]!.hand[kind]!++;
      guess.players[seat]!.hand[other]!--;
      guess.pile[kind]!--;
      guess.pile[other]!++;
      return guess;
    }),
  },
  {
    bug: 'an imagine that leaves a pending secret choice as it is',
    law: 'a guess knows nothing',
    game: spying((truth, guess) => {
      for (const [seat, { boats }] of truth.players.entries())
        if (boats !== undefined) guess.players[seat]!.boats = boats;
      return guess;
    }),
  },
  {
    bug: 'an imagine that thinks of one secret choice only',
    law: 'a guess varies',
    help: {},
    game: {
      ...good,
      imagine: (view, viewer) => chance => {
        const guess = good.imagine(view, viewer)(chance);
        for (const [seat, player] of guess.players.entries())
          if (player.boats !== undefined && seat !== viewer) player.boats = 0;
        return guess;
      },
    },
  },
  {
    bug: 'an imagine that never deals amber to others, with the help of the game',
    law: 'a guess varies',
    game: {
      ...good,
      imagine: (view, viewer) => chance => {
        const guess = good.imagine(view, viewer)(chance);
        for (const [seat, { hand, shown }] of guess.players.entries())
          while (seat !== viewer && hand[3]! > shown[3]! && guess.pile.slice(0, 3).some(count => count > 0)) {
            const kind = guess.pile.findIndex(count => count > 0);
            hand[3]!--;
            guess.pile[3]!++;
            guess.pile[kind]!--;
            hand[kind]!++;
          }
        return guess;
      },
    },
  },
  {
    bug: 'an imagine that makes amber of tea',
    law: 'a guess is a state',
    game: {
      ...good,
      imagine: (view, viewer) => chance => {
        const guess = good.imagine(view, viewer)(chance);
        if (guess.pile[0]! > 0) {
          guess.pile[0]!--;
          guess.pile[3]!++;
        }
        return guess;
      },
    },
  },
  {
    bug: 'an imagine that shares a list with the view',
    law: 'a guess is a state',
    game: {
      ...good,
      imagine: (view, viewer) => chance => ({
        ...good.imagine(view, viewer)(chance),
        discard: view.discard as number[],
      }),
    },
  },
  {
    bug: 'a view that shows whether the pile is full of tea',
    law: 'a guess looks the same',
    game: {
      ...good,
      view: (state, viewer) => ({ ...good.view(state, viewer), rounds: state.pile[0]! > 3 ? 5 : 4 }),
    },
  },
  {
    bug: 'an event that hides nothing',
    law: 'events tell no more than the view',
    game: withNews(event => {
      if (event.type !== 'chose') return event;
      const { secret, ...open } = event;
      return { ...open, boats: secret.boats } as unknown as Event;
    }),
  },
  {
    bug: 'a drawn card told to all',
    law: 'events tell nothing',
    game: withNews(event =>
      event.type === 'drew' ? ({ type: 'drew', seat: event.seat, kind: event.secret.kind } as unknown as Event) : event,
    ),
  },
  {
    bug: 'a secret told to the wrong seats',
    law: 'events tell nothing',
    game: withNews(event =>
      event.type === 'drew'
        ? ({ type: 'drew', seat: event.seat, secret: { ...event.secret, to: [0, 1, 2, 3] } } as unknown as Event)
        : event,
    ),
  },
  {
    bug: 'a missing reveals',
    law: 'events tell nothing',
    game: withNews(event => {
      const { reveals: _, ...rest } = event as Event & { reveals?: true };
      return rest as Event;
    }),
  },
  {
    bug: 'a why that looks at another hand',
    law: 'a guess asks the same',
    game: {
      ...good,
      why: (state, seat, move) =>
        good.why(state, seat, move) &&
        move.type === 'bid' &&
        state.players.some((player, other) => other !== seat && player.hand[move.goods[0]!]! > 1)
          ? 'PR-4.2'
          : good.why(state, seat, move),
    },
  },
  {
    bug: 'a legal that lists an offer only if the other really holds the goods',
    law: 'a guess asks the same',
    game: {
      ...good,
      legal(state, seat) {
        const legal = good.legal(state, seat);
        const selections = legal.selections.filter(
          ({ move }) => move.type !== 'offer' || state.players[move.to]!.hand[0]! > 0,
        );
        return { ...legal, selections };
      },
      may: state =>
        good
          .may(state)
          .filter(
            seat =>
              good.legal(state, seat).moves.length > 0 ||
              state.players.some((player, to) => to !== seat && player.hand[0]! > 0),
          ),
    },
  },
  {
    bug: 'a forecast that knows the crate',
    law: 'a guess asks the same',
    game: {
      ...good,
      forecast: (state, seat, move) => ({
        ...good.forecast(state, seat, move),
        gain: { kind: state.crate?.kind ?? 0 },
      }),
    },
  },
  { bug: 'a clock call', law: 'no clock', game: afterMoves(() => void now()) },
  {
    bug: 'a date',
    law: 'no clock',
    game: { ...good, valid: state => (new Date().getFullYear() > 1 ? good.valid(state) : 'date') },
  },
  {
    bug: 'a clock call that is caught',
    law: 'no clock',
    game: afterMoves(() => {
      try {
        performance.now();
      } catch {
        // Nobody is to know.
      }
    }),
  },
  {
    bug: 'luck of its own',
    law: 'no clock',
    game: { ...good, tally: state => ({ ...good.tally(state), luck: Math.random() }) },
  },
  {
    bug: 'a shared array in clone',
    law: 'clone shares nothing',
    game: { ...good, clone: state => ({ ...good.clone(state), discard: state.discard as number[] }) },
  },
  {
    bug: 'a clone that forgets a member',
    law: 'clone is faithful',
    game: {
      ...good,
      clone(state) {
        const copy = good.clone(state);
        delete copy.crate;
        return copy;
      },
    },
  },
  {
    bug: 'a notation slip: two goods are written in the wrong order',
    law: 'notation round-trips',
    game: {
      ...good,
      write: move => (move.type === 'bid' ? `bid ${move.goods.toReversed().join('+')}` : good.write(move)),
    },
  },
  {
    bug: 'a notation slip: two moves share a text',
    law: 'notation round-trips',
    game: { ...good, write: move => (move.type === 'leave' ? 'look' : good.write(move)) },
  },
  {
    bug: 'a text that is not ASCII',
    law: 'notation round-trips',
    game: {
      ...good,
      write: move => good.write(move).replace('o', 'ö'),
      read: text => good.read(text.replace('ö', 'o')),
    },
  },
  {
    bug: 'two moves with one code',
    law: 'code is unique',
    game: { ...good, code: move => (move.type === 'bid' ? move.goods.length : good.code(move)) },
  },
  {
    bug: 'a tally that changes',
    law: 'the tally is constant',
    help: {},
    game: { ...afterMoves(state => void state.discard[0]!++), valid: () => undefined },
  },
  {
    bug: 'coins that vanish from the news',
    law: 'coins add up',
    game: withNews(event => (event.type === 'opened' ? { ...event, coins: event.coins.map(() => 0) } : event)),
  },
  {
    bug: 'luck asked for twice',
    law: 'luck is asked once',
    game: afterMoves((_state, chance) => void chance.at('weather').below(6)),
  },
  {
    bug: 'a query that changes the state',
    law: 'queries change nothing',
    game: {
      ...good,
      forecast(state, seat, move) {
        (state as State).bank += 0;
        return good.forecast(state, seat, move);
      },
    },
  },
  {
    bug: 'null in the state',
    law: 'plain data',
    game: afterMoves(state => Object.assign(state, { crate: state.crate ?? null })),
  },
  {
    bug: 'undefined in the state',
    law: 'plain data',
    game: afterMoves(state => Object.assign(state, { crate: state.crate })),
  },
  {
    bug: 'null in the view',
    law: 'plain data',
    game: { ...good, view: (state, viewer) => Object.assign(good.view(state, viewer), { turn: null }) },
  },
  {
    bug: 'a map in an event',
    law: 'plain data',
    game: withNews(event => ({ ...event, seen: new Map() }) as unknown as Event),
  },
  {
    bug: 'an outcome too early',
    law: 'an outcome exactly at the end',
    game: { ...good, outcome: state => good.outcome(state.round > 1 ? { ...state, ending: 'rounds' } : state) },
  },
  {
    bug: 'sources that do not add up',
    law: 'an outcome exactly at the end',
    game: {
      ...good,
      outcome(state) {
        const outcome = good.outcome(state);
        return outcome && { ...outcome, scores: outcome.scores.map(score => score + 1) };
      },
    },
  },
  {
    bug: 'ranks upside down',
    law: 'an outcome exactly at the end',
    game: {
      ...good,
      outcome(state) {
        const outcome = good.outcome(state);
        return outcome && { ...outcome, ranks: outcome.ranks.map(rank => outcome.ranks.length + 1 - rank) };
      },
    },
  },
  {
    bug: 'a dead end',
    law: 'the game ends',
    game: { ...good, actors: state => (state.round === 2 ? [] : good.actors(state)), may: () => [] },
  },
  {
    bug: 'a game without end',
    law: 'the game ends',
    game: afterMoves(state => {
      if (state.stack[0]?.type === 'bid') state.stack[0].turn = state.starter;
    }),
  },
  {
    bug: 'an actor without a move',
    law: 'an actor can always act, others can not',
    game: {
      ...good,
      legal: (state, seat) =>
        state.stack[0]?.type === 'bid' ? { moves: [], selections: [] } : good.legal(state, seat),
    },
  },
  {
    bug: 'a move for one who is not asked',
    law: 'an actor can always act, others can not',
    game: {
      ...good,
      legal: (state, seat) =>
        good.outcome(state) ? { moves: [{ type: 'pass' }], selections: [] } : good.legal(state, seat),
    },
  },
  {
    bug: 'a seat that must and may',
    law: 'an actor can always act, others can not',
    game: { ...good, may: state => good.actors(state) },
  },
  {
    bug: 'an empty selection',
    law: 'legal moves agree',
    game: {
      ...good,
      legal(state, seat) {
        const legal = good.legal(state, seat);
        if (state.stack[0]?.type !== 'bid') return legal;
        return {
          ...legal,
          selections: [
            ...legal.selections,
            { move: { type: 'bid', goods: [] }, picks: [{ field: 'goods', from: [], min: 1, max: 2 }] },
          ],
        };
      },
    },
  },
  { bug: 'a why without a reason', law: 'why is exact', game: { ...good, why: () => undefined } },
  {
    bug: 'a why that refuses what is legal',
    law: 'why is exact',
    game: { ...good, why: (state, seat, move) => good.why(state, seat, move) ?? 'PR-1.1' },
  },
  {
    bug: 'a refusal by a rule that does not exist',
    law: 'a refusal names a rule',
    game: { ...good, why: (state, seat, move) => (good.why(state, seat, move) ? ('PR-9.9' as 'PR-1.1') : undefined) },
  },
  { bug: 'no forecast', law: 'a forecast is there', game: { ...good, forecast: () => undefined as never } },
  {
    bug: 'a set-up that remembers the last game',
    law: 'the set-up is deterministic',
    game: (() => {
      let games = 0;
      return {
        ...good,
        setup: (...args: Parameters<Rules['setup']>) => ({ ...good.setup(...args), round: 1 + (games++ % 2) }),
      };
    })(),
  },
  {
    bug: 'set-ups that share a list',
    law: 'the set-up is deterministic',
    game: (() => {
      const discard = [0, 0, 0, 0];
      return { ...good, setup: (...args: Parameters<Rules['setup']>) => ({ ...good.setup(...args), discard }) };
    })(),
  },
  {
    bug: 'rules that remember the last move',
    law: 'undo is exact',
    game: (() => {
      let moves = 0;
      const game = afterMoves(state => void (state.players[0]!.points += moves++ > 40 ? 1 : 0));
      return { ...game, valid: () => undefined };
    })(),
    help: {},
  },
  { bug: 'a table that is refused afterwards', law: 'a record replays', game: { ...good, refuse: () => 'PR-1.4' } },
  { bug: 'a valid that knows nothing', law: 'valid names the nonsense', game: { ...good, valid: () => undefined } },
  {
    bug: 'a valid that refuses a reached state',
    law: 'valid names the nonsense',
    game: { ...good, valid: state => ((state as State).round === 2 ? 'round: not two' : good.valid(state)) },
  },
  {
    bug: 'a valid that overlooks one member',
    law: 'valid names the nonsense',
    game: {
      ...good,
      valid: state =>
        good.valid(
          typeof state === 'object' && state !== null && !Array.isArray(state) ? { bank: 0, ...state } : state,
        ),
    },
  },
  {
    bug: 'a state that differs when nobody listens',
    law: 'events tell nothing',
    game: afterMoves((state, _chance, emit) => {
      if (!emit && state.players[0]!.offers < 2) state.players[0]!.offers++;
    }),
  },
  {
    bug: 'a board that leaves out the coins',
    law: 'boards differ as views do',
    game: good,
    help: {
      ...lawsHelp,
      board: view => JSON.stringify({ ...view, players: view.players.length, turn: 0, laid: 0, offers: 0 }),
    },
  },
  {
    bug: 'a sentence with a hole',
    law: 'every text is there',
    game: good,
    help: {
      ...lawsHelp,
      sentences: ({ events }) => events.map(event => `seat ${String((event as { seat?: number }).seat)}`),
    },
  },
  {
    bug: 'a step that runs away',
    law: 'the game ends',
    game: afterMoves(state => {
      if (state.round === 2) throw new Runaway('close never comes to a decision');
    }),
  },
  {
    bug: 'a read that stumbles over garbage',
    law: 'nothing crashes',
    game: { ...good, read: text => (text.length > 1000 ? (JSON.parse(text) as Probe['Move']) : good.read(text)) },
  },
  {
    bug: 'a null in a survey',
    law: 'plain data',
    game: { ...good, survey: () => [{ move: { type: 'pass' }, forecast: { ends: null as unknown as string } }] },
  },
  {
    bug: 'a survey that knows the contracts',
    law: 'a guess asks the same',
    game: {
      ...good,
      survey: state => [{ move: { type: 'pass' }, forecast: { gain: { contract: state.players[1]!.contract ?? 0 } } }],
    },
  },
  {
    bug: 'a crash',
    law: 'nothing crashes',
    game: afterMoves(state => {
      if (state.round === 3) throw new Error('out of paper');
    }),
  },
];

test('the good game breaks no law', () => {
  expect(noticed(good, lawsHelp, 3)).toBeUndefined();
});

test.each(PLANTED)('$bug breaks: $law', ({ game, law, help }) => {
  expect(noticed(game, help)?.law).toBe(law);
});

test('every law has a planted bug', () => {
  const planted = new Set(PLANTED.map(({ law }) => law));
  expect(LAWS.filter(law => !planted.has(law))).toEqual([]);
});

test('a broken law carries a record that replays to the place', () => {
  const found = noticed(PLANTED.find(({ bug }) => bug === 'a crash')!.game)!;
  expect(found.record).toContain('# law "nothing crashes": out of paper');
  const moments = [...replayRecord(good, readRecord(found.record))];
  expect(moments.at(-1)!.state.round).toBe(2);
});

test('clocks tick again afterwards', () => {
  noticed(PLANTED.find(({ bug }) => bug === 'a clock call')!.game);
  expect(Date.now()).toBeGreaterThan(0);
  expect(new Date()).toBeInstanceOf(Date);
  expect(performance.now()).toBeGreaterThan(0);
  expect(Math.random()).toBeLessThan(1);
});
