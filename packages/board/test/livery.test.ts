import { expect, test } from 'vitest';
import { LIVERY } from '../src/index.ts';

test.each(['french', 'british'] as const)('the %s counters have inks of their own side', (side) => {
  const { field, deep, wash } = LIVERY[side];
  const inks = [field, deep, wash].map((ink) => /^var\(--([a-z-]+),/.exec(ink)?.[1]);
  expect(inks).toEqual([side, `${side}-deep`, `${side}-wash`]);
});
