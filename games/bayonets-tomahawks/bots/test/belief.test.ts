import { card, factsOf } from '@carillon/bayonets-tomahawks-rules/search';
import type { Habits } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import { likelihood } from '../src/belief.ts';

/** The Buildup cards of the British. */
const cards = card.all
  .filter((each) => factsOf(each).deck === 'british' && factsOf(each).buildup)
  .map((each) => ({ name: card.nameOf(each), card: each }));
const [seldom, ...others] = cards;
const often = others.at(-1);
const [first, second, third] = others;
/** The first is seldom played, the last mostly. */
const HABITS: Habits = {
  version: 'test',
  rates: { [`plays:${seldom?.name}`]: 0.2, [`plays:${often?.name}`]: 0.8 },
};

describe('what is believed of a Reserve', () => {
  it('is likelier a card that is seldom played, the longer nothing else was kept', () => {
    if (seldom === undefined || often === undefined || first === undefined || second === undefined)
      throw new Error('there are too few cards');
    const ratio = (plays: Parameters<typeof likelihood>[1]): number =>
      likelihood(seldom, plays, HABITS) / likelihood(often, plays, HABITS);
    expect(ratio([first])).toBeGreaterThan(1);
    expect(ratio([first, second])).toBeGreaterThan(ratio([first]));
    expect(likelihood(often, [first, second])).toBeGreaterThan(0);
  });

  it('is no campaign card while only Buildup cards were drawn', () => {
    const campaign = card.all.find((each) => factsOf(each).deck === 'british' && !factsOf(each).buildup);
    if (campaign === undefined || first === undefined || second === undefined || third === undefined)
      throw new Error('there are too few cards');
    const kept = { name: card.nameOf(campaign), card: campaign };
    expect(likelihood(kept, [first, second, third])).toBe(0);
  });
});
