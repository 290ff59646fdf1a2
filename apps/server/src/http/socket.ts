import type { WebSocket } from '@fastify/websocket';
import type { Socket } from 'node:net';
import { MESSAGE_LIMIT, type No as NoFrame, type Person } from '@kontor/protocol';
import { atTable, type House } from '../house.ts';
import { No } from '../no.ts';
import { admit, dismiss } from '../table/frames.ts';
import { type Connection, inTurn, type Live, showRoom, viewerOf } from '../table/live.ts';
import { byTheRules, forecast, history, missed, play, survey, takeBack, why } from '../table/play.ts';
import { directly } from './direct-write.ts';
import { type Message, readMessage } from './schema.ts';
import { together } from './together.ts';
import { hearTexts, textFrame } from './wire.ts';

/** How many messages a connection may send: so many at once, and so many a second. */
export interface Pulse {
  readonly burst: number;
  readonly perSecond: number;
}

/** A page that does not read what we send is cut off; it resumes when it can. */
const BUFFER_LIMIT = 1024 * 1024;

/** What came from pages in one turn of the event loop: messages, and that they are gone. */
const open = together((take: (text: string) => void, text: string) => take(text), setImmediate);

/** Frames of one turn, be they of a hundred tables. */
const post = together((out: (frame: Buffer) => void, frame: Buffer) => out(frame), queueMicrotask);

/** The answers to what one page says, in the order in which it said it. */
export function converse(house: House, socket: WebSocket, line: Socket, person: Person, pulse: Pulse): void {
  const connection: Connection = {
    person,
    viewer: 'public',
    send: frame => post(out, textFrame(typeof frame === 'string' ? Buffer.from(frame) : frame)),
  };
  const say = (frame: object): void => connection.send(JSON.stringify(frame));
  const write = directly(line);
  function out(frame: Buffer): void {
    if (socket.readyState === socket.OPEN && write(frame) > BUFFER_LIMIT) socket.terminate();
  }

  let here: Live | undefined;
  let tokens = pulse.burst;
  let filled = performance.now();
  /** What this page said and we have not answered yet, one after another. */
  let order: Promise<void> | void = undefined;
  let unanswered = 0;

  function isTooFast(): boolean {
    const now = performance.now();
    tokens = Math.min(pulse.burst, tokens + ((now - filled) * pulse.perSecond) / 1000);
    filled = now;
    if (tokens < 1) return true;
    tokens--;
    return false;
  }

  function leave(): void {
    const left = here;
    if (!left) return;
    here = undefined;
    left.connections.delete(connection);
    left.touched = house.now();
    dismiss(left, connection);
    showRoom(left);
  }

  async function join(id: string, seq: number | undefined): Promise<void> {
    await atTable(house, id, async live => {
      if (here !== live) leave();
      if (socket.readyState !== socket.OPEN) return;
      here = live;
      connection.viewer = viewerOf(live.row, person.id);
      live.connections.add(connection);
      live.touched = house.now();
      showRoom(live);
      const { match } = live;
      if (!match) return;
      const since = seq !== undefined && seq < match.seq ? await missed(house, live, connection, seq) : undefined;
      // The page may have gone, or gone elsewhere, while its past was read.
      if (here !== live) return;
      byTheRules(house, live, () => admit(live, match, connection, since ? { missed: since } : {}));
    });
  }

  function at(table: string): Live {
    if (!here || here.row.id !== table) throw new No('not-joined', { field: 'table', says: 'join the table first' });
    return here;
  }

  function answer(message: Message): Promise<void> | void {
    switch (message.kind) {
      case 'join':
        return join(message.join, message.seq);
      case 'leave':
        at(message.leave);
        return leave();
      case 'move': {
        const live = at(message.table);
        return inTurn(live, () => play(house, live, connection, message));
      }
      case 'undo': {
        const live = at(message.table);
        return inTurn(live, () => takeBack(house, live, connection, message));
      }
      case 'why':
        return say(why(house, at(message.table), connection, message));
      case 'forecast':
        return say(forecast(house, at(message.table), connection, message));
      case 'survey':
        return say(survey(house, at(message.table), connection, message));
      case 'history':
        return history(house, at(message.table), connection, message).then(say);
    }
  }

  function refuse(error: unknown, message: Partial<Message> | undefined): void {
    if (!(error instanceof No)) house.log(`socket: ${String(error)}`);
    const refusal = error instanceof No ? error.refusal : { no: 'busy' as const };
    const { key, re } = (message ?? {}) as { key?: string; re?: number };
    say({ ...refusal, ...(key !== undefined && { key }), ...(re !== undefined && { re }) } satisfies NoFrame);
  }

  const answered = (): void => void unanswered--;

  function hear(text: string): Promise<void> | void {
    let message: Message | undefined;
    const failed = (error: unknown): void => {
      refuse(error, message);
      answered();
    };
    try {
      message = readMessage(text);
      const done = answer(message);
      return done ? done.then(answered, failed) : answered();
    } catch (error) {
      failed(error);
    }
  }

  function take(text: string): void {
    order = unanswered++ === 0 ? hear(text) : order!.then(() => hear(text));
  }

  /** Whether a message is let in. */
  function isAdmitted(length: number, isText: boolean): boolean {
    const refusal = isTooFast()
      ? new No('too-fast')
      : length > MESSAGE_LIMIT
        ? new No('too-large', { says: `a message has at most ${MESSAGE_LIMIT} bytes` })
        : isText
          ? undefined
          : new No('malformed', { says: 'is no text' });
    if (refusal) refuse(refusal, undefined);
    return !refusal;
  }

  hearTexts(line, text => isAdmitted(text.length, true) && open(take, text));
  socket.on(
    'message',
    (data: Buffer, isBinary: boolean) => isAdmitted(data.length, !isBinary) && open(take, data.toString()),
  );
  // What was said last still counts.
  socket.on('close', () => open(leave, ''));
  socket.on('error', () => socket.terminate());
  say({ welcome: { id: person.id, name: person.name } });
}
