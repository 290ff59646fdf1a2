import { type Bot, type Bots, botsFor, type Brain, guess } from '@kontor/bots';
import { quick } from '@kontor/core';
import type { Kogge } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { playout, policy } from './policy.ts';
import { answer, proposal } from './trading.ts';
import { worth } from './worth.ts';

/** Playouts go to the end of the round; what lies beyond is in `worth`. */
export const brain: Brain<Kogge> = {
  worth,
  chapter: ({ round, stack }) => (stack.length === 0 ? round + 1 : round),
  policy,
  playout,
  candidates,
  explore: 6,
};

/** A bot that answers every offer at once, and now and then makes one on its own turn. */
const trader = (bot: Bot<Kogge>): Bot<Kogge> => ({
  name: bot.name,
  choose(situation) {
    const { game, seat, seed, view } = situation;
    const state = guess(situation);
    const legal = game.legal(state, seat);
    const reply = answer(state, seat, legal);
    if (reply) return reply;
    const isOnTurn = view.actors.includes(seat) && view.stack.at(-1)?.type === 'turn' && view.players.length > 2;
    return (isOnTurn && proposal(state, seat, legal, quick(seed))) || bot.choose(situation);
  },
});

const { levels } = botsFor(brain, { blur: 3, mediumIterations: 120 });

export const bots: Bots<Kogge> = {
  brain,
  levels: { easy: trader(levels.easy), medium: trader(levels.medium), hard: trader(levels.hard) },
};
