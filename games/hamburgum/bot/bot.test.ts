import { type Bot, contestant, duel, greedy } from '@kontor/bots';
import { type Dice, find, type Frozen, openGame, quick, sample, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { game, hamburgum, type Hamburgum } from '../src/index.ts';
import { tokensOf } from '../src/queries.ts';
import { END } from '../src/rules/turn.ts';
import { ifOver } from '../src/standing.ts';
import type { State } from '../src/state.ts';
import { MAPS, type Frame, type Move, OFFICIALS } from '../words/index.ts';
import { scene } from '../test/scene.ts';
import { bots } from './index.ts';
import { giftOf, knownCity, pointsNow } from './outlook.ts';
import { search } from './search.ts';
import { turnsOf } from './turns.ts';

const { brain } = bots;

const PROOF = process.env['KONTOR_PROOF'] === '1';
/** Who is to beat whom, with how many players. */
const PROVED = [2, 3, 4].flatMap(seats => [
  ['greedy', 'random', seats] as const,
  ['search:4', 'greedy', seats] as const,
]);

/** A church that seat 1 has finished alone. */
const FULL = '1, 1, 1, 1, 1';

type Player = (state: Frozen<State>, seat: number, dice: Dice) => Move;

const planning =
  (iterations: number): Player =>
  (state, seat, dice) =>
    search({ iterations }).choose({ game, seat, view: game.view(state, seat), seed: dice.below(1_000_000) });

const random: Player = (state, seat, dice) => sample(game.legal(state, seat), dice);

/** Gives one donation, to have somewhere to build, and never goes to church again. */
const builder: Player = (state, seat, dice) => {
  const move = planning(4)(state, seat, dice);
  if (tokensOf(state, seat) === 0 || move.type !== 'go' || move.space !== 'church') return move;
  const goes = game.legal(state, seat).moves.filter(other => other.type === 'go' && other.space !== 'church');
  return goes.find(other => other.type === 'go' && other.space === 'guildhall') ?? goes[0]!;
};

/** Plays a game; every move is looked up in the legal ones. */
function playGame(players: readonly Player[], seed: number, options: Record<string, string> = {}, limit = 4000): State {
  const dice = quick(seed);
  const state = game.setup(tableFor(game, players.length, options), dice);
  for (let n = 0; n < limit; n++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    const wanted = players[seat]!(state, seat, dice);
    const move = find(game, legal, wanted);
    if (!move)
      throw new Error(`"${game.write(wanted)}" of seat ${seat} is refused by ${game.why(state, seat, wanted)}`);
    game.apply(state, seat, move, dice);
  }
  return state;
}

/** Positions of games that begin at random and are planned from then on, after every fifth move. */
function positions(seats: number, options: Record<string, string>, look: (state: State, seat: number) => void): void {
  let n = 0;
  const player: Player = (state, seat, dice) => {
    if (n++ % 5 === 0) look(state as State, seat);
    return n < 80 ? random(state, seat, dice) : planning(1)(state, seat, dice);
  };
  playGame(Array<Player>(seats).fill(player), seats, options, 400);
}

describe('bots', () => {
  test.each([2, 3, 4, 5])('plans are legal and bring games of %i players to their end in every variant', seats => {
    for (const map of ['hamburg', 'london'])
      for (const officials of OFFICIALS) {
        const state = playGame(Array<Player>(seats).fill(planning(1)), seats, { map, officials });
        expect(game.outcome(state)).toBeDefined();
      }
  });

  test.each([2, 3, 4, 5])(
    'good bots need 15 to 40 turns each, %i players',
    seats => {
      const lengths = Array.from(
        { length: PROOF ? 50 : 2 },
        (_, seed) => playGame(Array<Player>(seats).fill(planning(12)), seed).turn / seats,
      );
      const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
      expect(mean).toBeGreaterThan(15);
      expect(mean).toBeLessThan(40);
      if (PROOF) expect(lengths.filter(each => each <= 40).length).toBeGreaterThanOrEqual(0.8 * lengths.length);
    },
    PROOF ? 3_600_000 : 120_000,
  );

  test.each(OFFICIALS)(
    'every turn that is thought of can be played to its end, and so can every candidate, %s',
    officials => {
      let looked = 0;
      positions(3, { officials }, (state, seat) => {
        const legal = game.legal(state, seat);
        const moves = brain.candidates!(state, seat, legal);
        expect(moves.length).toBeGreaterThan(0);
        for (const move of moves) expect(find(game, legal, move), game.write(move)).toBeDefined();
        const look = { game, city: knownCity(state)!, seat, value: () => 0 };
        for (const { moves } of turnsOf(state, look, { paid: 5, chain: 2, lots: 2 })) {
          const next = game.clone(state);
          const dice = { at: () => ({ below: () => 0 }) };
          for (const move of [...moves, END]) {
            if (next.stack.length === 0) break;
            const found = find(game, game.legal(next, seat), move);
            expect(found, game.write(move)).toBeDefined();
            game.apply(next, seat, found!, dice);
          }
          expect(next.stack[0]?.type ?? 'rondel').toBe('rondel');
          looked++;
        }
      });
      expect(looked).toBeGreaterThan(500);
    },
  );

  test('HB-6.5 HB-8.2 the points that a plan counts are those of the closed books', () => {
    for (const map of ['hamburg', 'london'])
      positions(3, { map }, state => {
        const city = knownCity(state)!;
        ifOver(state, city).forEach(({ score, money }, seat) =>
          expect(pointsNow(state, city, seat)).toBeCloseTo(score + money / 100),
        );
      });
  });

  test('a steady donor beats a pure builder from either chair', () => {
    for (const donor of [0, 1]) {
      const players = donor === 0 ? [planning(4), builder] : [builder, planning(4)];
      const state = playGame(players, donor);
      expect(game.outcome(state)!.ranks[donor]).toBe(1);
    }
  });

  test.each([
    ['greedy', 'random', 3],
    ['search:4', 'greedy', 2],
    ['search:4', 'greedy', 4],
  ] as const)('%s beats %s, %i players', (better, worse, seats) => {
    const [first] = duel({
      game,
      table: tableFor(game, seats),
      bots: [contestant(bots, better)!, contestant(bots, worse)!],
      sets: 1,
      seed: 'bots',
    });
    expect(first!.wins.mean).toBeGreaterThan(1 / seats + 0.1);
  });

  test.each(PROOF ? PROVED : [])(
    '%s beats %s by ten points of the share over 200 deal sets, %i players',
    (better, worse, seats) => {
      const [first] = duel({
        game,
        table: tableFor(game, seats),
        bots: [contestant(bots, better)!, contestant(bots, worse)!],
        sets: 200,
        seed: 'proof',
      });
      expect(first!.wins.mean - first!.wins.plus).toBeGreaterThan(1 / seats + 0.1);
    },
    3_600_000,
  );

  /** One donation is left. Seat 0 has the last word in the frame given. */
  const lastDonation = (
    frame: Frame,
    player: { prestige: number; money?: number; materials?: number[]; goods?: number[] },
  ) =>
    scene({
      seats: 2,
      donations: {
        NIC: FULL,
        MIC: FULL,
        JAC: FULL,
        CAT: FULL,
        DOM: FULL,
        PET: '1 five, 1 ship, 1 building, 1 donation',
      },
      players: { 0: player },
      frame: { ...frame },
    });
  const church: Frame = { type: 'church', seat: 0, church: -1, scoring: false };
  const trade: Frame = { type: 'trade', seat: 0, selling: false, shipped: false };

  test('search ends a game that it wins by it, and no other', () => {
    const last = (prestige: number): string => {
      const state = lastDonation(church, { money: 100, materials: [1, 1, 1], prestige });
      return game.write(search({ iterations: 8 }).choose({ game, seat: 0, view: game.view(state, 0), seed: 1 }));
    };
    expect(last(300)).toBe('donate PET citizen');
    expect(last(0)).toBe('end');
  });

  test('search goes to end a game that is won, however much there is to sell', () => {
    const rondel: Frame = { type: 'rondel', seat: 0 };
    const state = lastDonation(rondel, { prestige: 300, money: 100, materials: [1, 1, 1], goods: [9, 9, 9] });
    const choice = search({ iterations: 8 }).choose({ game, seat: 0, view: game.view(state, 0), seed: 1 });
    expect(game.write(choice)).toBe('go church');
  });

  test('search gets what the winning donation lacks, and leaves the losing one alone at any hour', () => {
    const idle: Player = (state, seat) =>
      game.legal(state, seat).moves.find(({ type }) => type === 'end') ?? { type: 'go', space: 'beer' };
    for (const player of [
      { prestige: 300, money: 90, materials: [0, 0, 1], goods: [9, 9, 9] },
      { prestige: 300, materials: [0, 0, 0], goods: [3, 0, 0] },
    ]) {
      const state = lastDonation(trade, player);
      for (let n = 0; n < 20 && state.stack.length > 0; n++) {
        const { seat } = state.stack.at(-1)!;
        game.apply(state, seat, (seat === 0 ? planning(1) : idle)(state, seat, quick(n)), quick(n));
      }
      expect(game.outcome(state)?.ranks).toEqual([1, 2]);
    }
    const late = lastDonation(church, { prestige: 0, money: 100, materials: [1, 1, 1] });
    late.turn = 200;
    expect(game.write(planning(8)(late, 0, quick(1)))).toBe('end');
  });

  test('greedy sells also late in a long game: ending the turn wins no time', () => {
    const state = scene({
      seats: 2,
      donations: { NIC: '0, 0, 0, 0', MIC: '0, 0, 0, 0', JAC: '0, 0, 0, 0' },
      players: { 0: { goods: [1, 0, 0] } },
      frame: trade,
    });
    state.turn = 120;
    const choice = greedy(brain, { guesses: 1 }).choose({ game, seat: 0, view: game.view(state, 0), seed: 1 });
    expect(game.write(choice)).toBe('sell beer 1');
  });

  test('search answers when its time is over', () => {
    const state = game.setup(tableFor(game, 2), quick(5));
    const seat = game.actors(state)[0]!;
    let time = 0;
    const bot = search({ iterations: 1_000_000, milliseconds: 20, now: () => time++ });
    const move = bot.choose({ game, seat, view: game.view(state, seat), seed: 1 });
    expect(find(game, game.legal(state, seat), move)).toBeDefined();
    expect(time).toBeLessThan(30);
  });

  test('the worth of a finished game is its result, and the winner’s is highest', () => {
    const state = playGame(Array<Player>(3).fill(planning(1)), 3);
    const { scores, ranks } = game.outcome(state)!;
    brain
      .worth(state)
      .forEach((each, seat) =>
        expect(each).toBe(scores[seat]! + giftOf(state) * tokensOf(state, seat) + (ranks[seat] === 1 ? 100 : 0)),
      );
  });

  test('same situation and seed, same choice', () => {
    const state = game.setup(tableFor(game, 3), quick(5));
    const seat = game.actors(state)[0]!;
    const bot = contestant(bots, 'search:20')!;
    const choose = () =>
      'choose' in bot && game.write(bot.choose({ game, seat, view: game.view(state, seat), seed: 9 }));
    expect(choose()).toBe(choose());
  });

  test('on the map of a pack bots still play legal moves, and search plans by the map it sees, whatever its name', () => {
    const altona = openGame(hamburgum, { ...MAPS['hamburg'], id: 'altona' });
    const other = openGame(hamburgum, { ...MAPS['london'], id: 'hamburg' });
    const play = (packed: typeof game, bot: Bot<Hamburgum>): State => {
      const dice = quick(2);
      const state = packed.setup(tableFor(packed, 2), dice);
      for (let n = 0; n < 120 && packed.actors(state).length > 0; n++) {
        const seat = packed.actors(state)[0]!;
        const choice = bot.choose({ game: packed, seat, view: packed.view(state, seat), seed: n });
        const move = find(packed, packed.legal(state, seat), choice);
        expect(move).toBeDefined();
        packed.apply(state, seat, move!, dice);
      }
      return state;
    };
    expect(play(altona, greedy(brain, { guesses: 1 })).turn).toBeGreaterThan(5);
    for (const packed of [altona, other])
      expect(play(packed, search({ iterations: 2 })).holder.filter(holder => holder >= 0).length).toBeGreaterThan(8);
  });
});
