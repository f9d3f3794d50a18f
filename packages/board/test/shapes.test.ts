import { expect, test } from 'vitest';
import { arrow } from '../src/shapes.ts';

const tipOf = (head: string): number => Number(head.match(/^M([\d.]+)/)?.[1]);

test('an arrow ends before the counters at its goal', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  const counters = { left: 70, top: -20, right: 130, bottom: 20 };
  expect(tipOf(arrow(from, to, 9, 14).head)).toBeGreaterThan(80);
  expect(tipOf(arrow(from, to, 9, 14, [counters]).head)).toBeLessThan(69);
  // Counters that cover the whole way leave it as it is.
  expect(arrow(from, to, 9, 14, [{ left: 0, top: -90, right: 130, bottom: 90 }])).toEqual(arrow(from, to, 9, 14));
});
