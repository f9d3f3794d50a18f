import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from '../../src/index.ts';
import { type Account, play } from '../builder.ts';
import { HANDS, lastRaid } from '../raids.ts';

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
    expect(game.logged('fire')).toMatchObject([
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

  it('[10.23] beaten raiders retreat, do not raid and do not go home: Augusta 1756', () => {
    const game = augusta();
    attack(game);
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(4, 4);
    game.french.loses('mingo-1');
    expect(game.at('allegheny-south')).toEqual(['dumas', 'mingo-1', 'shawnee-1']);
    expect(game.where('colonial-militia-1')).toBe('southern-colonial-militias');
    expect([game.isReduced('mingo-1'), game.isReduced('colonial-militia-1')]).toEqual([true, true]);
    expect(game.logged('raid')).toEqual([]);
    game.british.isToChoose('phase.card');
    expect(game.position.works.augusta).toBe('british-stockade');
    game.british.isToChoose('phase.card');
  });

  it('[10.22] victorious raiders carry out the raid', () => {
    const game = augusta();
    attack(game);
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(6, 3);
    expect(game.where('colonial-militia-1')).toBe('southern-colonial-militias');
    game.table.nowChooses('chance', 'raid.roll');
    game.dice.roll(5);
    expect(lastRaid(game)).toMatchObject({ target: 'stockade', success: true });
  });

  it('[10.22] pieces lost in that battle neither raid nor go home', () => {
    const game = augusta({ reduced: ['mingo-1', 'shawnee-1', 'colonial-militia-1'] });
    attack(game);
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(6, 4);
    game.french.loses('mingo-1');
    game.dice.roll(5);
    expect(lastRaid(game)?.pieces).toEqual(['dumas', 'shawnee-1']);
    expect(game.logged('go-home').map((entry) => entry.piece)).not.toContain('mingo-1');
    expect(game.where('mingo-1')).toBe('reserve');
  });

  it('[10.2a] the defender need not deploy', () => {
    const game = augusta();
    attack(game);
    game.british.declines();
    game.table.nowChooses('chance', 'raid.roll');
    expect(game.logged('battle')).toEqual([]);
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
    expect(game.logged('fire')).toMatchObject([
      { strength: 1, column: 1, losses: 0, modifiers: [{ why: 'stockade', by: -1 }] },
      { strength: 1, column: 1, losses: 0, modifiers: [] },
    ]);
    expect(game.where('mississauga')).toBe('east-delaware');
    expect(game.logged('raid')).toEqual([]);
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

  it('[10.12] losers that retreat to another target raid there', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'], 'southern-colonial-militias': ['colonial-militia-1'] },
      works: { culpeper: 'british-stockade' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta', 'culpeper');
    game.british.chooses('deploy colonial-militia-1');
    game.dice.roll(1, 1);
    game.table.nowChooses('chance', 'raid.roll');
    const text = writePosition(game.state);
    expect(writePosition(readPosition(text))).toBe(text);
    game.dice.roll(6);
    expect(lastRaid(game)).toMatchObject({ at: 'augusta', target: 'cultivated' });
    expect(game.where('mingo-1')).toBe('mingo-town');
  });
});
