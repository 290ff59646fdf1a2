import { LANGUAGES, type Language } from '@kontor/core';
import { CONFIRMS, type Confirm } from '@kontor/ui';

export const THEMES = ['system', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'film', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly confirm: Confirm;
  readonly motion: Motion;
  /** The last name used here. */
  readonly name: string;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

/** The first language of the browser that we speak. */
export const languageFrom = (wanted: readonly string[]): Language =>
  wanted.map(tag => tag.slice(0, 2).toLowerCase() as Language).find(tag => LANGUAGES.includes(tag)) ?? 'en';

/** Settings out of whatever an earlier visit left behind. */
export function settingsFrom(stored: unknown, languages: readonly string[]): Settings {
  const old = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    language: oneOf(LANGUAGES, old.language, languageFrom(languages)),
    theme: oneOf(THEMES, old.theme, 'system'),
    confirm: oneOf(CONFIRMS, old.confirm, 'final'),
    motion: oneOf(MOTIONS, old.motion, 'system'),
    name: typeof old.name === 'string' ? old.name.slice(0, 24) : '',
  };
}
