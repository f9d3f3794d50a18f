import { expect, test } from 'vitest';
import { commitment } from '../src/index.ts';

test('what is published of a secret fits that secret alone', () => {
  const [one, other] = [commitment('00'.repeat(32)), commitment(`${'00'.repeat(31)}01`)];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(one);
  expect(commitment('00'.repeat(32))).toBe(one);
});
