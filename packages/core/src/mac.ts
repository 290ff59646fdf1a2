/** SHA-256 begins with the first 32 bits of the fractions of square roots, and adds those of cube roots, of the first primes (FIPS 180-4). */
const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const ROOTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const BLOCK = 64;
const WORDS = BLOCK / 4;
const ROUNDS = 64;
/** What follows a text in its last block: a mark, and how many bits came before. */
const MARK = 0x80;
const LENGTH = 8;
/** One for each round; the first are those of the block that is worked in. */
const words = new Int32Array(ROUNDS);
const result = new Int32Array(8);

/** Works a block in, behind what is known of those before it. Lists taken apart in a pattern would take twice as long as all of it. */
function compress(before: Int32Array, after: Int32Array): void {
  for (let i = WORDS; i < ROUNDS; i++) {
    const x = words[i - 15]!;
    const y = words[i - 2]!;
    const near = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const far = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (words[i - 16]! + near + words[i - 7]! + far) | 0;
  }
  let a = before[0]!;
  let b = before[1]!;
  let c = before[2]!;
  let d = before[3]!;
  let e = before[4]!;
  let f = before[5]!;
  let g = before[6]!;
  let h = before[7]!;
  for (let i = 0; i < ROUNDS; i++) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const chosen = g ^ (e & (f ^ g));
    const first = (h + turned + chosen + ROOTS[i]! + words[i]!) | 0;
    const rolled = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (rolled + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  after[0] = (before[0]! + a) | 0;
  after[1] = (before[1]! + b) | 0;
  after[2] = (before[2]! + c) | 0;
  after[3] = (before[3]! + d) | 0;
  after[4] = (before[4]! + e) | 0;
  after[5] = (before[5]! + f) | 0;
  after[6] = (before[6]! + g) | 0;
  after[7] = (before[7]! + h) | 0;
}

const shiftOf = (at: number): number => 24 - 8 * (at & 3);

/** Hashes so many bytes, behind a block that was worked in before; what comes out is in `result`. */
function hash(before: Int32Array, bytes: Uint8Array, length: number): void {
  const end = length + 1 + LENGTH;
  let known = before;
  for (let from = 0; from < end; from += BLOCK) {
    words.fill(0, 0, WORDS);
    const to = Math.min(length, from + BLOCK);
    for (let at = from; at < to; at++) words[(at - from) >> 2]! |= bytes[at]! << shiftOf(at);
    if (from <= length && length < from + BLOCK) words[(length - from) >> 2]! |= MARK << shiftOf(length);
    if (end <= from + BLOCK) words[WORDS - 1] = 8 * (BLOCK + length);
    compress(known, result);
    known = result;
  }
}

/** What is known after the first block, which is the key under a pad. */
function padded(key: Uint8Array, pad: number): Int32Array {
  const known = new Int32Array(result.length);
  words.fill(pad * 0x01010101, 0, WORDS);
  for (let at = 0; at < key.length; at++) words[at >> 2]! ^= key[at]! << shiftOf(at);
  compress(START, known);
  return known;
}

/**
 * HMAC-SHA-256 (RFC 2104) under a key of at most 64 bytes: the first four bytes of it, as a number, for the first so many bytes of
 * a text. A deal asks dozens of times; what a library prepares for each answer takes longer than the answer.
 */
export function macUnder(key: Uint8Array): (text: Uint8Array, length: number) => number {
  const inner = padded(key, 0x36);
  const outer = padded(key, 0x5c);
  return (text, length) => {
    hash(inner, text, length);
    words.fill(0, 0, WORDS);
    words.set(result);
    words[result.length] = MARK << 24;
    words[WORDS - 1] = 8 * (BLOCK + 4 * result.length);
    compress(outer, result);
    return result[0]! >>> 0;
  };
}
