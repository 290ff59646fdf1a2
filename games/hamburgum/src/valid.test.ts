import { describe, expect, test } from 'vitest';
import { scene, start, tell } from '../test/scene.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

const spoilt = (spoil: (state: State) => unknown, state: State = start()): string | undefined => {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  spoil(copy);
  return game.valid(copy);
};

describe('positions from outside', () => {
  test('HB-1.5 ships, bells, donations and buildings must add up', () => {
    expect(spoilt(() => undefined)).toBeUndefined();
    expect(spoilt(state => state.harbour[2]!.push(0))).toBe('harbour[2]: 0 to 3 entries are expected, not 4');
    expect(spoilt(state => state.harbour[1]!.push(0))).toBe('tally: ships 0 should be 5, not 6');
    expect(spoilt(state => state.harbour[1]!.push(-1))).toBe('tally: dutchmen should be 3, not 4');
    expect(spoilt(state => (state.players[1]!.materials[2] = 2))).toBe('players[1].materials: nobody owns two bells');
    expect(spoilt(state => (state.citizens[0] = 1))).toBe('tally: clothmaker should be 5, not 4');
    expect(spoilt(state => state.donors[0]!.push(1))).toBe('tally: gifts 1 should be 0, not -1');
    expect(spoilt(state => (state.prices[0] = 90))).toBe('tally: beer should be 100, not 90');
  });

  test('HB-6.2 the first donor has the five, and only held tokens are scored', () => {
    const given = scene({ donations: { NIC: '0 five, 1 ship' } });
    expect(spoilt(state => ((state.donors[1] = [1, 0]), undefined), given)).toBe(
      'holder[5]: the first donor has the five',
    );
    expect(spoilt(state => (state.donors[1] = [0, 0]), given)).toBe('tally: gifts 0 should be 0, not -1');
    expect(spoilt(state => (state.scored[9] = true), given)).toBe('scored[9]: nobody has this token');
  });

  test('HB-1.4 officials stand where they belong, and all seven are there', () => {
    const built = scene({ citizens: { 0: 'N1' } });
    expect(spoilt(state => (state.posts[6] = -1), built)).toBe('tally: officials should be 7, not 6');
    expect(spoilt(state => ((state.posts[6] = -1), (state.posts[0] = 0)), built)).toBe(
      'posts[0]: an office is out of place',
    );
    expect(spoilt(state => (state.open = [2]), built)).toBe('open: the officials are not those of this table');
  });

  test('HB-7.7 the stack is in order and its top can be built', () => {
    const top = 'open: 1 can be built now, not 0';
    expect(spoilt(state => (state.pile.unshift(state.open.pop()!), undefined))).toBe(top);
    expect(spoilt(state => state.pile.reverse())).toBe('pile: does not ascend');
    const random = start(3, { officials: 'random' }, [0, 0]);
    expect(spoilt(state => (state.pile.unshift(state.open.pop()!), undefined), random)).toBe(top);
    const open = start(3, { officials: 'professional' });
    expect(spoilt(state => state.pile.push(state.open.pop()!), open)).toBe('open: 7 can be built now, not 6');
  });

  test('HB-9.2 an official is chosen only for a new site of its player', () => {
    const choosing = tell(
      scene({
        options: { officials: 'professional' },
        frame: { type: 'guildhall', seat: 0, official: false },
        players: { 0: { materials: [1, 1, 0] } },
        donations: { NIC: '0' },
      }),
      'build N1',
    ).state;
    expect(spoilt(() => undefined, choosing)).toBeUndefined();
    const refused = 'stack[1].site: seat 0 has no official there';
    expect(spoilt(state => (state.stack[1] = { type: 'office', seat: 0, site: 0 }), choosing)).toMatch(
      /^(posts|stack)/,
    );
    const idle = scene({
      options: { officials: 'professional' },
      frame: { type: 'guildhall', seat: 0, official: false },
    });
    expect(spoilt(state => state.stack.push({ type: 'office', seat: 0, site: 0 }), idle)).toBe(refused);
  });

  test('HB-9.5 the canon waits only for its builder, who has a brick', () => {
    const canon = (bricks: number) =>
      tell(
        scene({
          options: { officials: 'random' },
          top: 'canon',
          frame: { type: 'guildhall', seat: 0, official: false },
          players: { 0: { materials: [1, bricks, 0] } },
          donations: { NIC: '0' },
        }),
        'build N1',
      ).state;
    expect(spoilt(() => undefined, canon(2))).toBeUndefined();
    expect(spoilt(state => (state.players[0]!.materials[1] = 0), canon(2))).toBe(
      'stack[1]: seat 0 has no brick for the canon',
    );
    const none = scene({ frame: { type: 'guildhall', seat: 0, official: false } });
    expect(spoilt(state => state.stack.push({ type: 'canon', seat: 0 }), none)).toBe('stack[1]: seat 0 has no canon');
  });

  test('HB-8.1 somebody is asked exactly as long as a church is unfinished', () => {
    expect(spoilt(state => (state.stack = []))).toBe('stack: the game is over exactly if six churches are complete');
    expect(spoilt(state => (state.stack = [{ type: 'canon', seat: 0 }]))).toBe(
      'stack[0]: no canon without a guildhall',
    );
    expect(spoilt(state => state.stack.push({ type: 'finish', seat: 0 }))).toBe('stack[1]: no finish after rondel');
    expect(spoilt(state => (state.stack[0] = { type: 'nap', seat: 0 } as never))).toBe(
      'stack[0].type: there is no frame nap',
    );
  });

  test('HB-1.2 prestige adds up by source, and seats exist', () => {
    expect(spoilt(state => state.players[2]!.prestige++)).toBe('players[2].points: they add up to 3, not 4');
    expect(spoilt(state => (state.first = 3))).toBe('first: a whole number from 0 to 2 is expected');
    expect(spoilt(state => state.players.pop())).toBe('harbour[2]: 0 to 2 entries are expected, not 3');
  });
});
