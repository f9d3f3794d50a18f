import { describe, expect, it } from 'vitest';
import type { LeaderName } from '../../src/names.ts';
import { type Account, play, some } from '../builder.ts';
import { british, french, ONE, THREE } from '../marching.ts';

describe('6.72 Who may intercept', () => {
  it('[6.72] one force or one unit for each space entered, within the limits of command', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['murray', ...some('british-regular', 2)],
        ticonderoga: ['rigaud', 'villiers', ...some('french-regular', 5), ...some('coureurs', 3)],
        'adirondacks-central': ['coureurs-4'],
      },
    });
    game.british.activates(ONE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-north');
    game.table.offersOnly([
      'decline',
      'lead rigaud',
      'lead villiers',
      'send french-regular-1',
      'send coureurs-1',
      'send coureurs-4',
    ]);
    // Villiers commands three, but not Rigaud, who ranks above him.
    game.french.chooses('lead villiers');
    game.table.offersNot(['take rigaud']);
    game.french.chooses('take french-regular-1', 'take french-regular-2', 'take coureurs-1');
    game.table.nowChooses('chance', 'interception.roll');
    game.dice.roll(1);
    // No second attempt into the same space.
    game.british.isToChoose('march.onward');
  });

  it('[6.72] leaders alone do not intercept, and neither do the besieged', () => {
    const leaders = british({
      pieces: { 'hudson-carry-south': ['northern-provincial-1'], ticonderoga: ['montcalm'] },
    });
    leaders.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    leaders.british.isToChoose('march.onward');

    const besieged = british({
      pieces: {
        'hudson-carry-south': ['northern-provincial-1'],
        ticonderoga: ['french-regular-1', 'british-regular-1'],
      },
      works: { ticonderoga: 'french-fort' },
      siege: { ticonderoga: 0 },
      inside: ['french-regular-1'],
    });
    besieged.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    besieged.british.isToChoose('march.onward');
  });

  it('[6.72] besiegers may intercept, and leave their siege', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['northern-provincial-1'], ticonderoga: ['french-regular-1'] },
      works: { ticonderoga: 'british-fort' },
      siege: { ticonderoga: 1 },
    });
    game.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    game.french.intercepts('french-regular-1');
    game.dice.roll(4);
    expect(game.position.besieged).toEqual([]);
  });

  it('[6.72] a leader whose only units are Johnson’s Indians cannot intercept with them without Johnson', () => {
    const game = french({
      pieces: {
        ticonderoga: ['montcalm', 'french-regular-1', 'coureurs-1'],
        'hudson-carry-south': ['webb', 'mohawk-1'],
      },
    });
    game.french.activates(ONE, 'montcalm', 'french-regular-1', 'coureurs-1').marches('hudson-carry-north');
    game.table.offersOnly(['decline', 'send mohawk-1']);
  });

  it('[6.721] with a second unit, or with Drilled Troops, anybody may intercept in the wilderness', () => {
    const pieces = {
      ticonderoga: ['northern-provincial-1'],
      'hudson-carry-south': ['coureurs-1', 'coureurs-2', 'dumas'],
    } as const;
    const two = french({ pieces });
    two.french.activates(ONE, 'dumas', 'coureurs-1', 'coureurs-2').marches('hudson-carry-north');
    two.table.offersOnly(['decline', 'send northern-provincial-1']);
    const one = french({ pieces });
    one.french.activates(ONE, 'dumas', 'coureurs-1').marches('hudson-carry-north');
    one.french.isToChoose('march.onward');
    expect(one.logged('left-out')).toMatchObject([
      { side: 'british', at: 'hudson-carry-north', what: 'lone', rule: '6.721' },
    ]);
    expect(two.logged('left-out')).toEqual([]);
  });

  it('[6.721] the interceptor is one Auxiliary unit, with or without leaders', () => {
    const game = french({
      pieces: {
        'hudson-carry-south': ['coureurs-1'],
        ticonderoga: ['webb', 'johnson', 'ranger-1', 'ranger-2', 'british-regular-1'],
      },
    });
    game.french.activatesAlone(ONE, 'coureurs-1').marches('hudson-carry-north');
    game.table.offersOnly(['decline', 'lead webb', 'lead johnson', 'send ranger-1']);
    game.british.chooses('lead webb');
    game.table.offersOnly(['take johnson', 'take ranger-1']);
    // One of the Rangers, then, and no Regulars with him.
    game.british.chooses('take johnson');
    game.table.nowChooses('chance', 'interception.roll');
  });

  it('[5.534b] Johnson’s Indians are led by him, or by a leader of his rank or above accompanied by him', () => {
    const offers = (...leaders: readonly LeaderName[]): Account => {
      const game = french({
        pieces: { 'hudson-carry-south': ['french-regular-1'], ticonderoga: [...leaders, 'mohawk-1'] },
      });
      game.french.activatesAlone(ONE, 'french-regular-1').marches('hudson-carry-north');
      return game;
    };
    offers('webb', 'johnson').table.offersOnly(['decline', 'lead webb', 'lead johnson', 'send mohawk-1']);
    offers('webb').table.offersOnly(['decline', 'send mohawk-1']);
  });

  it('[6.722] nobody is intercepted where his units or fortification already are; a lone leader does not count', () => {
    const units = british({
      pieces: {
        'hudson-carry-south': ['northern-provincial-1'],
        'hudson-carry-north': ['ranger-1'],
        ticonderoga: ['french-regular-1'],
      },
    });
    units.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north').isToChoose('march.onward');
    expect(units.logged('left-out')).toMatchObject([{ side: 'french', what: 'awaited', rule: '6.722' }]);
    const stockade = british({
      pieces: { 'hudson-carry-south': ['northern-provincial-1'], ticonderoga: ['french-regular-1'] },
      works: { 'hudson-carry-north': 'british-stockade' },
    });
    stockade.british
      .activatesAlone(ONE, 'northern-provincial-1')
      .marches('hudson-carry-north')
      .isToChoose('march.onward');
    const leader = british({
      pieces: {
        'hudson-carry-south': ['northern-provincial-1'],
        'hudson-carry-north': ['webb'],
        ticonderoga: ['french-regular-1'],
      },
    });
    leader.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    leader.french.isToChoose('interception.ask');
    const besieged = british({
      pieces: {
        'hudson-carry-south': ['northern-provincial-1'],
        'hudson-carry-north': ['northern-provincial-2', 'coureurs-1'],
        ticonderoga: ['french-regular-1'],
      },
      works: { 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
      inside: ['northern-provincial-2'],
    });
    besieged.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    besieged.french.isToChoose('interception.ask');
  });

  it('[6.723] leaders moving alone are not intercepted', () => {
    const game = british({ pieces: { 'hudson-carry-south': ['webb'], ticonderoga: ['french-regular-1'] } });
    game.british.activatesAlone(ONE, 'webb').marches('hudson-carry-north').isToChoose('march.onward');
    expect(game.logged('left-out')).toMatchObject([{ side: 'french', what: 'leaders', rule: '6.723' }]);
  });

  it('[6.724] nobody intercepts enemies leaving his own space: neither a relieved garrison nor infiltrated units', () => {
    const game = british({
      pieces: { 'hudson-carry-north': ['murray', 'british-regular-1', 'french-regular-1'] },
      works: { 'hudson-carry-north': 'french-fort' },
      siege: { 'hudson-carry-north': 1 },
      inside: ['french-regular-1'],
    });
    game.british.activates(ONE, 'murray', 'british-regular-1').chooses('march').marches('hudson-carry-south');
    game.british.isToChoose('march.onward');
    expect(game.logged('left-out')).toMatchObject([
      { side: 'french', at: 'hudson-carry-south', what: 'left', rule: '6.724' },
    ]);
    // One space farther on, the freed garrison of the fort is no longer adjacent.
    game.british.marches('albany').stops();
    expect(game.logged('left-out')).toHaveLength(1);
    game.french.isToChoose('phase.card');
  });

  it('[6.724] nor is he asked whether he would', () => {
    const game = play(
      {
        turn: 'british',
        hands: { british: [ONE], french: ['campaign-4'] },
        pieces: { 'hudson-carry-north': ['british-regular-1', 'french-regular-1'] },
        works: { 'hudson-carry-north': 'french-fort' },
        siege: { 'hudson-carry-north': 1 },
        inside: ['french-regular-1'],
      },
      {},
    );
    game.british.chooses(`activate ${ONE}`, 'alone british-regular-1', 'start british-regular-1');
    game.french.passes();
    game.british.marches('hudson-carry-south').isToChoose('march.onward');
  });

  it('[6.724] but in the second space it may, if that is adjacent', () => {
    const game = british({
      pieces: { 'hudson-carry-north': ['murray', 'british-regular-1', 'ranger-1', 'french-regular-1'] },
      works: { 'hudson-carry-north': 'french-fort' },
      siege: { 'hudson-carry-north': 1 },
      inside: ['french-regular-1'],
    });
    game.british
      .activates(ONE, 'murray', 'british-regular-1', 'ranger-1')
      .chooses('march')
      .marches('hudson-carry-south', 'wood-creek', 'ticonderoga');
    game.table.offersOnly(['decline', 'send french-regular-1'], 'french');
  });
});

describe('8.1 a leader whose interceptors were overrun', () => {
  it('[8.1] may go inside at the next fort: only those who intercept there fight outside', () => {
    const movers = ['montcalm', ...some('french-regular', 4)] as const;
    const game = french({
      pieces: { 'crown-point': movers, 'hudson-carry-north': ['webb', 'northern-provincial-1', 'ranger-1'] },
      works: { 'hudson-carry-north': 'british-fort' },
      reduced: ['northern-provincial-1'],
    });
    game.french.activates(THREE, ...movers).marches('ticonderoga');
    game.british.intercepts('webb', 'northern-provincial-1');
    game.dice.roll(4);
    game.dice.roll(3, 2);
    expect(game.logged('overrun')).toHaveLength(1);
    game.british.retreats('hudson-carry-north');
    game.french.marches('hudson-carry-north');
    game.table.offers(['shelter webb']);
  });
});
