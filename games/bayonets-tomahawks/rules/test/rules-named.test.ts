import { byRule } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { CLAUSES } from '../src/clauses.ts';
import { FAULTS } from '../src/invariants/faults.ts';
import { RULE_NUMBERS } from '../src/rule-numbers.ts';

// The rules that the game shows to a player who asks why something cannot be chosen, or who enters an impossible
// position: paragraph by paragraph, as reviewed beside the rulebook. After an intended change, `npx vitest run FILE
// --update` writes the lists again: read the difference beside the paragraph.

const clauses = Object.fromEntries(Object.entries(CLAUSES).map(([name, { rule }]) => [name, rule]));

test('each reason why something cannot be chosen names its rule', async () => {
  await expect(byRule(clauses)).toMatchFileSnapshot('./__snapshots__/rules-of-clauses.txt');
});

test('each fault of an impossible position names its rule', async () => {
  await expect(byRule(FAULTS.rules)).toMatchFileSnapshot('./__snapshots__/rules-of-faults.txt');
});

test('the rulebook has a paragraph of each number', () => {
  const printed = new Set<string>(['formal', ...RULE_NUMBERS]);
  const named = Object.entries({ ...clauses, ...FAULTS.rules });
  expect(named.filter(([, rule]) => !printed.has(rule))).toEqual([]);
});
