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

const PLACE = 'kontor.settings';

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

/** Storage can be forbidden; then settings last as long as the page. */
function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return undefined;
  }
}

let current = $state.raw<Settings>(settingsFrom(stored(), navigator.languages));

export const settings = (): Settings => current;

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(PLACE, JSON.stringify(current));
  } catch {
    // Kept for this page only.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const coarse = matchMedia('(pointer: coarse)');
let isDark = $state(dark.matches);
dark.addEventListener('change', () => (isDark = dark.matches));

export const isNight = (): boolean => current.theme === 'night' || (current.theme === 'system' && isDark);
export const isStill = (): boolean => current.motion === 'none' || (current.motion === 'system' && reduced.matches);
export const isTouch = (): boolean => coarse.matches;
