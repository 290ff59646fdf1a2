import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { line, type LineState, PATIENCE_MS } from './line.ts';
import { FakeSocket, fakePage } from '../../proof/fake-socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened() {
  const page = fakePage();
  const states: LineState[] = [];
  const heard: unknown[] = [];
  const wire = line({
    hear: frame => heard.push(frame),
    up: () => {},
    state: state => states.push(state),
    known: () => Promise.resolve(),
  });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.open();
  return { page, states, heard, wire };
}

test('a line that stays silent when an answer is due is dropped, and another one opened', async () => {
  const { states, heard, wire } = await opened();
  const first = FakeSocket.last;
  wire.expect();
  first.hear({ ack: 1, key: 'k' });
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(states).toEqual(['connecting', 'live']);
  wire.expect();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(states).toEqual(['connecting', 'live', 'lost']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.last).not.toBe(first);
  FakeSocket.last.open();
  expect(states.at(-1)).toBe('live');
  first.hear({ ack: 2, key: 'late' });
  expect(heard).toHaveLength(1);
});

test('a network that goes away is noticed at once, though no goodbye comes through', async () => {
  const { page, states } = await opened();
  page.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('lost');
});
