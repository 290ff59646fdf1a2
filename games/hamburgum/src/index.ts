import { flow, type Game, type Pack, type Title } from '@kontor/core';
import {
  code,
  type CityMap,
  type Event,
  type HamburgumForecast,
  type HamburgumView,
  MAPS,
  type Move,
  notation,
  type Options,
  refuseMap,
} from '../words/index.ts';
import { atlasOf, cityIn } from './city.ts';
import { forecast } from './forecast.ts';
import { rulebook } from './rules/index.ts';
import { outcome } from './scoring.ts';
import { optionsFor, setup } from './setup.ts';
import { clone, type Hamburgum } from './state.ts';
import { survey } from './survey.ts';
import { tally } from './tally.ts';
import { valid } from './valid.ts';
import { imagine, view } from './view.ts';

export type { Hamburgum, State } from './state.ts';
export type { Event, HamburgumForecast, HamburgumView, Move, Options };

function gameOf(pack?: Pack): Game<Hamburgum> {
  const packed = pack && (pack.content as CityMap);
  const maps = packed ? { [packed.id]: packed } : MAPS;
  const atlas = atlasOf(maps);
  const flowing = flow<Hamburgum>(rulebook(atlas));
  return {
    id: 'hamburgum',
    editions: [1],
    seats: { min: 2, max: 5 },
    options: optionsFor(Object.keys(maps)),
    refuse: () => undefined,
    ...(pack && { pack }),
    setup,
    clone,
    actors: flowing.actors,
    may: flowing.may,
    legal: flowing.legal,
    apply: flowing.apply,
    why: flowing.why,
    outcome,
    view: state => view(state, cityIn(atlas, state), packed),
    imagine,
    forecast: (state, seat, move) => forecast(flowing, state, seat, move),
    survey: (state, seat) => survey(state, cityIn(atlas, state), seat),
    tally: state => tally(state, cityIn(atlas, state)),
    valid: state => valid(state, atlas),
    write: notation.write,
    read: notation.read,
    code,
  };
}

export const hamburgum: Title<Hamburgum> = { id: 'hamburgum', refusePack: refuseMap, game: gameOf };

/** The game on its built-in maps. */
export const game: Game<Hamburgum> = gameOf();
