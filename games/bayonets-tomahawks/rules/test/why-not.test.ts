import { specificShare, whyNot } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../src/clauses.ts';
import { bayonetsTomahawks } from '../src/index.ts';

const NAMES = new Set(Object.keys(CLAUSES));

describe('why something may not be chosen', () => {
  const found = whyNot(bayonetsTomahawks, { pairs: 400, seed: 7 });

  test('has a clause that, lifted, permits the choice: in at least 98 of 100 cases, in all scenarios', () => {
    expect(found.unexplained).toEqual([]);
    expect(specificShare(found)).toBeGreaterThanOrEqual(0.98);
  });

  test('names clauses of the table only', () => {
    expect(Object.keys(found.clauses).filter((name) => !NAMES.has(name))).toEqual([]);
  });
});
