import { type Decision, flow, type Game, noChance, type Pack, type Title } from '@kontor/core';
import { type Deck, DECK, deckOf } from '../words/data/deck.ts';
import { type CardPack, refusePack } from '../words/data/pack.ts';
import { PLAYERS } from '../words/data/table.ts';
import { code, read, write } from '../words/moves.ts';
import { EDITIONS } from './editions.ts';
import { forecast, survey } from './forecast.ts';
import { rulebook } from './rules/index.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type Speicherstadt, tally } from './state.ts';
import { valid } from './valid.ts';
import { imagine, view } from './view.ts';

export type { Speicherstadt, State, Player, Space } from './state.ts';

const ID = 'speicherstadt';

function make(deck: Deck, pack?: Pack): Game<Speicherstadt> {
  const rules = rulebook(deck);
  const flowing = flow<Speicherstadt>(rules);
  const { settle, ...flowed } = flowing;
  return {
    id: ID,
    editions: EDITIONS,
    seats: PLAYERS,
    options: [],
    refuse: () => undefined,
    ...(pack === undefined ? {} : { pack }),
    setup(table, chance, emit) {
      const state = setup(table, chance, emit);
      settle(state, chance, emit);
      return state;
    },
    clone,
    ...flowed,
    outcome: state => outcome(deck, state),
    view: state => view(deck, state),
    imagine: seen => imagine(seen),
    forecast: (state, seat, move) =>
      forecast(
        deck,
        flowing,
        (next, mover, played) => {
          const frame = next.stack.at(-1)!;
          (rules[frame.type] as Decision<Speicherstadt, typeof frame>).apply(next, frame, mover, played, noChance);
        },
        state,
        seat,
        move,
      ),
    survey: (state, seat) => survey(deck, state, seat),
    tally: state => tally(deck, state),
    valid: state => valid(deck, state),
    write,
    read,
    code,
  };
}

const builtIn = make(DECK);

/** Die Speicherstadt by Stefan Feld, for 2 to 5 players; a pack prints other values on the cards. */
export const speicherstadt: Title<Speicherstadt> = {
  id: ID,
  refusePack,
  game: pack => (pack === undefined ? builtIn : make(deckOf(pack.content as CardPack), pack)),
};

/** The game with the built-in cards. */
export const game: Game<Speicherstadt> = builtIn;
