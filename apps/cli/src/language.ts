import { type Language, LANGUAGES } from '@kontor/core';
import { type Args, BadCall, textFlag } from './args.ts';

/** `--lang de`, else the language of the terminal, else English. */
export function languageOf(args: Args): Language {
  const asked = textFlag(args, 'lang', '');
  if (asked !== '' && !isLanguage(asked)) throw new BadCall(`--lang is one of ${LANGUAGES.join(', ')}`);
  const system = (process.env['LC_ALL'] ?? process.env['LANG'] ?? '').slice(0, 2);
  return isLanguage(asked) ? asked : isLanguage(system) ? system : 'en';
}

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
