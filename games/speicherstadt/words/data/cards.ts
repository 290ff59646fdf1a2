/** [SP-1.5] The seasons from the top of the pile to its bottom. */
export const SEASONS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Season = (typeof SEASONS)[number];

/** Merchants stand in the order of the goods they buy. */
export const MERCHANTS = ['coffee-roaster', 'tea-taster', 'spice-trader', 'vulcaniser', 'carpet-trader'] as const;

export const KINDS = [
  'contract',
  'fireman',
  'ship',
  'office',
  'bank',
  ...MERCHANTS,
  'warehouse',
  'boatmens-church',
  'st-michaelis',
  'port',
  'chamber',
  'fire',
] as const;
export type Kind = (typeof KINDS)[number];

/** [SP-1.1] How many cards of each kind a season has. A card is its place in this order, whatever a pack prints on it. */
export const LAYOUT: Readonly<Record<Season, Readonly<Partial<Record<Kind, number>>>>> = {
  A: {
    contract: 3,
    fireman: 2,
    office: 1,
    'coffee-roaster': 1,
    'tea-taster': 1,
    'spice-trader': 1,
    vulcaniser: 1,
    'carpet-trader': 1,
    warehouse: 1,
  },
  B: { contract: 3, fireman: 3, ship: 5, office: 1, fire: 1 },
  C: { contract: 4, fireman: 2, ship: 5, bank: 1, fire: 1 },
  D: { fireman: 3, ship: 5, office: 2, 'boatmens-church': 1, 'st-michaelis': 1, port: 1, chamber: 1, fire: 1 },
  E: { fire: 1 },
};

export interface Card {
  readonly season: Season;
  readonly kind: Kind;
  /** Counts the cards of one kind in one season, from 1. */
  readonly number: number;
}

export const CARDS: readonly Card[] = SEASONS.flatMap(season =>
  Object.entries(LAYOUT[season]).flatMap(([kind, many]) =>
    Array.from({ length: many }, (_, i) => ({ season, kind: kind as Kind, number: i + 1 })),
  ),
);

export const KIND: readonly Kind[] = CARDS.map(card => card.kind);
export const SEASON: readonly Season[] = CARDS.map(card => card.season);

export const cardsOf = (kind: Kind): readonly number[] => KIND.flatMap((each, card) => (each === kind ? [card] : []));

/** The ten contracts; a contract is its place in this list. */
export const CONTRACTS = cardsOf('contract');
/** A contract as people call it: `B-2`. */
export const CONTRACT_NAMES: readonly string[] = CONTRACTS.map(card => `${SEASON[card]!}-${CARDS[card]!.number}`);
/** The contract that a card is, or -1. */
export const CONTRACT_OF: readonly number[] = CARDS.map((_, card) => CONTRACTS.indexOf(card));

/** The merchant's card for each good. */
export const MERCHANT_CARDS: readonly number[] = MERCHANTS.map(kind => cardsOf(kind)[0]!);
export const FIRES = cardsOf('fire');
export const THIRD_FIRE = FIRES[2]!;
export const FOURTH_FIRE = FIRES[3]!;

const single = (kind: Kind): number => cardsOf(kind)[0]!;
export const WAREHOUSE = single('warehouse');
export const BANK = single('bank');
export const BOATMENS_CHURCH = single('boatmens-church');
export const ST_MICHAELIS = single('st-michaelis');
export const PORT = single('port');
export const CHAMBER = single('chamber');
/** The autumn fireman of the lowest value, 3 in the built-in cards. */
export const LOWEST_AUTUMN_FIREMAN = KIND.findIndex((kind, card) => kind === 'fireman' && SEASON[card] === 'D');

/** A card by its short English name, unique in the box: `contract B-2`, `fireman B-1`, `ship C-4`, `tea-taster`. */
export function cardName(card: number): string {
  const { kind, season, number } = CARDS[card]!;
  if (kind === 'fire') return `fire ${FIRES.indexOf(card) + 1}`;
  return cardsOf(kind).length === 1 ? kind : `${kind} ${season}-${number}`;
}
