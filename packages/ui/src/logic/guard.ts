/** A control that appeared or changed its meaning less than this ago takes no click. */
export const DEAD_MS = 400;

/** What a control means, and since when. */
export interface Guard {
  readonly meaning: string;
  readonly since: number;
}

export const guardOf = (meaning: string, now: number): Guard => ({ meaning, since: now });

/** The guard of a control that means this now: a new meaning is a new control. */
export const heed = (guard: Guard, meaning: string, now: number): Guard =>
  guard.meaning === meaning ? guard : { meaning, since: now };

export const takesClicks = ({ since }: Guard, now: number): boolean => now - since >= DEAD_MS;
