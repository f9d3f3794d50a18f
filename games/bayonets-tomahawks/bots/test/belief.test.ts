import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { card, FRENCH, factsOf } from '@carillon/bayonets-tomahawks-rules/search';
import { CHANCE, Choices, chanceFrom, type Witnessed } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { ComputerPlayer, type Habits, LEVEL } from '@carillon/opponent';
import { describe, expect, it } from 'vitest';
import { likelihood } from '../src/belief.ts';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

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

describe('what is believed about a Reserve', () => {
  it('is likelier a card that is seldom played, the longer nothing else was kept', () => {
    if (seldom === undefined || often === undefined || first === undefined || second === undefined)
      throw new Error('there are too few cards');
    const ratio = (plays: Parameters<typeof likelihood>[1]): number =>
      likelihood(seldom, plays, HABITS) / likelihood(often, plays, HABITS);
    expect(ratio([first])).toBeGreaterThan(1);
    expect(ratio([first, second])).toBeGreaterThan(ratio([first]));
    expect(likelihood(often, [first, second])).toBeGreaterThan(0);
  });

  it('is not a campaign card while only Buildup cards were drawn', () => {
    const campaign = card.all.find((each) => factsOf(each).deck === 'british' && !factsOf(each).buildup);
    if (campaign === undefined || first === undefined || second === undefined || third === undefined)
      throw new Error('there are too few cards');
    const kept = { name: card.nameOf(campaign), card: campaign };
    expect(likelihood(kept, [first, second, third])).toBe(0);
  });
});

describe('a General of Bayonets & Tomahawks', () => {
  it('deals all unseen cards alike, whatever was played: no gain is shown by more', () => {
    const general = { ...LEVEL.general, planning: 40, weighing: 16 };
    const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
    const [listed, chance] = [new Choices(), chanceFrom(seeded(1))];
    const witnessed: Witnessed[] = [{ step: 'year-start.keep', who: 'french', choice: '?', log: [] }];
    while (!bayonetsTomahawks.flow.mayChoose(g, FRENCH)) {
      bayonetsTomahawks.flow.list(g, CHANCE, listed);
      bayonetsTomahawks.flow.take(g, CHANCE, listed.get(chance.draw(listed, 0)));
    }
    const task = { view: bayonetsTomahawks.view(g, FRENCH), seat: FRENCH, moment: 1 };
    const reported: (readonly Witnessed[] | undefined)[] = [];
    const dealer: typeof brain.dealer = (view, known) => {
      reported.push(known);
      return brain.dealer(view, known);
    };
    new ComputerPlayer({ ...brain, dealer }, general, 1).decide({ ...task, witnessed });
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.every((each) => each === undefined)).toBe(true);
    expect(new ComputerPlayer(brain, general, 1).version).toBe(brain.learned.version);
  });
});
