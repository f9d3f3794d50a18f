import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const THREE = 'campaign-1';
const CARDS = { french: [THREE, 'campaign-3'], british: ['campaign-2', 'campaign-4'] } as const;

describe('6.53 a leader who stood alone where his side attacks', () => {
  /** Montcalm marches to Rigaud, and Bradstreet intercepts him there. */
  const RIGAUD = {
    hands: CARDS,
    pieces: {
      'hudson-carry-north': ['montcalm', 'french-regular-1', 'french-regular-2', 'northern-provincial-9'],
      'hudson-carry-south': ['rigaud'],
      albany: ['bradstreet', ...some('northern-provincial', 4)],
    },
    works: { 'hudson-carry-north': 'british-fort' },
    siege: { 'hudson-carry-north': 0 },
    inside: ['northern-provincial-9'],
  } as const;

  it('[6.53] [7.92c] is not one of the attackers: beaten, they may have no way back, but he goes where he likes', () => {
    const game = play(RIGAUD);
    game.french
      .activates(THREE, 'montcalm', 'french-regular-1', 'french-regular-2')
      .chooses('march')
      .marches('hudson-carry-south');
    game.british.intercepts('bradstreet', ...some('northern-provincial', 4));
    game.dice.roll(4).roll(2, 5);
    game.lossesFall();
    // The fort that they have left is free again, and closes their way.
    expect(game.where('montcalm')).toBe('removed');
    game.french.isToChoose('retreat.to');
    game.table.offersNot(['all hudson-carry-north', 'all albany']);
    game.table.offers(['all wood-creek', 'all hoosic', 'all green-mountains-south']);
    game.french.retreats('wood-creek');
    expect(game.where('rigaud')).toBe('wood-creek');
    game.british.isToChoose('phase.card');
  });

  it('[7.92c] he does not go back with them either, if their way is open', () => {
    const game = play({
      ...RIGAUD,
      pieces: { ...RIGAUD.pieces, 'hudson-carry-north': ['montcalm', 'coureurs-1', 'coureurs-2'] },
      works: {},
      siege: {},
      inside: [],
    });
    game.french.activates(THREE, 'montcalm', 'coureurs-1', 'coureurs-2').marches('hudson-carry-south');
    game.british.intercepts('bradstreet', ...some('northern-provincial', 4));
    game.dice.roll(4).roll(2, 3);
    game.lossesFall();
    expect(game.where('montcalm')).toBe('hudson-carry-north');
    game.french.isToChoose('retreat.to');
    game.table.offers(['all wood-creek', 'all hudson-carry-north']);
    game.french.retreats('hudson-carry-north');
    game.british.isToChoose('phase.card');
  });
});

describe('6.53 [6.432c] a British leader left alone on an Amphib space sails to a British port', () => {
  const ON_SHORE = { amphib: ['ile-dorleans'], captured: ['louisbourg'] } as const;
  const LOUISBOURG = { louisbourg: ['british-regular-9'] } as const;

  it('when French Drilled Troops enter; then the marker goes', () => {
    const game = play({
      ...ON_SHORE,
      hands: CARDS,
      amphib: ['ile-dorleans', 'louisbourg'],
      pieces: { ...LOUISBOURG, 'ile-dorleans': ['wolfe'], quebec: ['french-regular-1'] },
    });
    game.french.activatesAlone(THREE, 'french-regular-1').marches('ile-dorleans');
    game.british.isToChoose('retreat.to');
    game.table.offers(['all halifax', 'all boston', 'all louisbourg']).offersNot(['all quebec', 'all albany']);
    expect(game.position.amphib).toContain('ile-dorleans');
    game.british.retreats('halifax');
    expect(game.position.amphib).toEqual(['louisbourg']);
    expect(game.where('wolfe')).toBe('halifax');
  });

  it('when a stockade is built there', () => {
    const game = play({
      ...ON_SHORE,
      hands: CARDS,
      pieces: { ...LOUISBOURG, 'riviere-ouelle': ['wolfe'] },
      amphib: ['riviere-ouelle'],
    });
    game.french.chooses('stockades campaign-1', 'build riviere-ouelle');
    game.british.isToChoose('retreat.to').retreats('halifax');
    expect(game.position.amphib).toEqual([]);
    game.french.isToChoose('construction.build');
  });

  it('when his units sail away from Louisbourg', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { louisbourg: ['wolfe', 'british-regular-1', 'drucour', 'french-regular-1'] },
      siege: { louisbourg: 0 },
      inside: ['drucour', 'french-regular-1'],
      amphib: ['louisbourg'],
    });
    game.british.activatesAlone('campaign-2', 'british-regular-1').sails('halifax');
    game.british.isToChoose('retreat.to').retreats('boston');
    expect(game.where('wolfe')).toBe('boston');
    expect(game.position.amphib).toEqual([]);
    game.french.isToChoose('phase.card');
  });

  it('when the last attacker of an assault falls', () => {
    const game = play({
      turn: 'british',
      hands: CARDS,
      pieces: { louisbourg: ['wolfe', 'british-regular-1', 'drucour', ...some('french-regular', 4)] },
      reduced: ['british-regular-1'],
      siege: { louisbourg: 2 },
      inside: ['drucour', ...some('french-regular', 4)],
      amphib: ['louisbourg'],
    });
    game.british.activates('campaign-2', 'wolfe', 'british-regular-1').assaults();
    game.dice.roll(2, 5);
    game.lossesFall();
    game.british.isToChoose('retreat.to').retreats('halifax');
    expect(game.position.amphib).toEqual([]);
    game.french.isToChoose('phase.card');
  });

  /** Only a Mohawk unit besieges Louisbourg with Wolfe. */
  const MOHAWK = {
    pieces: { louisbourg: ['wolfe', 'mohawk-1', 'drucour', 'french-regular-1'] },
    siege: { louisbourg: 0 },
    inside: ['drucour', 'french-regular-1'],
    amphib: ['louisbourg'],
  } as const;

  it('when an event takes the last unit', () => {
    const game = play({
      ...MOHAWK,
      hands: { french: ['indians-desert-33', 'campaign-3'], british: ['campaign-2'] },
    });
    game.french.playsEvent('indians-desert-33');
    game.british.isToChoose('retreat.to').retreats('halifax');
    expect([game.where('wolfe'), game.position.amphib]).toEqual(['halifax', []]);
  });

  it('when the last unit goes home at the end of the year', () => {
    const game = play({ ...MOHAWK, season: 'late', hands: { french: ['ambush-11'] } });
    game.french.discards('ambush-11');
    game.british.isToChoose('go-home.go').chooses('stay wolfe');
    expect(game.where('mohawk-1')).toBe('canajoharie');
    game.british.isToChoose('retreat.to').retreats('halifax');
    expect([game.where('wolfe'), game.position.amphib]).toEqual(['halifax', []]);
  });
});
