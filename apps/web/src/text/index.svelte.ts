import type { Language } from '@kontor/core';
import type { AppText } from './app-text.ts';

const LOAD: Readonly<Record<Language, () => Promise<AppText>>> = {
  de: async () => (await import('./de.ts')).text,
  en: async () => (await import('./en.ts')).text,
  fr: async () => (await import('./fr.ts')).text,
};

let current = $state.raw<AppText>();
let wanted: Language | undefined;

/** The house's texts in the language spoken now; the page is not shown before the first are there. */
export const text = (): AppText => current!;
export const isSpeaking = (): boolean => current !== undefined;

export async function speak(language: Language): Promise<void> {
  wanted = language;
  const loaded = await LOAD[language]();
  // Somebody may have asked for another language meanwhile.
  if (wanted !== language) return;
  current = loaded;
  document.documentElement.lang = language;
}
