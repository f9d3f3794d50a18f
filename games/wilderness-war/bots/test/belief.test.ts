import type { Witnessed } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { HabitCounts, type Habits } from '@carillon/opponent';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { type Card, card, dealer, FRENCH, flow, handOf, type View } from '@carillon/wilderness-war-rules/search';
import { describe, expect, it } from 'vitest';
import { likelyHeld, watch } from '../src/belief.ts';
import { wildernessWarBrain as brain } from '../src/index.ts';

/** A British view in which the French hold eight cards. */
const start = wildernessWar.guess(wildernessWar.view(wildernessWar.start('annus-mirabilis', {}), 1), seeded(2).below);
for (let dealt = 0, c = 0; dealt < 8; c++)
  if (wildernessWar.view(start, undefined).cards[card.nameOf(c as Card)] === 'unknown') {
    start.cards.set(c as Card, handOf(FRENCH));
    dealt++;
  }
start.held.set(FRENCH, 8);
const view: View = wildernessWar.view(start, 1);

const DEAL: Witnessed = { step: 'season.draw', who: 'chance', choice: 'draw ?', log: [] };
const passed = (moment: string): Witnessed => ({
  ...{ step: 'window.offer', who: 'french', choice: 'pass', moment, log: [] },
});

const MOMENT = 'enemy-raids';
const HABITS: Habits = { version: 'test', rates: { 'french at enemy-raids:ambush': 0.25, 'french plays:ambush': 2 } };
const ambush = card.all.find((each) => card.nameOf(each).startsWith('ambush')) ?? (0 as Card);

describe('what is believed about a hand', () => {
  it('is nothing before anything was witnessed', () => {
    expect(likelyHeld(view, [])).toBeUndefined();
  });

  it('makes a card less likely if it was not used where it usually is', () => {
    const other: Witnessed = { step: 'phase.card', who: 'french', choice: 'activate campaign-1', log: [] };
    const likely = likelyHeld(view, [DEAL, passed(MOMENT), other, passed(MOMENT)], HABITS);
    // Nine cards were held at the card play.
    expect(likely?.(ambush)).toBeCloseTo(0.75 * (1 - 2 / 9) * 0.75, 6);
  });

  it('does not depend on the deal before, nor on what the seat itself did', () => {
    const own = { ...passed(MOMENT), who: 'british' };
    expect(likelyHeld(view, [DEAL, passed(MOMENT), DEAL, own], HABITS)?.(ambush)).toBe(1);
  });

  it('is dealt: the card comes to the hand less often, and hands keep their size', () => {
    const seen = brain.rules.fromView(view);
    const share = (likely: (of: Card) => number): number => {
      const deal = dealer(view, likely);
      const random = seeded(4);
      let held = 0;
      for (let i = 0; i < 400; i++) {
        deal(seen, random.below);
        if (seen.cards.get(ambush) === handOf(FRENCH)) held++;
        expect(card.all.filter((each) => seen.cards.get(each) === handOf(FRENCH))).toHaveLength(8);
      }
      return held / 400;
    };
    expect(share((of) => (of === ambush ? 0.1 : 1))).toBeLessThan(share(() => 1) / 2);
  });

  it('is learned from the cards that a side held and used', () => {
    const counts = new HabitCounts();
    expect(at(flow.allSteps, flow.stepAt(start))).not.toBe('phase.card');
    watch(start, FRENCH, 'draw', counts.note);
    expect(counts.rates()).toEqual({});
    counts.note('french plays:campaign', true, 0.25);
    counts.note('french plays:ambush', false, 0.25);
    const { 'french plays:campaign': campaign = 0, 'french plays:ambush': ambush = 1 } = counts.rates();
    expect(campaign).toBeGreaterThan(ambush);
  });
});
