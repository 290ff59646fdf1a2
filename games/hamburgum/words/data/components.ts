/** [HB-2.2] Steps on the rondel that cost nothing. */
export const FREE_STEPS = 3;
export const CIRCLE = 8;

/** [HB-1.1] [HB-1.3] */
export const SHIPS = 5;
export const START_PRICE = 100;
/** [HB-7.4] What a new producer takes off the price of its good. */
export const PRICE_STEP = 10;
/** [HB-4.2] */
export const DIRECT_PRICE = 30;
/** [HB-4.4] The price of n pieces of material together. */
export const DEPOT = [0, 20, 50, 100, 150, 200, 260, 330, 410, 500, 600] as const;
export const DEPOT_MOST = 10;

/** [HB-1.3] [HB-6.3] The bonus for the first to the sixth church. */
export const BONUS = [8, 7, 6, 5, 4, 3] as const;
export const CHURCHES = 6;
export const DONATIONS = 5;

export interface Cost {
  readonly timber: number;
  readonly brick: number;
  readonly bell: number;
  readonly money: number;
}

/** [HB-6.1] What the first to the fifth donation costs; the fifth also 10 for each own citizen. */
export const DONATION_COST: readonly Cost[] = [
  { timber: 0, brick: 1, bell: 0, money: 0 },
  { timber: 1, brick: 1, bell: 0, money: 0 },
  { timber: 1, brick: 1, bell: 0, money: 20 },
  { timber: 1, brick: 1, bell: 0, money: 40 },
  { timber: 1, brick: 1, bell: 1, money: 0 },
];
export const PER_CITIZEN = 10;

/** [HB-1.4] Sites, and so buildings, of each type. */
export const SITES_OF_TYPE = [5, 5, 5, 3, 3, 7] as const;
export const SITES = 28;
/** [HB-7.6] */
export const DUTCHMEN = 3;
/** [HB-7.5] */
export const MERCHANT_PAY = 100;

/** [HB-1.4] The officials from the top, as numbers of OFFICES. */
export const OFFICIAL_STACK = [0, 0, 0, 1, 1, 1, 2] as const;
/** [HB-9.1] */
export const BLUE_OFFICIALS = [3, 4, 5, 6, 7, 8, 9] as const;

/** [HB-8.2] */
export const END_PRICE = 50;
export const MONEY_PER_POINT = 100;
