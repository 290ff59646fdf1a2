/** The newest last; RULES.md says what changed when. */
export const EDITIONS: readonly number[] = [1];
