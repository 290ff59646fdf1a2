import { type State } from '../../probe/index.ts';
import { afterMoves, good, withNews, type Event, type Rules, type Planted } from './plant.ts';

export const data: readonly Planted[] = [
  {
    bug: 'a clone that shares a list which moves change',
    law: 'a move changes its own copy alone',
    game: { ...good, clone: state => ({ ...good.clone(state), discard: state.discard as number[] }) },
  },
  {
    bug: 'a clone that forgets a member',
    law: 'clone is faithful',
    game: {
      ...good,
      clone(state) {
        const copy = good.clone(state);
        delete copy.crate;
        return copy;
      },
    },
  },
  {
    bug: 'a tally that changes',
    law: 'the tally is constant',
    help: {},
    game: { ...afterMoves(state => void state.discard[0]!++), valid: () => undefined },
  },
  {
    bug: 'a query that changes the state',
    law: 'queries change nothing',
    game: {
      ...good,
      forecast(state, seat, move) {
        (state as State).bank += 0;
        return good.forecast(state, seat, move);
      },
    },
  },
  {
    bug: 'null in the state',
    law: 'plain data',
    game: afterMoves(state => Object.assign(state, { crate: state.crate ?? null })),
  },
  {
    bug: 'undefined in the state',
    law: 'plain data',
    game: afterMoves(state => Object.assign(state, { crate: state.crate })),
  },
  {
    bug: 'null in the view',
    law: 'plain data',
    game: { ...good, view: (state, viewer) => Object.assign(good.view(state, viewer), { turn: null }) },
  },
  {
    bug: 'an own part that lacks what the seat sees',
    law: 'own parts add up',
    game: { ...good, own: () => ({}) },
  },
  {
    bug: 'an own part in place of what all see',
    law: 'own parts add up',
    game: { ...good, own: (state, seat) => good.view(state, seat) },
  },
  {
    bug: 'a map in an event',
    law: 'plain data',
    game: withNews(event => ({ ...event, seen: new Map() }) as unknown as Event),
  },
  {
    bug: 'a set-up that remembers the last game',
    law: 'the set-up is deterministic',
    game: (() => {
      let games = 0;
      return {
        ...good,
        setup: (...args: Parameters<Rules['setup']>) => ({ ...good.setup(...args), round: 1 + (games++ % 2) }),
      };
    })(),
  },
  {
    bug: 'set-ups that share a list',
    law: 'the set-up is deterministic',
    game: (() => {
      const discard = [0, 0, 0, 0];
      return { ...good, setup: (...args: Parameters<Rules['setup']>) => ({ ...good.setup(...args), discard }) };
    })(),
  },
  {
    bug: 'rules that remember the last move',
    law: 'undo is exact',
    game: (() => {
      let moves = 0;
      const game = afterMoves(state => void (state.players[0]!.points += moves++ > 40 ? 1 : 0));
      return { ...game, valid: () => undefined };
    })(),
    help: {},
  },
  { bug: 'a valid that knows nothing', law: 'valid names the nonsense', game: { ...good, valid: () => undefined } },
  {
    bug: 'a valid that refuses a reached state',
    law: 'valid names the nonsense',
    game: { ...good, valid: state => ((state as State).round === 2 ? 'round: not two' : good.valid(state)) },
  },
  {
    bug: 'a valid that overlooks one member',
    law: 'valid names the nonsense',
    game: {
      ...good,
      valid: state =>
        good.valid(
          typeof state === 'object' && state !== null && !Array.isArray(state) ? { bank: 0, ...state } : state,
        ),
    },
  },
  {
    bug: 'a null in a survey',
    law: 'plain data',
    game: { ...good, survey: () => [{ move: { type: 'pass' }, forecast: { ends: null as unknown as string } }] },
  },
];
