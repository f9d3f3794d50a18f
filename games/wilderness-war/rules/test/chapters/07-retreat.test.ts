import { describe, expect, it } from 'vitest';
import { frenchAttack } from '../attack.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const THREE = 'campaign-1';

describe('7.9 Retreat', () => {
  it('[7.91a] surviving Militia go back to their box, reduced ones as they are', () => {
    const game = frenchAttack('hudson-carry-south', 'hoosic', ['rigaud', 'french-regular-1'], {
      pieces: { hoosic: ['northern-provincial-1'], 'northern-colonial-militias': ['colonial-militia-1'] },
      reduced: ['northern-provincial-1'],
    });
    game.british.deploys('colonial-militia-1');
    game.dice.roll(6, 2);
    expect(game.where('colonial-militia-1')).toBe('northern-colonial-militias');
    expect(game.isReduced('colonial-militia-1')).toBe(true);
    // They have survived, so this was not an overrun.
    game.british.isToChoose('phase.card');
  });

  describe('7.91 defenders', () => {
    /** Two Regulars beat a Drilled unit, Rangers and a leader at Hudson Carry South, coming from the north. */
    const beaten = (sparse: Sparse = {}): Account => {
      const game = frenchAttack(
        'hudson-carry-north',
        'hudson-carry-south',
        ['montcalm', ...some('french-regular', 4)],
        {
          ...sparse,
          pieces: { ...sparse.pieces, 'hudson-carry-south': ['webb', 'northern-provincial-1', 'ranger-1'] },
        },
      );
      game.dice.roll(1, 1);
      game.lossesFall().dice.check(3);
      return game;
    };

    it('[7.91b] together, or split up', () => {
      const together = beaten();
      together.table.offers(['all albany', 'all hoosic']);
      together.british.retreats('albany');
      expect(together.at('albany')).toEqual(['webb', 'northern-provincial-1', 'ranger-1']);
      const apart = beaten();
      apart.british.retreats('hoosic', 'webb').retreats('wood-creek', 'ranger-1').retreats('albany');
      expect([apart.where('webb'), apart.where('ranger-1'), apart.where('northern-provincial-1')]).toEqual([
        'hoosic',
        'wood-creek',
        'albany',
      ]);
    });

    it('[7.92a] not where unbesieged enemies are', () => {
      const game = beaten({
        pieces: { 'wood-creek': ['coureurs-1'] },
        works: { 'green-mountains-south': 'french-fort', hoosic: 'french-stockade' },
      });
      for (const closed of ['wood-creek', 'green-mountains-south', 'hoosic'])
        game.table.offersNot([`one ranger-1 ${closed}`, `one webb ${closed}`]);
      game.table.offers(['all albany', 'one ranger-1 albany']);
    });

    it('[7.92b] not to where the enemy came from', () => {
      beaten().table.offersNot(['one ranger-1 hudson-carry-north', 'one webb hudson-carry-north']);
    });

    it('[7.92d] Drilled Troops only to cultivated spaces or friendly fortifications; Auxiliaries and leaders anywhere', () => {
      const game = beaten({ works: { 'wood-creek': 'british-stockade' } });
      game.table.offers(['one northern-provincial-1 wood-creek', 'all wood-creek']);
      game.table.offersNot(['one northern-provincial-1 green-mountains-south', 'all green-mountains-south']);
      game.table.offers(['one ranger-1 green-mountains-south', 'one webb green-mountains-south']);
    });

    it('[7.92d] enemy cultivated land will do', () => {
      const game = play({
        hands: { french: [THREE], british: ['campaign-4'] },
        pieces: {
          quebec: ['montcalm', ...some('french-regular', 4)],
          becancour: ['northern-provincial-1', 'northern-provincial-2'],
        },
      });
      game.french.activates(THREE, 'montcalm', ...some('french-regular', 4)).marches('becancour');
      game.british.stands();
      game.dice.roll(2, 2);
      game.table.offers(['all st-francois', 'all trois-rivieres']).offersNot(['all notre-dame-north']);
    });

    it('[7.92f] pieces with nowhere to go are eliminated, the others retreat', () => {
      const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', 4)], {
        pieces: { 'hudson-carry-north': ['webb', 'northern-provincial-1', 'northern-provincial-2', 'ranger-1'] },
      });
      game.dice.roll(4, 2);
      expect(game.logged('eliminated')).toMatchObject([
        { pieces: ['northern-provincial-1', 'northern-provincial-2'], rule: '7.92' },
      ]);
      game.british.retreats('hudson-carry-south');
      expect(game.at('hudson-carry-south')).toEqual(['webb', 'ranger-1']);
    });
  });

  describe('7.92 attackers', () => {
    it('[7.92c] only to where they came from', () => {
      const game = frenchAttack('st-jean', 'ile-aux-noix', ['montcalm', 'french-regular-1', 'coureurs-1'], {
        pieces: { 'ile-aux-noix': some('british-regular', 3) },
      });
      game.dice.roll(1, 4);
      expect(game.at('st-jean')).toEqual(['montcalm', 'french-regular-1', 'coureurs-1']);
      game.british.isToChoose('phase.card');
    });

    it('[7.92d] Drilled Troops that came out of the unfortified wilderness are lost, Auxiliaries and leaders get away', () => {
      const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'french-regular-1', 'coureurs-1'], {
        pieces: { 'hudson-carry-north': some('british-regular', 3) },
      });
      game.dice.roll(1, 2);
      expect(game.logged('eliminated')).toMatchObject([{ pieces: ['french-regular-1'], rule: '7.92' }]);
      expect(game.at('ticonderoga')).toEqual(['rigaud', 'coureurs-1']);
    });

    it('[7.92d] with a stockade behind them they do not perish', () => {
      const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['rigaud', 'french-regular-1', 'coureurs-1'], {
        pieces: { 'hudson-carry-north': some('british-regular', 3) },
        works: { ticonderoga: 'french-stockade' },
      });
      game.dice.roll(1, 2);
      expect(game.at('ticonderoga')).toEqual(['rigaud', 'french-regular-1', 'coureurs-1']);
    });

    it('[6.432c] after a landing to the port they left', () => {
      const game = play({
        turn: 'british',
        hands: { british: [THREE, 'amphibious-landing-17'], french: ['campaign-4'] },
        captured: ['louisbourg'],
        pieces: { louisbourg: ['murray', ...some('british-regular', 2)], 'ile-dorleans': some('french-regular', 4) },
      });
      game.british.activates(THREE, 'murray', 'british-regular-1').lands('ile-dorleans');
      game.french.stands();
      game.dice.roll(1, 4);
      expect(game.at('louisbourg')).toEqual(['murray', 'british-regular-2']);
      expect(game.where('british-regular-1')).toBe('removed');
    });

    it('[7.92c] [2.0d] not against an arrow: beaten at Niagara, pieces from Pays d’en Haut are lost', () => {
      const game = frenchAttack('pays-den-haut', 'niagara', ['dumas', 'huron', 'ottawa'], {
        pieces: { niagara: some('british-regular', 4) },
      });
      game.dice.roll(1, 2);
      game.lossesFall();
      expect(game.logged('eliminated').at(-1)).toMatchObject({ pieces: ['dumas', 'huron', 'ottawa'], rule: '7.92' });
      expect(game.at('pays-den-haut')).toEqual([]);
      game.british.isToChoose('phase.card');
    });
  });

  it('[6.432c] British defenders on an Amphib space may split over their ports', () => {
    const game = play({
      hands: { french: [THREE], british: ['campaign-4'] },
      pieces: {
        quebec: ['montcalm', ...some('french-regular', 4)],
        'ile-dorleans': ['murray', ...some('british-regular', 4)],
      },
      amphib: ['ile-dorleans'],
    });
    game.french.activates(THREE, 'montcalm', ...some('french-regular', 4)).marches('ile-dorleans');
    game.british.stands();
    game.dice.roll(3, 2);
    game.table
      .offers(['all halifax', 'all boston', 'all riviere-ouelle'])
      .offersNot(['all quebec', 'all louisbourg', 'all albany']);
    game.british.retreats('halifax', 'murray').retreats('boston', 'british-regular-1');
    expect([game.where('murray'), game.where('british-regular-1')]).toEqual(['halifax', 'boston']);
  });

  it('[6.53b] [7.92a] a winner’s leader, alone before an enemy stockade when the Militia go home, goes back as he came', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE, 'campaign-2'], french: ['campaign-4'] },
      pieces: {
        culpeper: ['dunbar', 'southern-provincial-1'],
        augusta: ['coureurs-1'],
        'southern-colonial-militias': some('colonial-militia', 3),
      },
      works: { augusta: 'french-stockade' },
      reduced: ['southern-provincial-1'],
    });
    game.british.activates(THREE, 'dunbar', 'southern-provincial-1').marches('augusta');
    game.french.stands();
    game.british.deploys(...some('colonial-militia', 3));
    game.dice.roll(6, 4);
    game.lossesFall();
    expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
    expect(game.logged('retreat').map(({ pieces, to }) => ({ pieces, to }))).toEqual([
      { pieces: ['dunbar'], to: 'culpeper' },
    ]);
    expect(game.where('dunbar')).toBe('culpeper');
  });

  it('[7.92e] nor do the British sail away from a port that is no Amphib space', () => {
    const game = frenchAttack('worcester', 'boston', ['montcalm', ...some('french-regular', 4)], {
      pieces: { boston: some('northern-provincial', 5) },
    });
    game.dice.roll(5, 2);
    game.lossesFall();
    for (const port of ['halifax', 'new-york', 'new-haven']) game.table.offersNot([`all ${port}`]);
    game.table.offers(['all providence', 'allInside']);
  });

  it('[7.92e] the French at Louisbourg have nowhere to go but inside', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE, 'amphibious-landing-17'], french: ['campaign-4'] },
      pieces: {
        halifax: ['murray', ...some('british-regular', 5)],
        louisbourg: ['drucour', ...some('french-regular', 3), 'coureurs-1'],
      },
    });
    game.british.activates(THREE, 'murray', ...some('british-regular', 5)).lands('louisbourg');
    game.french.shelters('drucour');
    game.dice.roll(3, 2);
    game.french.loses('coureurs-1').isToChoose('retreat.to');
    game.table.offersOnly(['allInside', 'inside french-regular-1', 'inside french-regular-3', 'inside coureurs-1']);
  });
});
