import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One end of a line between two threads. */
export interface Line {
  say(message: object): void;
  close(): void;
}

const NEWLINE = 0x0a;

/** Each message is a line of JSON, in which no raw line break occurs. */
const speak = (socket: Socket, message: object): void => void socket.write(`${JSON.stringify(message)}\n`);

function listen(socket: Socket, hear: (message: unknown) => void): void {
  let parts: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => {
    let at = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, at)) {
      parts.push(chunk.subarray(at, end));
      at = end + 1;
      const [first] = parts;
      const whole = parts.length === 1 ? first! : Buffer.concat(parts);
      parts = [];
      hear(JSON.parse(whole.toString()));
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
export function openLine(hear: (message: unknown) => void): Line & { readonly address: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kontor-'));
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\kontor-${randomUUID()}` : path.join(folder, 'line');
  let socket: Socket | undefined;
  const early: object[] = [];
  const server = createServer(other => {
    socket = other;
    listen(other, hear);
    for (const message of early) speak(other, message);
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
    say: message => (socket ? speak(socket, message) : void early.push(message)),
    close: () => (socket ? socket.destroy() : shut()),
  };
}

/** The other end. */
export function joinLine(address: string, hear: (message: unknown) => void): Line {
  const socket = connect(address);
  listen(socket, hear);
  return { say: message => speak(socket, message), close: () => socket.end() };
}
