import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

// Each player has another card, so that the game goes on after the raid.
const HANDS = { french: ['ambush-11', 'western-indian-alliance-26', 'campaign-1'], british: ['campaign-2'] } as const;
const BRITISH_TURN = {
  turn: 'british',
  hands: { french: ['campaign-1'], british: ['ambush-12', 'campaign-2'] },
} as const;

const lastRaid = (game: Account) => game.told('raid').at(-1);

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

  it('[10.1c] and so at a settlement of Indians who are on the map for the enemy', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'adirondacks-south': ['coureurs-1'], albany: ['mohawk-1'] },
      works: { ticonderoga: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('canajoharie').stops();
    game.dice.roll(3);
    expect(lastRaid(game)).toMatchObject({ at: 'canajoharie', target: 'settlement', column: 'stockadeSettlement' });
  });

  it('[10.1c] a settlement whose Indians are not on the map, or on their own side, is no target', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'adirondacks-south': ['coureurs-1'], 'oneida-castle': ['french-oneida'] },
    });
    game.french.activatesAlone('western-indian-alliance-26', 'coureurs-1', 'french-oneida').starts('coureurs-1');
    game.french.marches('canajoharie', 'oneida-castle').stops().starts('french-oneida').stops();
    expect(game.told('raid')).toEqual([]);
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
    expect(last.told('raid')).toEqual([]);
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

  it('[10.1a] an originally friendly cultivated space, and plain wilderness, are no targets', () => {
    const game = play({ hands: HANDS, pieces: { montreal: ['coureurs-1'] } });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('sorel', 'st-francois').stops();
    expect(game.told('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.where('coureurs-1')).toBe('st-francois');
  });

  it('[10.1a] leaders alone do not raid, nor do Auxiliaries that were not activated', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['dumas'], augusta: ['coureurs-1'] } });
    game.french.activatesAlone('ambush-11', 'dumas').marches('augusta').stops();
    expect(game.told('raid')).toEqual([]);
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
    expect(game.told('raid').map(({ at }) => at)).toEqual(['culpeper']);
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
    expect(game.told('raid')).toHaveLength(1);
  });

  it('[10.11] no raid in a space with an own fort, though the land is the enemy’s', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['coureurs-1'] },
      works: { augusta: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('augusta').stops();
    expect(game.told('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.where('coureurs-1')).toBe('augusta');
  });

  it('[10.11] no raid beside own Drilled Troops', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['mingo-1'], augusta: ['marine-detachment-1'] } });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    expect(game.told('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.where('mingo-1')).toBe('augusta');
  });

  it('[10.11] no raid in a space with an own stockade', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      works: { augusta: 'french-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    expect(game.told('raid')).toEqual([]);
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
    expect(game.told('raid')).toEqual([]);
    game.french.isToChoose('phase.card');
    expect([game.at('albany').length, game.at('schenectady').length]).toEqual([2, 2]);
  });

  it('[10.12] [10.2b] they raid after winning a battle in the space, and no Militia stands in their way', () => {
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

  it('[10.12] Auxiliaries raid whose Drilled Troops all fell in the battle', () => {
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

  it('[10.13] [14.2] he is where a marker or a Militia unit changes what the other raid meets', () => {
    const BLOCKED = { ...THREE_RAIDS, inEffect: ['british-blockhouses'] } as const;
    const militia = { 'southern-colonial-militias': ['colonial-militia-1'] } as const;
    const hurt = { ...BLOCKED, pieces: { ...BLOCKED.pieces, ...militia } } as const;
    marches({ ...hurt, options: ['raidsHurtMilitia'] }).french.isToChoose('march.whichRaid');
    marches(hurt).table.nowChooses('chance', 'raid.roll');
    const stockade = marches({ ...hurt, works: { ...hurt.works, culpeper: 'british-stockade' } });
    stockade.french.isToChoose('march.whichRaid');
  });
});

describe('10.2 Militia Deployment Against Raids', () => {
  /** Mingo and Shawnee under Dumas come upon the stockade at Augusta. */
  const augusta = (more: Partial<Parameters<typeof play>[0]> = {}) =>
    play({
      hands: HANDS,
      pieces: {
        'allegheny-south': ['dumas', 'mingo-1', 'shawnee-1'],
        'southern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'],
        'northern-colonial-militias': ['colonial-militia-3'],
      },
      works: { augusta: 'british-stockade', 'ohio-forks': 'french-fort' },
      ...more,
    });
  const attack = (game: Account) =>
    game.french.activates('ambush-11', 'dumas', 'mingo-1', 'shawnee-1').marches('augusta');

  it('[10.21] a Militia unit that deploys is attacked at once, and alone', () => {
    const game = augusta();
    attack(game);
    game.british.isToChoose('raid.militia');
    game.table.offersOnly(['deploy colonial-militia-1', 'decline']);
    game.british.chooses('deploy colonial-militia-1');
    game.table.nowChooses('chance', 'battle.fire');
    game.dice.roll(4, 4);
    expect(game.told('fire')).toMatchObject([
      {
        side: 'french',
        strength: 2,
        losses: 1,
        modifiers: [
          { why: 'tactics', by: 1 },
          { why: 'stockade', by: -1 },
        ],
      },
      { side: 'british', strength: 1, losses: 1, modifiers: [] },
    ]);
  });

  it('[10.23] raiders who lose retreat, do not raid and do not go home: Augusta 1756', () => {
    const game = augusta();
    attack(game);
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(4, 4);
    game.french.loses('mingo-1');
    expect(game.at('allegheny-south')).toEqual(['dumas', 'mingo-1', 'shawnee-1']);
    expect(game.where('colonial-militia-1')).toBe('southern-colonial-militias');
    expect([game.isReduced('mingo-1'), game.isReduced('colonial-militia-1')]).toEqual([true, true]);
    expect(game.told('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.position.works.augusta).toBe('british-stockade');
    game.british.isToChoose('phase.card');
  });

  it('[10.22] raiders who win carry out the raid', () => {
    const game = augusta();
    attack(game);
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(6, 3);
    expect(game.where('colonial-militia-1')).toBe('southern-colonial-militias');
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(5);
    expect(lastRaid(game)).toMatchObject({ target: 'stockade', success: true });
  });

  it('[10.22] who falls in that battle neither raids nor goes home', () => {
    const game = augusta({ reduced: ['mingo-1', 'shawnee-1', 'colonial-militia-1'] });
    attack(game);
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(6, 4);
    game.french.loses('mingo-1');
    game.dice.roll(5);
    expect(lastRaid(game)?.pieces).toEqual(['dumas', 'shawnee-1']);
    expect(game.told('go-home').map((entry) => entry.piece)).not.toContain('mingo-1');
    expect(game.where('mingo-1')).toBe('reserve');
  });

  it('[10.2a] the defender need not deploy', () => {
    const game = augusta();
    attack(game);
    game.british.declines();
    game.table.nowChooses('chance', 'raid.roll');
    expect(game.told('battle')).toEqual([]);
  });

  it('[10.2a] Raided markers in the Department do not keep it away: Easton 1757', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'east-delaware': ['mississauga'], 'southern-colonial-militias': ['colonial-militia-1'] },
      works: { easton: 'british-stockade' },
      raided: { french: { culpeper: 1 } },
    });
    game.french.activatesAlone('ambush-11', 'mississauga').marches('easton');
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(4, 3);
    expect(game.told('fire')).toMatchObject([
      { strength: 1, column: 1, losses: 0, modifiers: [{ why: 'stockade', by: -1 }] },
      { strength: 1, column: 1, losses: 0, modifiers: [] },
    ]);
    expect(game.where('mississauga')).toBe('east-delaware');
    expect(game.told('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
  });

  it('[7.3] but they keep all Militia of the Department out of other battles', () => {
    const battle = (raided: { french?: { culpeper: 1 }; british?: { culpeper: 1 } }) =>
      play({
        hands: HANDS,
        pieces: {
          'allegheny-south': ['coureurs-1'],
          augusta: ['southern-provincial-1'],
          'southern-colonial-militias': ['colonial-militia-1'],
        },
        raided,
      });
    const march = (game: Account) =>
      game.french.activatesAlone('ambush-11', 'coureurs-1').marches('augusta') && game.british.stands();
    const free = battle({ british: { culpeper: 1 } });
    march(free);
    free.british.isToChoose('battle.militia');
    const elsewhere = play({
      hands: HANDS,
      pieces: {
        'allegheny-south': ['coureurs-1'],
        augusta: ['southern-provincial-1'],
        'southern-colonial-militias': ['colonial-militia-1'],
      },
      raided: { french: { schenectady: 2 } },
    });
    march(elsewhere);
    elsewhere.british.isToChoose('battle.militia');
    const barred = battle({ french: { culpeper: 1 } });
    march(barred);
    barred.table.nowChooses('chance', 'battle.fire');
  });

  it('[10.2a] no Militia in a cultivated space without a stockade, nor for a stockade in the wilderness', () => {
    const game = augusta({ works: { 'wills-creek': 'british-stockade', 'ohio-forks': 'french-fort' } });
    attack(game);
    game.french.stops();
    game.table.nowChooses('chance', 'raid.roll');
    const wild = play({
      hands: HANDS,
      pieces: { 'laurel-ridge-south': ['coureurs-1'], 'southern-colonial-militias': ['colonial-militia-1'] },
      works: { 'wills-creek': 'british-stockade', 'ohio-forks': 'french-fort' },
    });
    wild.french.activatesAlone('ambush-11', 'coureurs-1').marches('wills-creek');
    wild.table.nowChooses('chance', 'raid.roll');
  });

  it('[10.2a] no Militia of the raiders for a captured stockade in their own Department', () => {
    const game = play({
      hands: HANDS,
      pieces: { montreal: ['coureurs-1'], 'st-lawrence-canadian-militias': ['canadian-militia-1'] },
      works: { sorel: 'british-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('sorel');
    game.table.nowChooses('chance', 'raid.roll');
  });

  it('[10.12] losers who retreat to another target raid there', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'], 'southern-colonial-militias': ['colonial-militia-1'] },
      works: { culpeper: 'british-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta', 'culpeper');
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(1, 1);
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(6);
    expect(lastRaid(game)).toMatchObject({ at: 'augusta', target: 'cultivated' });
    expect(game.where('mingo-1')).toBe('mingo-town');
  });
});

describe('10.3 Resolving a Raid', () => {
  it('[10.3c] the leader’s Tactics, Rangers and two Militia in the box modify the roll', () => {
    const game = play({
      ...BRITISH_TURN,
      pieces: {
        'white-mountains-north': ['murray'],
        'ile-aux-noix': ['johnson', 'ranger-1', 'mohawk-1'],
        'st-lawrence-canadian-militias': some('canadian-militia', 2),
      },
      reduced: ['canadian-militia-1'],
    });
    game.british.activates('ambush-12', 'johnson', 'ranger-1', 'mohawk-1').marches('st-jean').stops();
    game.dice.roll(4);
    // Of the two in the box one is reduced.
    expect(lastRaid(game)).toMatchObject({
      modifiers: [
        { why: 'tactics', rule: '7.51', by: 1, leader: 'johnson' },
        { why: 'rangers', rule: '10.3', by: 1 },
        { why: 'militia', rule: '10.3', by: -1 },
      ],
      success: true,
      losses: 1,
    });
  });

  it('[10.3c] one Militia unit in the box, or Militia of another Department, count for nothing', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'allegheny-south': ['mingo-1'],
        'southern-colonial-militias': ['colonial-militia-1'],
        'northern-colonial-militias': some('colonial-militia', 3, 2),
      },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.dice.roll(4);
    expect(lastRaid(game)?.modifiers).toEqual([]);
  });

  it('[10.3c] nor do they in the wilderness, which is in no Department', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'wood-creek': ['coureurs-1'], 'northern-colonial-militias': some('colonial-militia', 4) },
      works: { 'hudson-carry-south': 'british-stockade', ticonderoga: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('hudson-carry-south');
    game.dice.roll(4);
    expect(lastRaid(game)?.modifiers).toEqual([]);
  });

  it('[10.3b] a stockade in cultivated terrain has its own column', () => {
    const raid = (works: NonNullable<Parameters<typeof play>[0]['works']>) => {
      const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['mingo-1'] }, works });
      game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta');
      if (game.table.breadcrumb.endsWith('march.onward')) game.french.stops();
      game.dice.roll(1);
      return lastRaid(game);
    };
    expect(raid({})).toMatchObject({ column: 'cultivated', success: false, losses: 0 });
    expect(raid({ augusta: 'british-stockade' })).toMatchObject({ column: 'stockadeSettlement', losses: 1 });
  });

  it('[7.51] an activated leader leads the raid, though a higher one stands in the space', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['dumas', 'mingo-1'], augusta: ['vaudreuil'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activates('ambush-11', 'dumas', 'mingo-1').marches('augusta').stops();
    game.dice.roll(3);
    expect(lastRaid(game)?.modifiers).toMatchObject([{ why: 'tactics', leader: 'dumas' }]);
  });

  it('[7.51] a leader who could not command the Indians does not lead their raid', () => {
    const game = play({
      ...BRITISH_TURN,
      pieces: { 'ile-aux-noix': ['mohawk-1'], 'st-jean': ['bradstreet'] },
      works: { ticonderoga: 'british-fort' },
    });
    game.british.activatesAlone('ambush-12', 'mohawk-1').marches('st-jean').stops();
    game.dice.roll(3);
    expect(lastRaid(game)?.modifiers).toEqual([]);
  });

  it('[10.31a] the owner chooses who loses steps: a reduced unit may fall while another is at full strength', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1', 'shawnee-1'] },
      reduced: ['mingo-1'],
    });
    game.french.activatesAlone('ambush-11', 'mingo-1', 'shawnee-1').starts('mingo-1').stops();
    game.french.starts('shawnee-1').marches('augusta').stops();
    game.dice.roll(4);
    expect(game.isReduced('shawnee-1')).toBe(true);
    const both = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['dumas', 'mingo-1', 'shawnee-1'] },
      reduced: ['mingo-1'],
      works: { 'ohio-forks': 'french-fort' },
    });
    both.french.activates('ambush-11', 'dumas', 'mingo-1', 'shawnee-1').marches('augusta').stops();
    both.dice.roll(3);
    both.french.isToChoose('raid.lose');
    both.table.offersOnly(['lose mingo-1', 'lose shawnee-1']);
    both.french.loses('mingo-1');
    expect(both.where('mingo-1')).toBe('reserve');
    expect(both.isReduced('shawnee-1')).toBe(false);
  });

  it('[10.31a] raiders lose no more steps than they have, and a success stands though all of them fall', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['mingo-1'] }, reduced: ['mingo-1'] });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.dice.roll(5);
    expect(game.where('mingo-1')).toBe('reserve');
    expect(game.position.frenchRaids).toEqual({ augusta: 1 });
    game.british.isToChoose('phase.card');
  });

  it('[10.31a] two steps called for, and one there', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      reduced: ['mingo-1'],
      works: { augusta: 'british-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta');
    game.dice.roll(4);
    expect(lastRaid(game)?.losses).toBe(2);
    expect(game.where('mingo-1')).toBe('reserve');
    game.british.isToChoose('phase.card');
  });

  it('[10.31b] success in a stockade: a marker, no stockade, and no points yet', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      works: { augusta: 'british-stockade', culpeper: 'british-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta');
    game.dice.roll(6);
    expect(game.position.frenchRaids).toEqual({ augusta: 1 });
    expect(game.position.works).toEqual({ culpeper: 'british-stockade' });
    expect(game.vp).toBe(0);
  });

  it('[10.31c] success in a settlement: the tribe is lost wherever it is, but for those under siege', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'adirondacks-south': ['coureurs-1'],
        albany: ['mohawk-1', 'british-oneida'],
        oswego: ['mohawk-2', 'ranger-1'],
        onondaga: ['coureurs-2'],
      },
      works: { oswego: 'british-fort', ticonderoga: 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('canajoharie').stops();
    game.dice.roll(6);
    expect(game.where('mohawk-1')).toBe('reserve');
    expect(game.where('mohawk-2')).toBe('reserve');
    expect(game.where('british-oneida')).toBe('albany');
    expect(game.position.allied).toEqual(['oneida-castle']);
    expect(game.position.frenchRaids).toEqual({ canajoharie: 1 });
  });

  it('[10.31c] besieged Indians of the tribe stay, and so does the Allied marker', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'adirondacks-south': ['coureurs-1'],
        albany: ['mohawk-1'],
        oswego: ['mohawk-2', 'montcalm', 'french-regular-1'],
      },
      works: { oswego: 'british-fort', ticonderoga: 'french-fort' },
      siege: { oswego: 0 },
      inside: ['mohawk-2'],
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('canajoharie').stops();
    game.dice.roll(6);
    expect(game.where('mohawk-1')).toBe('reserve');
    expect(game.where('mohawk-2')).toBe('oswego');
    expect(game.position.allied).toEqual(['canajoharie']);
  });

  it('[10.31b] failure places nothing and spares the stockade', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      works: { augusta: 'british-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta');
    game.dice.roll(3);
    expect(game.position.frenchRaids).toEqual({});
    expect(game.position.works.augusta).toBe('british-stockade');
  });

  it('[6.53] enemy leaders in the stockade retreat when it is destroyed, and not before: Schenectady 1757', () => {
    const game = play({
      hands: HANDS,
      pieces: { canajoharie: ['villiers', 'coureurs-1'], schenectady: ['johnson'] },
      works: { schenectady: 'british-stockade', ticonderoga: 'french-fort' },
    });
    game.french.activates('western-indian-alliance-26', 'villiers', 'coureurs-1').marches('schenectady');
    expect(game.where('johnson')).toBe('schenectady');
    game.dice.roll(4);
    expect(lastRaid(game)).toMatchObject({ column: 'stockadeSettlement', success: true, losses: 1 });
    game.british.isToChoose('retreat.to');
    game.table.offersNot(['all canajoharie']);
    game.british.retreats('albany');
    expect(game.at('ticonderoga')).toEqual(['villiers', 'coureurs-1']);
    expect(game.isReduced('coureurs-1')).toBe(true);
    expect(game.position.frenchRaids).toEqual({ schenectady: 1 });
    expect(game.position.works).toEqual({ ticonderoga: 'french-fort' });
    expect(game.vp).toBe(0);
  });

  it('[10.4] a leader who has lost his raiders among enemies and cannot retreat is not lost, but goes home', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'oneida-carry-east': ['villiers', 'coureurs-1'], canajoharie: ['ranger-1'] },
      reduced: ['coureurs-1'],
      works: { schenectady: 'british-stockade', ticonderoga: 'french-fort' },
    });
    game.french.activates('campaign-1', 'villiers', 'coureurs-1').infiltrates('canajoharie');
    game.british.declines();
    game.french.marches('schenectady');
    game.dice.roll(1).check(6);
    expect(lastRaid(game)).toMatchObject({ success: false, losses: 1 });
    expect(game.told('eliminated')).toEqual([]);
    expect(game.where('villiers')).toBe('ticonderoga');
  });

  it('[10.31b] and burns no more than that: where no stockade stands, a fort begun by the raiders’ side stays', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      works: { augusta: 'french-fort-started' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.dice.roll(6);
    expect(lastRaid(game)).toMatchObject({ target: 'cultivated', success: true });
    expect(game.told('stockade')).toEqual([]);
    expect(game.position.works).toEqual({ augusta: 'french-fort-started' });
  });

  it('[10.32] a natural 1 puts each leader of the raiders in danger', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['villiers', 'dumas', 'mingo-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activates('western-indian-alliance-26', 'villiers', 'dumas', 'mingo-1').marches('augusta').stops();
    game.dice.roll(1).check(2, 1);
    expect(game.told('leader-check')).toMatchObject([
      { leader: 'villiers', killed: false },
      { leader: 'dumas', killed: true },
    ]);
    expect(game.where('dumas')).toBe('removed');
  });

  it('[10.32] a natural 6 does so at a stockade or settlement, not in plain fields', () => {
    const raid = (works: NonNullable<Parameters<typeof play>[0]['works']>) => {
      const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['dumas', 'mingo-1'] }, works });
      game.french.activates('ambush-11', 'dumas', 'mingo-1').marches('augusta');
      if (game.table.breadcrumb.endsWith('march.onward')) game.french.stops();
      game.dice.roll(6);
      return game;
    };
    const fort = { 'ohio-forks': 'french-fort' } as const;
    expect(raid(fort).table.breadcrumb).not.toContain('leader-checks');
    raid({ ...fort, augusta: 'british-stockade' }).table.nowChooses('chance', 'leader-checks.check');
  });

  it('[10.33] a space is marked again only for a stockade or an allied settlement', () => {
    const raid = (works: NonNullable<Parameters<typeof play>[0]['works']>) => {
      const game = play({
        hands: HANDS,
        pieces: { 'allegheny-south': ['mingo-1'] },
        works,
        raided: { french: { augusta: 1 } },
      });
      game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta');
      if (game.table.breadcrumb.endsWith('march.onward')) game.french.stops();
      game.dice.roll(6);
      expect(lastRaid(game)?.success).toBe(true);
      expect(game.where('mingo-1')).toBe('mingo-town');
      return game.position.frenchRaids;
    };
    expect(raid({})).toEqual({ augusta: 1 });
    expect(raid({ augusta: 'british-stockade' })).toEqual({ augusta: 2 });
  });

  it('[10.3b] two Indians of the same activation raid one after the other: Culpeper 1757', () => {
    const game = play({
      hands: HANDS,
      pieces: { augusta: ['mingo-1', 'shawnee-1'], 'southern-colonial-militias': ['colonial-militia-1'] },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1', 'shawnee-1').starts('mingo-1').marches('culpeper').stops();
    game.dice.roll(4);
    expect(lastRaid(game)).toMatchObject({ pieces: ['mingo-1'], column: 'cultivated', success: false, losses: 1 });
    game.french.starts('shawnee-1').marches('culpeper').stops();
    game.dice.roll(5);
    expect(lastRaid(game)).toMatchObject({ pieces: ['shawnee-1'], success: true, losses: 1, modifiers: [] });
    expect(game.position.frenchRaids).toEqual({ culpeper: 1 });
    expect([game.where('mingo-1'), game.where('shawnee-1')]).toEqual(['mingo-town', 'logstown']);
    expect([game.isReduced('mingo-1'), game.isReduced('shawnee-1')]).toEqual([true, true]);
  });
});
