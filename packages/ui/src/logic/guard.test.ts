import { expect, test } from 'vitest';
import { DEAD_MS, guardOf, heed, takesClicks } from './guard.ts';

test('a control is dead for 400 ms after it appeared', () => {
  const guard = guardOf('pass', 1000);
  expect(takesClicks(guard, 1000)).toBe(false);
  expect(takesClicks(guard, 1000 + DEAD_MS - 1)).toBe(false);
  expect(takesClicks(guard, 1000 + DEAD_MS)).toBe(true);
});

test('a new meaning makes it dead again, the same meaning does not', () => {
  const guard = guardOf('pass', 0);
  expect(takesClicks(heed(guard, 'pass', 900), 900)).toBe(true);
  expect(takesClicks(heed(guard, 'play pair of 9', 900), 900)).toBe(false);
});
