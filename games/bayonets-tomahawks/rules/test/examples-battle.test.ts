import { describe, expect, test } from 'vitest';
import { BRITISH, space } from '../src/ids.ts';
import { printedMilitia } from '../src/map.ts';
import type { PieceName } from '../src/names.ts';
import { flow } from '../src/procedures/contents.ts';
import { Battle } from '../src/procedures/contents-battle.ts';
import { vpOf } from '../src/query/victory.ts';
import { battle, controlledBy, hasBattle, isIn, markers, scores } from './game.ts';
import { type Sparse, whereIs } from './position.ts';

// The worked cases of the facts on Battle, each under its id.

describe('effect-order-inside-a-group', () => {
  test('[13.3.3c] [13.3.4b] Hits come before Flags: a Hit below zero hurts nobody', () => {
    const game = battle({
      pieces: {
        ticonderoga: ['bearn-guyenne', 'languedoc-la-reine', '1st-royal-american', '22nd-28th', '44th-48th'],
      },
      before: { french: ['ticonderoga'] },
      marshaled: ['44th-48th'],
      battles: ['ticonderoga'],
    });
    game.chance('roll hit-sc', 'roll flag', 'roll flag');
    expect(scores(game, 'british')).toEqual([0, 2]);
    expect(game.state.reduced.isEmpty).toBe(true);
  });
});

describe('overflow-hits-do-not-score', () => {
  test('[13.3.4a] a Hit without a target is nothing', () => {
    const game = battle({
      pieces: { 'number-four': ['langis', 'lacorne', 'abenaki', 'rogers'] },
      reduced: ['rogers'],
      before: { british: ['number-four'] },
      battles: ['number-four'],
    });
    game.chance('roll hit-tc', 'roll hit-tc');
    expect(whereIs(game, 'rogers')).toBe('losses');
    expect(scores(game, 'french')).toEqual([1]);
  });
});

describe('bt-of-a-metropolitan-brigade', () => {
  test('[13.3.3e] [13.3.3f] it removes a Militia and hits a Metropolitan Brigade first', () => {
    const game = battle({
      pieces: { carlisle: ['bearn-guyenne', 'new-england-brigade-1', '1st-royal-american'] },
      before: { british: ['carlisle'] },
      battles: ['carlisle'],
    });
    const militia = printedMilitia(space.of('carlisle'));
    game.chance('roll bt');
    expect(game.log).toContainEqual({ type: 'militia-gone', side: 'british', left: militia - 1 });
    expect(scores(game, 'french')).toEqual([1]);
    expect(isIn(game.state.reduced, '1st-royal-american')).toBe(true);
  });
});

describe('highland-first-hit', () => {
  test("[13.4.2a] [13.4a] the first Hit goes to the Highlanders, the second to a Reduced Brigade of the owner's choice", () => {
    const game = battle({
      pieces: { ticonderoga: ['bearn-guyenne', 'languedoc-la-reine', 'royal-highland', '27th-55th', '44th-48th'] },
      reduced: ['27th-55th'],
      before: { british: ['ticonderoga'] },
      battles: ['ticonderoga'],
    });
    game.chance('roll hit-sc', 'roll hit-sc');
    expect(isIn(game.state.reduced, 'royal-highland')).toBe(true);
    game.nowChooses('british', 'hit.apply').offersOnly(['hit royal-highland', 'hit 27th-55th']);
    game.choose('british', 'hit 27th-55th');
    expect(whereIs(game, '27th-55th')).toBe('losses');
    game.nowChooses('chance', 'chits.draw');
  });
});

describe('fort-penalty-with-supply', () => {
  test('[13.3.2b] [13.3.2c] eight units Out of Supply before a Fort without guns: four steps back', () => {
    const eight: readonly PieceName[] = [
      '1st-royal-american',
      '22nd-28th',
      '27th-55th',
      '2nd-royal-american',
      '35th-new-york-companies',
      '40th-45th-47th',
      '43rd-46th',
      '44th-48th',
    ];
    const game = battle({
      pieces: { niagara: [...eight, 'fort-niagara'] },
      outOfSupply: eight,
      before: { french: ['niagara'] },
      battles: ['niagara'],
    });
    expect(game.log).toContainEqual({
      type: 'penalties',
      side: 'british',
      marker: -4,
      penalties: [
        { why: 'out-of-supply', rule: '14.1.1', by: -2 },
        { why: 'enemy-fort', rule: '13.3.2', by: -2 },
      ],
    });
  });
});

describe('rout-by-margin', () => {
  const at: Sparse = {
    pieces: {
      'lake-george': [
        'royal-artillery-1',
        'new-england-brigade-1',
        'new-england-brigade-2',
        'mohawk',
        'langis',
        'lery',
        'lignery',
      ],
    },
    before: { british: ['lake-george'] },
    entered: { french: ['ticonderoga>lake-george'] },
    battles: ['lake-george'],
  };

  test('[13.8a] [13.8c] a side that loses by three is Routed, and loses Artillery first', () => {
    const game = battle(at);
    game.chance('roll flag', 'roll flag', 'roll flag');
    game.chance('roll miss', 'roll miss', 'roll miss', 'roll miss');
    expect(markers(game)).toMatchObject([{ side: 'french', attacker: 3, defender: 0, rout: true }]);
    expect(whereIs(game, 'royal-artillery-1')).toBe('losses');
    expect(isIn(game.state.routed, 'mohawk')).toBe(true);
    expect(whereIs(game, 'mohawk')).toBe('albany');
  });

  test('[13.8c] an Indian unit only when there is nobody else', () => {
    const game = battle({
      ...at,
      pieces: { 'lake-george': ['new-england-brigade-1', 'mohawk', 'langis', 'lery', 'lignery'] },
    });
    game.chance('roll flag', 'roll flag', 'roll flag').chance('roll miss', 'roll miss');
    expect(whereIs(game, 'new-england-brigade-1')).toBe('losses');
    expect(isIn(game.state.routed, 'mohawk')).toBe(true);
  });
});

describe('fortress-bastion-left', () => {
  test('[13.9b] a remaining Bastion cancels the retreat and the victory, not the Rout', () => {
    const game = battle({
      pieces: {
        louisbourg: [
          'bastion-1',
          'artois-bourgogne',
          'de-la-marine-1',
          '15th-58th',
          '22nd-28th',
          '27th-55th',
          '43rd-46th',
        ],
      },
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    });
    game.chance('roll flag', 'roll flag', 'roll flag', 'roll flag');
    game.chance('roll miss', 'roll miss', 'roll miss').chance('roll miss', 'roll miss');
    expect(markers(game)).toMatchObject([{ side: 'british', rout: true }]);
    game.nowChooses('french', 'rout.lose').offersOnly(['lose artois-bourgogne', 'lose de-la-marine-1']);
    game.choose('french', 'lose de-la-marine-1').chance('draw british-0-1');
    expect(whereIs(game, 'artois-bourgogne')).toBe('louisbourg');
    expect(hasBattle(game, 'louisbourg')).toBe(true);
    expect(controlledBy(game, 'louisbourg')).toBe('french');
  });
});

describe('fortress-last-bastion', () => {
  test('[13.8b] [13.4.3] [10.6.2b] with the last Bastion gone and three behind all but the Light units are lost, and the seas are open', () => {
    const game = battle({
      pieces: {
        louisbourg: [
          'bastion-1',
          'artois-bourgogne',
          'de-la-marine-1',
          'boishebert',
          'royal-artillery-1',
          '15th-58th',
          '22nd-28th',
          '27th-55th',
        ],
      },
      reduced: ['bastion-1'],
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
      vp: { french: 3 },
    });
    game.chance('roll flag', 'roll flag', 'roll flag', 'roll hit-tc');
    expect(whereIs(game, 'bastion-1')).toBe('removed');
    game.chance('roll miss', 'roll miss', 'roll miss', 'roll miss').chance('roll miss', 'roll miss');
    expect(whereIs(game, 'boishebert')).toBe('losses');
    game.chance('draw british-1-1').chance('draw british-2-1').choose('british', 'keep british-2-1');
    for (const name of ['artois-bourgogne', 'de-la-marine-1'] as const) expect(whereIs(game, name)).toBe('losses');
    expect(controlledBy(game, 'louisbourg')).toBe('british');
    expect(vpOf(game.state, BRITISH)).toBe(1);
    expect(game.state.openSeas).toBe(true);
  });
});

test('commander-casualty: [13.5.1a] [13.5.1b] a second Miss loses the Commander; another takes over the rerolls', () => {
  const game = battle({
    pieces: { quebec: ['commander-wolfe', 'commander-howe', '15th-58th', 'bastion-1'] },
    before: { french: ['quebec'] },
    battles: ['quebec'],
  });
  game.choose('british', 'lead commander-wolfe').chance('roll hit-tc');
  game.choose('british', 'commander 15th-58th').chance('roll miss').chance('roll miss');
  expect(whereIs(game, 'commander-wolfe')).toBe('removed');
  game.choose('british', 'lead commander-howe');
  expect(flow.enclosing(game.state, Battle).rerolls.get(BRITISH)).toBe(2);
});
