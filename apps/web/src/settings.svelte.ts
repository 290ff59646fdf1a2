import { settingsFrom, type Settings } from './settings.ts';

export * from './settings.ts';

const PLACE = 'kontor.settings';

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
