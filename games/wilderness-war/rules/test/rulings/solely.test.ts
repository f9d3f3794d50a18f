import { describe, expect, it } from 'vitest';
import { type Account, play, some } from '../builder.ts';

// The rulings on who solely occupies a space (5.45, 6.431, 13.23), and on raids there.

const CARDS = { french: ['campaign-1', 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('5.45, 6.431, 13.23 who solely occupies a space is judged after interception', () => {
  it('[13.23] Niagara changes hands when no interception is left to come', () => {
    const marches = (): Account => {
      const game = play({
        turn: 'british',
        hands: CARDS,
        pieces: { 'la-belle-famille': some('northern-provincial', 1), mississauga: ['coureurs-1', 'coureurs-2'] },
      });
      game.british.activatesAlone('campaign-2', 'northern-provincial-1').marches('niagara');
      game.french.isToChoose('interception.ask');
      expect(game.logged('vp')).toEqual([]);
      return game;
    };
    const missed = marches();
    missed.french.intercepts('coureurs-1');
    missed.dice.roll(3);
    expect(missed.logged('vp')).toMatchObject([{ side: 'british', why: 'key-space' }]);

    const met = marches();
    met.french.intercepts('coureurs-1');
    met.dice.roll(4).roll(1, 2);
    met.lossesFall();
    // Beaten, the Provincials have never held it.
    expect(met.logged('won')).toMatchObject([{ side: 'french' }]);
    expect(met.logged('vp').filter(({ why }) => why === 'key-space')).toEqual([]);
  });

  it('[6.431] interceptors who come to an Amphib space find its marker, and may retreat by it', () => {
    const game = play({
      hands: CARDS,
      pieces: {
        quebec: ['montcalm', ...some('french-regular', 4)],
        'riviere-ouelle': ['wolfe', ...some('british-regular', 4)],
        louisbourg: ['british-regular-9'],
      },
      captured: ['louisbourg'],
      amphib: ['ile-dorleans', 'riviere-ouelle', 'louisbourg'],
    });
    game.french.activates('campaign-1', 'montcalm', ...some('french-regular', 4)).marches('ile-dorleans');
    game.british.intercepts('wolfe', ...some('british-regular', 4));
    game.dice.roll(4);
    expect(game.position.amphib).toContain('ile-dorleans');
    game.dice.roll(5, 2);
    game.lossesFall();
    game.british.isToChoose('retreat.to');
    game.table.offers(['all halifax']);
    game.british.retreats('halifax');
    expect(game.position.amphib).not.toContain('ile-dorleans');
    game.british.isToChoose('phase.card');
  });

  it('[6.431] without interception it goes as soon as they have entered', () => {
    const game = play({
      hands: CARDS,
      pieces: { quebec: ['french-regular-1'], louisbourg: ['british-regular-9'] },
      captured: ['louisbourg'],
      amphib: ['ile-dorleans', 'louisbourg'],
    });
    game.french.activatesAlone('campaign-1', 'french-regular-1').marches('ile-dorleans');
    expect(game.position.amphib).toEqual(['louisbourg']);
  });
});

describe('13.23 a raid at Niagara', () => {
  it('scores the space in the moment before the raiders go home', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { 'la-belle-famille': ['ranger-1'] },
      works: { niagara: 'french-stockade', oswego: 'british-fort' },
    });
    game.british.activatesAlone('campaign-2', 'ranger-1').marches('niagara');
    game.dice.roll(5);
    expect(game.logged('raid')).toMatchObject([{ at: 'niagara', target: 'stockade', success: true }]);
    expect(game.logged('vp')).toMatchObject([{ side: 'british', why: 'key-space', points: 1 }]);
    expect(game.where('ranger-1')).toBe('oswego');
    // It stays theirs, although it is empty.
    expect(game.position.britishHolds).toEqual(['niagara']);
  });
});
