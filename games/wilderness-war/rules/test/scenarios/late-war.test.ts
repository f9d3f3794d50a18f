import { describe, expect, it } from 'vitest';
import { dealOut } from '../dealing.ts';
import { between, CONQUEST, goesOn, numbers, opened, yearEnds } from './war.ts';

describe('the Late War Campaign', () => {
  it('begins as Annus Mirabilis does', () => {
    const { stack: _stack, scenario, ...position } = opened('late-war').position;
    const { stack: _other, scenario: mirabilis, ...same } = opened('annus-mirabilis').position;
    expect([scenario, mirabilis]).toEqual(['late-war', 'annus-mirabilis']);
    expect(position).toEqual(same);
  });

  it('[4.0b] is played with the cards 1 to 62 and nine cards a hand', () => {
    const game = opened('late-war');
    expect(numbers(game.cards('draw-pile'))).toEqual(between(1, 62));
    dealOut(game);
    expect(game.position.held).toEqual({ french: 9, british: 9 });
  });

  it('goes on after 1759, whichever side holds the strongholds', () => {
    goesOn(yearEnds('late-war', 1759, { vp: 8 }), 1760);
    goesOn(yearEnds('late-war', 1759, { ...CONQUEST, works: { niagara: 'british-stockade' } }), 1760);
  });

  it('[13.11c] the French win with 8 points in 1760 and with 5 in 1761', () => {
    yearEnds('late-war', 1760, { vp: 8 }).table.isOver('french', '13.11');
    goesOn(yearEnds('late-war', 1760, { vp: 7 }), 1761);
    yearEnds('late-war', 1761, { vp: 5 }).table.isOver('french', '13.11');
    goesOn(yearEnds('late-war', 1761, { vp: 4 }), 1762);
  });

  it('[13.11a] the British win when all of New France is theirs', () => {
    yearEnds('late-war', 1760, CONQUEST).table.isOver('british', '13.11');
  });

  it('[13.13] ends with 1762: the French need a point, the British five; between is a draw', () => {
    yearEnds('late-war', 1762, { vp: 1 }).table.isOver('french', '13.13');
    yearEnds('late-war', 1762, { vp: -5 }).table.isOver('british', '13.13');
    yearEnds('late-war', 1762, { vp: 0 }).table.isOver(undefined, '13.14');
    yearEnds('late-war', 1762, { vp: -4 }).table.isOver(undefined, '13.14');
  });
});
