import type { Words } from '@kontor/core';
import { board } from './board.ts';
import type { Event } from './events.ts';
import { notation, type Move } from './moves.ts';
import { RULE_IDS } from './rule-ids.ts';
import { GLOSSARY } from './text/glossary.ts';
import type { Terms, Voice } from './text/voice.ts';
import type { HamburgumView } from './view.ts';

export * from './vocabulary.ts';
export * from './data/components.ts';
export * from './data/map.ts';
export * from './data/map-pack.ts';
export * from './data/map-schema.ts';
export * from './data/maps.ts';
export * from './data/shape.ts';
export * from './events.ts';
export * from './moves.ts';
export * from './rule-ids.ts';
export * from './view.ts';
export { GLOSSARY } from './text/glossary.ts';
export type { Labels, Terms, Voice } from './text/voice.ts';

export const words: Words<{ Move: Move; Event: Event; View: HamburgumView }, Terms> = {
  id: 'hamburgum',
  ruleIds: RULE_IDS,
  write: notation.write,
  read: notation.read,
  voices: {
    de: async () => (await import('./text/de.ts')).de,
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
  },
  board: (view, _viewer, voice, name) => board(view, voice as Voice, name),
  glossary: GLOSSARY,
};
