import { quick, sample } from '@kontor/core';
import { type Bot, guess } from './bot.ts';

/** Plays any legal move. For tests and as a measure; never offered to people. */
export const random: Bot = {
  name: 'random',
  choose: situation => sample(situation.game.legal(guess(situation), situation.seat), quick(situation.seed)),
};
