import { BUILT_IN, type CardPack, type PackCard } from '../words/index.ts';

/** The built-in cards with some changed. */
export const packWith = (changes: Readonly<Record<string, Partial<PackCard>>>): CardPack => ({
  cards: BUILT_IN.cards.map(card => ({ ...card, ...changes[card.id] })),
});

/** Other values everywhere a pack may have them, two goods of a kind on one contract, two firemen alike. */
export const otherPack: CardPack = packWith({
  'A-contract-1': { goods: ['tea', 'tea'] },
  'B-contract-3': { goods: ['coffee', 'rubber', 'coffee', 'rubber'] },
  'A-fireman-2': { value: 1 },
  'D-fireman-3': { value: 5 },
  'B-fire': { value: 3 },
  'E-fire': { value: 7 },
});
