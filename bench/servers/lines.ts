import { createRequire } from 'node:module';
import path from 'node:path';
import type { Frame, WireLegal } from '@kontor/protocol';
import { type Line, lineTo } from './line.ts';
import { script, SEATS } from './script.ts';

/** A table as a load generator sees it: two clients, one move after another. */
export interface TableLine {
  /** Plays the next move, and calls when both clients know of it. Says false, and won't call, if the game is over. */
  move(known: () => void): boolean;
  close(): void;
}

/** Opens the clients of one table. */
export type Open = (port: number, table: number) => Promise<TableLine>;

/** Calls when all clients have told of the same move. */
function gathering(): { told(): void; all(known: () => void): void } {
  let left = 0;
  let done = (): void => {};
  return {
    told: () => --left === 0 && done(),
    all(known) {
      left = SEATS;
      done = known;
    },
  };
}

const SCRIPT = script();

export const echo: Open = async (port, table) => {
  const { told, all } = gathering();
  const lines = await Promise.all(Array.from({ length: SEATS }, () => lineTo(port, `/${table}`, '', told)));
  let n = 0;
  return {
    move(known) {
      const [seat, move] = SCRIPT[n++ % SCRIPT.length]!;
      all(known);
      lines[seat]!.send(`{"table":"table-${table}","ask":${n},"key":"k${n}","move":"${move}"}`);
      return true;
    },
    close: () => lines.forEach(line => line.close()),
  };
};

const peers = createRequire(path.resolve('bench/peers/package.json'));

/** Packets of engine.io and socket.io, version 4. */
const [PING, PONG, CONNECT, EVENT] = ['2', '3', '40/peer,', '42/peer,'];

export const boardgame: Open = async (port, table) => {
  const { told, all } = gathering();
  const match = `match-${table}`;
  const lines: Line[] = [];
  for (let seat = 0; seat < SEATS; seat++)
    await new Promise<void>((resolve, reject) => {
      const hear = (text: string, line: Line): void => {
        if (text.startsWith('["update"', EVENT.length)) told();
        else if (text === PING) line.send(PONG);
        else if (text.startsWith('["sync"', EVENT.length)) resolve();
        else if (text.startsWith(CONNECT))
          line.send(EVENT + JSON.stringify(['sync', match, String(seat), undefined, SEATS]));
        else if (text.startsWith('0')) line.send(CONNECT);
      };
      lineTo(port, '/socket.io/?EIO=4&transport=websocket', '', hear).then(line => lines.push(line), reject);
    });
  let n = 0;
  return {
    move(known) {
      const [seat, move] = SCRIPT[n % SCRIPT.length]!;
      all(known);
      const payload = `{"type":"play","args":[${seat},"${move}"],"playerID":"${seat}"}`;
      lines[seat]!.send(`${EVENT}["update",{"type":"MAKE_MOVE","payload":${payload}},${n++},"${match}","${seat}"]`);
      return true;
    },
    close: () => lines.forEach(line => line.close()),
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
    move(known) {
      const [seat, move] = SCRIPT[n++ % SCRIPT.length]!;
      all(known);
      rooms[seat]!.send('move', [seat, move]);
      return true;
    },
    close: () => rooms.forEach(room => void room.leave().catch(() => undefined)),
  };
};

/** Lengths of the frames of moves, in bytes: those that ask for a decision and those that don't. */
export const lengths = { asking: [] as number[], telling: [] as number[] };

/** Where the legal moves of a step begin, which come last. */
const LIST = ',{"moves":[';

/**
 * Reads no more of a step than it must: what is legal, and the seq, which comes first and is also what a new list is asked by. That
 * frames can be read whole is for other tests. All of this game is ASCII, so that the length of a text is its bytes.
 */
export const kontor: Open = async (port, table) => {
  const url = `http://127.0.0.1:${port}`;
  const { told, all } = gathering();
  let legal: readonly string[] = [];
  let ask = 0;
  let seatToMove = -1;
  let id = '';
  const lines: Line[] = [];
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
  let joined = (): void => {};
  let dealt = (): void => {};
  const hear = (seat: number, text: string): void => {
    if (!text.startsWith('[[')) return hearOther(seat, JSON.parse(text) as Frame);
    const list = text.indexOf(LIST);
    if (list > 0) {
      ({ moves: legal = [] } = JSON.parse(text.slice(list + 1, -1)) as WireLegal);
      ask = Number.parseInt(text.slice(2), 10);
      seatToMove = seat;
    }
    lengths[list > 0 ? 'asking' : 'telling'].push(text.length);
    told();
  };
  const hearOther = (seat: number, frame: Frame): void => {
    if ('room' in frame) joined();
    else if ('no' in frame) throw new Error(JSON.stringify(frame));
    else if ('full' in frame) {
      if (frame.legal?.moves) [legal, ask, seatToMove] = [frame.legal.moves, frame.full, seat];
      dealt();
    }
  };
  for (let seat = 0; seat < SEATS; seat++) {
    await post(seat, '/api/me', { name: `P${seat}` });
    if (seat === 0) ({ id } = await post(0, '/api/tables', { game: 'hamburg-sticht', seats: SEATS }));
    else await post(seat, `/api/tables/${id}/sit`, {});
    const isJoined = new Promise<void>(resolve => (joined = resolve));
    lines.push(await lineTo(port, '/api/socket', cookies[seat]!, text => hear(seat, text)));
    lines[seat]!.send(JSON.stringify({ join: id }));
    await isJoined;
  }
  const isDealt = new Promise<void>(resolve => {
    let left = SEATS;
    dealt = () => --left === 0 && resolve();
  });
  await post(0, `/api/tables/${id}/start`, {});
  await isDealt;
  let n = 0;
  return {
    move(known) {
      if (seatToMove < 0) return false;
      all(known);
      const move = legal[(table + n) % legal.length]!;
      const seat = seatToMove;
      seatToMove = -1;
      lines[seat]!.send(`{"table":"${id}","ask":${ask},"key":"k${n++}","move":"${move}"}`);
      return true;
    },
    close: () => lines.forEach(line => line.close()),
  };
};
