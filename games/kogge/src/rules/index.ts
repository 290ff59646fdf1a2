import { type Flowing, flow } from '@kontor/core';
import type { Kogge } from '../state.ts';
import { bid, bidding } from './bidding.ts';
import { attack, conflict } from './conflict.ts';
import { fight, prize, shove } from './fight.ts';
import { firstLook } from './first-look.ts';
import { chip } from './guild-deal.ts';
import { guild } from './guild.ts';
import { playerTrade } from './player-trade.ts';
import { divide, drive, pile } from './raid.ts';
import { round } from './round.ts';
import { start } from './start.ts';
import { tax, taxing } from './taxing.ts';
import { trade } from './trade.ts';
import { turn } from './turn.ts';
import { turns } from './turns.ts';

/** The rules in order of play; trade between players is open beside them. */
export const rulebook: Flowing<Kogge> = flow<Kogge>(
  {
    start,
    'first-look': firstLook,
    round,
    bidding,
    bid,
    guild,
    taxing,
    tax,
    turns,
    turn,
    trade,
    chip,
    divide,
    pile,
    drive,
    conflict,
    attack,
    fight,
    prize,
    shove,
  },
  [playerTrade],
);
