/** Seats differ by colour and by shape. Paths in a box of 24. */
export const SHAPES = [
  'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  'M4 4h16v16H4z',
  'M12 2.5 22 20.5H2z',
  'M12 1.5 22 12 12 22.5 2 12z',
] as const;

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;

export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
