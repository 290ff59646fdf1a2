import type { Kind } from '../../words/data/combinations.ts';

/** What the board itself says; moves, events and prompts speak through the game's voice. A gap does not compile. */
export interface BoardText {
  /** Headings of the list of choices. */
  readonly kinds: Readonly<Record<Kind | 'pass', string>>;
  deal(round: number, rounds: number): string;
  /** Headings. */
  readonly table: string;
  readonly myThings: string;
  readonly marker: string;
  markerShows(values: string): string;
  bonusInTrick(cards: number): string;
  cards(count: number): string;
  pile(count: number): string;
  points(count: number): string;
  readonly passed: string;
  place(place: number): string;
  readonly dealer: string;
  readonly leads: string;
  readonly emptyTrick: string;
  readonly myCards: string;
  readonly noCards: string;
  readonly sort: string;
  readonly byValue: string;
  readonly byColour: string;
  readonly suggestions: string;
  readonly pickFirst: string;
  readonly notYet: string;
  readonly clear: string;
  readonly pass: string;
  readonly armPass: string;
  readonly passArmed: string;
  readonly sending: string;
  beats(rank: number): string;
  leaves(cards: number): string;
  takes(cards: number, bonus: number): string;
  goesOut(place: number): string;
  readonly breaks: string;
  readonly breaksShort: string;
  round(round: number): string;
  readonly close: string;
  readonly continue: string;
  readonly order: string;
  readonly placePoints: string;
  readonly bonusPoints: string;
  readonly total: string;
  lastHand(from: string, to: string): string;
  readonly bonusCards: string;
  readonly none: string;
  readonly final: string;
}
