import { expect, test } from 'vitest';
import { distancesTo, drawnTo } from '../src/distances.ts';

test('weights draw a player to its goals, more with each step nearer', () => {
  const line = [
    { a: 'a', b: 'b' },
    { a: 'c', b: 'b' },
    { a: 'd', b: 'e' },
  ];
  expect(Object.fromEntries(distancesTo(['a'], line))).toEqual({ a: 0, b: 1, c: 2 });
  const drawn = drawnTo(['go'], ['a'], line, 2);
  expect(drawn).toEqual({ 'go a': 16, 'go b': 8, 'go c': 4 });
});
