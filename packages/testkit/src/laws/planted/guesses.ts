import { good, spying, type Planted } from './plant.ts';

export const guesses: readonly Planted[] = [
  {
    bug: 'an imagine that returns what it should not know',
    law: 'a guess knows nothing',
    game: spying(truth => good.clone(truth)),
  },
  {
    bug: 'an imagine that knows one card of another hand',
    law: 'a guess knows nothing',
    game: spying((truth, guess, viewer) => {
      const seat = viewer === 0 ? 1 : 0;
      const kind = truth.players[seat]!.hand.findIndex(count => count > 0);
      if (kind < 0 || guess.players[seat]!.hand[kind]! > 0 || guess.pile[kind] === 0) return guess;
      const other = guess.players[seat]!.hand.findIndex((count, k) => count > guess.players[seat]!.shown[k]!);
      if (other < 0) return guess;
      guess.players[seat]!.hand[kind]!++;
      guess.players[seat]!.hand[other]!--;
      guess.pile[kind]!--;
      guess.pile[other]!++;
      return guess;
    }),
  },
  {
    bug: 'an imagine that leaves a pending secret choice as it is',
    law: 'a guess knows nothing',
    game: spying((truth, guess) => {
      for (const [seat, { boats }] of truth.players.entries())
        if (boats !== undefined) guess.players[seat]!.boats = boats;
      return guess;
    }),
  },
  {
    bug: 'an imagine that thinks of one secret choice only',
    law: 'a guess varies',
    help: {},
    game: {
      ...good,
      imagine: (view, viewer) => chance => {
        const guess = good.imagine(view, viewer)(chance);
        for (const [seat, player] of guess.players.entries())
          if (player.boats !== undefined && seat !== viewer) player.boats = 0;
        return guess;
      },
    },
  },
  {
    bug: 'an imagine that never deals amber to others, with the help of the game',
    law: 'a guess varies',
    game: {
      ...good,
      imagine: (view, viewer) => chance => {
        const guess = good.imagine(view, viewer)(chance);
        for (const [seat, { hand, shown }] of guess.players.entries())
          while (seat !== viewer && hand[3]! > shown[3]! && guess.pile.slice(0, 3).some(count => count > 0)) {
            const kind = guess.pile.findIndex(count => count > 0);
            hand[3]!--;
            guess.pile[3]!++;
            guess.pile[kind]!--;
            hand[kind]!++;
          }
        return guess;
      },
    },
  },
  {
    bug: 'an imagine that makes amber of tea',
    law: 'a guess is a state',
    game: {
      ...good,
      imagine: (view, viewer) => chance => {
        const guess = good.imagine(view, viewer)(chance);
        if (guess.pile[0]! > 0) {
          guess.pile[0]!--;
          guess.pile[3]!++;
        }
        return guess;
      },
    },
  },
  {
    bug: 'an imagine that shares a list with the view',
    law: 'a guess is a state',
    game: {
      ...good,
      imagine: (view, viewer) => chance => ({
        ...good.imagine(view, viewer)(chance),
        discard: view.discard as number[],
      }),
    },
  },
  {
    bug: 'a view that shows whether the pile is full of tea',
    law: 'a guess looks the same',
    game: {
      ...good,
      view: (state, viewer) => ({ ...good.view(state, viewer), rounds: state.pile[0]! > 3 ? 5 : 4 }),
    },
  },
  {
    bug: 'a why that looks at another hand',
    law: 'a guess asks the same',
    game: {
      ...good,
      why: (state, seat, move) =>
        good.why(state, seat, move) &&
        move.type === 'bid' &&
        state.players.some((player, other) => other !== seat && player.hand[move.goods[0]!]! > 1)
          ? 'PR-4.2'
          : good.why(state, seat, move),
    },
  },
  {
    bug: 'a legal that lists an offer only if the other really holds the goods',
    law: 'a guess asks the same',
    game: {
      ...good,
      legal(state, seat) {
        const legal = good.legal(state, seat);
        const selections = legal.selections.filter(
          ({ move }) => move.type !== 'offer' || state.players[move.to]!.hand[0]! > 0,
        );
        return { ...legal, selections };
      },
      may: state =>
        good
          .may(state)
          .filter(
            seat =>
              good.legal(state, seat).moves.length > 0 ||
              state.players.some((player, to) => to !== seat && player.hand[0]! > 0),
          ),
    },
  },
  {
    bug: 'a forecast that knows the crate',
    law: 'a guess asks the same',
    game: {
      ...good,
      forecast: (state, seat, move) => ({
        ...good.forecast(state, seat, move),
        gain: { kind: state.crate?.kind ?? 0 },
      }),
    },
  },
  {
    bug: 'a survey that knows the contracts',
    law: 'a guess asks the same',
    game: {
      ...good,
      survey: state => [{ move: { type: 'pass' }, forecast: { gain: { contract: state.players[1]!.contract ?? 0 } } }],
    },
  },
];
