import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const FRENCH_TURN = { british: ['campaign-2'] } as const;
/** French units of every kind, reduced; one besieged, one far from supply. */
const FRENCH = {
  works: { 'ohio-forks': 'french-fort', 'wills-creek': 'british-fort' },
  siege: { 'ohio-forks': 0, 'wills-creek': 0 },
  pieces: {
    montreal: ['french-regular-1', 'french-regular-2', 'marine-detachment-1', 'coureurs-1', 'huron'],
    'ohio-forks': ['marine-detachment-2', 'coureurs-2', 'forbes', ...some('british-regular', 1)],
    'wills-creek': ['french-regular-3', 'coureurs-3'],
    'st-lawrence-canadian-militias': ['canadian-militia-1'],
  },
  inside: ['marine-detachment-2', 'coureurs-2'],
  reduced: [
    'french-regular-1',
    'marine-detachment-1',
    'coureurs-1',
    'huron',
    'marine-detachment-2',
    'coureurs-2',
    'french-regular-3',
    'coureurs-3',
    'canadian-militia-1',
    'british-regular-1',
  ],
} as const;
const BRITISH = {
  turn: 'british',
  pieces: {
    albany: [
      ...some('british-regular', 8),
      'royal-american-1',
      'highland-1',
      'light-infantry-1',
      'northern-provincial-1',
      'ranger-1',
      'mohawk-1',
    ],
  },
  reduced: [
    ...some('british-regular', 4),
    'royal-american-1',
    'highland-1',
    'light-infantry-1',
    'northern-provincial-1',
    'ranger-1',
    'mohawk-1',
  ],
} as const;

describe('Colonial Recruits', () => {
  it('[#46] [5.523] up to a roll of Coureurs are restored, neither besieged ones nor Regulars, Indians and Militia', () => {
    const game = play({ ...FRENCH, hands: { ...FRENCH_TURN, french: ['colonial-recruits-46', 'campaign-1'] } });
    game.french.playsEvent('colonial-recruits-46');
    game.dice.roll(4);
    game.table.offersOnly(['restore coureurs-1', 'restore coureurs-3', 'done']);
    game.french.chooses('restore coureurs-3', 'done');
    expect(game.isReduced('coureurs-3')).toBe(false);
    expect(game.isReduced('coureurs-1')).toBe(true);
    game.british.isToChoose('phase.card');
  });

  it('[8.22d] besiegers may be restored, the besieged may not', () => {
    const game = play({
      hands: { ...FRENCH_TURN, french: ['colonial-recruits-46', 'campaign-1'] },
      pieces: {
        hoosic: ['coureurs-1', 'french-regular-1', 'ranger-1'],
        montreal: ['coureurs-3'],
        niagara: ['coureurs-2', 'ranger-2'],
      },
      reduced: ['coureurs-1', 'coureurs-2', 'coureurs-3'],
      works: { hoosic: 'british-fort', niagara: 'french-fort' },
      siege: { hoosic: 0, niagara: 0 },
      inside: ['ranger-1', 'coureurs-2'],
    });
    game.french.playsEvent('colonial-recruits-46');
    game.dice.roll(4);
    game.table.offersOnly(['restore coureurs-1', 'restore coureurs-3', 'done']);
  });

  it('[#46] [5.51] the roll is the most; of the British, Rangers, Light Infantry and Provincials', () => {
    const game = play({
      ...BRITISH,
      hands: { british: ['colonial-recruits-46', 'campaign-1'], french: ['campaign-2'] },
    });
    game.british.playsEvent('colonial-recruits-46');
    game.dice.roll(2);
    game.table.offersOnly(['restore light-infantry-1', 'restore northern-provincial-1', 'restore ranger-1', 'done']);
    game.british.chooses('restore ranger-1', 'restore light-infantry-1');
    game.french.isToChoose('phase.card');
  });

  it('[5.51] needs such a unit reduced and not besieged', () => {
    const hands = { ...FRENCH_TURN, french: ['colonial-recruits-46', 'campaign-1'] } as const;
    const others = FRENCH.reduced.filter((name) => name !== 'coureurs-1' && name !== 'coureurs-3');
    play({ ...FRENCH, hands, reduced: others }).table.offersNot(['event colonial-recruits-46']);
  });
});

describe('Troop Transports & Local Enlistments', () => {
  const hands = { ...FRENCH_TURN, french: ['troop-transports-47', 'campaign-1'] } as const;

  it('[#47a] [12.3c] the French restore up to three Regulars in supply, Marines among them', () => {
    const game = play({ ...FRENCH, hands });
    game.french.playsEvent('troop-transports-47');
    // The Regulars that besiege Wills Creek are out of supply, and one Marine Detachment is besieged.
    game.table.offersOnly(['restore french-regular-1', 'restore marine-detachment-1', 'done']);
    game.french.chooses('restore marine-detachment-1', 'restore french-regular-1');
    game.british.isToChoose('phase.card');
    const all = play({
      hands,
      pieces: { quebec: [...some('french-regular', 4), 'marine-detachment-1'] },
      reduced: [...some('french-regular', 4), 'marine-detachment-1'],
    });
    all.french.playsEvent('troop-transports-47').chooses('restore french-regular-1', 'restore french-regular-2');
    all.french.chooses('restore marine-detachment-1');
    all.british.isToChoose('phase.card');
  });

  it('[5.51] [12.3c] with one reduced Regular, out of supply, the event may be played and changes nothing', () => {
    const game = play({ hands, pieces: { 'wills-creek': some('french-regular', 1) }, reduced: ['french-regular-1'] });
    game.table.offers(['event troop-transports-47']);
    game.french.playsEvent('troop-transports-47');
    expect(game.logged('event-without-effect')).toHaveLength(1);
    expect(game.isReduced('french-regular-1')).toBe(true);
  });

  it('[5.51] [12.3c] with one reduced Provincial, out of supply, Colonial Recruits change nothing, whatever is rolled', () => {
    const british = { british: ['colonial-recruits-46', 'campaign-1'], french: ['campaign-2'] } as const;
    const out = {
      pieces: { 'ohio-forks': some('southern-provincial', 1) },
      reduced: ['southern-provincial-1'],
    } as const;
    const game = play({ turn: 'british', hands: british, ...out });
    game.british.playsEvent('colonial-recruits-46');
    expect(game.logged('event-without-effect')).toHaveLength(1);
    game.dice.roll(6);
    expect(game.isReduced('southern-provincial-1')).toBe(true);
    game.french.isToChoose('phase.card');
  });

  it('[#47a] [5.51] the British restore up to six Regulars and Light Infantry', () => {
    const game = play({
      ...BRITISH,
      hands: { british: ['troop-transports-47', 'campaign-1'], french: ['campaign-2'] },
    });
    game.british.playsEvent('troop-transports-47');
    const kinds = ['british-regular-1', 'royal-american-1', 'highland-1', 'light-infantry-1'];
    game.table.offersOnly([...kinds.map((name) => `restore ${name}`), 'done']);
    game.british.chooses(
      ...kinds.map((name) => `restore ${name}`),
      'restore british-regular-2',
      'restore british-regular-3',
    );
    game.french.isToChoose('phase.card');
    expect(game.isReduced('british-regular-4')).toBe(true);
  });

  it('[#47b] [5.51] the French are cut off by Quiberon Bay or a British Québec, the British by neither', () => {
    const none = ['event troop-transports-47'];
    play({ ...FRENCH, hands }).table.offers(none);
    play({ ...FRENCH, hands, inEffect: ['quiberon-bay'] }).table.offersNot(none);
    const lost = { ...FRENCH.pieces, quebec: some('royal-american', 1) };
    play({ ...FRENCH, hands, pieces: lost, captured: ['quebec'] }).table.offersNot(none);
    const british = { british: ['troop-transports-47', 'campaign-1'], french: ['campaign-2'] } as const;
    play({ ...BRITISH, hands: british, inEffect: ['quiberon-bay'] }).table.offers(none);
  });

  it('[5.51] needs a reduced, unbesieged Regular or Light Infantry unit', () => {
    const others = ['coureurs-1', 'huron', 'marine-detachment-2'] as const;
    play({ ...FRENCH, hands, reduced: others }).table.offersNot(['event troop-transports-47']);
  });
});

describe('Victories in Germany', () => {
  const hands = { ...FRENCH_TURN, french: ['victories-in-germany-48', 'campaign-1'] } as const;

  it('[#48a] [5.523] up to a roll of Regulars and Light Infantry are restored', () => {
    const game = play({ ...FRENCH, hands });
    game.french.playsEvent('victories-in-germany-48');
    game.dice.roll(1);
    game.table.offersOnly(['restore french-regular-1', 'restore marine-detachment-1', 'done']);
    game.french.chooses('restore french-regular-1');
    game.british.isToChoose('phase.card');
  });

  it('[5.51] [12.3c] with one reduced Regular, out of supply, it changes nothing, whatever is rolled', () => {
    const game = play({ hands, pieces: { 'wills-creek': some('french-regular', 1) }, reduced: ['french-regular-1'] });
    game.french.playsEvent('victories-in-germany-48');
    expect(game.logged('event-without-effect')).toHaveLength(1);
    game.dice.roll(6);
    expect(game.isReduced('french-regular-1')).toBe(true);
  });

  it('[#48b] [5.51] from 1756 on, and not for the French after Quiberon Bay', () => {
    const none = ['event victories-in-germany-48'];
    play({ ...FRENCH, hands, year: 1755, scenario: 'early-war' }).table.offersNot(none);
    play({ ...FRENCH, hands, year: 1756, scenario: 'early-war' }).table.offers(none);
    play({ ...FRENCH, hands, inEffect: ['quiberon-bay'] }).table.offersNot(none);
  });
});
