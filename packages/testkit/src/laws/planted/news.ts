import { lawsHelp } from '../../probe/index.ts';
import { afterMoves, good, withNews, type Event, type Planted } from './plant.ts';

export const news: readonly Planted[] = [
  {
    bug: 'an event that hides nothing',
    law: 'events tell no more than the view',
    game: withNews(event => {
      if (event.type !== 'chose') return event;
      const { secret, ...open } = event;
      return { ...open, boats: secret.boats } as unknown as Event;
    }),
  },
  {
    bug: 'a drawn card told to all',
    law: 'events tell nothing',
    game: withNews(event =>
      event.type === 'drew' ? ({ type: 'drew', seat: event.seat, kind: event.secret.kind } as unknown as Event) : event,
    ),
  },
  {
    bug: 'a secret told to the wrong seats',
    law: 'events tell nothing',
    game: withNews(event =>
      event.type === 'drew'
        ? ({ type: 'drew', seat: event.seat, secret: { ...event.secret, to: [0, 1, 2, 3] } } as unknown as Event)
        : event,
    ),
  },
  {
    bug: 'a missing reveals',
    law: 'events tell nothing',
    game: withNews(event => {
      const { reveals: _, ...rest } = event as Event & { reveals?: true };
      return rest as Event;
    }),
  },
  {
    bug: 'coins that vanish from the news',
    law: 'coins add up',
    game: withNews(event => (event.type === 'opened' ? { ...event, coins: event.coins.map(() => 0) } : event)),
  },
  {
    bug: 'a state that differs when nobody listens',
    law: 'events tell nothing',
    game: afterMoves((state, _chance, emit) => {
      if (!emit && state.players[0]!.offers < 2) state.players[0]!.offers++;
    }),
  },
  {
    bug: 'a board that leaves out the coins',
    law: 'boards differ as views do',
    game: good,
    help: {
      ...lawsHelp,
      board: view => JSON.stringify({ ...view, players: view.players.length, turn: 0, laid: 0, offers: 0 }),
    },
  },
  {
    bug: 'a sentence with a hole',
    law: 'every text is there',
    game: good,
    help: {
      ...lawsHelp,
      sentences: ({ events }) => events.map(event => `seat ${String((event as { seat?: number }).seat)}`),
    },
  },
];
