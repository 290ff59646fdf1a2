import { readFile } from 'node:fs/promises';
import { titles } from '@kontor/catalog/rules';
import { wordsOf } from '@kontor/catalog/words';
import { type Game, openGame, type Title, type Words } from '@kontor/core';
import { probe, words as probeWords } from '@kontor/testkit/probe';
import { BadCall } from './args.ts';

/** Probe, the game the kernel is proved on, can be called by name but is not listed. */
const HIDDEN = 'probe';

export const listed = (): string[] => Object.keys(titles);

export async function titleOf(id: string | undefined): Promise<Title> {
  if (id === HIDDEN) return probe as unknown as Title;
  const load = id === undefined ? undefined : Object.hasOwn(titles, id) ? titles[id] : undefined;
  if (!load)
    throw new BadCall(`${id === undefined ? 'name a game' : `there is no game ${id}`}: ${listed().join(', ')}`);
  return load();
}

export const wordsFor = (id: string): Promise<Words> =>
  id === HIDDEN ? Promise.resolve(probeWords as unknown as Words) : wordsOf[id]!();

/** Opens a game, with a pack from a file if one is named. */
export async function gameOf(id: string | undefined, packFile?: string): Promise<Game> {
  const title = await titleOf(id);
  return packFile === undefined ? title.game() : openGame(title, await jsonFile(packFile));
}

export async function textFile(file: string | undefined): Promise<string> {
  if (file === undefined) throw new BadCall('name a file');
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new BadCall(`${file} can't be read`);
  }
}

async function jsonFile(file: string): Promise<unknown> {
  try {
    return JSON.parse(await textFile(file)) as unknown;
  } catch (error) {
    if (error instanceof BadCall) throw error;
    throw new BadCall(`${file} is no JSON`);
  }
}
