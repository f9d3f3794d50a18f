import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

const THREE = 'campaign-1';
const ONE = 'ambush-12';

const british = (sparse: Sparse): Account =>
  play({ turn: 'british', ...sparse, hands: { french: ['campaign-4'], british: [THREE, ONE] } });
const french = (sparse: Sparse): Account =>
  play({ ...sparse, hands: { french: [THREE, ONE], british: ['campaign-4'] } });

describe('6.5 Moving into enemy-occupied spaces', () => {
  it('[6.51a] a force that meets enemy units must stop and attack; Militia in their box and besieged units do not count', () => {
    const game = british({
      pieces: { albany: ['murray', ...some('british-regular', 2)], 'hudson-carry-south': ['coureurs-1', 'montcalm'] },
    });
    game.british.activates(THREE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-south');
    game.french.stands();
    expect(game.told('battle')).toMatchObject([
      { at: 'hudson-carry-south', attacker: 'british', defenders: ['montcalm', 'coureurs-1'] },
    ]);
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('[6.51a] after a battle won the move is over', () => {
    const game = british({
      pieces: { albany: ['murray', ...some('british-regular', 2)], 'hudson-carry-south': ['coureurs-1', 'coureurs-2'] },
    });
    game.british.activates(THREE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-south');
    game.french.stands();
    game.dice.roll(5, 3);
    game.french.retreats('hudson-carry-north');
    game.french.isToChoose('phase.card');
    expect(game.where('murray')).toBe('hudson-carry-south');
  });

  it('[6.51b] a force that comes to an empty enemy fort besieges it at level 0', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['murray', 'british-regular-1'] },
      works: { 'hudson-carry-north': 'french-fort' },
    });
    game.british.activates(THREE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    expect(game.told('siege-begins')).toHaveLength(1);
    expect(game.position.besieged).toEqual(['hudson-carry-north']);
    expect(game.position.siegeOne).toEqual([]);
    game.french.isToChoose('phase.card');
  });

  it('[6.51c] Drilled Troops capture an unoccupied stockade and stop there', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['murray', 'british-regular-1', 'ranger-1'] },
      works: { 'hudson-carry-north': 'french-stockade' },
    });
    game.british.activates(THREE, 'murray', 'british-regular-1', 'ranger-1').marches('hudson-carry-north');
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'british-stockade' });
    expect(game.vp).toBe(-1);
    game.french.isToChoose('phase.card');
  });

  it('[6.51d] Auxiliaries alone stop at a stockade and must raid it', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['ranger-1'] },
      works: { 'hudson-carry-north': 'french-stockade' },
    });
    game.british.activatesAlone(ONE, 'ranger-1').marches('hudson-carry-north');
    game.table.nowChooses('chance', 'raid.roll');
  });

  it('[6.52] only a force with Drilled Troops enters the space of an enemy fort or fortress', () => {
    const works = { 'hudson-carry-north': 'french-fort' } as const;
    const rangers = british({ pieces: { 'hudson-carry-south': ['murray', 'ranger-1', 'ranger-2'] }, works });
    rangers.british.activates(THREE, 'murray', 'ranger-1', 'ranger-2');
    rangers.table.offersNot(['move hudson-carry-north']).offers(['move wood-creek']);
    const drilled = british({ pieces: { 'hudson-carry-south': ['murray', 'light-infantry-1', 'ranger-2'] }, works });
    drilled.british.activates(THREE, 'murray', 'light-infantry-1', 'ranger-2');
    drilled.table.offers(['move hudson-carry-north']);
    const fortress = french({ pieces: { hoosic: ['dumas', 'coureurs-1', 'abenaki-1'] } });
    fortress.french.activates(ONE, 'dumas', 'coureurs-1', 'abenaki-1');
    fortress.table.offersNot(['move albany']);
  });

  it('[6.52] to a post that is besieged already Auxiliaries may come', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['murray', 'ranger-1'], 'hudson-carry-north': ['northern-provincial-1'] },
      works: { 'hudson-carry-north': 'french-fort' },
      siege: { 'hudson-carry-north': 0 },
    });
    game.british.activates(THREE, 'murray', 'ranger-1').marches('hudson-carry-north').stops();
    expect(game.at('hudson-carry-north')).toEqual(['murray', 'northern-provincial-1', 'ranger-1']);
  });

  it('[6.53a] leaders alone do not go where unbesieged enemy units or fortifications are', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['murray'],
        'wood-creek': ['coureurs-1'],
        'hudson-carry-north': ['french-regular-1'],
        hoosic: ['dumas'],
      },
      works: { 'green-mountains-south': 'french-stockade', 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
    });
    game.british.activatesAlone(ONE, 'murray');
    game.table.offersNot(['move wood-creek', 'move green-mountains-south', 'move hudson-carry-north']);
    game.table.offers(['move albany', 'move hoosic']);
  });

  describe('[6.53b] leaders left alone among enemies', () => {
    it('[6.53b] a lone leader gives way to enemies that enter, but not to where they came from', () => {
      const game = french({
        pieces: { 'hudson-carry-north': ['dumas', 'coureurs-1'], 'hudson-carry-south': ['johnson'] },
      });
      game.french.activates(ONE, 'dumas', 'coureurs-1').marches('hudson-carry-south');
      game.british.isToChoose('retreat.to');
      game.table.offersOnly(['all albany', 'all hoosic', 'all green-mountains-south', 'all wood-creek']);
      game.british.retreats('albany');
      // And the French go on.
      game.french.isToChoose('march.onward');
    });

    it('[6.53b] in his stockade he may stay until it is captured', () => {
      const raiders = french({
        pieces: { 'hudson-carry-north': ['dumas', 'coureurs-1'], 'hudson-carry-south': ['johnson'] },
        works: { 'hudson-carry-south': 'british-stockade' },
      });
      raiders.french.activates(ONE, 'dumas', 'coureurs-1').marches('hudson-carry-south');
      raiders.table.nowChooses('chance', 'raid.roll');
      expect(raiders.where('johnson')).toBe('hudson-carry-south');

      const captors = french({
        pieces: { 'hudson-carry-north': ['dumas', 'french-regular-1'], 'hudson-carry-south': ['johnson'] },
        works: { 'hudson-carry-south': 'british-stockade' },
      });
      captors.french.activates(ONE, 'dumas', 'french-regular-1').marches('hudson-carry-south');
      expect(captors.position.works).toEqual({ 'hudson-carry-south': 'french-stockade' });
      captors.british.isToChoose('retreat.to').retreats('albany');
      captors.british.isToChoose('phase.card');
    });

    it('[6.53b] a leader left behind at an enemy fort when the besiegers leave', () => {
      const game = british({
        pieces: { 'hudson-carry-north': ['murray', 'webb', 'british-regular-1'] },
        works: { 'hudson-carry-north': 'french-fort' },
        siege: { 'hudson-carry-north': 1 },
      });
      game.british.activates(THREE, 'murray', 'british-regular-1').chooses('march').marches('hudson-carry-south');
      expect(game.position.besieged).toEqual([]);
      game.british.isToChoose('retreat.to').retreats('adirondacks-south').isToChoose('march.onward');
      expect(game.where('webb')).toBe('adirondacks-south');
    });

    it('[6.53b] a leader of the active side whose space beaten enemies enter', () => {
      const game = british({
        pieces: {
          albany: ['murray', ...some('british-regular', 3)],
          hoosic: ['coureurs-1', 'coureurs-2'],
          northampton: ['webb'],
        },
      });
      game.british.activates(THREE, 'murray', ...some('british-regular', 3)).marches('hoosic');
      game.french.stands();
      game.dice.roll(3, 3);
      game.french.retreats('northampton');
      game.british.isToChoose('retreat.to').retreats('worcester');
      expect(game.where('webb')).toBe('worcester');
    });

    it('[6.53b] with nowhere to go he is eliminated', () => {
      const game = french({
        pieces: {
          'wood-creek': ['dumas', 'coureurs-1'],
          'hudson-carry-south': ['johnson'],
          albany: ['french-regular-1'],
          hoosic: ['french-regular-2'],
          'green-mountains-south': ['coureurs-2'],
          'hudson-carry-north': ['coureurs-3'],
        },
        captured: ['albany'],
      });
      game.french.activates(ONE, 'dumas', 'coureurs-1').marches('hudson-carry-south');
      expect(game.where('johnson')).toBe('removed');
    });
  });

  it('[6.54] Auxiliaries pass an unallied or allied settlement freely', () => {
    const game = british({
      pieces: { montreal: ['mississauga'], 'la-belle-famille': ['ranger-1'] },
    });
    game.british.activatesAlone(ONE, 'ranger-1').marches('niagara', 'mississauga', 'toronto');
    game.table.offers(['move ganaraske']);
  });
});

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
    expect(game.told('intercept')[0]?.pieces).toEqual(['webb', ...some('northern-provincial', 3)]);
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

  it('[6.64] it may stop among enemies and fight them, and they may avoid', () => {
    const game = french({
      pieces: { 'hudson-carry-south': ['abenaki-1'], 'wood-creek': ['northern-provincial-1', 'ranger-1'] },
    });
    game.french.activatesAlone(ONE, 'abenaki-1').infiltrates('wood-creek');
    game.british.declines();
    game.french.stops();
    game.british.isToChoose('avoid.ask').stands();
    expect(game.told('battle')).toHaveLength(1);
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
