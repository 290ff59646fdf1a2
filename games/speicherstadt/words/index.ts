import type { Words } from '@kontor/core';
import { board } from './board.ts';
import { GLOSSARY } from './glossary.ts';
import { read, write, type Move } from './moves.ts';
import { RULE_IDS } from './rule-ids.ts';
import type { Event } from './events.ts';
import type { Terms, Voice } from './text/voice.ts';
import type { View } from './view.ts';

export * from './data/cards.ts';
export * from './data/deck.ts';
export * from './data/goods.ts';
export * from './data/pack.ts';
export * from './data/table.ts';
export { BUILT_IN } from './data/built-in.ts';
export * from './events.ts';
export * from './moves.ts';
export * from './rule-ids.ts';
export * from './view.ts';
export type { Piece, Terms, Voice } from './text/voice.ts';
export { PIECE_IDS } from './text/voice.ts';

/** The "./words" door. */
export const words: Words<{ Move: Move; Event: Event; View: View }, Terms> & {
  readonly voices: Readonly<Record<'de' | 'en' | 'fr', () => Promise<Voice>>>;
} = {
  id: 'speicherstadt',
  ruleIds: RULE_IDS,
  voices: {
    de: async () => (await import('./text/de.ts')).de,
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
  },
  board: (view, viewer, voice, name) => board(view, viewer, voice as Voice, name),
  read,
  write,
  glossary: GLOSSARY,
};
