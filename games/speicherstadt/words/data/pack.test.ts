import { BadPack, openGame, quick, tableFor } from '@kontor/core';
import { describe, expect, test } from 'vitest';
import { speicherstadt } from '../../src/index.ts';
import { otherPack, packWith } from '../../test/packs.ts';
import { BUILT_IN } from './built-in.ts';
import { CONTRACT_NAMES } from './cards.ts';
import { DECK, deckOf } from './deck.ts';
import { GOODS } from './goods.ts';
import { type PackCard, PACK_SCHEMA, refusePack } from './pack.ts';

/** The first fault after one card was changed; values of any kind. */
const fault = (id: string, change: Readonly<Record<string, unknown>>): string | undefined =>
  refusePack(packWith({ [id]: change as Partial<PackCard> }));

describe('cards and packs', () => {
  test('SP-1.6 three small, four medium and three large contracts of 5, 8 and 11 points', () => {
    const sizes = DECK.symbols.map(symbols => symbols.length);
    expect([2, 3, 4].map(size => sizes.filter(each => each === size).length)).toEqual([3, 4, 3]);
    expect(DECK.points).toEqual(sizes.map(size => [0, 0, 5, 8, 11][size]));
    expect(DECK.symbols[CONTRACT_NAMES.indexOf('C-4')]!.map(good => GOODS[good])).toEqual([
      'coffee',
      'tea',
      'rubber',
      'carpet',
    ]);
  });

  test('SP-1.6 firemen 1 2, 1 3 4, 2 5, 3 4 5 and fires of 1 to 4 points', () => {
    expect(DECK.values.filter(value => value > 0)).toEqual([1, 2, 1, 3, 4, 1, 2, 5, 2, 3, 4, 5, 3, 4]);
  });

  test('SP-1.7 the built-in cards are a pack themselves', () => {
    expect(refusePack(BUILT_IN)).toBeUndefined();
    expect(deckOf(BUILT_IN)).toEqual(DECK);
  });

  test('SP-1.7 a pack prints other values on the cards, and the view shows them', () => {
    const game = openGame(speicherstadt, otherPack);
    const view = game.view(game.setup(tableFor(game, 3), quick(1)), 0);
    expect(view.deck!.symbols[0]).toEqual([1, 1]);
    expect(view.deck!.symbols[5]).toEqual([0, 0, 3, 3]);
    expect(view.nextFire).toMatchObject({ points: 3 });
    expect(
      openGame(speicherstadt).view(openGame(speicherstadt).setup(tableFor(game, 3), quick(1)), 0).deck,
    ).toBeUndefined();
  });

  test('SP-1.7 firemen are sorted by value, so the lowest of autumn is the one left out', () => {
    expect(deckOf(otherPack).values.slice(38, 41)).toEqual([4, 5, 5]);
  });

  test.each([
    ['A-contract-1', { goods: ['coffee', 'cocoa'] }, 'A-contract-1: there is no good "cocoa"'],
    ['A-contract-1', { goods: ['coffee'] }, 'A-contract-1: a contract has 2 to 4 goods'],
    ['A-contract-1', { points: 8 }, 'A-contract-1: a contract of 2 goods gives 5 points, not 8'],
    ['B-ship-2', { type: 'kayak' }, 'B-ship-2: there is no type "kayak"'],
    ['B-ship-2', { season: 'F' }, 'B-ship-2: there is no season "F"'],
    ['B-ship-2', { value: 3 }, 'B-ship-2: a card of type ship has no member "value"'],
    ['C-fireman-5', { value: 6 }, "C-fireman-5: a fireman's value is 1 to 5, not 6"],
    ['C-fireman-5', { value: '5' }, 'C-fireman-5: a fireman\'s value is 1 to 5, not "5"'],
    ['E-fire', { value: 0 }, 'E-fire: a fire has 1 to 9 points, not 0'],
    ['C-bank', { id: 'A-office' }, 'A-office: there are two cards of this id'],
    ['C-ship-5', { season: 'B' }, 'C-ship-5: season B has 5 cards of type ship, and this is number 6'],
    ['C-bank', { season: 'D' }, 'C-bank: season D has 0 cards of type bank, and this is number 1'],
  ])('SP-1.7 %s with %j is refused by name', (id, change, message) => {
    expect(fault(id, change)).toBe(message);
  });

  test('SP-1.7 missing cards, foreign members and other things than packs are refused', () => {
    const without = { cards: BUILT_IN.cards.filter(({ id }) => id !== 'D-port') };
    expect(refusePack(without)).toBe('season D has 1 cards of type port, and the pack has 0');
    expect(refusePack({ ...BUILT_IN, author: 'me' })).toBe('a pack has no member "author"');
    expect(refusePack({ cards: [7] })).toBe('card 1 is no object');
    expect(refusePack({ cards: [{ season: 'A' }] })).toBe('card 1 has no id');
    for (const nonsense of [undefined, null, 7, 'cards', [], {}]) expect(refusePack(nonsense)).toMatch(/^a pack/);
    expect(() => openGame(speicherstadt, without)).toThrow(BadPack);
  });

  test('SP-1.7 the schema names the same types, goods and bounds', () => {
    const { oneOf } = PACK_SCHEMA.properties.cards.items;
    expect(oneOf.flatMap(each => each.properties.type.enum).toSorted()).toEqual(
      [...new Set(BUILT_IN.cards.map(({ type }) => type))].toSorted(),
    );
    expect(PACK_SCHEMA.properties.cards.minItems).toBe(BUILT_IN.cards.length);
    for (const card of BUILT_IN.cards) {
      const form = oneOf.find(each => each.properties.type.enum.includes(card.type))!;
      expect(
        Object.keys(card).filter(member => !(member in form.properties)),
        card.id,
      ).toEqual([]);
      expect(
        form.required.filter(member => !(member in card)),
        card.id,
      ).toEqual([]);
    }
  });
});
