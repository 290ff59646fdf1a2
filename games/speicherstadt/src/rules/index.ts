import type { Rulebook } from '@kontor/core';
import type { Deck } from '../../words/data/deck.ts';
import type { Speicherstadt } from '../state.ts';
import { demand } from './demand.ts';
import { final } from './final.ts';
import { fire } from './fire.ts';
import { handling } from './handling.ts';
import { income } from './income.ts';
import { loading } from './loading.ts';
import { offer } from './offer.ts';
import { purchase } from './purchase.ts';
import { round } from './round.ts';
import { supply } from './supply.ts';

/** The rulebook in order of play. */
export const rulebook = (deck: Deck): Rulebook<Speicherstadt> => ({
  round,
  supply: supply(deck),
  fire: fire(deck),
  demand,
  purchase: purchase(deck),
  offer: offer(deck),
  loading: loading(deck),
  handling: handling(deck),
  income,
  final: final(deck),
});
