import { type Bot, type Bots, botsFor, type Brain, guess } from '@kontor/bots';
import { quick, sample } from '@kontor/core';
import type { Kogge } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { lookInstead } from './looking.ts';
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

/** A bot that answers every offer at once, now and then makes one on its own turn, and looks at routes that it will need. */
const merchant = (bot: Bot<Kogge>): Bot<Kogge> => ({
  name: bot.name,
  choose(situation) {
    const { game, seat, seed, view } = situation;
    const state = guess(situation);
    const legal = game.legal(state, seat);
    const reply = answer(state, seat, legal) ?? proposal(state, seat, legal, quick(seed));
    if (reply) return reply;
    /** [KO-2.4] Who thought of the same city as others thinks no further. */
    const top = view.stack.at(-1);
    if (top?.type === 'start' && top.tries > 0) return sample(legal, quick(seed + seat));
    const move = bot.choose(situation);
    return (move.type === 'end' && lookInstead(view, state, seat, legal)) || move;
  },
});

const { levels } = botsFor(brain, { blur: 3, mediumIterations: 120 });

export const bots: Bots<Kogge> = {
  brain,
  levels: { easy: merchant(levels.easy), medium: merchant(levels.medium), hard: merchant(levels.hard) },
};
