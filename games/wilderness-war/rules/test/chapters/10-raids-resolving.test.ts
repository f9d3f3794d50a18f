import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';
import { BRITISH_TURN, HANDS, lastRaid } from '../raids.ts';

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
    // One of the two in the box is reduced.
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

  it('[7.51] an activated leader leads the raid, even with a higher one in the space', () => {
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

  it('[10.31a] the owner chooses the units that lose steps: a reduced unit may fall while another is at full strength', () => {
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

  it('[10.31a] raiders lose no more steps than they have, and a success stands even if all of them fall', () => {
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
    expect(game.logged('stockade')).toMatchObject([{ what: 'raided', at: 'augusta' }]);
    expect(game.vp).toBe(0);
  });

  it('[10.31c] success in a settlement: the tribe is lost wherever it is, except units under siege', () => {
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
    expect(game.logged('eliminated')).toEqual([]);
    expect(game.where('villiers')).toBe('ticonderoga');
  });

  it('[10.31b] and burns no more than that: without a stockade, a fort begun by the raiders’ side stays', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'] },
      works: { augusta: 'french-fort-started' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.dice.roll(6);
    expect(lastRaid(game)).toMatchObject({ target: 'cultivated', success: true });
    expect(game.logged('stockade')).toEqual([]);
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
    expect(game.logged('leader-check')).toMatchObject([
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

  it('[10.33] and a side marks no fields that bear its own marker or the enemy’s', () => {
    const raid = (raided: NonNullable<Parameters<typeof play>[0]['raided']>) => {
      const game = play({ ...BRITISH_TURN, pieces: { 'ile-aux-noix': ['mohawk-1'] }, raided });
      game.british.activatesAlone('ambush-12', 'mohawk-1').marches('st-jean').stops();
      game.dice.roll(6);
      expect(lastRaid(game)).toMatchObject({ target: 'cultivated', success: true });
      return game.position.britishRaids;
    };
    expect(raid({})).toEqual({ 'st-jean': 1 });
    expect(raid({ british: { 'st-jean': 1 } })).toEqual({ 'st-jean': 1 });
    expect(raid({ french: { 'st-jean': 1 } })).toEqual({});
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
