import { describe, expect, it } from 'vitest';
import { play } from '../builder.ts';
import { dealOut } from '../dealing.ts';
import { between, CONQUEST, goesOn, numbers, opened, yearEnds } from './war.ts';

describe('the Full Campaign', () => {
  it('begins as the Early War Campaign does, with the same cards and hands', () => {
    const { stack: _stack, scenario, ...position } = opened('full-campaign').position;
    const { stack: _other, scenario: early, ...same } = opened('early-war').position;
    expect([scenario, early]).toEqual(['full-campaign', 'early-war']);
    expect(position).toEqual(same);
    const game = opened('full-campaign');
    expect(numbers(game.cards('draw-pile'))).toEqual(between(1, 70));
    dealOut(game);
    expect(game.position.held).toEqual({ french: 8, british: 8 });
  });

  it('lasts two seasons a year from 1755 to 1762', () => {
    const years = between(1755, 1761);
    for (const year of years) goesOn(yearEnds('full-campaign', year), year + 1);
    yearEnds('full-campaign', 1762).table.isOver(undefined, '13.14');
  });

  it('[5.55] sends Amherst, Forbes and Wolfe with Pitt, or with 1759', () => {
    const sent = play({
      scenario: 'full-campaign',
      turn: 'british',
      hands: { british: ['william-pitt-67', 'campaign-1'] },
    });
    sent.british.playsEvent('william-pitt-67');
    expect(sent.at('leader-pool').sort()).toEqual(['amherst', 'forbes', 'wolfe']);
    expect(yearEnds('full-campaign', 1758).at('leader-pool').sort()).toEqual(['amherst', 'forbes', 'wolfe']);
  });

  it('[13.11c] has the French thresholds of 1760 and 1761, not before', () => {
    goesOn(yearEnds('full-campaign', 1759, { vp: 10 }), 1760);
    yearEnds('full-campaign', 1760, { vp: 8 }).table.isOver('french', '13.11');
    yearEnds('full-campaign', 1761, { vp: 5 }).table.isOver('french', '13.11');
  });

  it('[13.11a] [13.13] ends by sudden death, or with 1762 by points', () => {
    yearEnds('full-campaign', 1758, CONQUEST).table.isOver('british', '13.11');
    yearEnds('full-campaign', 1762, { vp: 1 }).table.isOver('french', '13.13');
    yearEnds('full-campaign', 1762, { vp: -5 }).table.isOver('british', '13.13');
  });
});
