import { describe, expect, it } from 'vitest';
import type { Account, Sparse } from '../builder.ts';
import { play } from '../builder.ts';

// Each player has another card, so that the game goes on after the raid.
const HANDS = { french: ['ambush-11', 'western-indian-alliance-26', 'campaign-1'], british: ['campaign-2'] } as const;
const BRITISH_TURN = {
  turn: 'british',
  hands: { french: ['campaign-1'], british: ['ambush-12', 'campaign-2'] },
} as const;

/** A raid on Augusta that fails without loss, made out of Allegheny South. */
function raidOnAugusta(sparse: Sparse, ...[leader, ...units]: readonly string[]): Account {
  const game = play({ hands: HANDS, ...sparse });
  game.french.chooses('activate western-indian-alliance-26', `lead ${leader}`);
  game.french.chooses(...units.map((unit) => `take ${unit}`));
  if (game.table.breadcrumb.endsWith('muster.pick')) game.french.chooses('done');
  game.french.marches('augusta').stops();
  game.dice.roll(1);
  if (leader !== undefined) while (game.table.breadcrumb.endsWith('leader-checks.check')) game.dice.check(6);
  return game;
}

describe('10.4 Going Home', () => {
  it('[10.4] [10.41] an Indian unit goes to its settlement, whatever the raid brought', () => {
    const game = play({ hands: HANDS, pieces: { 'allegheny-south': ['shawnee-1'] } });
    game.french.activatesAlone('ambush-11', 'shawnee-1').marches('augusta').stops();
    game.dice.roll(2);
    expect(game.where('shawnee-1')).toBe('logstown');
    expect(game.logged('go-home')).toMatchObject([{ piece: 'shawnee-1', from: 'augusta', to: 'logstown' }]);
  });

  it('[10.411] it is eliminated if the enemy occupies the settlement, with units or a fortification', () => {
    const occupied = (more: Sparse) => {
      const game = play({ hands: HANDS, ...more });
      game.french.activatesAlone('ambush-11', 'shawnee-1').marches('augusta').stops();
      game.dice.roll(2);
      return game.where('shawnee-1');
    };
    const here = { 'allegheny-south': ['shawnee-1'] } as const;
    expect(occupied({ pieces: { ...here, logstown: ['ranger-1'] } })).toBe('reserve');
    expect(occupied({ pieces: here, works: { logstown: 'british-stockade' } })).toBe('reserve');
    expect(occupied({ pieces: { ...here, logstown: ['johnson'] }, works: { logstown: 'british-fort-started' } })).toBe(
      'logstown',
    );
    expect(occupied({ pieces: { ...here, logstown: ['mingo-1'] }, works: { logstown: 'french-stockade' } })).toBe(
      'logstown',
    );
  });

  it('[10.411] it is barred from its settlement by that, and from others because they are not its own', () => {
    const game = raidOnAugusta(
      {
        pieces: { 'allegheny-south': ['villiers', 'shawnee-1'], logstown: ['ranger-1'] },
        works: { 'allegheny-south': 'french-fort' },
      },
      'villiers',
      'shawnee-1',
    );
    game.table.offersOnly(['go shawnee-1 allegheny-south', 'lose shawnee-1']);
    expect(game.why('go shawnee-1 logstown')).toEqual(['homeOpen']);
    expect(game.why('go shawnee-1 mingo-town')).toEqual(['goesHome']);
    game.french.chooses('lose shawnee-1');
  });

  it('[10.411] an enemy fort besieged by the Indians’ own side does not count as occupying it', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['shawnee-1'], logstown: ['rigaud', 'marine-detachment-1'] },
      works: { logstown: 'british-fort' },
      siege: { logstown: 0 },
    });
    game.french.activatesAlone('ambush-11', 'shawnee-1').marches('augusta').stops();
    game.dice.roll(2);
    expect(game.where('shawnee-1')).toBe('logstown');
  });

  it('[10.412] Cherokee are eliminated', () => {
    const game = play({ ...BRITISH_TURN, pieces: { 'ile-aux-noix': ['cherokee-1'] } });
    game.british.activatesAlone('ambush-12', 'cherokee-1').marches('st-jean').stops();
    game.dice.roll(2);
    expect(game.where('cherokee-1')).toBe('reserve');
  });

  it('[10.412] but may go with a leader to the closest fortification', () => {
    const game = play({
      ...BRITISH_TURN,
      pieces: { 'ile-aux-noix': ['murray', 'cherokee-1', 'cherokee-2'] },
      works: { ticonderoga: 'british-fort' },
    });
    game.british.activates('ambush-12', 'murray', 'cherokee-1', 'cherokee-2').marches('st-jean').stops();
    game.dice.roll(3);
    game.table.offersOnly(['go cherokee-1 ticonderoga', 'lose cherokee-1']);
    game.british.chooses('go cherokee-1 ticonderoga', 'lose cherokee-2');
    expect(game.at('ticonderoga')).toEqual(['murray', 'cherokee-1']);
    expect(game.where('cherokee-2')).toBe('reserve');
  });

  it('[10.413] leaders and Coureurs may go with the Indians to their settlement', () => {
    const game = raidOnAugusta(
      { pieces: { 'allegheny-south': ['villiers', 'coureurs-1', 'mingo-1'] }, works: { 'ohio-forks': 'french-fort' } },
      'villiers',
      'coureurs-1',
      'mingo-1',
    );
    game.table.offersOnly(['go coureurs-1 ohio-forks', 'go coureurs-1 mingo-town']);
    game.french.chooses('go coureurs-1 mingo-town');
    game.table.offersOnly(['go villiers ohio-forks', 'go villiers mingo-town']);
    game.french.chooses('go villiers mingo-town');
    // Villiers needs company, so the Mingo have no choice left.
    expect(game.at('mingo-town')).toEqual(['villiers', 'coureurs-1', 'mingo-1']);
  });

  it('[10.413] [10.42] a settlement with the closest fortification is one way home, not two', () => {
    const game = raidOnAugusta(
      { pieces: { 'allegheny-south': ['villiers', 'mingo-1'] }, works: { 'mingo-town': 'french-fort' } },
      'villiers',
      'mingo-1',
    );
    // Nothing is left to choose: both are home at once.
    expect(game.at('mingo-town')).toEqual(['villiers', 'mingo-1']);
    game.british.isToChoose('phase.card');
  });

  it('[10.413] as long as one Indian unit of the settlement goes there', () => {
    const game = raidOnAugusta(
      {
        pieces: { 'allegheny-south': ['villiers', 'dumas', 'mingo-1', 'mingo-2'] },
        works: { 'ohio-forks': 'french-fort' },
      },
      'villiers',
      'dumas',
      'mingo-1',
      'mingo-2',
    );
    game.french.chooses('go villiers mingo-town', 'go dumas ohio-forks');
    game.table.offersOnly(['go mingo-1 mingo-town', 'go mingo-1 ohio-forks']);
    game.french.chooses('go mingo-1 ohio-forks');
    expect(game.at('mingo-town')).toEqual(['villiers', 'mingo-2']);
    expect(game.at('ohio-forks')).toEqual(['dumas', 'mingo-1']);
  });

  it('[10.413] Rangers go to the closest fortification, never to a settlement', () => {
    const game = play({
      ...BRITISH_TURN,
      pieces: { 'ile-aux-noix': ['johnson', 'ranger-1', 'mohawk-1'] },
      works: { ticonderoga: 'british-fort' },
    });
    game.british.activates('ambush-12', 'johnson', 'ranger-1', 'mohawk-1').marches('st-jean').stops();
    game.dice.roll(2);
    game.british.loses('mohawk-1');
    expect(game.where('ranger-1')).toBe('ticonderoga');
    game.table.offersOnly(['go johnson ticonderoga', 'go johnson canajoharie']);
    game.british.chooses('go johnson canajoharie');
    expect(game.where('mohawk-1')).toBe('canajoharie');
  });

  it('[10.42] the owner chooses between fortifications that are equally close, unbesieged ones only', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'wood-creek': ['coureurs-1'], 'green-mountains-south': ['montcalm'], hoosic: ['marine-detachment-1'] },
      works: {
        'hudson-carry-south': 'british-stockade',
        'hudson-carry-north': 'french-fort',
        'green-mountains-south': 'french-stockade',
        'wood-creek': 'french-fort-started',
      },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('hudson-carry-south');
    game.dice.roll(3);
    game.table.offersOnly(['go coureurs-1 hudson-carry-north', 'go coureurs-1 green-mountains-south']);
    game.french.chooses('go coureurs-1 green-mountains-south');
    expect(game.where('coureurs-1')).toBe('green-mountains-south');
  });

  it('[10.42] a besieged fort is passed over for one farther away', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'wood-creek': ['coureurs-1'], 'hudson-carry-north': ['northern-provincial-1'] },
      works: {
        'hudson-carry-south': 'british-stockade',
        'hudson-carry-north': 'french-fort',
        ticonderoga: 'french-fort',
      },
      siege: { 'hudson-carry-north': 0 },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('hudson-carry-south');
    game.dice.roll(3);
    expect(game.where('coureurs-1')).toBe('ticonderoga');
  });

  it('[10.42] with no friendly fortification to go to, raiders are eliminated, and their leader with them', () => {
    const game = raidOnAugusta(
      {
        pieces: {
          'allegheny-south': ['villiers', 'coureurs-1'],
          quebec: ['british-regular-1', 'french-regular-1'],
          montreal: ['british-regular-2'],
        },
        inside: ['french-regular-1'],
        siege: { quebec: 0 },
        captured: ['montreal'],
      },
      'villiers',
      'coureurs-1',
    );
    // 7.61 Coureurs never come back.
    expect([game.where('coureurs-1'), game.where('villiers')]).toEqual(['removed', 'removed']);
    expect(game.logged('eliminated')).toMatchObject([
      { pieces: ['coureurs-1'], at: 'augusta', rule: '10.42' },
      { pieces: ['villiers'], at: 'augusta', rule: '10.42' },
    ]);
  });

  it('[10.421] enemies in between do not matter', () => {
    const game = play({
      hands: HANDS,
      pieces: {
        'wood-creek': ['coureurs-1'],
        'hudson-carry-north': ['northern-provincial-1'],
        'green-mountains-central': ['ranger-1'],
      },
      works: {
        'hudson-carry-south': 'british-stockade',
        'hudson-carry-north': 'british-fort',
        'adirondacks-central': 'french-stockade',
        winooski: 'french-fort',
      },
    });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('hudson-carry-south');
    game.dice.roll(3);
    expect(game.where('coureurs-1')).toBe('adirondacks-central');
  });

  it('[10.422] Indians may go with a leader to his fortification', () => {
    const game = raidOnAugusta(
      {
        pieces: { 'allegheny-south': ['villiers', 'mingo-1', 'shawnee-1'], logstown: ['ranger-1'] },
        works: { 'ohio-forks': 'french-fort' },
      },
      'villiers',
      'mingo-1',
      'shawnee-1',
    );
    game.french.chooses('go villiers ohio-forks');
    game.table.offersOnly(['go mingo-1 mingo-town', 'go mingo-1 ohio-forks']);
    game.french.chooses('go mingo-1 mingo-town');
    game.table.offersOnly(['lose shawnee-1', 'go shawnee-1 ohio-forks']);
    game.french.chooses('go shawnee-1 ohio-forks');
    expect(game.at('ohio-forks')).toEqual(['villiers', 'shawnee-1']);
  });

  it('[10.422] not without a leader', () => {
    const game = play({
      hands: HANDS,
      pieces: { 'allegheny-south': ['mingo-1'], augusta: ['coureurs-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activatesAlone('ambush-11', 'mingo-1').marches('augusta').stops();
    game.dice.roll(2);
    game.table.offersOnly(['go coureurs-1 ohio-forks', 'go coureurs-1 mingo-town']);
    game.french.chooses('go coureurs-1 ohio-forks');
    expect(game.where('mingo-1')).toBe('mingo-town');
  });
});
