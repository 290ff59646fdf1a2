import { describe, expect, test } from 'vitest';
import { count, foresee, HAMBURG, listed, RED, refusal, scene, tell, typesOf, type Scene } from '../../test/scene.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';

/** Red builds the canon beside St. Nicolai. */
const calling = (rest: Partial<Scene> = {}): State =>
  scene({
    donations: { NIC: '0' },
    players: { 0: { materials: [3, 3, 0] } },
    ...rest,
    options: { officials: 'professional' },
    frame: { type: 'guildhall', seat: 0, official: false },
  });

const FULL = '1, 1, 1, 1, 1';

describe('canon', () => {
  test('HB-9.5 one brick beyond the building’s own pays any donation', () => {
    for (const [given, token] of [
      ['', 'five'],
      ['1', 'ship'],
      ['1, 1', 'ship'],
      ['1, 1, 1', 'building'],
      ['1, 1, 1, 1', 'citizen'],
    ] as const) {
      const state = calling({ donations: { NIC: '0', ...(given && { PET: given }) } });
      const { state: next, events } = tell(state, `build N1; appoint canon; donate PET ${token}`);
      expect(next.players[RED]!.materials).toEqual([2, 1, 0]);
      expect(next.players[RED]!.money).toBe(0);
      expect(events.find(({ type }) => type === 'donated')).toMatchObject({
        canon: true,
        cost: { timber: 0, brick: 1, bell: 0, money: 0 },
      });
    }
  });

  test('HB-9.5 the five comes first, and only tokens that are left', () => {
    const { state } = tell(calling({ donations: { NIC: '0', CAT: '1, 1' } }), 'build N1; appoint canon');
    expect(refusal(state, 'donate PET ship')).toBe('HB-6.2');
    expect(refusal(state, 'donate CAT donation')).toBe('HB-6.2');
    expect(refusal(state, 'donate CAT ship')).toBeUndefined();
    expect(refusal(state, 'score NIC five')).toBe('HB-9.5');
    expect(refusal(state, 'end')).toBe('HB-9.5');
    const finished = tell(calling({ donations: { NIC: '0', CAT: FULL } }), 'build N1; appoint canon').state;
    expect(refusal(finished, 'donate CAT ship')).toBe('HB-6.3');
  });

  test('HB-9.5 without a brick, or declined, the effect is lost', () => {
    const poor = tell(calling({ players: { 0: { materials: [1, 1, 0] } } }), 'build N1; appoint canon');
    expect(poor.events.at(-1)).toEqual({ type: 'canon-lost', seat: RED, why: 'no-brick' });
    expect(poor.state.stack).toEqual([{ type: 'guildhall', seat: RED, official: true }]);
    const declined = tell(calling(), 'build N1; appoint canon; decline');
    expect(declined.events.at(-1)).toEqual({ type: 'canon-lost', seat: RED, why: 'declined' });
    expect(declined.state.players[RED]!.materials).toEqual([2, 2, 0]);
  });

  test('HB-9.5 the new neighbourhood counts for further buildings of the turn', () => {
    const before = tell(calling(), 'build N1; appoint canon; decline').state;
    expect(refusal(before, 'build J4')).toBe('HB-7.2');
    const after = tell(calling(), 'build N1; appoint canon; donate JAC five').state;
    expect(refusal(after, 'build J4')).toBeUndefined();
  });

  test('HB-9.5 the canon that finishes a church makes a church builder at once', () => {
    const { state, events } = tell(
      calling({ donations: { NIC: '0', PET: '1, 1, 1, 1' } }),
      'build N1; appoint canon; donate PET citizen',
    );
    expect(typesOf(events)).toEqual(['built', 'appointed', 'donated', 'completed']);
    expect(state.players[RED]!.prestige).toBe(8);
    expect(listed(state, 'build')).toContain('build C4');
    expect(refusal(state, 'build C5')).toBe('HB-7.1');
  });

  test('HB-9.5 the limit of one open token per kind waits for the next Church action', () => {
    const { state } = tell(calling(), 'build N1; appoint canon; donate JAC five; end');
    expect(state.stack).toEqual([{ type: 'rondel', seat: 1 }]);
    const church = tell(state, 'go beer; end; go beer; end; go church').state;
    expect(refusal(church, 'end')).toBe('HB-6.6');
  });

  test('HB-9.5 the canon that finishes the sixth church ends the game, and its tile and citizen count', () => {
    const before = calling({
      donations: { NIC: FULL, MIC: FULL, JAC: FULL, CAT: FULL, DOM: '1, 1, 1, 1, 0 citizen', PET: '0 five, 1, 1, 1' },
    });
    const site = tell(before, 'build P1; appoint canon').state;
    expect(foresee(site, 'donate PET citizen')).toMatchObject({ ends: 'game', scores: expect.any(Array) });
    const { state, events } = tell(site, 'donate PET citizen');
    expect(typesOf(events)).toContain('over');
    expect(state.stack).toEqual([]);
    expect(game.actors(state)).toEqual([]);
    expect(count(state, 'official', RED)).toBe(1);
    const own = events.flatMap(event =>
      event.type === 'scored' && event.seat === RED ? [[event.church.id, event.token, event.points]] : [],
    );
    expect(own).toEqual([
      ['PET', 'five', 5],
      ['PET', 'citizen', 4],
      ['DOM', 'citizen', 1],
    ]);
    expect(state.citizens[HAMBURG.siteOf['P1']!]).toBe(RED);
  });
});
