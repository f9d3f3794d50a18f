import { describe, expect, it } from 'vitest';
import { some } from '../builder.ts';
import { french, ONE } from '../marching.ts';

describe('6.6 Infiltration', () => {
  /** Woodstock and Augusta are held by Southern Provincials, as in the example of the rulebook. */
  const VIRGINIA = {
    pieces: {
      'allegheny-south': ['shawnee-1'],
      woodstock: ['southern-provincial-1'],
      augusta: ['southern-provincial-2'],
    },
  } as const;

  it('[6.6] the example of the rulebook: through Woodstock to Culpeper', () => {
    const game = french(VIRGINIA);
    game.french.activatesAlone(ONE, 'shawnee-1').infiltrates('woodstock');
    // The unit in Augusta, next door, might try as well; but only one of the two.
    game.table.offersOnly(['decline', 'send southern-provincial-1', 'send southern-provincial-2']);
    game.british.intercepts('southern-provincial-1');
    game.dice.roll(2);
    game.french.marches('culpeper');
    game.table.offersOnly(['decline', 'send southern-provincial-2']);
  });

  it('[6.6] with leaders, but with one unit only', () => {
    const one = french({ pieces: { ...VIRGINIA.pieces, 'allegheny-south': ['dumas', 'shawnee-1'] } });
    one.french.activates(ONE, 'dumas', 'shawnee-1');
    one.table.offers(['infiltrate woodstock', 'infiltrate augusta', 'move woodstock']);
    const two = french({ pieces: { ...VIRGINIA.pieces, 'allegheny-south': ['dumas', 'shawnee-1', 'shawnee-2'] } });
    two.french.activates(ONE, 'dumas', 'shawnee-1', 'shawnee-2');
    two.table.offersNot(['infiltrate woodstock', 'infiltrate augusta']).offers(['move woodstock']);
  });

  it('[6.6] Drilled units and leaders alone do not infiltrate', () => {
    const drilled = french({ pieces: { ...VIRGINIA.pieces, 'allegheny-south': ['french-regular-1'] } });
    drilled.french.activatesAlone(ONE, 'french-regular-1');
    drilled.table.offersNot(['infiltrate woodstock']).offers(['move woodstock']);
    const leader = french({ pieces: { ...VIRGINIA.pieces, 'allegheny-south': ['dumas'] } });
    leader.french.activatesAlone(ONE, 'dumas');
    leader.table.offersNot(['infiltrate woodstock', 'move woodstock']);
  });

  it('[6.6] through the space of a fort, but not to stay there', () => {
    const game = french({
      pieces: { ticonderoga: ['abenaki-1'], 'hudson-carry-north': ['northern-provincial-1'] },
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.french.activatesAlone(ONE, 'abenaki-1');
    game.table.offersNot(['move hudson-carry-north']);
    game.french.infiltrates('hudson-carry-north');
    game.british.declines();
    game.table.offersNot(['stop']).offers(['move hudson-carry-south']);
    game.french.marches('hudson-carry-south').stops();
    expect(game.where('abenaki-1')).toBe('hudson-carry-south');
  });

  it('[6.61] it needs the movement to come to a space that it may enter otherwise', () => {
    const game = french({ pieces: { 'wood-creek': ['abenaki-1'] }, works: { 'hudson-carry-north': 'british-fort' } });
    game.french.activatesAlone(ONE, 'abenaki-1').marches('hudson-carry-south', 'wood-creek', 'hudson-carry-south');
    game.table.offers(['infiltrate hudson-carry-north']);
    // Five spaces gone: with the sixth and last it would be in the fort's space.
    game.french.marches('wood-creek', 'hudson-carry-south');
    game.table.offersNot(['infiltrate hudson-carry-north']).offers(['move hoosic', 'stop']);
  });

  it('[6.61] where the terrain would end the move nobody infiltrates a fort', () => {
    const game = french({
      pieces: { 'wood-creek': ['abenaki-1'] },
      works: { 'green-mountains-south': 'british-fort', 'hudson-carry-south': 'british-fort' },
    });
    game.french.activatesAlone(ONE, 'abenaki-1');
    game.table.offersNot(['infiltrate green-mountains-south']).offers(['infiltrate hudson-carry-south']);
  });

  it('[6.61] not where the way out is the fortress that its leaving sets free', () => {
    const besieging = (besiegers: readonly ('coureurs-1' | 'coureurs-2')[]) =>
      french({
        pieces: { albany: [...besiegers] },
        works: {
          hoosic: 'british-fort',
          northampton: 'british-fort',
          'hudson-carry-south': 'british-fort',
          'green-mountains-south': 'british-fort',
        },
        siege: { albany: 0 },
      });
    const alone = besieging(['coureurs-1']);
    alone.french.activatesAlone(ONE, 'coureurs-1');
    alone.table.offersNot(['infiltrate hoosic']);
    // The other one goes on besieging Albany, where the only way leads.
    const helped = besieging(['coureurs-1', 'coureurs-2']);
    helped.french.activatesAlone(ONE, 'coureurs-1').infiltrates('hoosic');
    expect(helped.where('coureurs-1')).toBe('albany');
  });

  it('[6.61] not where the way out is a captured fortress that its leaving gives back', () => {
    const game = french({
      pieces: { albany: ['coureurs-1'] },
      captured: ['albany'],
      works: {
        hoosic: 'british-fort',
        northampton: 'british-fort',
        'hudson-carry-south': 'british-fort',
        'green-mountains-south': 'british-fort',
      },
    });
    game.french.activatesAlone(ONE, 'coureurs-1');
    game.table.offersNot(['infiltrate hoosic']);
  });

  it('[6.62] enemies in the space itself may intercept, whatever the terrain and whatever they are', () => {
    const game = french({
      pieces: {
        'hudson-carry-south': ['abenaki-1'],
        'wood-creek': ['northern-provincial-1'],
        'green-mountains-south': ['northern-provincial-2', 'ranger-1'],
      },
    });
    game.french.activatesAlone(ONE, 'abenaki-1').infiltrates('wood-creek');
    // In the wilderness Provincials stop a lone Auxiliary only in their own space; Rangers from next door may try.
    game.table.offersOnly(['decline', 'send northern-provincial-1', 'send ranger-1']);
  });

  it('[6.62] in their own space a whole force may try, even if one unit alone enters the wilderness', () => {
    const game = french({
      pieces: { 'hudson-carry-south': ['abenaki-1'], 'wood-creek': ['webb', ...some('northern-provincial', 3)] },
    });
    game.french.activatesAlone(ONE, 'abenaki-1').infiltrates('wood-creek');
    game.british.intercepts('webb', ...some('northern-provincial', 3));
    game.dice.roll(4);
    expect(game.logged('intercept')[0]?.pieces).toEqual(['webb', ...some('northern-provincial', 3)]);
  });

  it('[6.63] beaten, or driven back, into a space of the enemy it is eliminated with its leaders', () => {
    const game = french({
      pieces: {
        'hudson-carry-south': ['dumas', 'abenaki-1'],
        'wood-creek': ['northern-provincial-1'],
        ticonderoga: ['northern-provincial-2'],
      },
    });
    game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('wood-creek');
    game.british.declines();
    game.french.infiltrates('ticonderoga');
    game.british.intercepts('northern-provincial-2');
    game.dice.roll(5);
    game.dice.roll(1, 3);
    expect([game.where('dumas'), game.where('abenaki-1')]).toEqual(['removed', 'reserve']);
  });

  it('[6.63] driven back to a space where enemies have come to stand, it is eliminated by that rule', () => {
    const game = french({
      pieces: {
        'hudson-carry-south': ['dumas', 'abenaki-1'],
        'wood-creek': ['northern-provincial-1'],
        ticonderoga: ['northern-provincial-2', 'northern-provincial-3'],
      },
      works: { ticonderoga: 'british-fort' },
    });
    game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('wood-creek');
    game.british.declines();
    game.french.infiltrates('ticonderoga');
    game.british.intercepts('northern-provincial-2');
    game.dice.roll(5);
    game.british.shelters();
    game.dice.roll(5, 2);
    expect(game.logged('eliminated')).toMatchObject([{ pieces: ['dumas', 'abenaki-1'], rule: '6.63' }]);
  });

  it('[6.64] it may stop among enemies and fight them, and they may avoid', () => {
    const game = french({
      pieces: { 'hudson-carry-south': ['abenaki-1'], 'wood-creek': ['northern-provincial-1', 'ranger-1'] },
    });
    game.french.activatesAlone(ONE, 'abenaki-1').infiltrates('wood-creek');
    game.british.declines();
    game.french.stops();
    game.british.isToChoose('avoid.ask').stands();
    expect(game.logged('battle')).toHaveLength(1);
  });

  it('[6.64] or go on, and infiltrate more spaces', () => {
    const game = french({
      pieces: {
        'hudson-carry-south': ['abenaki-1'],
        'wood-creek': ['northern-provincial-1'],
        ticonderoga: ['northern-provincial-2'],
      },
    });
    game.french.activatesAlone(ONE, 'abenaki-1').infiltrates('wood-creek');
    game.british.declines();
    game.french.infiltrates('ticonderoga');
    game.british.declines();
    game.french.marches('crown-point').stops();
    expect(game.where('abenaki-1')).toBe('crown-point');
  });

  it('[6.64] at an enemy stockade it may stop, and raids', () => {
    const game = french({
      pieces: { 'hudson-carry-south': ['abenaki-1'] },
      works: { 'wood-creek': 'british-stockade' },
    });
    game.french.activatesAlone(ONE, 'abenaki-1').infiltrates('wood-creek').stops();
    game.table.nowChooses('chance', 'raid.roll');
  });

  it('[7.82] after an overrun of the interceptors it may stop or go on as it likes', () => {
    const game = french({
      pieces: { 'hudson-carry-south': ['dumas', 'abenaki-1'], 'wood-creek': ['light-infantry-1'] },
      reduced: ['light-infantry-1'],
    });
    game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('wood-creek');
    game.british.intercepts('light-infantry-1');
    game.dice.roll(4);
    game.dice.roll(5, 2);
    game.french.isToChoose('march.onward').stops();
    game.british.isToChoose('phase.card');
  });
});
