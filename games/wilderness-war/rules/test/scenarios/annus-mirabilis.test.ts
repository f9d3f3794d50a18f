import { describe, expect, it } from 'vitest';
import { dealOut } from '../dealing.ts';
import { between, CONQUEST, goesOn, handsAfter, numbers, opened, yearEnds } from './war.ts';

describe('Annus Mirabilis', () => {
  it('begins early in 1757 with 4 French points, Montcalm at Montréal and Loudoun at New York', () => {
    const game = opened('annus-mirabilis');
    expect([game.position.year, game.vp]).toEqual([1757, 4]);
    expect(game.at('montreal').slice(0, 2)).toEqual(['montcalm', 'vaudreuil']);
    expect(game.at('new-york').slice(0, 2)).toEqual(['abercromby', 'loudoun']);
    expect(game.at('leader-pool').sort()).toEqual(['amherst', 'bradstreet', 'forbes', 'murray', 'wolfe']);
    expect(game.at('removed').sort()).toEqual(['beaujeu', 'braddock', 'dieskau', 'shirley']);
  });

  it('[4.0b] is played with the cards 1 to 62 and nine cards a hand', () => {
    const game = opened('annus-mirabilis');
    expect(numbers(game.cards('draw-pile'))).toEqual(between(1, 62));
    dealOut(game);
    expect(game.position.held).toEqual({ french: 9, british: 9 });
    game.french.isToChoose('phase.card');
  });

  it('[4.0b] after Quiberon Bay the French have seven cards, and the British begin', () => {
    const start = {
      turn: 'british',
      hands: { british: ['quiberon-bay-62'] },
      gone: ['louisbourg-squadrons-21'],
    } as const;
    expect(handsAfter(start, (game) => game.british.playsEvent('quiberon-bay-62'))).toEqual({ french: 7, british: 9 });
    const later = handsAfter({ ...start, inEffect: ['quiberon-bay'] }, (game) => {
      game.british.discards('quiberon-bay-62');
      dealOut(game);
      game.british.isToChoose('phase.card');
    });
    expect(later).toEqual({ french: 7, british: 9 });
  });

  it('brings nobody into the pool with the years: all are there from the start', () => {
    const game = yearEnds('annus-mirabilis', 1758);
    goesOn(game, 1759);
    expect(game.logged('leaders-available')).toEqual([]);
  });

  it('[13.11b] ends before its time with 11 points or all of New France', () => {
    yearEnds('annus-mirabilis', 1757, { vp: 11 }).table.isOver('french', '13.11');
    yearEnds('annus-mirabilis', 1758, { vp: -11 }).table.isOver('british', '13.11');
    yearEnds('annus-mirabilis', 1758, CONQUEST).table.isOver('british', '13.11');
    goesOn(yearEnds('annus-mirabilis', 1757, { vp: 10 }), 1758);
  });

  it('[13.12b] ends with 1759: by fortresses, by points, or as a draw', () => {
    const twoOfFour = { ...CONQUEST, captured: ['quebec'], works: { niagara: 'british-stockade' } } as const;
    const pieces = { quebec: ['british-regular-1'] } as const;
    yearEnds('annus-mirabilis', 1759, { ...twoOfFour, pieces }).table.isOver('british', '13.12');
    yearEnds('annus-mirabilis', 1759, { vp: 1 }).table.isOver('french', '13.12');
    yearEnds('annus-mirabilis', 1759, { vp: -1 }).table.isOver('british', '13.12');
    yearEnds('annus-mirabilis', 1759, { vp: 0 }).table.isOver(undefined, '13.14');
  });
});
