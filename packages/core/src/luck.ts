import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, as 64 hex digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A seed is 32 bytes, written as 64 hex digits; any other text (`7`, `monday`) stands for its hash. */
export const seedFrom = (text: string): Uint8Array =>
  hexToBytes(/^[0-9a-f]{64}$/.test(text) ? text : digest(`kontor seed|${text}`));

export const seedText = (seed: Uint8Array): string => bytesToHex(seed);

/** What is published before the first draw, so that the seed can't be chosen afterwards. */
export const commitment = (match: string, seed: Uint8Array): string =>
  digest(`kontor luck 1|${match}|${seedText(seed)}`);

/** A match id that follows from a text, for games played by a program (a server takes 16 random bytes). */
export const matchFrom = (text: string): string => base32(hexToBytes(digest(`kontor match|${text}`)).subarray(0, 16));

const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 base32, lower case, without padding. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += DIGITS[(held >>> bits) & 31]!;
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + DIGITS[(held << (5 - bits)) & 31]! : text;
}
