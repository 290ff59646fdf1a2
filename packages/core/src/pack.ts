import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical, hashOf } from './canonical.ts';
import type { Game, Vocabulary } from './game.ts';

/** Component data that replaces the built-in one: content, and the hash a match remembers. */
export interface Pack {
  readonly hash: string;
  readonly content: unknown;
}

export const PACK_LIMIT = 256 * 1024;

export class BadPack extends Error {}

/** A game as a factory over component packs. */
export interface Title<G extends Vocabulary = Vocabulary> {
  readonly id: string;
  /** Names the fault of a pack; absent where a game takes none. */
  refusePack?(content: unknown): string | undefined;
  /** The game with its built-in components, or with those of a pack that `refusePack` found good. */
  game(pack?: Pack): Game<G>;
}

/** Opens a game with pack content that came from outside. */
export function openGame<G extends Vocabulary>(title: Title<G>, content?: unknown): Game<G> {
  if (content === undefined) return title.game();
  if (!title.refusePack) throw new BadPack(`${title.id} takes no pack`);
  if (sizeOf(content) > PACK_LIMIT) throw new BadPack(`a pack holds at most ${PACK_LIMIT / 1024} kB`);
  const fault = title.refusePack(content);
  if (fault !== undefined) throw new BadPack(fault);
  return title.game({ hash: hashOf(content), content });
}

/** Bytes of the content as JSON; content too deep to be written is too large. */
function sizeOf(content: unknown): number {
  try {
    return utf8ToBytes(canonical(content)).length;
  } catch {
    return Infinity;
  }
}
