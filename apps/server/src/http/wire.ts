const TEXT = 0x81;
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
