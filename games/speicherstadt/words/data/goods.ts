/** [SP-1.2] The five goods; a good is its place in this list. */
export const GOODS = ['coffee', 'tea', 'saffron', 'rubber', 'carpet'] as const;
export type Good = (typeof GOODS)[number];

/** [SP-1.2] Pieces of each good in the box. */
export const PIECES = 9;

export const goodNamed = (name: string): number => GOODS.indexOf(name as Good);
