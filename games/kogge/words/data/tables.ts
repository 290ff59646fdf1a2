/** [KO-1.1] The four goods, cheapest first; everywhere else a good is its index in this list. */
export const GOODS = ['ore', 'furs', 'amber', 'salt'] as const;
export type GoodName = (typeof GOODS)[number];

/** [KO-1.2] How many pieces of each good there are in the box. */
export const GOODS_IN_BOX: readonly number[] = [25, 18, 13, 10];

/** [KO-9.2] What a piece is worth when the guild master ends the game. */
export const WORTH: readonly number[] = [1, 3, 5, 7];

/** [KO-1.1] Cities are numbered clockwise from 0 to 8. */
export const CITIES = 9;

/** [KO-1.1] The home good of each city. */
export const HOME: readonly number[] = [0, 0, 0, 1, 1, 2, 2, 3, 3];

/** [KO-1.3] How many chips of each number there are. */
export const CHIPS_IN_BOX: readonly number[] = [14, 13, 12, 11, 10, 9, 8, 7, 6];

/** The numbers whose chips have the colour of a good. */
export const NUMBERS_OF: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
];

/** [KO-1.4] The four kinds of bonus chip; everywhere else a bonus is its index in this list. */
export const BONUSES = ['three-for-one', 'extra-chip', 'two-steps', 'secret-way'] as const;
export type BonusName = (typeof BONUSES)[number];
export const THREE_FOR_ONE = 0;
export const EXTRA_CHIP = 1;
export const TWO_STEPS = 2;
export const SECRET_WAY = 3;
export const COPIES_OF_BONUS = 2;

/** The colours of the seats, in the order of the seats. */
export const COLOURS = ['green', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const OFFICES_EACH = 4;
export const SITES = 2;
export const ROUTES = 2;
export const POINTS_TO_WIN = 5;
export const OFFICE_POINTS = 10;
export const BONUS_POINTS = 20;
export const RAID_MARKER_POINTS = 10;
