import { connect } from 'node:net';

/** One side of a WebSocket. */
export interface Line {
  send(text: string): void;
  close(): void;
}

const FINAL = 0x80;
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const MASKED = 0x80;
/** A mask of zeros leaves the text as it is; servers take it off like any other. */
const MASK = 4;

/** All lines read into the same memory: what is heard is taken out at once. */
const buffer = Buffer.allocUnsafe(1 << 16);

function frameOf(opcode: number, length: number): Buffer {
  const head = length < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + MASK + length).fill(0, head, head + MASK);
  frame[0] = FINAL | opcode;
  frame[1] = MASKED | (head === 2 ? length : 126);
  if (head === 4) frame.writeUInt16BE(length, 2);
  return frame;
}

/**
 * A client of a WebSocket that does no more than it must. What drives a server on the same two cores takes their time from
 * it: with the usual library the clients of a move cost as much as its server.
 */
export const lineTo = (
  port: number,
  path: string,
  cookie: string,
  hear: (text: string, line: Line) => void,
): Promise<Line> =>
  new Promise((resolve, reject) => {
    let isOpen = false;
    /** Of a frame that did not come whole. */
    let rest: Buffer | undefined;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: read } });

    const line: Line = { send: text => send(TEXT, text), close: () => socket.end(frameOf(CLOSE, 0)) };

    function send(opcode: number, text: string): void {
      const length = Buffer.byteLength(text);
      const frame = frameOf(opcode, length);
      frame.write(text, frame.length - length);
      socket.write(frame);
    }

    function read(size: number): boolean {
      const came = rest ? Buffer.concat([rest, buffer.subarray(0, size)]) : buffer.subarray(0, size);
      const used = isOpen ? frames(came, 0) : greeting(came);
      rest = used < came.length ? Buffer.from(came.subarray(used)) : undefined;
      return true;
    }

    function greeting(came: Buffer): number {
      const end = came.indexOf('\r\n\r\n');
      if (end < 0) return 0;
      if (!came.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) {
        reject(new Error(came.toString()));
        return came.length;
      }
      isOpen = true;
      resolve(line);
      return frames(came, end + 4);
    }

    /** Hears all frames that came whole; how far that is. */
    function frames(came: Buffer, from: number): number {
      for (let at = from; ;) {
        if (at + 2 > came.length) return at;
        const short = came[at + 1]!;
        const head = short < 126 ? 2 : short === 126 ? 4 : 10;
        if (at + head > came.length) return at;
        const length =
          head === 2 ? short : head === 4 ? came.readUInt16BE(at + 2) : Number(came.readBigUInt64BE(at + 2));
        const end = at + head + length;
        if (end > came.length) return at;
        const opcode = came[at]! & 0xf;
        if (opcode === TEXT) hear(came.toString('utf8', at + head, end), line);
        else if (opcode === PING) send(PONG, '');
        at = end;
      }
    }

    socket.on('error', reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`,
    );
  });
