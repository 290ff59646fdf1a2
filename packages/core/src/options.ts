export type OptionValue = string | boolean;

/** The values chosen at a table, by option id. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** A table option: command line, engine protocol, table form, record header and laws all come from it. */
export interface Option {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** The rule it belongs to. */
  readonly rule: string;
}

export class BadOption extends Error {}

/** Fills in defaults and reads texts as values; names what does not exist. */
export function choose(options: readonly Option[], given: Readonly<Record<string, unknown>>): Chosen {
  for (const id of Object.keys(given))
    if (!options.some(option => option.id === id))
      throw new BadOption(
        `there is no option ${id}${options.length ? `; there are ${options.map(option => option.id).join(', ')}` : ''}`,
      );
  return Object.fromEntries(options.map(option => [option.id, valueOf(option, given[option.id])]));
}

function valueOf(option: Option, given: unknown): OptionValue {
  if (given === undefined) return option.default;
  const value = option.values.find(value => value === given || String(value) === given);
  if (value === undefined)
    throw new BadOption(`option ${option.id} is one of ${option.values.join(', ')}, not ${JSON.stringify(given)}`);
  return value;
}

/** Every combination of option values. */
export function combinations(options: readonly Option[]): Chosen[] {
  return options.reduce<Chosen[]>(
    (all, option) => all.flatMap(chosen => option.values.map(value => ({ ...chosen, [option.id]: value }))),
    [{}],
  );
}

/** Few combinations in which each pair of values of two options occurs. */
export function pairs(options: readonly Option[]): Chosen[] {
  const all = combinations(options);
  const open = new Set(all.flatMap(pairsIn));
  const chosen: Chosen[] = [];
  while (open.size > 0 || chosen.length === 0) {
    let best = all[0]!;
    let most = -1;
    for (const candidate of all) {
      const covered = pairsIn(candidate).filter(pair => open.has(pair)).length;
      if (covered > most) [best, most] = [candidate, covered];
    }
    for (const pair of pairsIn(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

function pairsIn(chosen: Chosen): string[] {
  const parts = Object.entries(chosen).map(([id, value]) => `${id}=${value}`);
  return parts.flatMap((a, i) => [a, ...parts.slice(i + 1).map(b => `${a} ${b}`)]);
}
