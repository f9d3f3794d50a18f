import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';
import { HANDS, lastRaid } from '../raids.ts';

describe('10.1 Targets', () => {
  it('[10.1a] Auxiliaries that end in an originally enemy cultivated space must raid', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['mingo-1'] } });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(6);
    expect(lastRaid(game)).toMatchObject({
      side: 'french',
      at: 'augusta',
      target: 'cultivated',
      success: true,
      losses: 0,
    });
    game.british.isToChoose('phase.card');
  });

  it('[10.1a] they must raid where they stood, if they are activated and do not move', () => {
    const game = play({ hands: HANDS, pieces: { augusta: ['mingo-1'] } });
    game.french.activatesAlone('ambush-11', 'mingo-1').stops();
    game.dice.roll(3);
    expect(game.where('mingo-1')).toBe('mingo-town');
  });

  it('[10.1b] and so at an enemy stockade in the wilderness', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'wood-creek': ['coureurs-1'] },
      works: { 'hudson-carry-south': 'british-stockade', ticonderoga: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('hudson-carry-south');
    game.dice.roll(5);
    expect(lastRaid(game)).toMatchObject({
      target: 'stockade',
      column: 'stockadeSettlement',
      success: true,
      losses: 1,
    });
    expect(game.position.works).toEqual({ ticonderoga: 'french-fort' });
    expect(game.vp).toBe(0);
  });

  it('[10.1c] and at a settlement of Indians on the map for the enemy', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'adirondacks-south': ['coureurs-1'], albany: ['mohawk-1'] },
      works: { ticonderoga: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('canajoharie').stops();
    game.dice.roll(3);
    expect(lastRaid(game)).toMatchObject({ at: 'canajoharie', target: 'settlement', column: 'stockadeSettlement' });
  });

  it('[10.1c] a settlement whose Indians are off the map, or on the raiders’ side, is not a target', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'adirondacks-south': ['coureurs-1'], 'oneida-castle': ['french-oneida'] },
    });
    game.french.activatesAlone('western-indian-alliance-26', 'coureurs-1', 'french-oneida').starts('coureurs-1');
    game.french.marches('canajoharie', 'oneida-castle').stops().starts('french-oneida').stops();
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.at('oneida-castle')).toEqual(['coureurs-1', 'french-oneida']);
  });

  it('[5.532] [10.1c] no raid where the last of the tribe has just fallen in battle at the settlement', () => {
    const battle = (...mohawks: readonly PieceName[]) => {
      const game = play({
        hands: HANDS,
        pieces: { schoharie: ['dumas', 'coureurs-1', 'coureurs-2'], canajoharie: ['mohawk-1'], oswego: mohawks },
        reduced: ['mohawk-1'],
      });
      game.french.activates('campaign-1', 'dumas', 'coureurs-1', 'coureurs-2').marches('canajoharie');
      game.british.stands();
      game.french.passes();
      game.dice.roll(6, 2);
      if (game.table.breadcrumb.endsWith('march.onward')) game.french.stops();
      return game;
    };
    const last = battle();
    expect(last.position.allied).toEqual([]);
    last.british.isToChoose('phase.card');
    expect(last.logged('raid')).toEqual([]);
    const more = battle('mohawk-2');
    expect(more.position.allied).toEqual(['canajoharie']);
    more.table.nowChooses('chance', 'raid.roll');
  });

  it('[5.34d] a leader raids with more than he could command', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'allegheny-south': ['dumas', 'coureurs-1'],
        augusta: some('mingo', 1).concat(some('delaware', 2), some('shawnee', 2), ['coureurs-2', 'coureurs-3']),
      },
    });
    game.french.activates('campaign-1', 'dumas', 'coureurs-1').marches('augusta').stops();
    game.dice.roll(4);
    expect(lastRaid(game)?.pieces).toHaveLength(9);
    expect(lastRaid(game)?.modifiers).toMatchObject([{ why: 'tactics', leader: 'dumas' }]);
  });

  it('[10.1a] an originally friendly cultivated space, and plain wilderness, are not targets', () => {
    const game = play({ hands: HANDS, pieces: { montreal: ['coureurs-1'] } });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('sorel', 'st-francois').stops();
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.where('coureurs-1')).toBe('st-francois');
  });

  it('[10.1a] leaders alone do not raid, nor do Auxiliaries that were not activated', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['dumas'], augusta: ['coureurs-1'] } });
    game.french.activatesAlone('ambush-11', 'dumas').marches('augusta').stops();
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.at('augusta')).toEqual(['dumas', 'coureurs-1']);
  });

  it('[10.1a] [10.13] a leader dropped off brings no raid upon Auxiliaries that were not activated', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['villiers', 'dumas', 'coureurs-1'], augusta: ['coureurs-2'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activates('western-indian-alliance-26', 'villiers', 'dumas', 'coureurs-1').marches('augusta');
    game.french.drops('dumas').marches('culpeper').stops();
    game.dice.roll(4);
    expect(game.logged('raid').map(({ at }) => at)).toEqual(['culpeper']);
    game.british.isToChoose('phase.card');
    expect(game.at('augusta')).toEqual(['dumas', 'coureurs-2']);
  });

  it('[10.1d] all leaders and Auxiliaries in the space raid together with one roll', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'], augusta: ['dumas', 'coureurs-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.dice.roll(3);
    expect(lastRaid(game)?.pieces).toEqual(['dumas', 'coureurs-1', 'mingo-1']);
    game.french.loses('coureurs-1');
    game.french.chooses('go coureurs-1 ohio-forks', 'go dumas ohio-forks', 'go mingo-1 mingo-town');
    expect(game.at('augusta')).toEqual([]);
    expect(game.logged('raid')).toHaveLength(1);
  });

  it('[10.11] no raid in a space with the raiders’ own fort, even on enemy land', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['coureurs-1'] },
      works: { augusta: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('augusta').stops();
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.where('coureurs-1')).toBe('augusta');
  });

  it('[10.11] no raid beside friendly Drilled Troops', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['mingo-1'], augusta: ['marine-detachment-1'] } });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.where('mingo-1')).toBe('augusta');
  });

  it('[10.11] no raid in a space with a friendly stockade', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      works: { augusta: 'french-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
  });

  it('[10.11] no raid in a space with a fort or fortress, though Auxiliaries keep up its siege alone', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'hudson-carry-south': ['coureurs-1'],
        albany: ['coureurs-2'],
        canajoharie: ['coureurs-3'],
        schenectady: ['coureurs-4'],
      },
      works: { schenectady: 'british-fort' },
      siege: { albany: 0, schenectady: 1 },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('albany').stops();
    game.british.isToChoose('phase.card').discards('campaign-2');
    game.french.activatesAlone('campaign-1', 'coureurs-3').marches('schenectady').stops();
    expect(game.logged('raid')).toEqual([]);
    game.french.isToChoose('phase.card');
    expect([game.at('albany').length, game.at('schenectady').length]).toEqual([2, 2]);
  });

  it('[10.12] [10.2b] they raid after winning a battle in the space, and no Militia opposes them', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'allegheny-south': ['dumas', ...some('coureurs', 2)],
        augusta: ['southern-provincial-1'],
        'southern-colonial-militias': ['colonial-militia-1'],
      },
      reduced: ['southern-provincial-1'],
      works: { augusta: 'british-stockade', 'ohio-forks': 'french-fort' },
    });
    game.french.activates('ambush-11', 'dumas', ...some('coureurs', 2)).marches('augusta');
    game.british.stands().deploys();
    game.dice.roll(6, 2);
    expect(game.where('southern-provincial-1')).toBe('reserve');
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(5);
    expect(lastRaid(game)).toMatchObject({ target: 'stockade', success: true });
    expect(game.position.works.augusta).toBeUndefined();
  });

  it('[10.12] Auxiliaries raid if their Drilled Troops all fell in the battle', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'allegheny-south': ['dumas', 'marine-detachment-1', 'coureurs-1'],
        augusta: ['southern-provincial-1'],
      },
      reduced: ['marine-detachment-1', 'southern-provincial-1'],
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activates('ambush-11', 'dumas', 'marine-detachment-1', 'coureurs-1').marches('augusta');
    game.british.stands();
    game.dice.roll(4, 5);
    expect(game.where('marine-detachment-1')).toBe('removed');
    game.table.nowChooses('chance', 'raid.roll');
  });

  it('[10.13] Auxiliaries dropped off raid with the highest leader left with them; the rest raids with its commander', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['villiers', 'dumas', 'coureurs-1', 'coureurs-2'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french
      .activates('western-indian-alliance-26', 'villiers', 'dumas', 'coureurs-1', 'coureurs-2')
      .marches('augusta');
    game.french.drops('dumas', 'coureurs-2').marches('culpeper').stops().chooses('raid augusta');
    game.dice.roll(4);
    expect(lastRaid(game)).toMatchObject({
      at: 'augusta',
      pieces: ['dumas', 'coureurs-2'],
      modifiers: [{ why: 'tactics', rule: '7.51', by: 1, leader: 'dumas' }],
    });
    game.dice.roll(4);
    expect(lastRaid(game)).toMatchObject({
      at: 'culpeper',
      pieces: ['villiers', 'coureurs-1'],
      modifiers: [{ why: 'tactics', rule: '7.51', by: 1, leader: 'villiers' }],
    });
  });
});

describe('10.13 several raids of one march', () => {
  const THREE_RAIDS = {
    hands: HANDS,
    pieces: { 'allegheny-south': ['villiers', 'coureurs-1', 'coureurs-2'] },
    works: { 'ohio-forks': 'french-fort' },
  } as const;
  const marches = (sparse: Sparse): Account => {
    const game = play(sparse);
    game.french.activates('western-indian-alliance-26', 'villiers', 'coureurs-1', 'coureurs-2').marches('augusta');
    game.french.drops('coureurs-2').marches('culpeper');
    // At a stockade the march is over.
    if (sparse.works?.culpeper === undefined) game.french.stops();
    return game;
  };

  it('[10.13] their owner says which comes first: the enemy may answer each with Blockhouses', () => {
    const game = marches(THREE_RAIDS);
    game.french.isToChoose('march.whichRaid');
    game.table.offersOnly(['raid augusta', 'raid culpeper', 'demolish ohio-forks']);
    expect(game.why('raid winchester')).toEqual(['raidDue']);
    game.french.chooses('raid culpeper');
    game.dice.roll(4);
    expect(lastRaid(game)).toMatchObject({ at: 'culpeper', pieces: ['villiers', 'coureurs-1'] });
    // One is left: nothing is to be chosen.
    game.dice.roll(4);
    expect(lastRaid(game)).toMatchObject({ at: 'augusta', pieces: ['coureurs-2'] });
  });

  it('[10.13] he is not asked where the order makes no difference', () => {
    const blocked = marches({ ...THREE_RAIDS, inEffect: ['british-blockhouses'] });
    blocked.table.nowChooses('chance', 'raid.roll');
    const gone = marches({ ...THREE_RAIDS, gone: ['blockhouses-13'] });
    gone.table.nowChooses('chance', 'raid.roll');
  });

  it('[10.13] [14.2] he is if a marker or a Militia unit affects the other raid', () => {
    const BLOCKED = { ...THREE_RAIDS, inEffect: ['british-blockhouses'] } as const;
    const militia = { 'southern-colonial-militias': ['colonial-militia-1'] } as const;
    const hurt = { ...BLOCKED, pieces: { ...BLOCKED.pieces, ...militia } } as const;
    marches({ ...hurt, options: ['raidsHurtMilitia'] }).french.isToChoose('march.whichRaid');
    marches(hurt).table.nowChooses('chance', 'raid.roll');
    const stockade = marches({ ...hurt, works: { ...hurt.works, culpeper: 'british-stockade' } });
    stockade.french.isToChoose('march.whichRaid');
  });
});
