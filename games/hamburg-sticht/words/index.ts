import type { Words } from '@kontor/core';
import { board } from './board.ts';
import type { Event } from './events.ts';
import { GLOSSARY } from './glossary.ts';
import { type Move, read, write } from './moves.ts';
import { RULE_IDS } from './rule-ids.ts';
import type { Terms, Voice } from './text/voice.ts';
import type { View } from './view.ts';

export const words: Words<{ Move: Move; Event: Event; View: View }, Terms> = {
  id: 'hamburg-sticht',
  ruleIds: RULE_IDS,
  write,
  read,
  voices: {
    de: async () => (await import('./text/de.ts')).de,
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
  },
  board: (view, viewer, voice, name) => board(view, viewer, voice as Voice, name),
  glossary: GLOSSARY,
};

export * from './data/cards.ts';
export * from './data/combinations.ts';
export * from './events.ts';
export * from './moves.ts';
export * from './rule-ids.ts';
export type { Terms, Voice } from './text/voice.ts';
export * from './view.ts';
