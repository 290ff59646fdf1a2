import type { Chosen } from '@kontor/core';

/** [HB-2.1] The rondel, clockwise. */
export const SPACES = ['sugar', 'church', 'trade1', 'cloth', 'guildhall', 'beer', 'trade2', 'dockyard'] as const;
export type Space = (typeof SPACES)[number];

export const GOODS = ['beer', 'sugar', 'cloth'] as const;
export type Good = (typeof GOODS)[number];

export const MATERIALS = ['timber', 'brick', 'bell'] as const;
export type Material = (typeof MATERIALS)[number];
export const TIMBER = 0;
export const BRICK = 1;
export const BELL = 2;

/** [HB-1.4] The first three make the good of the same number. */
export const BUILDINGS = ['brewer', 'refiner', 'clothmaker', 'merchant', 'captain', 'official'] as const;
export type Building = (typeof BUILDINGS)[number];
export const MERCHANT = 3;
export const CAPTAIN = 4;
export const OFFICIAL = 5;

/** [HB-6.6] The five kinds of donation tokens, one of each kind at each church. */
export const TOKENS = ['five', 'donation', 'ship', 'building', 'citizen'] as const;
export type Token = (typeof TOKENS)[number];

/** [HB-7.7] [HB-9.1] Three offices of the base game, then the seven blue ones. */
export const OFFICES = [
  'councilman',
  'vicar',
  'lord-mayor',
  'canon',
  'guildmaster',
  'harbour-master',
  'deacon',
  'sexton',
  'master-builder',
  'civil-servant',
] as const;
export type Office = (typeof OFFICES)[number];
export const CANON = 3;

/** Where prestige comes from, and where it goes. */
export const SOURCES = [
  'start',
  'five',
  'donation',
  'ship',
  'building',
  'citizen',
  'builder',
  'rondel',
  'money',
] as const;
export type Source = (typeof SOURCES)[number];

export const ENDINGS = ['six-churches'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The colours of the seats. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'grey'] as const;

/** Nobody: a free site, a token still at its church, a ship of the Dutch. */
export const NOBODY = -1;

export const OFFICIALS = ['base', 'professional', 'random'] as const;

/** [HB-9.4] The map is `hamburg` or `london`; with a pack it is the pack's own. */
export type Options = Chosen & { readonly map: string; readonly officials: (typeof OFFICIALS)[number] };

export type OptionId = 'map' | 'officials';

/** What the texts can name. */
export type Piece =
  | Space
  | Good
  | Material
  | Building
  | Office
  | Token
  | 'ship-piece'
  | 'dutchman'
  | 'citizen-piece'
  | 'prestige'
  | 'money'
  | 'taler'
  | 'pound'
  | 'bonus';
