import type { Rulebook } from '@kontor/core';
import type { Atlas } from '../city.ts';
import type { Hamburgum } from '../state.ts';
import { canon } from './canon.ts';
import { church } from './church.ts';
import { dockyard } from './dockyard.ts';
import { finish } from './finish.ts';
import { guildhall } from './guildhall.ts';
import { office } from './office.ts';
import { rondel } from './rondel.ts';
import { trade } from './trade.ts';

/** In order of play: a move on the rondel, then the action of its space. */
export const rulebook = (atlas: Atlas): Rulebook<Hamburgum> => ({
  rondel,
  trade,
  dockyard,
  church: church(atlas),
  guildhall: guildhall(atlas),
  office: office(atlas),
  canon: canon(atlas),
  finish,
});
