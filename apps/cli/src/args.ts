import { parseArgs } from 'node:util';

/** A call that can't be understood; the message says what to change. */
export class BadCall extends Error {}

export interface Args {
  /** Words that are no flags. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | true>>;
}

/** Splits a call into words and flags: `--seats 3`, `--seats=3`, `--json`. */
export function readArgs(args: readonly string[], switches: readonly string[] = []): Args {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true });
  const words: string[] = [];
  const flags: Record<string, string | true> = {};
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const next = tokens[i + 1];
    if (token.value !== undefined) flags[token.name] = token.value;
    else if (!switches.includes(token.name) && next?.kind === 'positional') {
      flags[token.name] = next.value;
      i++;
    } else flags[token.name] = true;
  }
  return { words, flags };
}

export function wholeFlag({ flags }: Args, name: string, otherwise: number, min = 1, max = 1_000_000_000): number {
  const given = flags[name];
  if (given === undefined) return otherwise;
  const value = given === true ? Number.NaN : Number(given);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BadCall(`--${name} is a whole number from ${min} to ${max}, not ${String(given)}`);
  return value;
}

export function textFlag({ flags }: Args, name: string, otherwise: string): string {
  const given = flags[name];
  if (given === true) throw new BadCall(`--${name} needs a value`);
  return given ?? otherwise;
}

/** The flags that are no known ones: options of the game. */
export const gameFlags = ({ flags }: Args, known: readonly string[]): Record<string, string | true> =>
  Object.fromEntries(Object.entries(flags).filter(([name]) => !known.includes(name)));
