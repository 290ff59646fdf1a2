import { broken } from './broken.ts';

/** What rules must never call: the answer would differ from one machine, or one hour, to the next. */
const FORBIDDEN: readonly (readonly [owner: () => object | undefined, key: string])[] = [
  [() => Math, 'random'],
  [() => globalThis, 'Date'],
  [() => globalThis.performance, 'now'],
  [() => globalThis.crypto, 'getRandomValues'],
  [() => globalThis.crypto, 'randomUUID'],
];

/** Runs `body` while clocks and other people's randomness throw, and puts them back. */
export function withoutClock<T>(body: () => T): T {
  const back: (() => void)[] = [];
  let called: string | undefined;
  try {
    for (const [owner, key] of FORBIDDEN) {
      const target = owner();
      if (!target) continue;
      const own = Object.getOwnPropertyDescriptor(target, key);
      const stop = function (): never {
        called = key;
        return broken('no clock', `the rules call ${key}`);
      };
      const value = key === 'Date' ? Object.assign(stop, { now: stop, parse: stop, UTC: stop }) : stop;
      Object.defineProperty(target, key, { value, configurable: true, writable: true });
      back.push(() => (own ? Object.defineProperty(target, key, own) : Reflect.deleteProperty(target, key)));
    }
    const answer = body();
    // A rule that swallows the error has called a clock all the same.
    if (called !== undefined) broken('no clock', `the rules call ${called}`);
    return answer;
  } finally {
    for (const undo of back) undo();
  }
}
