import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One end of a line between two threads. */
export interface Line {
  /** A message, and a text that goes with it as it is; it may not hold a NUL. */
  say(message: object, text?: string): void;
  close(): void;
}

export type Hear = (message: unknown, text: string) => void;

const NUL = 0;

/** Each message is a line of JSON, in which no raw line break occurs, its text and a NUL. */
const speak = (socket: Socket, message: object, text = ''): void =>
  void socket.write(`${JSON.stringify(message)}\n${text}\0`);

function listen(socket: Socket, hear: Hear): void {
  let parts: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => {
    let at = 0;
    for (let end = chunk.indexOf(NUL); end >= 0; end = chunk.indexOf(NUL, at)) {
      parts.push(chunk.subarray(at, end));
      at = end + 1;
      const [first] = parts;
      const whole = (parts.length === 1 ? first! : Buffer.concat(parts)).toString();
      parts = [];
      const line = whole.indexOf('\n');
      hear(JSON.parse(whole.slice(0, line)), whole.slice(line + 1));
    }
    if (at < chunk.length) parts.push(chunk.subarray(at));
  });
  // Whoever is at the other end is gone; who started that thread hears of it otherwise.
  socket.on('error', () => socket.destroy());
}

/**
 * Opens a line that another thread finds by its address. What is said before it comes is heard then. A thread that reads a socket is woken
 * where the writer runs, which is just about to sleep; one that is sent a message by its port is woken where it ran last, and waits
 * there behind whatever that processor does, be the other one idle.
 */
export function openLine(hear: Hear): Line & { readonly address: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kontor-'));
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\kontor-${randomUUID()}` : path.join(folder, 'line');
  let socket: Socket | undefined;
  const early: Parameters<Line['say']>[] = [];
  const server = createServer(other => {
    socket = other;
    listen(other, hear);
    for (const said of early) speak(other, ...said);
    shut();
  });
  /** Nobody else may come; those who are there stay. */
  function shut(): void {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  server.listen(address);
  return {
    address,
    say: (...said) => (socket ? speak(socket, ...said) : void early.push(said)),
    close: () => (socket ? socket.destroy() : shut()),
  };
}

/** The other end. */
export function joinLine(address: string, hear: Hear): Line {
  const socket = connect(address);
  listen(socket, hear);
  return { say: (...said) => speak(socket, ...said), close: () => socket.end() };
}
