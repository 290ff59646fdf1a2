import { describe, expect, test } from 'vitest';
import {
  BLUE,
  foresee,
  GREEN,
  listed,
  RED,
  refusal,
  scene,
  surveyOf,
  tell,
  typesOf,
  viewOf,
  YELLOW,
} from '../test/scene.ts';
import type { State } from './state.ts';

const DUTCH = -1;

/** Red is in the dockyard. */
const docking = (harbour: number[][], timber = 9, seats = 3, citizens?: Record<number, string>): State =>
  scene({
    seats,
    frame: { type: 'dockyard', seat: 0 },
    players: { 0: { materials: [timber, 0, 0] } },
    harbour,
    ...(citizens && { citizens }),
  });

describe('dockyard', () => {
  test('HB-5.1 a ship costs one timber and enters basin 3; any number, one after another', () => {
    const { state } = tell(docking([[], [], [GREEN]], 3), 'ship; ship');
    expect(state.harbour).toEqual([[], [], [GREEN, RED, RED]]);
    expect(state.players[0]).toMatchObject({ home: 3, materials: [1, 0, 0] });
    expect(listed(state, 'ship')).toEqual(['ship']);
  });

  test('HB-1.6 without timber no ship', () => {
    expect(refusal(docking([[], [], []], 0), 'ship')).toBe('HB-1.6');
  });

  test('HB-5.2 a full basin 3 shifts everything before the ship enters', () => {
    const before = docking([[GREEN, RED], [BLUE], [RED, GREEN, BLUE]]);
    const { state, events } = tell(before, 'ship');
    expect(events).toEqual([
      { type: 'shifted', home: [1, 0, 1], dutchmen: 0 },
      { type: 'launched', seat: 0, timber: 1 },
    ]);
    expect(state.harbour).toEqual([[BLUE], [RED, GREEN, BLUE], [RED]]);
    expect(state.players.map(({ home }) => home)).toEqual([3, 3, 4]);
    expect(viewOf(before).standing.shift).toEqual({ full: true, home: [1, 0, 1], dutchmen: 0 });
    expect(foresee(before, 'ship')).toMatchObject({ cost: { timber: 1 }, home: [1, 0, 1] });
    expect(surveyOf(before, 0, 'dockyard').home).toEqual([1, 0, 1]);
  });

  test('HB-5.2 basins have as many berths as there are players', () => {
    for (const seats of [2, 3, 4, 5]) {
      const others = Array.from({ length: seats - 1 }, () => BLUE);
      const { state, events } = tell(docking([[], [], others], 2, seats), 'ship; ship');
      expect(typesOf(events)).toEqual(['launched', 'shifted', 'launched']);
      expect(state.harbour).toEqual([[], [...others, RED], [RED]]);
    }
  });

  test('HB-5.2 Dutchmen in basin 1 leave the game for good', () => {
    const before = docking([[DUTCH, BLUE, DUTCH], [], [RED, RED, RED]], 1, 3, { 1: 'M6 N4' });
    const { state } = tell(before, 'ship');
    expect(viewOf(before).standing.shift).toEqual({ full: true, home: [0, 1, 0], dutchmen: 2 });
    expect(state.harbour).toEqual([[], [RED, RED, RED], [RED]]);
    expect(state).toMatchObject({ dutchmen: 1, gone: 2 });
    expect(state.players[BLUE]!.home).toBe(5);
  });

  test('HB-5.3 a ship that came home may be used again in the same turn', () => {
    const { state } = tell(docking([[RED], [RED], [RED, RED, RED]], 5), 'ship');
    expect(state.harbour).toEqual([[RED], [RED, RED, RED], [RED]]);
    expect(state.players[0]!.home).toBe(0);
  });

  test('HB-5.3 with no ship at home one builds only if the shift brings one home', () => {
    expect(refusal(docking([[], [RED, RED], [RED, RED, RED]]), 'ship')).toBe('HB-5.3');
    expect(refusal(docking([[RED], [RED, RED], [RED, RED]]), 'ship')).toBe('HB-5.3');
    expect(refusal(docking([[RED], [RED], [RED, RED, RED]]), 'ship')).toBeUndefined();
  });

  test('HB-10.5 four players, three ships in basin 3: the second new ship shifts, then exactly two more', () => {
    const before = scene({
      seats: 4,
      frame: { type: 'dockyard', seat: YELLOW },
      players: { [YELLOW]: { materials: [5, 0, 0] } },
      harbour: [[GREEN], [YELLOW, BLUE], [RED, BLUE, GREEN]],
    });
    const first = tell(before, 'ship');
    expect(first.state.harbour).toEqual([[GREEN], [YELLOW, BLUE], [RED, BLUE, GREEN, YELLOW]]);
    const second = tell(first.state, 'ship');
    expect(second.state.harbour).toEqual([[YELLOW, BLUE], [RED, BLUE, GREEN, YELLOW], [YELLOW]]);
    const fourth = tell(second.state, 'ship; ship');
    expect(fourth.state.harbour[2]).toEqual([YELLOW, YELLOW, YELLOW]);
    expect(refusal(fourth.state, 'ship')).toBe('HB-5.3');
    expect(surveyOf(before, YELLOW, 'dockyard').gain).toEqual({ ships: 4 });
  });
});

describe('captain', () => {
  /** Red builds a captain beside St. Nicolai. */
  const hiring = (harbour: number[][], citizens: Record<number, string> = {}): State =>
    scene({
      frame: { type: 'guildhall', seat: 0, official: false },
      players: { 0: { materials: [2, 2, 0] } },
      donations: { NIC: '0' },
      harbour,
      citizens,
    });

  test('HB-7.6 a Dutchman comes first, then an own ship, free of timber', () => {
    const { state, events } = tell(hiring([[], [], [GREEN]]), 'build N4');
    expect(typesOf(events)).toEqual(['built', 'dutchman-came', 'launched']);
    expect(events.at(-1)).toEqual({ type: 'launched', seat: RED, timber: 0 });
    expect(state.harbour[2]).toEqual([GREEN, DUTCH, RED]);
    expect(state.dutchmen).toBe(2);
    expect(state.players[0]!.materials).toEqual([1, 1, 0]);
  });

  test('HB-7.6 each of the two shifts on its own if basin 3 is full', () => {
    const dutch = tell(hiring([[], [], [GREEN, GREEN, BLUE]]), 'build N4');
    expect(dutch.state.harbour).toEqual([[], [GREEN, GREEN, BLUE], [DUTCH, RED]]);
    const own = tell(hiring([[], [], [GREEN, BLUE]]), 'build N4');
    expect(typesOf(own.events)).toEqual(['built', 'dutchman-came', 'shifted', 'launched']);
    expect(own.state.harbour).toEqual([[], [GREEN, BLUE, DUTCH], [RED]]);
  });

  test('HB-7.6 the ship that the Dutchman’s shift brings home is placed', () => {
    const { state } = tell(hiring([[RED], [RED], [RED, RED, RED]]), 'build N4');
    expect(state.harbour).toEqual([[RED], [RED, RED, RED], [DUTCH, RED]]);
  });

  test('HB-7.6 the ship that the own shift brings home is placed', () => {
    const { state, events } = tell(hiring([[RED], [RED, RED], [RED, RED]]), 'build N4');
    expect(typesOf(events)).toEqual(['built', 'dutchman-came', 'shifted', 'launched']);
    expect(state.harbour).toEqual([[RED, RED], [RED, RED, DUTCH], [RED]]);
  });

  test('HB-7.6 with no ship to be had none is placed and nothing shifts for it', () => {
    const { state, events } = tell(hiring([[BLUE], [RED, RED, RED], [RED, RED]]), 'build N4');
    expect(typesOf(events)).toEqual(['built', 'dutchman-came', 'no-ship']);
    expect(state.harbour).toEqual([[BLUE], [RED, RED, RED], [RED, RED, DUTCH]]);
  });

  test('HB-7.6 the third captain brings the third Dutchman', () => {
    const { state } = tell(hiring([[], [], []], { 1: 'M6 C3' }), 'build N4');
    expect(state.dutchmen).toBe(0);
    expect(state.harbour.flat().filter(owner => owner === DUTCH)).toHaveLength(1);
  });
});
