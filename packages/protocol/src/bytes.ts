const OPEN = 0x5b;
const CLOSE = 0x5d;
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const ZERO = 0x30;
const SPACE = 0x20;
const TILDE = 0x7e;
/** Longer than any number, and room for a few marks. */
const ROOM = 40;
const encoder = new TextEncoder();

/**
 * JSON as bytes in one place that is used again and again: what a server writes for thousands of moves a second leaves no garbage.
 * `at` may be set back, which unwrites what came later.
 */
export class JsonBytes {
  private bytes = new Uint8Array(1 << 14);
  at = 0;

  /** What was written from there on, until something else is. */
  since(from: number): Uint8Array {
    return this.bytes.subarray(from, this.at);
  }

  /** Writes again what was written there. */
  again(from: number, to: number): void {
    this.reserve(to - from + ROOM);
    this.bytes.copyWithin(this.at, from, to);
    this.at += to - from;
  }

  private reserve(more: number): void {
    if (this.at + more <= this.bytes.length) return;
    const wider = new Uint8Array(2 * (this.at + more));
    wider.set(this.bytes);
    this.bytes = wider;
  }

  open(): void {
    this.reserve(ROOM);
    this.bytes[this.at++] = OPEN;
  }

  /** Follows a number, a text or `open`, which made room for it. */
  close(): void {
    this.bytes[this.at++] = CLOSE;
  }

  /** Follows a value, which made room for it. */
  comma(): void {
    this.bytes[this.at++] = COMMA;
  }

  number(value: number): void {
    this.reserve(ROOM);
    const { bytes } = this;
    let rest = value | 0;
    if (rest !== value || rest > 99_999 || rest < -99_999) return this.json(JSON.stringify(value));
    if (rest < 0) {
      bytes[this.at++] = MINUS;
      rest = -rest;
    }
    // Most are small.
    if (rest < 10) {
      bytes[this.at++] = ZERO + rest;
      return;
    }
    const digits = rest < 100 ? 2 : rest < 1000 ? 3 : rest < 10_000 ? 4 : 5;
    for (let i = this.at + digits - 1; i >= this.at; i--) {
      const tens = (rest / 10) | 0;
      bytes[i] = ZERO + rest - 10 * tens;
      rest = tens;
    }
    this.at += digits;
  }

  text(value: string): void {
    this.reserve(value.length + ROOM);
    const from = this.at;
    const { bytes } = this;
    let at = from;
    bytes[at++] = QUOTE;
    for (let i = 0; i < value.length; i++) {
      const unit = value.charCodeAt(i);
      if (unit < SPACE || unit > TILDE || unit === QUOTE || unit === BACKSLASH) return this.json(JSON.stringify(value));
      bytes[at++] = unit;
    }
    bytes[at++] = QUOTE;
    this.at = at;
  }

  /** What is JSON already. */
  json(value: string): void {
    this.reserve(3 * value.length + ROOM);
    const { bytes, at } = this;
    for (let i = 0; i < value.length; i++) {
      const unit = value.charCodeAt(i);
      if (unit > TILDE) {
        this.at += encoder.encodeInto(value, bytes.subarray(at)).written;
        return;
      }
      bytes[at + i] = unit;
    }
    this.at += value.length;
  }
}
