import { type Frozen, type Game, type Pack, ranked, type Title } from '@kontor/core';
import { BUILT_IN, type Components, refusePack } from './components.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { code, notation } from './moves.ts';
import { pointsOf } from './queries.ts';
import { rules } from './rules/index.ts';
import { OPTIONS, refuse, setup } from './setup.ts';
import { clone, type Probe, type State } from './state.ts';
import { goodsOf, valid } from './valid.ts';
import { view } from './view.ts';

function game(pack?: Pack): Game<Probe> {
  const components = (pack?.content as Components | undefined) ?? BUILT_IN;
  const { settle: _, ...flowing } = rules(components);
  return {
    id: 'probe',
    editions: [1, 2],
    seats: { min: 2, max: 4 },
    options: OPTIONS,
    refuse,
    ...(pack ? { pack } : {}),
    setup: (table, chance, emit) => setup(components, table, chance, emit),
    clone,
    ...flowing,
    outcome,
    view: (state, viewer) => view(components, state, viewer),
    imagine: (seen, viewer) => imagine(components, seen, viewer),
    forecast,
    tally: state => ({
      coins: state.bank + state.players.reduce((sum, { coins }) => sum + coins, 0),
      ...Object.fromEntries(components.kinds.map(({ name }, kind) => [name, goodsOf(state as State, kind)])),
    }),
    valid: state => valid(components, state),
    ...notation,
    code,
  };
}

/** [PR-6.2] */
function outcome({ ending, players }: Frozen<State>) {
  if (ending === undefined) return undefined;
  const sources = players.map(pointsOf);
  const scores = sources.map(({ prizes, contract, coins }) => prizes + contract + coins);
  return {
    scores,
    ranks: ranked(
      scores,
      players.map(({ coins }) => coins),
    ),
    ending,
    sources,
  };
}

/** The small game on which kernel and laws are proved. */
export const probe: Title<Probe> = { id: 'probe', refusePack, game };
