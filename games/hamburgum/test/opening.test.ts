import { readFileSync } from 'node:fs';
import { readRecord, replayRecord } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import type { State } from '../src/state.ts';
import type { Event } from '../words/index.ts';
import { BLUE, GREEN, HAMBURG, RED } from './scene.ts';

const record = readRecord(readFileSync(new URL('records/opening.game', import.meta.url), 'utf8'));

/** The states and events of each round; round 0 is the set-up. */
function rounds(): { state: State; events: Event[] }[] {
  const found: { state: State; events: Event[] }[] = [];
  let events: Event[] = [];
  for (const moment of replayRecord(game, record)) {
    events.push(...moment.events);
    const line = moment.line;
    const isEnd = !line || ('move' in line && line.move === 'end' && line.seat === GREEN);
    if (!isEnd) continue;
    found.push({ state: moment.state, events });
    events = [];
  }
  return found;
}

const told = rounds();
const after = (round: number): State => told[round]!.state;

/** PP / Taler / beer-sugar-cloth / timber-brick */
const line = ({ prestige, money, goods, materials }: State['players'][number]): string =>
  `${prestige}/${money}/${goods.join('-')}/${materials.slice(0, 2).join('-')}`;

const TABLE = [
  ['1/10/1-1-1/1-1', '2/20/1-1-1/1-1', '3/30/1-1-1/1-1'],
  ['1/10/2-1-1/1-1', '2/20/1-1-2/1-1', '3/130/1-1-0/1-1'],
  ['1/210/0-1-1/1-1', '2/20/2-1-2/1-1', '8/130/1-1-0/1-0'],
  ['6/210/0-1-1/1-0', '2/20/2-1-2/0-1', '8/30/1-1-0/2-2'],
  ['6/10/0-1-1/3-3', '2/420/0-1-0/0-1', '8/30/1-1-0/0-0'],
  ['6/110/0-1-1/0-0', '1/160/0-1-0/3-4', '8/30/3-1-0/0-0'],
  ['6/10/0-1-1/1-2', '6/160/0-1-0/2-2', '8/400/0-0-0/0-0'],
];

const HARBOUR = [
  [[], [], [RED, BLUE, GREEN]],
  [[], [], [RED, BLUE, GREEN]],
  [[], [], [RED, BLUE, GREEN]],
  [[], [RED, BLUE, GREEN], [BLUE]],
  [[], [RED, BLUE, GREEN], [BLUE, -1, GREEN]],
  [[], [RED, BLUE, GREEN], [BLUE, -1, GREEN]],
  [[], [RED, BLUE, GREEN], [BLUE, -1, GREEN]],
];

const PRICES = [
  [100, 100, 100],
  [100, 100, 100],
  [100, 100, 100],
  [100, 100, 100],
  [90, 100, 100],
  [90, 100, 80],
  [90, 100, 80],
];

const ON_SITE: Readonly<Record<string, number>>[] = [
  {},
  {},
  {},
  {},
  { N4: GREEN, N5: GREEN },
  { N4: GREEN, N5: GREEN, M1: RED, M2: RED, M3: RED },
  { N4: GREEN, N5: GREEN, M1: RED, M2: RED, M3: RED },
];

describe('the six opening rounds', () => {
  test('HB-10.1 the record has the set-up and six rounds', () => {
    expect(told).toHaveLength(7);
  });

  for (let round = 0; round <= 6; round++) {
    const name = round === 0 ? 'the set-up' : `round ${round}`;
    test(`HB-10.1 prestige, Taler, goods and material after ${name}`, () => {
      expect(after(round).players.map(line)).toEqual(TABLE[round]);
      expect(after(round).players.map(player => player.materials[2])).toEqual([0, 0, 0]);
    });
    test(`HB-10.1 harbour, prices and citizens after ${name}`, () => {
      expect(after(round).harbour).toEqual(HARBOUR[round]);
      expect(after(round).prices).toEqual(PRICES[round]);
      const citizens = after(round).citizens.flatMap((seat, site) =>
        seat < 0 ? [] : [[HAMBURG.map.sites[site]!.id, seat]],
      );
      expect(Object.fromEntries(citizens)).toEqual(ON_SITE[round]);
    });
  }

  test('HB-10.1 Blue pays one point for four spaces in round 5', () => {
    expect(told[5]!.events).toContainEqual({
      type: 'moved',
      seat: BLUE,
      from: 'trade1',
      space: 'trade2',
      steps: 4,
      paid: 1,
    });
    expect(told.flatMap(({ events }) => events).filter(event => event.type === 'moved' && event.paid > 0)).toHaveLength(
      1,
    );
  });

  test('HB-10.1 which Trade space each of them used', () => {
    const trades = told.map(({ events }) =>
      events.flatMap(event =>
        event.type === 'moved' && event.space.startsWith('trade') ? [`${event.seat} ${event.space}`] : [],
      ),
    );
    expect(trades).toEqual([
      [],
      [`${GREEN} trade2`],
      [`${RED} trade2`],
      [`${GREEN} trade1`],
      [`${RED} trade1`, `${BLUE} trade1`],
      [`${BLUE} trade2`],
      [`${RED} trade2`, `${GREEN} trade2`],
    ]);
  });

  test('HB-10.1 how Blue and Green load their ships', () => {
    expect(told[4]!.events).toContainEqual(expect.objectContaining({ type: 'shipped', seat: BLUE, money: 400 }));
    expect(told[6]!.events).toContainEqual({
      type: 'shipped',
      seat: GREEN,
      money: 370,
      loads: [
        { basin: 3, good: 'beer', units: 3 },
        { basin: 2, good: 'sugar', units: 1 },
      ],
    });
  });

  test('HB-10.1 tokens and donations at the end: only Blue’s citizen token is open', () => {
    const { holder, scored, donors } = after(6);
    const [MIC, NIC, CAT] = ['MIC', 'NIC', 'CAT'].map(id => HAMBURG.churchOf[id]!) as [number, number, number];
    expect(donors[NIC]).toEqual([GREEN]);
    expect(donors[MIC]).toEqual([RED]);
    expect(donors[CAT]).toEqual([BLUE, BLUE]);
    const held = holder.flatMap((seat, token) => (seat < 0 ? [] : [[token, seat, scored[token]]]));
    expect(held).toEqual(
      [
        [MIC * 5, RED, true],
        [NIC * 5, GREEN, true],
        [CAT * 5, BLUE, true],
        [CAT * 5 + 4, BLUE, false],
      ].sort((a, b) => (a[0] as number) - (b[0] as number)),
    );
  });
});
