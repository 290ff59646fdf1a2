/** The four signs and the joker's star, drawn in a box of 24: filled shapes, then lines of the same colour, then lines cut out. */
export interface Glyph {
  readonly fill: string;
  readonly line?: string;
  readonly cut?: string;
}

export const ANCHOR: Glyph = {
  fill: 'M2.2 13.2 7.3 14.7 3.9 18.6zM21.8 13.2 16.7 14.7 20.1 18.6z',
  line: 'M12 6.6V21M7.4 9.4h9.2M4.6 15.8C5.6 19.4 8.4 21.4 12 21.4s6.4-2 7.4-5.6M12 6.4a2.1 2.1 0 1 0 0-4.2a2.1 2.1 0 0 0 0 4.2z',
};

export const KEY: Glyph = {
  fill: 'M12.9 15.2h5.2v2.3h-1.7v1.6h-1.5v-1.6h-2zM12.9 19.6h4v2.4h-4z',
  line: 'M12 10.6V22M12 2.1c2.9 0 4.4 2 4.4 4.2S14.9 10.5 12 10.5 7.6 8.5 7.6 6.3 9.1 2.1 12 2.1z',
};

export const BARREL: Glyph = {
  fill: 'M7 2.4h10c2.9 5.6 2.9 13.6 0 19.2H7C4.1 16 4.1 8 7 2.4z',
  cut: 'M5.3 8h13.4M5.3 16h13.4M12 8v8M9 8v8M15 8v8',
};

export const SAIL: Glyph = {
  fill: 'M12.8 2.6c4.9 3.1 7.1 7.7 7.3 13.1h-7.3zM11.2 5.2c-3.3 3-5.9 6.6-7 10.5h7zM2.6 17.4h18.8c-.9 2.9-2.6 4.4-5.2 4.4H7.8c-2.6 0-4.3-1.5-5.2-4.4z',
};

export const STAR: Glyph = {
  fill: 'M12 1.2 13.9 9 19.6 4.4 15 10.1 22.8 12 15 13.9 19.6 19.6 13.9 15 12 22.8 10.1 15 4.4 19.6 9 13.9 1.2 12 9 10.1 4.4 4.4 10.1 9z',
};

/** Blue anchor, yellow key, red barrel, green sail, joker's star: in the order of SUIT_OF. */
export const GLYPHS: readonly Glyph[] = [ANCHOR, KEY, BARREL, SAIL, STAR];
export const SUIT_COLOURS = ['#1f5591', '#8a5f00', '#a92f20', '#1f6e45', '#2a2f36'] as const;
export const SUIT_WASHES = ['#dfe8f1', '#f6e9c4', '#f5ded6', '#dcebdd', '#e6e1d6'] as const;
