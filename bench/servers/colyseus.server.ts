import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { State } from '@kontor/hamburg-sticht';
import { ready } from './child.ts';
import { play, setup } from './script.ts';

interface Shown {
  seq: number;
  turn: number;
  last: string;
  left: string;
}

interface Room {
  state: Shown;
  setPatchRate(rate: number | null): void;
  onMessage(type: string, listener: (client: unknown, message: [number, string]) => void): void;
  broadcastPatch(): boolean;
}

const peers = createRequire(path.resolve('bench/peers/package.json'));
const { Server, Room: BaseRoom } = peers('@colyseus/core') as {
  Server: new (options: object) => {
    define(name: string, room: unknown): { filterBy(fields: string[]): void };
    listen(port: number, host: string): Promise<void>;
  };
  Room: new () => Room;
};
const { WebSocketTransport } = peers('@colyseus/ws-transport') as {
  WebSocketTransport: new (options: object) => object;
};
const { schema } = peers('@colyseus/schema') as { schema(fields: object): new () => Shown };

const Public = schema({ seq: 'number', turn: 'number', last: 'string', left: 'string' });

/** Hamburg sticht on Colyseus, in memory: what is public is patched to all after each move, what is secret is not even sent. */
class Table extends BaseRoom {
  maxClients = 2;
  private game: State = setup();
  onCreate(): void {
    this.state = new Public();
    this.setPatchRate(null);
    this.onMessage('move', (_, [seat, text]) => {
      this.game = play(this.game, seat, text);
      const frame = this.game.stack[0];
      this.state.seq++;
      this.state.turn = frame?.type === 'play' ? frame.seat : -1;
      this.state.last = text;
      this.state.left = this.game.players.map(({ hand }) => hand.length).join(' ');
      this.broadcastPatch();
    });
    this.state.seq = 0;
    this.state.turn = 0;
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('table', Table).filterBy(['table']);
await server.listen(0, '127.0.0.1');
ready((http.address() as AddressInfo).port);
