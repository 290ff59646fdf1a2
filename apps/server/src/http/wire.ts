import type { Socket } from 'node:net';
import { readShared } from './shared-read.ts';

const FINAL = 0x80;
const TEXT = FINAL | 1;
const CLOSE = FINAL | 8;
const MASKED = 0x80;
const MASK = 4;
/** Lengths that fit a head of two bytes, and of four. */
const SHORT = 125;
const MEDIUM = 0xffff;

/**
 * A text as a frame of a WebSocket, head and all (RFC 6455, 5.2; whole and unmasked, as servers send): one piece to write, where
 * the library writes two.
 */
export function textFrame(text: Uint8Array): Buffer {
  const { length } = text;
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(text, head);
  return frame;
}

/** Where what a frame holds begins; -1 if its head is not whole, or the frame is not the last of its message, not masked or very long. */
function startOf(chunk: Buffer, at: number): number {
  if (at + 2 > chunk.length || !(chunk[at]! & FINAL) || !(chunk[at + 1]! & MASKED)) return -1;
  const length = lengthIn(chunk[at + 1]!);
  if (length > SHORT + 1) return -1;
  const start = at + (length <= SHORT ? 2 : 4) + MASK;
  return start <= chunk.length ? start : -1;
}

const lengthIn = (byte: number): number => byte & ~MASKED;

const endOf = (chunk: Buffer, at: number, start: number): number =>
  start + (start - at === 2 + MASK ? lengthIn(chunk[at + 1]!) : chunk.readUInt16BE(at + 2));

/** Takes a mask off, or puts it on again; says whether what it left is plain ASCII. */
function unmask(chunk: Buffer, start: number, end: number): boolean {
  let bits = 0;
  for (let i = start; i < end; i++) {
    const byte = chunk[i]! ^ chunk[start - MASK + ((i - start) & 3)]!;
    chunk[i] = byte;
    bits |= byte;
  }
  return bits < 0x80;
}

/**
 * Hears texts below the library that reads this line: those of plain ASCII that come whole, as nearly all that a page says does. All else
 * goes the library's way; so does, for good, whatever follows a frame in pieces, for only between frames one can tell what a byte
 * means. To be called before anything was read.
 */
export function hearTexts(line: Socket, hear: (text: string) => void): void {
  const listeners = line.listeners('data') as ((this: Socket, chunk: Buffer) => void)[];
  line.removeAllListeners('data');
  let isBetween = true;
  let isOver = false;

  /** The library keeps what it gets until a frame is whole. */
  const pass = (chunk: Buffer): void => {
    const kept = Buffer.from(chunk);
    for (const listener of listeners) listener.call(line, kept);
  };

  /** Whether this frame was heard here. */
  function isHeard(chunk: Buffer, at: number, start: number, end: number): boolean {
    if (chunk[at] !== TEXT) return false;
    if (unmask(chunk, start, end)) {
      hear(chunk.toString('latin1', start, end));
      return true;
    }
    unmask(chunk, start, end);
    return false;
  }

  readShared(line, chunk => {
    let at = 0;
    while (isBetween && !isOver && at < chunk.length) {
      const start = startOf(chunk, at);
      const end = start < 0 ? -1 : endOf(chunk, at, start);
      isBetween = start >= 0 && end <= chunk.length;
      if (!isBetween) break;
      if (!isHeard(chunk, at, start, end)) {
        isOver = chunk[at] === CLOSE;
        pass(chunk.subarray(at, end));
      }
      at = end;
    }
    // Nothing counts that comes after a goodbye.
    if (at < chunk.length && !isOver) pass(chunk.subarray(at));
  });
}
