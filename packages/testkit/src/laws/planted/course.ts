import { Runaway } from '@kontor/core';
import { type Probe } from '../../probe/index.ts';
import { afterMoves, good, type Planted } from './plant.ts';

const now = (): number => Date.now();

export const course: readonly Planted[] = [
  { bug: 'a clock call', law: 'no clock', game: afterMoves(() => void now()) },
  {
    bug: 'a date',
    law: 'no clock',
    game: { ...good, valid: state => (new Date().getFullYear() > 1 ? good.valid(state) : 'date') },
  },
  {
    bug: 'a clock call that is caught',
    law: 'no clock',
    game: afterMoves(() => {
      try {
        performance.now();
      } catch {
        // Nobody is to know.
      }
    }),
  },
  {
    bug: 'luck of its own',
    law: 'no clock',
    game: { ...good, tally: state => ({ ...good.tally(state), luck: Math.random() }) },
  },
  {
    bug: 'luck asked for twice',
    law: 'luck is asked once',
    game: afterMoves((_state, chance) => void chance.at('weather').below(6)),
  },
  {
    bug: 'an outcome too early',
    law: 'an outcome exactly at the end',
    game: { ...good, outcome: state => good.outcome(state.round > 1 ? { ...state, ending: 'rounds' } : state) },
  },
  {
    bug: 'sources that do not add up',
    law: 'an outcome exactly at the end',
    game: {
      ...good,
      outcome(state) {
        const outcome = good.outcome(state);
        return outcome && { ...outcome, scores: outcome.scores.map(score => score + 1) };
      },
    },
  },
  {
    bug: 'ranks upside down',
    law: 'an outcome exactly at the end',
    game: {
      ...good,
      outcome(state) {
        const outcome = good.outcome(state);
        return outcome && { ...outcome, ranks: outcome.ranks.map(rank => outcome.ranks.length + 1 - rank) };
      },
    },
  },
  {
    bug: 'a dead end',
    law: 'the game ends',
    game: { ...good, actors: state => (state.round === 2 ? [] : good.actors(state)), may: () => [] },
  },
  {
    bug: 'a game without end',
    law: 'the game ends',
    game: afterMoves(state => {
      if (state.stack[0]?.type === 'bid') state.stack[0].turn = state.starter;
    }),
  },
  { bug: 'a table that is refused afterwards', law: 'a record replays', game: { ...good, refuse: () => 'PR-1.4' } },
  {
    bug: 'a step that runs away',
    law: 'the game ends',
    game: afterMoves(state => {
      if (state.round === 2) throw new Runaway('close never comes to a decision');
    }),
  },
  {
    bug: 'a read that stumbles over garbage',
    law: 'nothing crashes',
    game: { ...good, read: text => (text.length > 1000 ? (JSON.parse(text) as Probe['Move']) : good.read(text)) },
  },
  {
    bug: 'a crash',
    law: 'nothing crashes',
    game: afterMoves(state => {
      if (state.round === 3) throw new Error('out of paper');
    }),
  },
];
