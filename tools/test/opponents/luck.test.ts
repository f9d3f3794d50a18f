import { describe, expect, it } from 'vitest';
import { auditLuck } from '../../src/honest/luck.ts';
import { brainOf } from '../../src/match/jobs.ts';
import { TITLES } from '../../src/titles.ts';

describe.each(TITLES)('the chances that computer players expect in $rules.title', ({ rules, benchmark }) => {
  const auditing = { scenario: benchmark, gambles: 120, seed: 3 };

  it('are those of the dice, for each kind of gamble', async () => {
    const { kinds, all, mistold } = auditLuck(rules, await brainOf(rules.title), auditing);
    expect(mistold).toEqual([]);
    expect(kinds.length).toBeGreaterThan(2);
    for (const { kind, off } of [...kinds, all]) expect(Math.abs(off), kind).toBeLessThan(3);
  });

  it('are not those of loaded dice', async () => {
    const loaded = { ...auditing, dice: () => ({ below: (count: number) => count - 1 }) };
    const { all } = auditLuck(rules, await brainOf(rules.title), loaded);
    expect(all.off).toBeGreaterThan(3);
  });
});
