import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { State } from '@kontor/hamburg-sticht';
import { ready } from './child.ts';
import { copyOf, play, setup, viewOf } from './script.ts';

interface Peer {
  Server(options: object): { run(port: number): Promise<{ appServer: { address(): AddressInfo } }> };
}

const { Server } = createRequire(path.resolve('bench/peers/package.json'))('boardgame.io/server') as Peer;

interface Asked {
  readonly G: State;
  readonly playerID?: string | null;
}

/** Hamburg sticht on boardgame.io, in memory. Undo is off and a new state is returned: its faster ways. */
const game = {
  name: 'peer',
  disableUndo: true,
  setup,
  turn: { activePlayers: { all: 'play' } },
  moves: { play: ({ G }: Asked, seat: number, text: string) => play(copyOf(G), seat, text) },
  playerView: ({ G, playerID }: Asked) =>
    viewOf(G, playerID === null || playerID === undefined ? 'public' : Number(playerID)),
};

console.log = () => {};
const { appServer } = await Server({ games: [game], origins: [] }).run(0);
ready(appServer.address().port);
