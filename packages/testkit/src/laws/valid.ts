import { broken } from './broken.ts';
import type { AnyState, Run } from './help.ts';

const LAW = 'valid names the nonsense';

/** `valid` accepts what play leads to, names what is missing or of the wrong kind, and lets nothing through that breaks the rules. */
export function checkValid(run: Run, state: AnyState): void {
  const { game, moments, help } = run;
  const text = JSON.stringify(state);
  const copy = (): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  if (game.valid(copy()) !== undefined) broken(LAW, `a state that went through JSON is refused: ${game.valid(copy())}`);
  for (const nonsense of [undefined, null, 7, 'state', [], {}, [copy()]])
    if (typeof game.valid(nonsense) !== 'string')
      broken(LAW, `${JSON.stringify(nonsense)?.slice(0, 20)} is accepted as a state`);
  for (const member of Object.keys(state)) {
    const rest = copy();
    delete rest[member];
    const isOptional = help.optional?.includes(member) || moments.some(moment => !(member in moment.state));
    const fault = game.valid(rest);
    if (!isOptional && !fault?.includes(member)) broken(LAW, `without ${member} it says ${fault ?? 'nothing'}`);
  }
  for (let i = 0; i < 12; i++) {
    const changed = copy();
    const change = alter(run, changed);
    if (!change) continue;
    const fault = game.valid(changed);
    if (fault !== undefined && (typeof fault !== 'string' || fault === ''))
      broken(LAW, `${change.what}: the fault has no name`);
    if (fault === undefined && change.isNonsense) broken(LAW, `${change.what} is accepted`);
    if (fault === undefined) askAll(run, changed, change.what);
  }
}

/** Asks an accepted state everything; it must not break. */
function askAll({ game }: Run, state: object, what: string): void {
  try {
    game.outcome(state);
    game.tally(state);
    game.view(state, 'public');
    // A state with one player less can make sense; so only the seats that it names itself are asked.
    for (const seat of [...game.actors(state), ...game.may(state)]) {
      game.legal(state, seat);
      game.view(state, seat);
    }
  } catch (error) {
    broken(LAW, `${what} is accepted, but then the rules break: ${String(error)}`);
  }
}

/** Changes one value somewhere in the state and says what and where. */
function alter({ dice }: Run, state: object): { what: string; isNonsense: boolean } | undefined {
  const places: { owner: Record<string, unknown>; key: string; path: string }[] = [];
  const walk = (owner: object, path: string): void => {
    for (const [key, part] of Object.entries(owner)) {
      const here = Array.isArray(owner) ? `${path}[${key}]` : `${path}.${key}`;
      places.push({ owner: owner as Record<string, unknown>, key, path: here.replace(/^\./, '') });
      if (typeof part === 'object' && part !== null) walk(part, here);
    }
  };
  walk(state, '');
  const place = places[dice.below(places.length)];
  if (!place) return undefined;
  const { owner, key, path } = place;
  const value = owner[key];
  switch (dice.below(6)) {
    case 0:
      owner[key] = null;
      return { what: `${path} = null`, isNonsense: true };
    case 1:
      owner[key] = typeof value === 'object' ? 7 : {};
      return { what: `${path} = ${JSON.stringify(owner[key])}`, isNonsense: true };
    case 2:
      if (typeof value !== 'number') return undefined;
      owner[key] = 0.5;
      return { what: `${path} = 0.5`, isNonsense: true };
    case 3:
      if (typeof value !== 'number') return undefined;
      owner[key] = dice.below(3) === 0 ? -1 : value + 1 + dice.below(3);
      return { what: `${path} = ${String(owner[key])}`, isNonsense: false };
    case 4:
      if (Array.isArray(owner)) owner.splice(Number(key), 1);
      else delete owner[key];
      return { what: `no ${path}`, isNonsense: false };
    default:
      if (!Array.isArray(value)) return undefined;
      value.push(...(value.length > 0 ? [JSON.parse(JSON.stringify(value[0])) as unknown] : [0]));
      return { what: `${path} with one more`, isNonsense: false };
  }
}
