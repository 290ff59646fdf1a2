import type { Words } from '@kontor/core';
import { board } from './board.ts';
import { notation } from './moves.ts';
import { RULE_IDS } from './rule-ids.ts';
import type { Probe } from './state.ts';
import type { Terms, Voice } from './text/voice.ts';

export const words: Words<Probe, Terms> = {
  id: 'probe',
  ruleIds: RULE_IDS,
  ...notation,
  voices: {
    de: async () => (await import('./text/de.ts')).de,
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
  },
  board: (view, viewer, voice) => board(view, viewer, voice as Voice),
  glossary: {
    boat: { de: 'Boot', en: 'boat', fr: 'bateau' },
    crate: { de: 'Kiste', en: 'crate', fr: 'caisse' },
    contract: { de: 'Auftrag', en: 'contract', fr: 'contrat' },
    bid: { de: 'Gebot', en: 'bid', fr: 'mise' },
    offer: { de: 'Angebot', en: 'offer', fr: 'offre' },
    pile: { de: 'Vorrat', en: 'pile', fr: 'réserve' },
  },
};
