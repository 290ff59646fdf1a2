import type { Cost } from './data/components.ts';
import type { Building, Good, Office, Space, Token } from './vocabulary.ts';

/** Units of one good on one ship. */
export interface Load {
  readonly basin: number;
  readonly good: Good;
  readonly units: number;
}

/** A church or a site by its id, with the name people know it by. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The film of a game. `money` is what the seat gets (or pays, if negative), wherever money changes hands;
 * a donation and a building carry their whole price in `cost`.
 */
export type Event =
  | {
      readonly type: 'started';
      readonly first: number;
      readonly prestige: readonly number[];
      readonly money: readonly number[];
    }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly from?: Space;
      readonly space: Space;
      readonly steps: number;
      readonly paid: number;
    }
  | { readonly type: 'produced'; readonly seat: number; readonly good: Good; readonly units: number }
  | { readonly type: 'shipped'; readonly seat: number; readonly loads: readonly Load[]; readonly money: number }
  | { readonly type: 'sold-direct'; readonly seat: number; readonly goods: readonly number[]; readonly money: number }
  | { readonly type: 'bought'; readonly seat: number; readonly materials: readonly number[]; readonly money: number }
  | { readonly type: 'shifted'; readonly home: readonly number[]; readonly dutchmen: number }
  | { readonly type: 'dutchman-came' }
  | { readonly type: 'launched'; readonly seat: number; readonly timber: number }
  | { readonly type: 'no-ship'; readonly seat: number }
  | {
      readonly type: 'donated';
      readonly seat: number;
      readonly church: Named;
      readonly nth: number;
      readonly token: Token;
      readonly cost: Cost;
      readonly money: number;
      readonly canon?: true;
    }
  | { readonly type: 'completed'; readonly seat: number; readonly church: Named; readonly bonus: number }
  | {
      readonly type: 'scored';
      readonly seat: number;
      readonly church: Named;
      readonly token: Token;
      readonly points: number;
      readonly final?: true;
    }
  | {
      readonly type: 'built';
      readonly seat: number;
      readonly site: Named;
      readonly building: Building;
      readonly cost: Cost;
    }
  | { readonly type: 'price-fell'; readonly good: Good; readonly price: number }
  | { readonly type: 'earned'; readonly seat: number; readonly by: Office | 'merchant'; readonly money: number }
  | { readonly type: 'appointed'; readonly seat: number; readonly office: Office }
  | { readonly type: 'turned-up'; readonly office: Office; readonly reveals: true }
  | { readonly type: 'canon-lost'; readonly seat: number; readonly why: 'no-brick' | 'declined' }
  | { readonly type: 'turn-ended'; readonly seat: number }
  | { readonly type: 'sold-out'; readonly seat: number; readonly pieces: number; readonly money: number }
  | { readonly type: 'bought-prestige'; readonly seat: number; readonly points: number; readonly money: number }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

export type EventType = Event['type'];

/** Every type of event, for coverage. */
export const EVENT_TYPES: readonly EventType[] = [
  'started',
  'moved',
  'produced',
  'shipped',
  'sold-direct',
  'bought',
  'shifted',
  'dutchman-came',
  'launched',
  'no-ship',
  'donated',
  'completed',
  'scored',
  'built',
  'price-fell',
  'earned',
  'appointed',
  'turned-up',
  'canon-lost',
  'turn-ended',
  'sold-out',
  'bought-prestige',
  'over',
];
