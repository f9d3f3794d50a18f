import { describe, expect, it } from 'vitest';
import { some } from '../builder.ts';
import { british, french, ONE, THREE } from '../marching.ts';

describe('6.5 Moving into enemy-occupied spaces', () => {
  it('[6.51a] a force that meets enemy units must stop and attack; Militia in their box and besieged units do not count', () => {
    const game = british({
      pieces: { albany: ['murray', ...some('british-regular', 2)], 'hudson-carry-south': ['coureurs-1', 'montcalm'] },
    });
    game.british.activates(THREE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-south');
    game.french.stands();
    expect(game.logged('battle')).toMatchObject([
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
    expect(game.logged('siege-begins')).toHaveLength(1);
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
