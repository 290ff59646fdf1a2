import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Dice } from './chance.ts';
import { macUnder } from './mac.ts';

/** Digits of a counter, and more than any event asks for. */
const COUNTER = 10;

/** How events are named: `deal`, `start-city`. */
const EVENT = /^[a-z][a-z0-9-]*$/;

/**
 * Luck for matches: HMAC-SHA-256 under the 32-byte seed of the text `epoch|event|index|counter`; the first four bytes are
 * a candidate, candidates that would favour small numbers are thrown away (docs/luck.md). It holds no position: asking again gives the same answer.
 */
export function keyed(seed: Uint8Array, epoch = 0): Chance {
  if (seed.length !== 32) throw new Error(`keyed: the seed has ${seed.length} bytes, not 32`);
  // Most moves ask for no luck, and the key takes longer to prepare than to use.
  let wordOf: ReturnType<typeof macUnder> | undefined;
  return {
    at(event, index = 0): Dice {
      if (!EVENT.test(event)) throw new Error(`chance: "${event}" is no name of an event, records could not tell it`);
      const head = utf8ToBytes(`${epoch}|${event}|${index}|`);
      const text = new Uint8Array(head.length + COUNTER);
      text.set(head);
      let counter = 0;
      return {
        below(n) {
          if (!Number.isInteger(n) || n < 1 || n > 2 ** 32)
            throw new Error(`chance ${event} ${index}: no number below ${n}`);
          const fair = 2 ** 32 - (2 ** 32 % n);
          for (;;) {
            const digits = String(counter++);
            for (let i = 0; i < digits.length; i++) text[head.length + i] = digits.charCodeAt(i);
            const word = (wordOf ??= macUnder(seed))(text, head.length + digits.length);
            if (word < fair) return word % n;
          }
        },
      };
    },
  };
}

/** Fast luck for playouts and tests (sfc32). Reproducible, but computable by anybody: never for a match. */
export function quick(seed: number): Chance & Dice {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const source: Chance & Dice = {
    at: () => source,
    below(n) {
      // As strict as `keyed`: a rule that draws from an empty bag must fail in tests and not in a match.
      if (!(n >= 1)) throw new Error(`quick: no number below ${n}`);
      return Math.floor((next() / 0x1_0000_0000) * n);
    },
  };
  return source;
}

export interface Tape extends Chance, Dice {
  /** Draws not played yet. */
  left(): number;
}

/** Recorded draws that don't fit what the rules ask for. */
export class BadDraws extends Error {}

/** Plays recorded draws back; a test uses it to force luck. */
export function tape(draws: readonly number[]): Tape {
  let at = 0;
  const source: Tape = {
    at: () => source,
    left: () => draws.length - at,
    below(n) {
      const draw = draws[at];
      if (draw === undefined) throw new BadDraws(`the rules draw more than the ${draws.length} numbers recorded`);
      if (!Number.isInteger(draw) || draw < 0 || draw >= n)
        throw new BadDraws(`draw ${at + 1} is ${draw}, not a whole number below ${n}`);
      at++;
      return draw;
    },
  };
  return source;
}

/** Notes every draw, so that the record of a move carries its own luck. */
export function recording(chance: Chance, draws: number[]): Chance {
  return {
    at(event, index) {
      const dice = chance.at(event, index);
      return {
        below(n) {
          const draw = dice.below(n);
          draws.push(draw);
          return draw;
        },
      };
    },
  };
}

/** Refuses to be asked: for places where a rule must not meet luck. */
export const noChance: Chance = {
  at(event) {
    throw new Error(`no luck is to be had here, but ${event} asks for it`);
  },
};
