import { expect, test } from 'vitest';
import { isSeen, revealsTo, veil } from './events.ts';

const drew = { type: 'drew', seat: 1, secret: { to: [1, 3], card: 7 }, reveals: true as const };

test('the secret part reaches the seats in `to` and nobody else', () => {
  for (const viewer of [1, 3]) expect(veil(drew, viewer)).toBe(drew);
  for (const viewer of [0, 2, 'public' as const])
    expect(veil(drew, viewer)).toEqual({ type: 'drew', seat: 1, reveals: true });
});

test('veiled, the secret is absent, and the event itself is left alone', () => {
  expect('secret' in veil(drew, 0)).toBe(false);
  expect(JSON.stringify(veil(drew, 'public'))).not.toContain('7');
  expect(drew.secret.card).toBe(7);
});

test('an event without a secret is the same for all', () => {
  const passed = { type: 'passed', seat: 2 };
  for (const viewer of [0, 2, 'public' as const]) expect(veil(passed, viewer)).toBe(passed);
});

test('a marked event reveals to the seats of its secret, or to all', () => {
  expect([1, 3, 0, 'public' as const].map(viewer => revealsTo(drew, viewer))).toEqual([true, true, false, false]);
  expect([0, 'public' as const].map(viewer => revealsTo({ type: 'opened', reveals: true }, viewer))).toEqual([
    true,
    true,
  ]);
  expect(revealsTo({ type: 'drew', secret: { to: [1] } }, 1)).toBe(false);
});

test('what was shown can not be taken back, but the mark itself is nobody’s news', () => {
  const played = { type: 'played', seat: 1, cards: [4], shown: true as const };
  expect(isSeen(played)).toBe(true);
  expect(isSeen(drew)).toBe(true);
  expect(isSeen({ type: 'passed' })).toBe(false);
  for (const viewer of [1, 2, 'public' as const])
    expect(veil(played, viewer)).toEqual({ type: 'played', seat: 1, cards: [4] });
  expect(veil({ ...drew, shown: true as const }, 1)).toEqual(drew);
});
