import {
  awaited,
  BadPack,
  begin,
  enumerate,
  type Game,
  openGame,
  play,
  quick,
  Refused,
  tableFor,
  tape,
} from '@kontor/core';
import { expect, test } from 'vitest';
import { pointsOf } from '../queries.ts';
import { otherPack } from '../pack.example.ts';
import { type Event, probe, type Probe, type State } from '../index.ts';
import { bestBid } from './close.ts';
import { winnerOf } from './open.ts';

const game = probe.game();

/** A table for the given players with known hands (goods by kind), as the starter is about to look. */
function tableWith(
  hands: readonly (readonly number[])[],
  given: Readonly<Record<string, unknown>> = {},
  edition = 2,
): State {
  const state = game.setup(tableFor(game, hands.length, given, edition), quick(1));
  for (const [seat, hand] of hands.entries()) {
    for (const [kind, count] of state.players[seat]!.hand.entries()) state.pile[kind]! += count;
    state.players[seat]!.hand = [...hand];
    for (const [kind, count] of hand.entries()) state.pile[kind]! -= count;
  }
  for (const [seat, player] of state.players.entries()) if (player.contract !== undefined) player.contract = seat;
  expect(game.valid(state)).toBeUndefined();
  return state;
}

/** Plays lines such as `0 choose 2`, with the draws `[3]` they meet, and gives the last state and all news. */
function playing(start: State, ...lines: string[]): { state: State; events: Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const line of lines) {
    const [, seat, move, draws = ''] = /^(\d) ([^[]*?)(?: \[(.*)\])?$/.exec(line)!;
    const played = play(game, state, Number(seat), move!, tape(draws.split(' ').filter(Boolean).map(Number)));
    state = played.state;
    events.push(...played.events);
  }
  return { state, events };
}

function refusal(state: State, seat: number, move: string): string | undefined {
  try {
    play(game, state, seat, move, quick(1));
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.rule;
    throw error;
  }
}

const HANDS = [
  [2, 1, 0, 0],
  [0, 2, 1, 0],
  [0, 0, 2, 1],
];
const texts = (state: State, seat: number): string[] =>
  [...enumerate(game.legal(state, seat))].map(move => game.write(move));

test('PR-1.1 a pack replaces the goods, and a bad one is refused by the name of its fault', () => {
  const other: Game<Probe> = openGame(probe, otherPack);
  expect(other.tally(begin(other, tableFor(other, 2), quick(1)).state)).toEqual({
    coins: 12,
    herring: 5,
    beer: 4,
    wool: 6,
    tea: 5,
    furs: 4,
  });
  expect(() => openGame(probe, { ...otherPack, rounds: 0 })).toThrow(new BadPack('rounds: a whole number from 1 to 9'));
  expect(() => openGame(probe, { ...otherPack, kinds: otherPack.kinds.slice(2) })).toThrow('kinds:');
  expect(() => openGame(probe, { ...otherPack, kinds: [...otherPack.kinds, { name: 'x', count: 99 }] })).toThrow(
    'kinds[5].count',
  );
  expect(() => openGame(probe, { ...otherPack, colour: 'red' })).toThrow('colour: there is no such member');
});

test('PR-1.2 each player has three goods and six coins', () => {
  const { players } = game.setup(tableFor(game, 4), quick(3));
  expect(players.map(({ hand, coins }) => [hand.reduce((sum, n) => sum + n), coins])).toEqual(
    [3, 3, 3, 3].map(size => [size, 6]),
  );
});

test('PR-1.3 contracts differ, and only the owner sees the own one', () => {
  const state = game.setup(tableFor(game, 4), quick(3));
  expect(new Set(state.players.map(({ contract }) => contract)).size).toBe(4);
  expect(game.view(state, 1).players.map(({ contract }) => contract !== undefined)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(game.view(state, 'public').players.some(({ contract }) => contract !== undefined)).toBe(false);
  expect(
    game.setup(tableFor(game, 2, { contracts: false }), quick(3)).players.some(player => 'contract' in player),
  ).toBe(false);
});

test('PR-1.4 no table without contracts and offers, and no offers where they are left out', () => {
  expect(() => tableFor(game, 2, { contracts: false, offers: false })).toThrow(Refused);
  const { state } = playing(tableWith(HANDS, { offers: false }), '0 leave');
  expect(refusal(state, 0, 'offer 1 0 for 1')).toBe('PR-1.4');
});

test('PR-1.5 the prize is five points or three', () => {
  const lines = ['0 leave', '0 choose 1', '1 choose 0', '2 choose 0 [0]', '0 bid 0', '1 pass', '2 pass [0 0 0]'];
  expect(playing(tableWith(HANDS), ...lines).state.players[0]!.points).toBe(5);
  expect(playing(tableWith(HANDS, { prize: 'low' }), ...lines).state.players[0]!.points).toBe(3);
});

test('PR-2.1 after a round the next player starts', () => {
  const { state } = playing(
    tableWith(HANDS),
    '0 leave',
    '0 choose 1',
    '1 choose 0',
    '2 choose 0 [0]',
    '0 pass',
    '1 pass',
    '2 pass [0 0 0]',
  );
  expect([state.round, state.starter, game.actors(state)]).toEqual([2, 1, [1]]);
});

test('PR-2.2 the crate is decided when it is seen: by a look, or when it is opened', () => {
  const looked = playing(tableWith(HANDS), '0 look [0]', '0 choose 1', '1 choose 0', '2 choose 0');
  const left = playing(tableWith(HANDS), '0 leave', '0 choose 1', '1 choose 0', '2 choose 0 [0]');
  expect(looked.state).toEqual(left.state);
});

test('PR-2.3 only the starter looks, alone knows what is there, and nobody trades meanwhile', () => {
  const start = tableWith(HANDS);
  expect(refusal(start, 1, 'look')).toBe('K-2');
  expect(refusal(start, 0, 'pass')).toBe('PR-2.3');
  expect(game.may(start)).toEqual([]);
  expect(refusal(start, 1, 'offer 0 1 for 0')).toBe('K-2');
  const { state, events } = playing(start, '0 look [0]');
  expect(events).toEqual([{ type: 'looked', seat: 0, secret: { to: [0], kind: 0 }, reveals: true }]);
  expect([0, 1, 'public' as const].map(viewer => game.view(state, viewer).crate)).toEqual([
    { by: 0, kind: 0 },
    { by: 0 },
    { by: 0 },
  ]);
});

test('PR-3.1 none to three boats, at most one for each coin, all at the same time', () => {
  const start = tableWith(HANDS);
  start.players[1]!.coins = 2;
  start.bank = 4;
  const { state } = playing(start, '0 leave');
  expect(game.actors(state)).toEqual([0, 1, 2]);
  expect(refusal(state, 1, 'choose 3')).toBe('PR-3.1');
  expect(refusal(state, 0, 'choose 4')).toBe('PR-3.1');
  expect(refusal(state, 0, 'choose 3')).toBeUndefined();
});

test('PR-3.2 a choice can be changed until all have chosen', () => {
  const { state } = playing(tableWith(HANDS), '0 leave', '1 choose 2');
  expect([game.actors(state), game.may(state)]).toEqual([[0, 2], [1]]);
  expect(refusal(state, 1, 'choose 2')).toBe('PR-3.2');
  const changed = playing(state, '1 choose 0', '0 choose 1', '2 choose 2 [0]');
  expect(changed.events.find(({ type }) => type === 'opened')).toMatchObject({ boats: [1, 0, 2], coins: [0, 0, -2] });
});

test('PR-3.3 the highest number chosen once wins', () => {
  expect(winnerOf([3, 3, 1])).toBe(2);
  expect(winnerOf([3, 2, 1])).toBe(0);
  expect(winnerOf([0, 2, 2])).toBe(0);
  expect(winnerOf([2, 2])).toBeUndefined();
});

test('PR-3.4 the winner shows the crate and takes it', () => {
  const { state } = playing(tableWith(HANDS), '0 look [0]', '0 choose 0', '1 choose 2', '2 choose 0');
  expect(state.players[1]).toMatchObject({ hand: [1, 2, 1, 0], shown: [1, 0, 0, 0], coins: 4 });
  expect(game.view(state, 2).players[1]!.shown).toEqual([1, 0, 0, 0]);
});

test('PR-3.5 a crate that nobody wins goes to the starter; in edition 1 it is discarded', () => {
  const lines = ['0 leave', '0 choose 1', '1 choose 1', '2 choose 1 [0]'];
  expect(playing(tableWith(HANDS), ...lines).state.players[0]!.hand).toEqual([3, 1, 0, 0]);
  const old = playing(tableWith(HANDS, {}, 1), ...lines).state;
  expect([old.players[0]!.hand, old.discard]).toEqual([
    [2, 1, 0, 0],
    [1, 0, 0, 0],
  ]);
});

const BIDDING = ['0 leave', '0 choose 1', '1 choose 0', '2 choose 0 [0]'];

test('PR-4.1 a bid is one or two goods of the own hand', () => {
  const { state } = playing(tableWith(HANDS, { offers: false }), ...BIDDING);
  expect(texts(state, 0)).toEqual(['pass', 'bid 0', 'bid 1', 'bid 0+0', 'bid 0+1']);
  expect(['bid 3', 'bid 0+0+0', 'choose 1'].map(move => refusal(state, 0, move))).toEqual([
    'PR-4.1',
    'PR-4.1',
    'PR-4.1',
  ]);
});

test('PR-4.2 no bid is laid twice', () => {
  const { state } = playing(tableWith(HANDS, { offers: false }), ...BIDDING, '0 bid 1');
  expect(texts(state, 1)).toEqual(['pass', 'bid 2', 'bid 1+1', 'bid 1+2']);
  expect(refusal(state, 1, 'bid 1')).toBe('PR-4.2');
});

test('PR-4.3 more goods beat fewer, then the sum of the kinds, then the earlier', () => {
  const best = (...bids: number[][]) => bestBid(bids.map((goods, seat) => ({ seat, goods })));
  expect(best([3], [0, 0])).toBe(1);
  expect(best([0, 1], [1, 1], [0, 0])).toBe(1);
  expect(best([1, 1], [0, 2])).toBe(0);
  expect(best()).toBeUndefined();
});

test('PR-4.4 bids are discarded and all draw, in turn, in secret', () => {
  const { state, events } = playing(tableWith(HANDS), ...BIDDING, '0 bid 0+0', '1 pass', '2 bid 3 [0 0 0]');
  expect(state.discard).toEqual([2, 0, 0, 1]);
  expect(
    events.filter(({ type }) => type === 'drew').map(event => [event, (event as { secret: object }).secret]),
  ).toMatchObject(
    [0, 1, 2].map(seat => [
      { seat, reveals: true },
      { to: [seat], kind: 0 },
    ]),
  );
});

const OFFER = ['0 leave', '0 offer 1 0+1 for 3'];

test('PR-5.1 an offer asks for any goods, whatever the other holds', () => {
  const { state } = playing(tableWith(HANDS), '0 leave');
  expect(texts(state, 0).filter(text => text.startsWith('offer 1 0 for'))).toHaveLength(4 + 10);
  expect(
    ['offer 0 0 for 1', 'offer 1 3 for 1', 'offer 5 0 for 1', 'offer 1 0+0+1 for 1', 'offer 1 0 for 9'].map(move =>
      refusal(state, 0, move),
    ),
  ).toEqual(Array(5).fill('PR-5.1'));
});

test('PR-5.2 what is offered is set aside; one open offer, two in a round', () => {
  const { state } = playing(tableWith(HANDS), ...OFFER);
  expect([state.players[0]!.hand, state.offers]).toEqual([[1, 0, 0, 0], [{ by: 0, to: 1, give: [0, 1], ask: [3] }]]);
  expect(refusal(state, 0, 'offer 2 0 for 1')).toBe('PR-5.2');
  const { state: later } = playing(state, '0 withdraw', '0 offer 2 0 for 1', '2 decline 0');
  expect(refusal(later, 0, 'offer 2 0 for 1')).toBe('PR-5.2');
});

test('PR-5.3 an offer can be withdrawn by the one who made it; then all know of the goods', () => {
  const { state } = playing(tableWith(HANDS), ...OFFER);
  expect(refusal(state, 1, 'withdraw')).toBe('PR-5.3');
  const { state: after } = playing(state, '0 withdraw');
  expect(after.players[0]).toMatchObject({ hand: [2, 1, 0, 0], shown: [1, 1, 0, 0] });
});

test('PR-5.4 an offer is accepted with the goods, or declined, by the one who got it', () => {
  const { state } = playing(tableWith(HANDS), ...OFFER, '2 offer 1 2 for 1');
  expect([game.asked!(state), awaited(game, state)]).toEqual([[1], [1, ...game.actors(state)]]);
  expect(refusal(state, 1, 'accept 0')).toBe('PR-5.4');
  expect(refusal(state, 2, 'decline 0')).toBe('PR-5.4');
  const { state: after } = playing(state, '1 accept 2', '1 decline 0');
  expect(after.players.map(({ hand }) => hand)).toEqual([
    [2, 1, 0, 0],
    [0, 1, 2, 0],
    [0, 1, 1, 1],
  ]);
  expect(after.players.map(({ shown }) => shown)).toEqual([
    [1, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 1, 0, 0],
  ]);
});

test('PR-5.5 an offer lapses when the other has too few goods, and at the end of the round', () => {
  const start = playing(tableWith(HANDS), ...BIDDING, '0 bid 0+0', '0 offer 1 0 for 1+1').state;
  const short = playing(start, '1 bid 1+1');
  expect(short.events.map(({ type }) => type)).toEqual(['bid', 'lapsed']);
  expect(short.state.offers).toEqual([]);
  const over = playing(start, '1 pass', '2 pass [0 0 0]');
  expect(over.events.map(({ type }) => type)).toContain('lapsed');
  expect([over.state.offers, over.state.players[0]!.offers]).toEqual([[], 0]);
});

test('PR-6.1 the game ends after the last round, or with an empty pile, and all is shown', () => {
  const last = tableWith(HANDS);
  last.round = 4;
  const over = playing(last, ...BIDDING, '0 pass', '1 pass', '2 pass [0 0 0]');
  expect(over.state.ending).toBe('rounds');
  expect(over.events.at(-1)).toMatchObject({ type: 'over', contracts: [0, 1, 2], reveals: true });
  expect(game.view(over.state, 'public').players.every(({ hand, contract }) => hand && contract !== undefined)).toBe(
    true,
  );

  const empty = tableWith(HANDS);
  empty.discard = empty.pile.map((count, kind) => (kind === 0 ? count - 2 : count));
  empty.pile = [2, 0, 0, 0];
  const end = playing(empty, ...BIDDING, '0 pass', '1 pass', '2 pass [0]');
  expect([end.state.ending, end.state.round]).toEqual(['empty', 1]);
  expect(refusal(end.state, 0, 'pass')).toBe('K-3');
});

test('PR-6.2 points for prizes, the contract and coins; coins break ties', () => {
  expect(pointsOf({ hand: [0, 2, 0, 0], shown: [], coins: 5, points: 10, offers: 0, contract: 1 })).toEqual({
    prizes: 10,
    contract: 6,
    coins: 2,
  });
  const last = tableWith(
    [
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ],
    { contracts: false },
  );
  last.round = 4;
  last.players[1]!.coins = 5;
  last.bank = 1;
  last.players[1]!.points = 1;
  const { state } = playing(last, '0 leave', '0 choose 0', '1 choose 0 [0]', '0 pass', '1 pass [0 0]');
  expect(game.outcome(state)).toMatchObject({ scores: [3, 3], ranks: [1, 2], ending: 'rounds' });
});
