import type { Confirm } from '@kontor/ui';
import type { Code, Pace } from '@kontor/protocol';
import type { Motion, Theme } from '../settings.ts';

/** What a game's card says. */
export interface CardText {
  readonly title: string;
  readonly line: string;
  readonly facts: string;
}

export const CARDS = ['hamburg-sticht', 'speicherstadt', 'hamburgum', 'kogge'] as const;
export type CardId = (typeof CARDS)[number];

/** All that the house itself says; games speak through their own voices. A gap does not compile. */
export interface AppText {
  readonly slogan: string;
  readonly intro: string;
  readonly playNow: string;
  readonly playNowNote: string;
  readonly newTable: string;
  readonly joinByCode: string;
  readonly code: string;
  readonly join: string;
  readonly games: string;
  readonly comingSoon: string;
  readonly myTables: string;
  readonly card: Readonly<Record<CardId, CardText>>;
  tableStatus(status: 'open' | 'running' | 'over' | 'aborted'): string;
  readonly home: string;

  readonly waitingRoom: string;
  readonly waitingNote: string;
  readonly yourName: string;
  /** A name for somebody who has given none. */
  readonly guest: string;
  readonly sitDown: string;
  readonly sitHere: string;
  readonly standUp: string;
  readonly chairs: string;
  readonly emptyChair: string;
  readonly addBot: string;
  readonly removeBot: string;
  readonly moreChairs: string;
  readonly fewerChairs: string;
  readonly options: string;
  readonly botPace: string;
  readonly pace: Readonly<Record<Pace, string>>;
  level(level: string): string;
  start(players: number): string;
  needMore(min: number): string;
  readonly youSit: string;
  readonly invite: string;
  readonly inviteNote: string;
  readonly sayCode: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly qr: string;

  readonly decision: string;
  readonly players: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly allChoices: string;
  choices(count: number): string;
  readonly confirmWord: string;
  readonly undo: string;
  readonly askBot: string;
  readonly botThinks: string;
  /** Before the move that a bot would make. */
  readonly botAdvises: string;
  readonly noAdvice: string;
  readonly share: string;
  readonly luck: string;
  readonly settings: string;
  readonly asText: string;
  readonly close: string;
  readonly yourMove: string;
  readonly turn: string;
  readonly bot: string;
  readonly here: string;
  readonly away: string;
  readonly you: string;
  readonly watching: string;
  watchers(count: number): string;
  readonly takeChair: string;
  readonly handOver: string;
  readonly connecting: string;
  readonly lost: string;
  readonly notSent: string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly gameOver: string;
  readonly aborted: string;
  won(names: string, many: boolean): string;
  readonly youWon: string;

  readonly luckNote: string;
  readonly commitment: string;
  readonly seed: string;
  readonly seedLater: string;
  readonly check: string;
  readonly fits: string;
  readonly fitsNot: string;
  readonly record: string;

  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly confirm: string;
  readonly confirms: Readonly<Record<Confirm, string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<Motion, string>>;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, does: string])[];

  readonly notFound: string;
  readonly notFoundNote: string;
  readonly refusal: Readonly<Record<Code | 'offline', string>>;
}
