import { BOATMENS_CHURCH, LOWEST_AUTUMN_FIREMAN, PORT } from './cards.ts';

export const PLAYERS = { min: 2, max: 5 } as const;

/** [SP-1.3] */
export const START_COINS = 5;
export const WORKERS = 3;

/** [SP-2.1] Cards turned up in a round, by number of players. */
export const ROW: readonly number[] = [0, 0, 3, 4, 5, 6];
/** [SP-1.4] Rounds of a game, by number of players. */
export const ROUNDS: readonly number[] = [0, 0, 16, 12, 10, 8];
/** [SP-3.1] Spaces above a card. */
export const COLUMN = 8;

/** [SP-1.4] Cards that stay in the box, by number of players. */
export const REMOVED: readonly (readonly number[])[] = [
  [],
  [],
  [LOWEST_AUTUMN_FIREMAN, PORT],
  [LOWEST_AUTUMN_FIREMAN, BOATMENS_CHURCH],
  [],
  [LOWEST_AUTUMN_FIREMAN, BOATMENS_CHURCH],
];

/** [SP-2.2] Goods on a ship. */
export const CARGO = 3;
/** [SP-5.5] Goods in the warehouse, at most. */
export const CAPACITY = 4;
/** [SP-8.1] Points for 0 to 4 counting offices. */
export const OFFICE_POINTS: readonly number[] = [0, 2, 5, 9, 14];
/** [SP-8.1] Points of a complete contract, by its number of goods. */
export const CONTRACT_POINTS: readonly number[] = [0, 0, 5, 8, 11];
export const CHURCH_POINTS = { boatmens: 3, michaelis: 4 } as const;
