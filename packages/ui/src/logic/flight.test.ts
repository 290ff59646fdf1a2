import { expect, test } from 'vitest';
import { transformTo } from './flight.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('a piece is centred over its place', () => {
  expect(transformTo(box(0, 0, 40, 60), box(100, 200, 40, 60))).toBe('translate(100px, 200px) scale(1)');
  expect(transformTo(box(0, 0, 40, 60), box(100, 200, 200, 160))).toBe('translate(180px, 250px) scale(1)');
});

test('a piece shrinks into a smaller place and never grows', () => {
  expect(transformTo(box(0, 0, 40, 60), box(10, 10, 20, 20))).toBe('translate(0px, -10px) scale(0.5)');
});
