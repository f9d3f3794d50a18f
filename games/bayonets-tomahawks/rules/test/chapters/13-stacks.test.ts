import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, way } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { Landing } from '../../src/procedures/contents-actions.ts';
import { Battle } from '../../src/procedures/contents-battle.ts';
import { battle, controlledBy, type Game, isIn, markers } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 13.4–13.9 What becomes of a stack in Battle, Rout and retreat: its Commanders, its markers, its Fort

describe('a Commander whose units are gone', () => {
  test('[13.4.2c] is removed when the Rout takes the last of them', () => {
    const game = battle({
      pieces: { 'lake-george': ['new-england-brigade-1', 'commander-howe', 'langis', 'lery', 'lignery'] },
      before: { british: ['lake-george'] },
      battles: ['lake-george'],
    });
    game.chance('roll flag', 'roll flag', 'roll flag').chance('roll miss').choose('british', 'done');
    expect(whereIs(game, 'new-england-brigade-1')).toBe('losses');
    expect(whereIs(game, 'commander-howe')).toBe('removed');
    expect(controlledBy(game, 'lake-george')).toBe('french');
  });

  test('[13.4.2c] [13.7.1] is removed when the last of them deserts', () => {
    const game = battle({
      pieces: { 'les-illinois': ['mohawk', 'commander-howe'] },
      before: {},
      battles: ['les-illinois'],
    });
    game.chance('roll flag').chance('roll miss', 'desert mohawk');
    expect(whereIs(game, 'commander-howe')).toBe('removed');
    expect(controlledBy(game, 'les-illinois')).toBe('french');
  });

  test('[13.3.3g] [13.4.2c] is removed when the last Fleet sails away', () => {
    const game = battle({
      pieces: { halifax: ['fleet-de-la-motte', 'commander-levis', 'rogers'] },
      before: { british: ['halifax'] },
      battles: ['halifax'],
    });
    game.chance('roll bt').choose('french', 'escape fleet-de-la-motte quebec');
    expect(whereIs(game, 'commander-levis')).toBe('removed');
    expect(game.log).toContainEqual(
      expect.objectContaining({ type: 'retreat', to: 'quebec', pieces: ['fleet-de-la-motte'] }),
    );
  });

  test('[13.8b] is no Light unit, and is lost with all others when the last Bastion falls', () => {
    const game = battle({
      pieces: {
        louisbourg: [
          'bastion-1',
          'commander-levis',
          'boishebert',
          'langis',
          'royal-artillery-1',
          '22nd-28th',
          '27th-55th',
          '43rd-46th',
        ],
      },
      reduced: ['bastion-1'],
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    });
    game.chance('roll flag', 'roll flag', 'roll flag', 'roll hit-tc');
    game.chance('roll miss', 'roll miss').choose('french', 'done').chance('roll miss').chance('roll miss', 'roll miss');
    expect(markers(game)).toMatchObject([{ side: 'british', rout: true }]);
    expect(whereIs(game, 'commander-levis')).toBe('removed');
  });
});

describe('a Fleet that leaves the Battle on a B&T', () => {
  test('[13.8g] loses its Rout marker when it joins others in harbour', () => {
    const game = battle({
      pieces: { halifax: ['fleet-de-la-motte', 'langis', 'rogers'], quebec: ['fleet-de-l-isle'] },
      routed: ['fleet-de-la-motte', 'langis'],
      before: { british: ['halifax'] },
      battles: ['halifax'],
    });
    game.chance('roll miss', 'roll bt').choose('french', 'escape fleet-de-la-motte quebec');
    expect(isIn(game.state.routed, 'fleet-de-la-motte')).toBe(false);
  });
});

describe('a stack that is Routed already', () => {
  const landing = (routed: readonly PieceName[]): Game =>
    play(
      {
        pieces: {
          'sail-box': ['fleet-boscawen', '22nd-28th', '27th-55th', '43rd-46th'],
          'port-dauphin': ['lery'],
          louisbourg: ['bastion-1', '44th-48th'],
        },
        routed,
        battles: ['louisbourg'],
        openSeas: true,
      },
      (g) => flow.start(g, Landing, { side: BRITISH }),
    ).choose('british', 'land port-dauphin');

  test('[13.9.3c] may not retreat into an unresolved Battle when it is Overwhelmed', () => {
    expect(whereIs(landing(['lery']), 'lery')).toBe('losses');
  });

  test('[13.9.3c] another does, takes no part, and has entered by that way', () => {
    const game = landing([]);
    expect(isIn(game.state.sittingOut, 'lery')).toBe(true);
    expect(game.state.frenchEntered.has(way.of('port-dauphin>louisbourg'))).toBe(true);
  });

  test('[13.9.5] has no choice about its Fort', () => {
    const game = battle({
      pieces: { 'lake-george': ['new-england-brigade-1', 'fort-william-henry', 'langis', 'lery'] },
      routed: ['new-england-brigade-1', 'fort-william-henry'],
      before: { british: ['lake-george'] },
      entered: { french: ['ticonderoga>lake-george'] },
      battles: ['lake-george'],
    });
    game.chance('roll flag', 'roll flag').chance('roll miss', 'roll miss');
    expect(markers(game)).toMatchObject([{ side: 'french', rout: false }]);
    expect(whereIs(game, 'fort-beausejour')).toBe('lake-george');
  });
});

describe('retreat priorities', () => {
  test('[13.9.3a] a friendly space comes before a friendly Village', () => {
    const game = battle({
      pieces: { oquaga: ['langis', 'rogers'] },
      joined: { iroquois: 'french' },
      control: { 'oneida-lake': 'french' },
      before: { french: ['oquaga'] },
      entered: { british: ['albany>oquaga'] },
      battles: ['oquaga'],
    });
    game.chance('roll flag', 'roll miss');
    expect(whereIs(game, 'langis')).toBe('oneida-lake');
  });
});

describe('who is lost after a Battle', () => {
  const besieged = (defenders: readonly PieceName[]): Game =>
    battle({
      pieces: { louisbourg: ['bastion-1', ...defenders, '22nd-28th', '27th-55th', '43rd-46th', '44th-48th'] },
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    })
      .chance('roll flag', 'roll flag', 'roll flag', 'roll flag')
      .chance(...defenders.map(() => 'roll miss'), 'roll miss')
      .chance('roll miss', 'roll miss');

  test('[13.8c] no Bastion in a Rout while another unit can be, but rather one than an Indian unit', () => {
    besieged(['langis', 'lery']).nowChooses('french', 'rout.lose').offersOnly(['lose langis', 'lose lery']);
    expect(whereIs(besieged(['micmac']), 'bastion-1')).toBe('removed');
  });

  test('[13.7.1] nobody deserts who has retaken a Settled Space of his own', () => {
    const game = battle({
      pieces: { 'les-trois-rivieres': ['abenaki', 'langis', 'rogers'] },
      reduced: ['rogers'],
      control: { 'les-trois-rivieres': 'british' },
      before: { british: ['les-trois-rivieres'] },
      battles: ['les-trois-rivieres'],
    });
    game.chance('roll hit-tc', 'roll flag', 'roll miss', 'roll miss');
    expect(whereIs(game, 'abenaki')).toBe('les-trois-rivieres');
    expect(controlledBy(game, 'les-trois-rivieres')).toBe('french');
  });
});

describe('markers of a Battle', () => {
  test('[13.2.2] the gun that a Fleet is given up for shares the Rout of its stack', () => {
    const fleets: readonly PieceName[] = ['fleet-boscawen', 'fleet-durell'];
    const game = battle({
      pieces: { quebec: [...fleets, 'bastion-1'] },
      routed: fleets,
      before: { french: ['quebec'] },
      battles: ['quebec'],
    });
    game.choose('british', 'trade fleet-boscawen');
    expect(isIn(game.state.routed, 'royal-artillery-1')).toBe(true);
  });

  test('[13.3.1] no event pushes a Battle Victory marker off the track', () => {
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
    const at: Sparse = {
      pieces: { niagara: [...eight, 'fort-niagara'] },
      outOfSupply: eight,
      before: { french: ['niagara'] },
      battles: ['niagara'],
      cards: ['indomitable-abbatis-41'],
    };
    const game = battle(at).choose('french', 'play indomitable-abbatis-41');
    expect(flow.enclosing(game.state, Battle).marker.get(BRITISH)).toBe(-5);
    expect(flow.enclosing(game.state, Battle).marker.get(FRENCH)).toBe(0);
  });
});
