import { describe, expect, it } from 'vitest';
import { dealOut } from '../dealing.ts';
import { between, CONQUEST, goesOn, handsAfter, numbers, opened, yearEnds } from './war.ts';

const PITT = { scenario: 'early-war', turn: 'british', hands: { british: ['william-pitt-67'] } } as const;
const REVOLUTION = { scenario: 'early-war', hands: { french: ['diplomatic-revolution-69'] } } as const;

describe('the Early War Campaign', () => {
  it('begins early in 1755 with even points: Braddock at Alexandria, Beaujeu at Ohio Forks, nobody of 1757 on the map', () => {
    const game = opened('early-war');
    expect([game.position.year, game.vp]).toEqual([1755, 0]);
    expect(game.at('alexandria')).toEqual(['braddock', 'dunbar', 'british-regular-10', 'british-regular-14']);
    expect(game.at('ohio-forks').slice(0, 2)).toEqual(['beaujeu', 'dumas']);
    expect(game.at('leader-pool').sort()).toEqual(['abercromby', 'bradstreet', 'loudoun', 'murray', 'webb']);
    expect(game.at('set-aside').sort()).toEqual(['amherst', 'bougainville', 'forbes', 'levis', 'montcalm', 'wolfe']);
  });

  it('[4.0b] is played with all 70 cards and eight cards a hand', () => {
    const game = opened('early-war');
    expect(numbers(game.cards('draw-pile'))).toEqual(between(1, 70));
    dealOut(game);
    expect(game.position.held).toEqual({ french: 8, british: 8 });
  });

  it('[#67a] [#69a] [4.0b] William Pitt makes the British hand nine, Diplomatic Revolution the French, from the next deal on', () => {
    expect(handsAfter(PITT, (game) => game.british.playsEvent('william-pitt-67'))).toEqual({ french: 8, british: 9 });
    expect(handsAfter(REVOLUTION, (game) => game.french.playsEvent('diplomatic-revolution-69'))).toEqual({
      french: 9,
      british: 8,
    });
    expect(handsAfter(PITT, (game) => game.british.discards('william-pitt-67'))).toEqual({ french: 8, british: 8 });
  });

  it('[4.0b] Quiberon Bay makes the French hand seven, Diplomatic Revolution or not', () => {
    const start = {
      scenario: 'early-war',
      turn: 'british',
      hands: { british: ['quiberon-bay-62'] },
      gone: ['louisbourg-squadrons-21'],
      inEffect: ['william-pitt', 'diplomatic-revolution'],
    } as const;
    const after = handsAfter(start, (game) => {
      game.british.playsEvent('quiberon-bay-62');
      expect(game.position.inEffect).not.toContain('diplomatic-revolution');
    });
    expect(after).toEqual({ french: 7, british: 9 });
  });

  it('[5.55] Amherst, Forbes and Wolfe come into the pool with 1759, before that deal, unless Pitt has sent them', () => {
    const game = yearEnds('early-war', 1758);
    expect(game.logged('leaders-available')).toEqual([
      { type: 'leaders-available', leaders: ['amherst', 'forbes', 'wolfe'], rule: '5.55' },
    ]);
    expect(game.at('leader-pool').sort()).toEqual(['amherst', 'forbes', 'wolfe']);
    goesOn(game, 1759);
    const already = yearEnds('early-war', 1758, {
      pieces: { albany: ['amherst'], 'leader-pool': ['forbes', 'wolfe'] },
    });
    expect(already.logged('leaders-available')).toEqual([]);
    expect(already.where('amherst')).toBe('albany');
    expect(yearEnds('early-war', 1757).logged('leaders-available')).toEqual([]);
  });

  it('[13.11b] may end in any year by sudden death, but has no French threshold', () => {
    yearEnds('early-war', 1755, { vp: 11 }).table.isOver('french', '13.11');
    yearEnds('early-war', 1756, CONQUEST).table.isOver('british', '13.11');
    goesOn(yearEnds('early-war', 1758, { vp: 10 }), 1759);
  });

  it('[13.12b] ends with 1759', () => {
    yearEnds('early-war', 1759, { vp: 1 }).table.isOver('french', '13.12');
    yearEnds('early-war', 1759, { vp: -1 }).table.isOver('british', '13.12');
    yearEnds('early-war', 1759, { vp: 0 }).table.isOver(undefined, '13.14');
  });
});
