import type { Forecast } from '@kontor/core';
import type { Answer, Ask, No } from '@kontor/protocol';

type Said = (answer: Answer) => void;

/** Requests that wait for their answers. What is not answered (the line broke) is asked again by whoever still cares. */
export function questions(say: (ask: Ask) => boolean) {
  let last = 0;
  const open = new Map<number, Said>();
  return {
    ask(make: (re: number) => Ask, then: Said): boolean {
      const re = ++last;
      if (!say(make(re))) return false;
      open.set(re, then);
      return true;
    },
    answered(answer: Answer): void {
      open.get(answer.re)?.(answer);
      open.delete(answer.re);
    },
    refused({ re }: No): void {
      if (re !== undefined) open.delete(re);
    },
    forget: () => open.clear(),
  };
}

/** As many moves as fit one message of at most 4 kB. */
const CHUNK = 40;

/** Forecasts as they are needed on screen: gathered for a moment, asked for together, kept until the next decision. */
export function forecasts(
  fetch: (moves: readonly string[], then: (found: readonly Forecast[]) => void) => boolean,
  found: (moves: readonly string[], forecasts: readonly Forecast[]) => void,
) {
  let wanted = new Set<string>();
  const asked = new Set<string>();

  function flush(): void {
    const moves = [...wanted];
    wanted = new Set();
    for (let i = 0; i < moves.length; i += CHUNK) {
      const chunk = moves.slice(i, i + CHUNK);
      const isOut = fetch(chunk, forecast => found(chunk, forecast));
      if (isOut) for (const move of chunk) asked.add(move);
    }
  }

  return {
    want(move: string): void {
      if (asked.has(move) || wanted.has(move)) return;
      if (wanted.size === 0) queueMicrotask(flush);
      wanted.add(move);
    },
    forget(): void {
      asked.clear();
      wanted.clear();
    },
  };
}
