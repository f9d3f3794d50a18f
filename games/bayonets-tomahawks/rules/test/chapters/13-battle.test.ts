import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { defenderAt } from '../../src/query/battle.ts';
import { battle, controlledBy, type Game, hasBattle, isIn, markers, scores } from '../game.ts';
import { position, type Sparse, whereIs } from '../position.ts';

// 13.0–13.7 Battle, from the first preparation to its outcome

/** A Battle at Lake George, the British Outpost: the British were there first. */
const lakeGeorge = (units: readonly PieceName[], sparse: Sparse = {}): Game =>
  battle({
    before: { british: ['lake-george'] },
    battles: ['lake-george'],
    ...sparse,
    pieces: { 'lake-george': units, ...sparse.pieces },
  });
const rolled = (game: Game): string[] =>
  game.log.flatMap((entry) => (entry.type === 'roll' ? [`${entry.piece ?? 'militia'} ${entry.face}`] : []));

describe('the order of Battles', () => {
  const two: Sparse = {
    pieces: { oswego: ['rogers', 'langis', 'lacorne'], 'lake-george': ['gage', 'lery'] },
    before: { british: ['oswego', 'lake-george'] },
    battles: ['oswego', 'lake-george'],
  };

  test('[13.0a] is that of the board', () => {
    expect(battle(two).log.find(({ type }) => type === 'battle')).toMatchObject({ at: 'lake-george' });
    const more = battle({ ...two, pieces: { ...two.pieces, 'lake-george': ['gage', 'lery', 'lignery', 'villiers'] } });
    expect(more.log.find(({ type }) => type === 'battle')).toMatchObject({ at: 'lake-george' });
  });

  test('[13.0b] or, if the table wants it, that of the number of attackers', () => {
    const at: Sparse = {
      ...two,
      pieces: { oswego: ['rogers', 'langis'], 'lake-george': ['gage', 'lery', 'lignery'] },
      options: ['battleOrder'],
    };
    expect(battle(at).log.find(({ type }) => type === 'battle')).toMatchObject({ at: 'oswego' });
    const even = battle({ ...at, pieces: { oswego: ['rogers', 'langis'], 'lake-george': ['gage', 'lery'] } });
    even.nowChooses('french', 'battles.choose').offersOnly(['fight oswego', 'fight lake-george']);
  });
});

describe('the defender', () => {
  test('[13.1a] is who was there when the Action Round began', () => {
    const at: Sparse = { pieces: { oswego: ['rogers', 'langis'] }, firstIn: { oswego: 'french' } };
    expect(defenderAt(position({ ...at, before: { british: ['oswego'] } }), space.of('oswego'))).toBe(BRITISH);
    expect(defenderAt(position({ ...at, before: { french: ['oswego'] } }), space.of('oswego'))).toBe(FRENCH);
  });

  test('[13.1b] else who has Militia there', () => {
    const at: Sparse = { pieces: { montreal: ['rogers', 'langis'] }, firstIn: { montreal: 'british' } };
    expect(defenderAt(position(at), space.of('montreal'))).toBe(FRENCH);
  });

  test('[13.1c] else who has come first', () => {
    const at: Sparse = { pieces: { loyalhanna: ['rogers', 'langis'] } };
    expect(defenderAt(position({ ...at, firstIn: { loyalhanna: 'british' } }), space.of('loyalhanna'))).toBe(BRITISH);
    expect(defenderAt(position({ ...at, firstIn: { loyalhanna: 'french' } }), space.of('loyalhanna'))).toBe(FRENCH);
  });
});

describe('Militia', () => {
  test('[13.2.1a] are as many as are printed, one less in a captured space', () => {
    const at: Sparse = { pieces: { montreal: ['rogers'] }, battles: ['montreal'] };
    expect(battle(at).log.find(({ type }) => type === 'battle')).toMatchObject({ militia: 2, side: 'french' });
    const captured: Sparse = {
      ...at,
      pieces: { montreal: ['rogers', 'langis'] },
      control: { montreal: 'british' },
      before: { british: ['montreal'] },
    };
    expect(battle(captured).log.find(({ type }) => type === 'battle')).toMatchObject({ militia: 1, side: 'british' });
  });

  test('[13.2.1b] [13.2.1c] fight alone, roll last, and only their Flags count', () => {
    const game = battle({ pieces: { montreal: ['rogers'] }, battles: ['montreal'] });
    game.chance('roll hit-tc').nowChooses('chance', 'battle.militiaRoll').chance('roll hit-tc', 'roll flag');
    expect(rolled(game)).toEqual(['rogers hit-tc', 'militia hit-tc', 'militia flag']);
    expect(isIn(game.state.reduced, 'rogers')).toBe(false);
    expect(markers(game)).toMatchObject([{ side: 'french', attacker: 0, defender: 1 }]);
  });
});

describe('before the Battle', () => {
  test('[13.2.2] one of two Fleets may be given up for Artillery of the pool', () => {
    const at: Sparse = {
      pieces: { louisbourg: ['fleet-boscawen', 'fleet-durell', '22nd-28th', 'bastion-1'] },
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    };
    const game = battle(at)
      .nowChooses('british', 'emergency-artillery.trade')
      .offersOnly(['trade fleet-boscawen', 'trade fleet-durell', 'keep']);
    game.choose('british', 'trade fleet-durell');
    expect([whereIs(game, 'fleet-durell'), whereIs(game, 'royal-artillery-1')]).toEqual(['pool', 'louisbourg']);
    const one = battle({ ...at, pieces: { louisbourg: ['fleet-boscawen', '22nd-28th', 'bastion-1'] } });
    one.nowChooses('chance', 'volley.roll');
  });

  test('[13.2.2] or else of the Losses box', () => {
    const guns: readonly PieceName[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `royal-artillery-${n}` as PieceName);
    const at: Sparse = {
      pieces: {
        louisbourg: ['fleet-boscawen', 'fleet-durell', 'bastion-1'],
        out: guns.slice(1),
        losses: guns.slice(0, 1),
      },
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    };
    const game = battle(at).choose('british', 'trade fleet-durell');
    expect(whereIs(game, 'royal-artillery-1')).toBe('louisbourg');
    battle({ ...at, pieces: { ...at.pieces, out: guns, losses: [] } }).nowChooses('chance', 'volley.roll');
  });

  test('[13.2.3] Reduced units of one type are combined', () => {
    const units: readonly PieceName[] = ['22nd-28th', '44th-48th', 'rogers', 'new-england-brigade-1', 'langis'];
    const game = lakeGeorge(units, { reduced: ['22nd-28th', '44th-48th', 'rogers', 'new-england-brigade-1'] });
    game
      .nowChooses('british', 'combine.keep')
      .offersOnly(['keep 22nd-28th', 'keep 44th-48th'])
      .choose('british', 'keep 44th-48th');
    expect(whereIs(game, '22nd-28th')).toBe('losses');
    // A Metropolitan Brigade has been eliminated: the French draw a chit.
    game.chance('draw french-1-1').nowChooses('chance', 'volley.roll');
    expect([isIn(game.state.reduced, '44th-48th'), isIn(game.state.reduced, 'rogers')]).toEqual([false, true]);
  });

  test('[13.3.1] each side takes one Commander along, with his rating in rerolls', () => {
    const game = lakeGeorge(['commander-howe', 'commander-bradstreet', '22nd-28th', 'langis']);
    game
      .nowChooses('british', 'battle.defenderCommander')
      .offersOnly(['lead commander-howe', 'lead commander-bradstreet']);
    game.choose('british', 'lead commander-howe').chance('roll miss').chance('roll miss');
    // Howe: three rerolls for one Brigade, which may have one of them only.
    game.choose('british', 'commander 22nd-28th').chance('roll hit-sc');
    expect(scores(game, 'british')).toEqual([]);
  });
});

describe('penalties', () => {
  test('[13.3.2a] one each for Landing, Marshal Troops, Rout and supply', () => {
    const game = battle({
      pieces: { chignectou: ['rogers', 'gage', 'langis'] },
      before: { french: ['chignectou'] },
      battles: ['chignectou'],
      landed: ['rogers'],
      marshaled: ['gage'],
      routed: ['rogers', 'gage'],
      outOfSupply: ['rogers', 'gage'],
    });
    const told = game.log.flatMap((entry) => (entry.type === 'penalties' && entry.side === 'british' ? [entry] : []));
    expect(told).toMatchObject([
      { marker: -4, penalties: [{ why: 'landing' }, { why: 'marshal' }, { why: 'rout' }, { why: 'out-of-supply' }] },
    ]);
  });

  test('[13.3.2c] one for attacking a Fort with Artillery, two without, none for defending against one', () => {
    const attack = (guns: readonly PieceName[]): Game =>
      battle({
        pieces: { niagara: ['22nd-28th', ...guns, 'fort-niagara'] },
        before: { french: ['niagara'] },
        battles: ['niagara'],
      });
    const marker = (game: Game): unknown =>
      game.log.find((entry) => entry.type === 'penalties' && entry.side === 'british');
    expect(marker(attack(['royal-artillery-1']))).toMatchObject({ marker: -1 });
    expect(marker(attack([]))).toMatchObject({ marker: -2 });
    const defence = battle({
      pieces: { niagara: ['22nd-28th', 'fort-niagara'] },
      before: { british: ['niagara'] },
      battles: ['niagara'],
    });
    expect(marker(defence)).toMatchObject({ marker: 0 });
  });
});

describe('the rolls', () => {
  test('[13.3.3a] go by side and type: Light, Indian, Highland, Metropolitan, other Brigades, Fleets, Bastions, Artillery', () => {
    const game = battle({
      pieces: {
        quebec: [
          'royal-artillery-1',
          'fleet-boscawen',
          'new-england-brigade-1',
          '22nd-28th',
          'fraser',
          'mohawk',
          'rogers',
          'commander-wolfe',
          'bastion-1',
          'canadiens-1',
        ],
      },
      before: { french: ['quebec'] },
      battles: ['quebec'],
    });
    for (let i = 0; i < 10; i++) {
      game.chance('roll flag');
      if (game.breadcrumb.includes('militia')) break;
    }
    expect(rolled(game).map((text) => text.split(' ')[0])).toEqual([
      'rogers',
      'mohawk',
      'fraser',
      '22nd-28th',
      'new-england-brigade-1',
      'fleet-boscawen',
      'royal-artillery-1',
      'canadiens-1',
      'bastion-1',
    ]);
  });

  test('[13.3.3b] [13.4.1] who is eliminated as the defender still rolls', () => {
    const game = lakeGeorge(['rogers', 'langis', 'lacorne'], { reduced: ['rogers'] });
    game.chance('roll hit-tc', 'roll miss');
    expect(whereIs(game, 'rogers')).toBe('losses');
    game.nowChooses('chance', 'volley.roll').chance('roll hit-tc');
    expect(rolled(game).at(-1)).toBe('rogers hit-tc');
  });

  test('[13.3.3d] a Flag moves the marker', () => {
    const game = lakeGeorge(['rogers', 'langis', 'lacorne']).chance('roll flag', 'roll flag');
    expect(scores(game, 'french')).toEqual([2]);
  });

  test('[13.3.3e] a Brigade of any kind drives off Militia with a B&T', () => {
    const game = battle({
      pieces: { montreal: ['new-england-brigade-1', 'langis'] },
      before: { french: ['montreal'] },
      battles: ['montreal'],
    }).chance('roll bt');
    expect(game.log).toContainEqual({ type: 'militia-gone', side: 'french', left: 1 });
    expect(scores(game, 'british')).toEqual([]);
  });

  test.each([
    ['royal-artillery-1', true],
    ['22nd-28th', true],
    ['new-england-brigade-1', false],
    ['rogers', false],
  ] as const)('[13.3.3f] [13.3.3h] a B&T of %s strikes a Brigade: %s', (name, strikes) => {
    const game = battle({
      pieces: { ticonderoga: [name, 'bearn-guyenne', 'canadiens-1'] },
      before: { french: ['ticonderoga'] },
      battles: ['ticonderoga'],
    }).chance('roll bt');
    expect(isIn(game.state.reduced, 'bearn-guyenne')).toBe(strikes);
    expect(scores(game, 'british')).toEqual(strikes ? [1] : []);
  });

  test('[13.3.3g] a B&T of a Fleet may take a Fleet to an own harbour without a Battle', () => {
    const game = battle({
      pieces: { louisbourg: ['fleet-boscawen', '22nd-28th', 'bastion-1'], halifax: ['langis', '27th-55th'] },
      before: { french: ['louisbourg'], british: ['halifax'] },
      battles: ['louisbourg', 'halifax'],
      outOfSupply: ['langis'],
    });
    game.chance('roll miss').chance('roll bt').nowChooses('british', 'volley.escape');
    game
      .offers(['escape fleet-boscawen boston', 'stay'])
      .offersNot([
        'escape fleet-boscawen halifax',
        'escape fleet-boscawen albany',
        'escape fleet-boscawen port-dauphin',
      ]);
    game.choose('british', 'escape fleet-boscawen boston');
    expect(whereIs(game, 'fleet-boscawen')).toBe('boston');
  });

  const hits = (roller: PieceName, enemies: readonly PieceName[], face = 'hit-tc'): string[] => {
    const game = battle({
      pieces: { louisbourg: [roller, ...enemies] },
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    }).chance(`roll ${face}`);
    return game.log.flatMap((entry) =>
      entry.type === 'reduced' || (entry.type === 'eliminated' && entry.rule === '13.4') ? [entry.piece] : [],
    );
  };

  test('[13.3.4a] a face hits with its shapes only', () => {
    expect(hits('rogers', ['langis'], 'hit-tc')).toEqual(['langis']);
    expect(hits('rogers', ['langis'], 'hit-sc')).toEqual([]);
    expect(hits('22nd-28th', ['bearn-guyenne'], 'hit-sc')).toEqual(['bearn-guyenne']);
    expect(hits('22nd-28th', ['bearn-guyenne'], 'hit-tc')).toEqual([]);
    expect(hits('22nd-28th', ['langis'], 'hit-sc')).toEqual([]);
    expect(hits('royal-artillery-1', ['canonniers-bombardiers-1'], 'hit-sc')).toEqual(['canonniers-bombardiers-1']);
  });

  test('[13.3.4b] a Hit that brings the marker to zero moves it and hurts nobody', () => {
    const game = lakeGeorge(['rogers', 'langis'], { outOfSupply: ['langis'] }).chance('roll hit-tc');
    expect(scores(game, 'french')).toEqual([0]);
    expect(isIn(game.state.reduced, 'rogers')).toBe(false);
  });

  test('[13.3.4c] it falls on the same type first, else on another of the shape', () => {
    expect(hits('rogers', ['langis', 'micmac'])).toEqual(['langis']);
    expect(hits('mohawk', ['langis', 'micmac'])).toEqual(['micmac']);
    expect(hits('mohawk', ['langis'])).toEqual(['langis']);
    expect(hits('22nd-28th', ['bearn-guyenne', 'canadiens-1'], 'hit-sc')).toEqual(['bearn-guyenne']);
    expect(hits('new-england-brigade-1', ['bearn-guyenne', 'canadiens-1'], 'hit-sc')).toEqual(['canadiens-1']);
    expect(hits('fleet-boscawen', ['fleet-de-l-isle', 'canonniers-bombardiers-1'])).toEqual(['fleet-de-l-isle']);
    expect(hits('fleet-boscawen', ['canonniers-bombardiers-1', 'bastion-1'])).toEqual(['canonniers-bombardiers-1']);
    expect(hits('royal-artillery-1', ['canonniers-bombardiers-1', 'bastion-1'])).toEqual(['canonniers-bombardiers-1']);
    expect(hits('royal-artillery-1', ['bastion-1', 'fleet-de-l-isle'])).toEqual(['bastion-1']);
  });

  test('[13.4.2b] Fleets do not hit Bastions', () => {
    expect(hits('fleet-boscawen', ['bastion-1'])).toEqual([]);
  });

  test('[13.3.4c] Forts hit Artillery, then Fleets, and Fleets hit Forts', () => {
    const fort = (enemies: readonly PieceName[]): Game =>
      battle({
        pieces: { 'port-dauphin': ['fort-niagara', ...enemies] },
        before: { french: ['port-dauphin'] },
        battles: ['port-dauphin'],
        openSeas: true,
      });
    const guns = fort(['royal-artillery-1', 'fleet-boscawen'])
      .chance('roll miss')
      .chance('roll miss')
      .chance('roll hit-tc');
    expect(isIn(guns.state.reduced, 'royal-artillery-1')).toBe(true);
    const fleet = fort(['fleet-boscawen', '22nd-28th']).chance('roll flag').chance('roll hit-tc');
    // Two Penalties before the Fort, and a Flag: the Hit brings the marker to zero.
    expect(isIn(fleet.state.reduced, 'fort-niagara')).toBe(false);
    const three = fort(['fleet-boscawen', '22nd-28th', '27th-55th'])
      .chance('roll flag', 'roll flag')
      .chance('roll hit-tc');
    expect(isIn(three.state.reduced, 'fort-niagara')).toBe(true);
  });
});

describe('who is gone', () => {
  test('[13.4.1] Light units, Brigades and Artillery to the Losses box, Fleets to the pool, Bastions out of the game', () => {
    const game = battle({
      pieces: { louisbourg: ['royal-artillery-1', 'royal-artillery-2', 'bastion-1'] },
      reduced: ['bastion-1'],
      before: { french: ['louisbourg'] },
      battles: ['louisbourg'],
    });
    game.chance('roll hit-tc', 'roll miss');
    expect(whereIs(game, 'bastion-1')).toBe('removed');
    const fleets = battle({
      pieces: { quebec: ['fleet-boscawen', 'fleet-de-l-isle'] },
      reduced: ['fleet-de-l-isle'],
      before: { french: ['quebec'] },
      battles: ['quebec'],
    });
    fleets.chance('roll hit-tc');
    expect(whereIs(fleets, 'fleet-de-l-isle')).toBe('pool');
  });

  test('[13.4.2a] a B&T does not look for Highlanders', () => {
    const game = battle({
      pieces: { ticonderoga: ['bearn-guyenne', 'royal-highland', '27th-55th'] },
      before: { british: ['ticonderoga'] },
      battles: ['ticonderoga'],
    });
    game.chance('roll bt').nowChooses('british', 'hit.apply').offersOnly(['hit royal-highland', 'hit 27th-55th']);
  });

  test('[13.4.2c] a Commander falls with the last of his units', () => {
    const game = lakeGeorge(['commander-howe', 'rogers', 'langis'], { reduced: ['rogers'] }).chance('roll hit-tc');
    expect(whereIs(game, 'commander-howe')).toBe('removed');
  });

  test('[13.4.3] each Metropolitan Brigade brings the enemy a chit', () => {
    const game = lakeGeorge(['22nd-28th', 'rogers', 'bearn-guyenne'], { reduced: ['22nd-28th'] }).chance('roll hit-sc');
    game.nowChooses('chance', 'chits.draw').chance('draw french-2-1').nowChooses('chance', 'volley.roll');
    const colonial = lakeGeorge(['new-england-brigade-1', 'rogers', 'bearn-guyenne'], {
      reduced: ['new-england-brigade-1'],
    }).chance('roll hit-sc');
    colonial.nowChooses('chance', 'volley.roll');
  });
});

describe('rerolls', () => {
  test('[13.5a] [13.5b] a Highland Brigade without a Flag or a Hit rolls once more', () => {
    const at = (face: string): Game =>
      battle({
        pieces: { ticonderoga: ['royal-highland', 'bearn-guyenne'] },
        before: { french: ['ticonderoga'] },
        battles: ['ticonderoga'],
      }).chance(`roll ${face}`);
    const missed = at('miss').nowChooses('british', 'volley.reroll').offersOnly(['highland royal-highland', 'done']);
    missed.choose('british', 'highland royal-highland').chance('roll miss');
    // Once for this reason, and there is no other.
    missed.nowChooses('chance', 'volley.roll');
    at('flag').nowChooses('chance', 'volley.roll');
    at('hit-sc').nowChooses('chance', 'volley.roll');
  });

  test('[13.5c] a Commander helps units of his shapes, one after another', () => {
    const names: readonly PieceName[] = ['commander-howe', '22nd-28th', '27th-55th', 'royal-artillery-1'];
    const game = battle({
      pieces: { ticonderoga: [...names, 'bearn-guyenne'] },
      before: { french: ['ticonderoga'] },
      battles: ['ticonderoga'],
    });
    game.chance('roll miss', 'roll miss').offersOnly(['commander 22nd-28th', 'commander 27th-55th', 'done']);
    game.choose('british', 'commander 22nd-28th').chance('roll flag').offersOnly(['commander 27th-55th', 'done']);
    // Artillery has no Commander.
    game.choose('british', 'done').chance('roll miss').nowChooses('chance', 'volley.roll');
  });

  test('[13.5d] an event helps those it names', () => {
    const at: Sparse = {
      cards: ['lucky-cannonball-8'],
      pieces: { ticonderoga: ['royal-artillery-1', '22nd-28th', 'fort-carillon'] },
      before: { french: ['ticonderoga'] },
      battles: ['ticonderoga'],
    };
    const game = battle(at).chance('roll miss').chance('roll miss').nowChooses('british', 'volley.reroll');
    game.offersOnly(['event royal-artillery-1', 'done']);
  });

  test('[13.5.1a] a Commander may fall after a Miss by his reroll', () => {
    const game = battle({
      pieces: { ticonderoga: ['commander-howe', '22nd-28th', 'bearn-guyenne'] },
      before: { french: ['ticonderoga'] },
      battles: ['ticonderoga'],
    });
    game
      .chance('roll miss')
      .choose('british', 'commander 22nd-28th')
      .chance('roll miss')
      .nowChooses('chance', 'volley.casualty')
      .chance('roll flag');
    expect(whereIs(game, 'commander-howe')).toBe('ticonderoga');
  });
});

describe('the outcome', () => {
  test('[13.6a] the attacker needs the higher marker', () => {
    const even = lakeGeorge(['rogers', 'langis']).chance('roll flag').chance('roll flag');
    expect(markers(even)).toMatchObject([{ side: 'british', attacker: 1, defender: 1, rout: false }]);
    const more = lakeGeorge(['rogers', 'langis']).chance('roll flag').chance('roll miss');
    expect(markers(more)).toMatchObject([{ side: 'french' }]);
  });

  test('[13.6b] who has no unit left has lost; the defender wins if nobody has', () => {
    const gone = lakeGeorge(['rogers', 'langis'], { reduced: ['rogers'] })
      .chance('roll hit-tc')
      .chance('roll flag');
    expect(markers(gone)).toMatchObject([{ side: 'french', attacker: 1, defender: 1 }]);
    const both = lakeGeorge(['rogers', 'langis'], { reduced: ['rogers', 'langis'] })
      .chance('roll hit-tc')
      .chance('roll hit-tc');
    expect(markers(both)).toMatchObject([{ side: 'british' }]);
  });

  test('[13.7a] [13.7b] the space and its VP go to the victor; the markers go', () => {
    const game = lakeGeorge(['rogers', 'langis'], { vp: { british: 2 }, marshaled: ['rogers'] })
      .chance('roll flag')
      .chance('roll miss');
    game.choose('british', 'to albany');
    expect([controlledBy(game, 'lake-george'), hasBattle(game, 'lake-george')]).toEqual(['french', false]);
    expect(game.log).toContainEqual({ type: 'vp', side: 'french', points: 1, why: 'victory-space', rule: '2.1.9' });
    expect(game.state.marshaled.isEmpty).toBe(true);
  });

  test('[13.7.1] an Indian unit goes home after a Fort has been taken', () => {
    const at: Sparse = {
      pieces: { 'lake-george': ['fort-edward', 'abenaki', 'kahnawake', 'bearn-guyenne'] },
      before: { british: ['lake-george'] },
      battles: ['lake-george'],
    };
    const game = battle(at).chance('roll flag', 'roll flag').chance('roll flag').chance('roll miss');
    game
      .nowChooses('chance', 'battle.desertion')
      .offersOnly(['desert abenaki', 'desert kahnawake'])
      .chance('desert abenaki');
    expect(whereIs(game, 'abenaki')).toBe('losses');
  });

  test('[13.7.1] and after a Settled Space, but not after an Outpost', () => {
    const town = battle({ pieces: { kingston: ['abenaki', 'lery', 'langis'] }, battles: ['kingston'] })
      .chance('roll flag', 'roll flag')
      .chance('roll flag', 'roll miss', 'roll miss');
    town.chance('desert abenaki');
    expect(town.log).toContainEqual({ type: 'eliminated', piece: 'abenaki', to: 'losses', rule: '13.7.1' });
    const outpost = lakeGeorge(['abenaki', 'rogers']).chance('roll flag').chance('roll miss');
    expect(whereIs(outpost, 'abenaki')).toBe('lake-george');
  });
});
