import { describe, expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { type Account, some } from '../builder.ts';
import { british, french, isDone, ONE, THREE, ways } from '../marching.ts';

describe('6.1 Movement in general', () => {
  it('[6.1a] after five spaces by boat nothing is entered over land, and after a step by land nobody sails', () => {
    const boat = british({ pieces: { 'new-york': ['northern-provincial-1'] } });
    boat.british.activatesAlone(ONE, 'northern-provincial-1');
    boat.british.marches('peekskill', 'poughkeepsie', 'kinderhook', 'albany', 'hudson-carry-south');
    // Back over the river is allowed; Hoosic and the wilderness are over land.
    expect(ways(boat)).toEqual(['albany']);

    const sea = british({ pieces: { 'new-york': ['northern-provincial-1'] } });
    sea.british.activatesAlone(ONE, 'northern-provincial-1');
    sea.table.offers(['sail boston']);
    sea.british.marches('peekskill', 'new-york');
    sea.table.offersNot(['sail boston']);
  });

  it('[6.1a] a move by sea is the whole movement of the activation', () => {
    const game = british({ pieces: { 'new-york': ['northern-provincial-1'] } });
    game.british.activatesAlone(ONE, 'northern-provincial-1').sails('boston');
    expect(game.where('northern-provincial-1')).toBe('boston');
    isDone(game);
  });

  it('[6.1b] units and subordinates may be dropped off on the way, the commander not', () => {
    const game = british({ pieces: { albany: ['webb', 'johnson', ...some('northern-provincial', 3)] } });
    game.british.activates(THREE, 'webb', 'johnson', ...some('northern-provincial', 3));
    // No piece can be dropped where they set out: a piece that should stay there is simply not taken along.
    game.table.offersNot(['drop johnson', 'drop northern-provincial-3']);
    game.british.marches('kinderhook');
    game.table.offers(['drop johnson', 'drop northern-provincial-3']).offersNot(['drop webb']);
    game.british.drops('johnson', 'northern-provincial-3').marches('poughkeepsie').stops();
    expect(game.at('kinderhook')).toEqual(['johnson', 'northern-provincial-3']);
    expect(game.at('poughkeepsie')).toEqual(['webb', 'northern-provincial-1', 'northern-provincial-2']);
  });

  it('[6.1b] units that go on stay within the Command of the leaders that go on', () => {
    const game = british({ pieces: { albany: ['johnson', 'dunbar', 'mohawk-1', ...some('northern-provincial', 6)] } });
    game.british.activates(THREE, 'dunbar', 'johnson', 'mohawk-1', ...some('northern-provincial', 6));
    game.british.marches('kinderhook');
    // Dunbar alone commands four, and Johnson's Mohawks not at all: dropping Johnson means dropping these and two more.
    game.british.chooses('drop johnson');
    game.table.offersNot(['move albany', 'move poughkeepsie']).offers(['drop mohawk-1', 'stop']);
    expect(game.why('move poughkeepsie')).toEqual(['limitLeft']);
    game.british.drops('northern-provincial-6', 'northern-provincial-5');
    game.table.offersNot(['move poughkeepsie']);
    game.british.drops('mohawk-1').marches('poughkeepsie').stops();
    expect(game.at('kinderhook')).toEqual(['johnson', 'northern-provincial-5', 'northern-provincial-6', 'mohawk-1']);
    const again = british({ pieces: { albany: ['johnson', 'dunbar', ...some('northern-provincial', 6)] } });
    again.british.activates(THREE, 'dunbar', 'johnson', ...some('northern-provincial', 6)).marches('kinderhook');
    again.british.drops('northern-provincial-6', 'northern-provincial-5').drops('johnson').marches('albany').stops();
    expect(again.at('kinderhook')).toEqual(['johnson', 'northern-provincial-5', 'northern-provincial-6']);
  });

  it('[6.1b] [5.534a] Johnson’s Indians do not count among the units that go on', () => {
    const game = british({
      pieces: { albany: ['johnson', ...some('northern-provincial', 3), 'mohawk-1', 'british-oneida'] },
    });
    game.british.activates(THREE, 'johnson', ...some('northern-provincial', 3), 'mohawk-1', 'british-oneida');
    game.british.marches('kinderhook').drops('northern-provincial-3').marches('poughkeepsie').stops();
    expect(game.at('poughkeepsie')).toEqual([
      'johnson',
      ...some('northern-provincial', 2),
      'mohawk-1',
      'british-oneida',
    ]);
  });

  it('[6.1c] nobody is picked up', () => {
    const game = british({
      pieces: { albany: ['webb', 'northern-provincial-1'], kinderhook: ['northern-provincial-2'] },
    });
    game.british.activates(THREE, 'webb', 'northern-provincial-1').marches('kinderhook', 'poughkeepsie').stops();
    expect(game.at('kinderhook')).toEqual(['northern-provincial-2']);
    expect(game.at('poughkeepsie')).toEqual(['webb', 'northern-provincial-1']);
  });
});

describe('6.2 Land movement', () => {
  /** Activates one unit alone and lets it go its way. */
  const goes = (game: Account, unit: PieceName, ...way: SpaceName[]): Account => {
    const player = unit.startsWith('coureurs') ? game.french : game.british;
    player.activatesAlone(ONE, unit).marches(...way);
    return game;
  };

  it('[6.2a] [2.0c] four spaces for Provincials, over both land and water', () => {
    const game = goes(british({ pieces: { boston: ['northern-provincial-1'] } }), 'northern-provincial-1');
    game.british.marches('worcester', 'deerfield', 'northampton', 'hartford');
    isDone(game);
    expect(game.where('northern-provincial-1')).toBe('hartford');
  });

  it('[6.2a] six for Light Infantry', () => {
    const game = british({ pieces: { boston: ['light-infantry-1'] } });
    goes(game, 'light-infantry-1', 'worcester', 'northampton', 'hoosic', 'albany', 'schoharie');
    // Schoharie is wilderness, and Drilled Troops have only come to it.
    expect(ways(game)).toContain('schenectady');
    game.british.marches('schenectady');
    isDone(game);
  });

  it('[6.2b] Drilled Troops that pass through wilderness stop in the next space, even if it is cultivated', () => {
    const game = goes(
      british({ pieces: { carlisle: ['southern-provincial-1'] } }),
      'southern-provincial-1',
      'raystown',
    );
    expect(ways(game)).toContain('wills-creek');
    game.british.marches('wills-creek');
    isDone(game);

    const out = goes(british({ pieces: { 'wills-creek': ['southern-provincial-1'] } }), 'southern-provincial-1');
    out.british.marches('raystown', 'carlisle');
    isDone(out);
  });

  it('[6.2b] the space where they set out does not count', () => {
    const game = british({ pieces: { raystown: ['southern-provincial-1'] } });
    goes(game, 'southern-provincial-1', 'carlisle', 'york', 'frederick', 'baltimore');
    isDone(game);
  });

  it('[6.2b] with Auxiliaries they go on; leaders do not help', () => {
    const game = british({ pieces: { carlisle: ['dunbar', 'southern-provincial-1', 'ranger-1'] } });
    game.british.activates(THREE, 'dunbar', 'southern-provincial-1', 'ranger-1');
    game.british.marches('raystown', 'juniata', 'harriss-ferry', 'lancaster');
    expect(game.where('southern-provincial-1')).toBe('lancaster');

    const alone = british({ pieces: { carlisle: ['dunbar', 'southern-provincial-1'] } });
    alone.british.activates(THREE, 'dunbar', 'southern-provincial-1').marches('raystown', 'juniata');
    alone.table.offersNot(['move harriss-ferry', 'move raystown']);
  });

  it('[6.2b] [6.22a] once the Auxiliaries are dropped off the limit binds the Drilled Troops', () => {
    const game = british({ pieces: { carlisle: ['dunbar', 'southern-provincial-1', 'ranger-1'] } });
    game.british.activates(THREE, 'dunbar', 'southern-provincial-1', 'ranger-1').marches('raystown');
    game.british.drops('ranger-1').marches('juniata');
    game.table.offersNot(['move harriss-ferry', 'move raystown']);
  });

  it('[6.2b] [6.1b] the stop binds the Drilled Troops: a leader who leaves them all behind may go on', () => {
    const game = british({ pieces: { carlisle: ['dunbar', ...some('southern-provincial', 2), 'webb'] } });
    game.british.activates(THREE, 'webb', 'dunbar', ...some('southern-provincial', 2)).marches('raystown', 'juniata');
    expect(ways(game)).toEqual([]);
    game.british.drops('southern-provincial-2');
    expect(ways(game)).toEqual([]);
    game.british.drops('southern-provincial-1');
    expect(ways(game)).toContain('harriss-ferry');
    // Two of the leaders' six spaces are spent.
    game.british.marches('harriss-ferry', 'lancaster', 'harriss-ferry', 'lancaster');
    isDone(game);
    expect(game.at('juniata')).toEqual(some('southern-provincial', 2));
  });

  it('[6.2d] mountains stop leaders, too: nobody goes on there', () => {
    const game = french({ pieces: { ticonderoga: ['montcalm', 'french-regular-1'] } });
    game.french.activates(THREE, 'montcalm', 'french-regular-1').marches('adirondacks-central');
    isDone(game);
  });

  it('[6.2c] Auxiliaries that pass through an enemy cultivated space stop in the next', () => {
    const game = goes(french({ pieces: { 'allegheny-south': ['coureurs-1'] } }), 'coureurs-1');
    game.french.marches('augusta');
    expect(ways(game)).toContain('culpeper');
    game.french.marches('culpeper');
    game.table.nowChooses('chance', 'raid.roll');
  });

  it('[6.2c] [6.1b] a leader who leaves them there may go on', () => {
    const game = french({ pieces: { 'allegheny-south': ['villiers', 'coureurs-1'] } });
    game.french.activates(THREE, 'villiers', 'coureurs-1').marches('augusta', 'culpeper').drops('coureurs-1');
    game.french.marches('ashbys-gap').stops();
    game.table.nowChooses('chance', 'raid.roll');
    expect(game.where('villiers')).toBe('ashbys-gap');
  });

  it('[6.2c] not through their own side’s spaces', () => {
    const game = goes(
      french({ pieces: { montreal: ['coureurs-1'] } }),
      'coureurs-1',
      'sorel',
      'st-francois',
      'becancour',
    );
    expect(ways(game)).toContain('quebec');
  });

  it('[6.2c] with Drilled Troops they go on', () => {
    const game = french({ pieces: { 'allegheny-south': ['montcalm', 'french-regular-1', 'coureurs-1'] } });
    game.french.activates(THREE, 'montcalm', 'french-regular-1', 'coureurs-1');
    game.french.marches('augusta', 'culpeper', 'ashbys-gap', 'alexandria');
    expect(game.where('coureurs-1')).toBe('alexandria');
  });

  it('[6.2d] all stop on entering mountains', () => {
    const coureurs = goes(french({ pieces: { ticonderoga: ['coureurs-1'] } }), 'coureurs-1', 'adirondacks-central');
    isDone(coureurs);
    const leader = french({ pieces: { ticonderoga: ['montcalm'] } });
    leader.french.activates(ONE, 'montcalm').marches('adirondacks-central');
    isDone(leader);
  });

  it('[6.2e] friendly fortifications lift the limits, each for its own space', () => {
    const works = {
      raystown: 'british-stockade',
      'wills-creek': 'british-fort',
      'laurel-ridge-south': 'british-stockade',
    } as const;
    const game = british({ pieces: { carlisle: ['southern-provincial-1'] }, works });
    goes(game, 'southern-provincial-1', 'raystown', 'wills-creek', 'laurel-ridge-south', 'gists-station');
    expect(game.where('southern-provincial-1')).toBe('gists-station');

    // A fort that is only begun, or the enemy's, does nothing.
    const begun = british({
      pieces: { carlisle: ['southern-provincial-1'] },
      works: { raystown: 'british-fort-started' },
    });
    goes(begun, 'southern-provincial-1', 'raystown', 'wills-creek');
    expect(ways(begun)).toEqual([]);

    const cultivated = french({ pieces: { 'allegheny-south': ['coureurs-1'] }, works: { augusta: 'french-stockade' } });
    goes(cultivated, 'coureurs-1', 'augusta', 'culpeper', 'ashbys-gap');
    cultivated.table.nowChooses('chance', 'raid.roll');
  });

  it('[6.21] leaders alone go six spaces, through wilderness and enemy land', () => {
    const game = french({ pieces: { 'hudson-carry-south': ['montcalm'] } });
    game.french.activates(ONE, 'montcalm');
    game.french.marches('hoosic', 'northampton', 'worcester', 'providence', 'hartford', 'poughkeepsie');
    isDone(game);
    expect(game.where('montcalm')).toBe('poughkeepsie');
  });

  it('[6.22a] a force goes at the rate of its slowest unit; without it the others go on at their own rate', () => {
    const game = british({ pieces: { boston: ['murray', 'light-infantry-1', 'northern-provincial-1'] } });
    game.british.activates(ONE, 'murray', 'light-infantry-1', 'northern-provincial-1');
    game.british.marches('worcester', 'northampton', 'hoosic', 'albany');
    expect(ways(game)).toEqual([]);
    // The Provincials have come as far as they can, and are left there.
    game.british.drops('northern-provincial-1').marches('schenectady', 'canajoharie');
    isDone(game);
    expect(game.at('canajoharie')).toEqual(['murray', 'light-infantry-1']);
    expect(game.at('albany')).toEqual(['northern-provincial-1']);
  });

  it('[6.54] lone enemy leaders, forts under construction and settlements stop nobody', () => {
    const game = british({
      pieces: {
        schenectady: ['ranger-1', 'northern-provincial-1'],
        canajoharie: ['villiers'],
        montreal: ['french-oneida', 'french-onondaga'],
      },
      works: { 'oneida-carry-east': 'french-fort-started' },
    });
    game.british.activatesAlone(ONE, 'ranger-1').marches('canajoharie');
    game.french.retreats('schoharie');
    game.british.marches('oneida-carry-east', 'oneida-castle');
    expect(ways(game)).toContain('onondaga');
    expect(game.position.works).toEqual({ 'oneida-carry-east': 'french-fort-started' });
  });

  it('[2.0d] out of Pays d’en Haut by the arrows, never in', () => {
    const game = french({ pieces: { 'pays-den-haut': ['huron'] } });
    game.french.activatesAlone(ONE, 'huron');
    expect(new Set(ways(game))).toEqual(new Set(['french-creek', 'niagara', 'presquile', 'toronto']));
    game.french.marches('toronto');
    expect(new Set(ways(game))).toEqual(new Set(['ganaraske', 'mississauga']));
  });
});
