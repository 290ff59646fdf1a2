import type { GameInfo, Me } from '@kontor/protocol';
import { api } from './net/api.ts';
import { settings } from './settings.svelte.ts';
import { text } from './text/index.svelte.ts';

let me = $state.raw<Me>();
let games = $state.raw<readonly GameInfo[]>([]);

/** Who I am here, and what is played; asked once a visit. */
export const house = {
  get me() {
    return me;
  },
  get games() {
    return games;
  },
};

let arriving: Promise<void> | undefined;

/** Makes us known to the house, once; after a failure the next call tries again. */
export function arrive(): Promise<void> {
  arriving ??= Promise.all([api.me(), api.games()]).then(
    answers => {
      [me, games] = answers;
    },
    (error: unknown) => {
      arriving = undefined;
      throw error;
    },
  );
  return arriving;
}

/** The house calls everybody so who has given no name. */
const NAMELESS = 'Guest';

/** The name to offer: the last one used here, or a guest's. */
export function offeredName(): string {
  const known = me?.name === NAMELESS ? undefined : me?.name;
  return settings().name || known || text().guest;
}
