import { expect, test } from 'vitest';
import { lastUsed } from '../src/lately.ts';

test('the keys used last are remembered, and the one used longest ago is forgotten first', () => {
  const kept = lastUsed<number>(3);
  for (const [key, value] of Object.entries({ albany: 1, oswego: 2, crown: 3 })) kept.set(key, value);
  kept.get('albany');
  kept.set('halifax', 4);
  expect([...kept.keys()].toSorted()).toEqual(['albany', 'crown', 'halifax']);
});

test('no memory is set aside for keys to come', () => {
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  const caches = Array.from({ length: 10 }, () => lastUsed<number>(1_000_000));
  const after = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  expect(caches).toHaveLength(10);
  expect(after - before).toBeLessThan(50_000_000);
});
