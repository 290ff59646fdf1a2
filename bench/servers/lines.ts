import { createRequire } from 'node:module';
import path from 'node:path';
import { frameReader } from '@kontor/protocol';
import { WebSocket } from 'ws';
import { script, SEATS } from './script.ts';

/** A table as a load generator sees it: two clients, one move after another. */
export interface TableLine {
  /** Plays the next move; resolves when both clients know of it. False if the game is over. */
  move(): Promise<boolean>;
  close(): void;
}

/** Opens the clients of one table. */
export type Open = (port: number, table: number) => Promise<TableLine>;

/** Resolves when so many clients have told of the same move. */
function gathering(): { told(): void; all(): Promise<void> } {
  let left = 0;
  let done = (): void => {};
  return {
    told: () => --left === 0 && done(),
    all: () =>
      new Promise(resolve => {
        left = SEATS;
        done = resolve;
      }),
  };
}

const SCRIPT = script();

const opened = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve, reject) => socket.on('open', () => resolve(socket)).on('error', reject));

export const echo: Open = async (port, table) => {
  const { told, all } = gathering();
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, () => opened(new WebSocket(`ws://127.0.0.1:${port}/${table}`))),
  );
  for (const socket of sockets) socket.on('message', (data: Buffer) => (data.toString(), told()));
  let n = 0;
  return {
    async move() {
      const [seat, move] = SCRIPT[n++ % SCRIPT.length]!;
      const known = all();
      sockets[seat]!.send(JSON.stringify({ table: `table-${table}`, ask: n, key: `k${n}`, move }));
      await known;
      return true;
    },
    close: () => sockets.forEach(socket => socket.close()),
  };
};

const peers = createRequire(path.resolve('bench/peers/package.json'));

interface IoSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  close(): void;
}

export const boardgame: Open = async (port, table) => {
  const { io } = peers('socket.io-client') as { io(url: string, options: object): IoSocket };
  const { told, all } = gathering();
  const match = `match-${table}`;
  let stateId = 0;
  const sockets: IoSocket[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`http://127.0.0.1:${port}/peer`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>(resolve => {
      socket.on('sync', () => resolve());
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, SEATS));
    });
    socket.on('update', (_: string, state: { _stateID: number }) => {
      stateId = state._stateID;
      told();
    });
  }
  let n = 0;
  return {
    async move() {
      const args = SCRIPT[n++ % SCRIPT.length]!;
      const playerID = String(args[0]);
      const known = all();
      sockets[args[0]]!.emit(
        'update',
        { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } },
        stateId,
        match,
        playerID,
      );
      await known;
      return true;
    },
    close: () => sockets.forEach(socket => socket.close()),
  };
};

interface ColyseusRoom {
  onStateChange(listener: () => void): void;
  send(type: string, message: unknown): void;
  leave(): Promise<void>;
}

export const colyseus: Open = async (port, table) => {
  const { Client } = peers('colyseus.js') as {
    Client: new (url: string) => { joinOrCreate(name: string, options: object): Promise<ColyseusRoom> };
  };
  const client = new Client(`ws://127.0.0.1:${port}`);
  const { told, all } = gathering();
  const rooms: ColyseusRoom[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const room = await client.joinOrCreate('table', { table });
    rooms.push(room);
    await new Promise<void>(resolve => {
      let isFirst = true;
      room.onStateChange(() => {
        if (!isFirst) return told();
        isFirst = false;
        resolve();
      });
    });
  }
  let n = 0;
  return {
    async move() {
      const [seat, move] = SCRIPT[n++ % SCRIPT.length]!;
      const known = all();
      rooms[seat]!.send('move', [seat, move]);
      await known;
      return true;
    },
    close: () => rooms.forEach(room => void room.leave().catch(() => undefined)),
  };
};

/** Lengths of the frames of moves, in bytes: those that ask for a decision and those that don't. */
export const lengths = { asking: [] as number[], telling: [] as number[] };

export const kontor: Open = async (port, table) => {
  const url = `http://127.0.0.1:${port}`;
  const { told, all } = gathering();
  let legal: readonly string[] = [];
  let ask = 0;
  let seatToMove = -1;
  let id = '';
  const sockets: WebSocket[] = [];
  const cookies: string[] = [];
  const post = async (seat: number, at: string, body: object): Promise<{ id: string }> => {
    const response = await fetch(url + at, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(cookies[seat] && { cookie: cookies[seat] }) },
    });
    cookies[seat] ??= response.headers.get('set-cookie')?.split(';')[0] ?? '';
    if (!response.ok) throw new Error(`${at}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string };
  };
  const readers = Array.from({ length: SEATS }, frameReader);
  const hear = (seat: number, text: string): void => {
    const frame = readers[seat]!(text);
    if ('step' in frame || 'full' in frame) {
      if (frame.ask !== undefined) {
        if (frame.legal?.moves) [legal, ask, seatToMove] = [frame.legal.moves, frame.ask, seat];
        else if (seatToMove === seat) seatToMove = -1;
      }
      if ('step' in frame) {
        lengths[frame.legal ? 'asking' : 'telling'].push(Buffer.byteLength(text));
        told();
      }
    } else if ('no' in frame) throw new Error(text);
  };
  for (let seat = 0; seat < SEATS; seat++) {
    await post(seat, '/api/me', { name: `P${seat}` });
    if (seat === 0) ({ id } = await post(0, '/api/tables', { game: 'hamburg-sticht', seats: SEATS }));
    else await post(seat, `/api/tables/${id}/sit`, {});
    const socket = await opened(
      new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie: cookies[seat]! } }),
    );
    sockets.push(socket);
    const joined = new Promise<void>(resolve =>
      socket.on('message', (data: Buffer) => data.includes('"room"') && resolve()),
    );
    socket.send(JSON.stringify({ join: id }));
    await joined;
  }
  const dealt = Promise.all(
    sockets.map(
      (socket, seat) =>
        new Promise<void>(resolve =>
          socket.on('message', (data: Buffer) => {
            const text = data.toString();
            hear(seat, text);
            if (text.startsWith('{"full"')) resolve();
          }),
        ),
    ),
  );
  await post(0, `/api/tables/${id}/start`, {});
  await dealt;
  let n = 0;
  return {
    async move() {
      if (seatToMove < 0) return false;
      const known = all();
      const move = legal[(table + n) % legal.length]!;
      sockets[seatToMove]!.send(JSON.stringify({ table: id, ask, key: `k${n++}`, move }));
      await known;
      return true;
    },
    close: () => sockets.forEach(socket => socket.close()),
  };
};
