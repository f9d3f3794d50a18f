import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, nation } from '../../src/ids.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { battle, controlledBy, type Game, hasBattle, isDone, isIn, march, phase } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 13.8 Rout, 13.9 Retreat

/** Each side rolls one die for each unit: the attackers all Flags, the defenders all Misses, or the other way round. */
function rollOn(game: Game, attackersWin: boolean): Game {
  while (!isDone(game) && /volley\.roll|militiaRoll/.test(game.breadcrumb)) {
    const attacks = game.breadcrumb.includes('attackerFire');
    game.chance(attacks === attackersWin ? 'roll flag' : 'roll miss');
  }
  return game;
}
const fight = (sparse: Sparse, attackersWin = true): Game => rollOn(battle(sparse), attackersWin);
/** A Battle in which those named stand against each other; who was there first defends. */
const at = (
  where: SpaceName,
  defender: 'french' | 'british',
  units: readonly PieceName[],
  sparse: Sparse = {},
): Sparse => ({
  ...sparse,
  pieces: { ...sparse.pieces, [where]: units },
  before: { [defender]: [where] },
  battles: [where, ...(sparse.battles ?? [])],
});
const three: readonly PieceName[] = ['22nd-28th', '27th-55th', '44th-48th'];

describe('a Rout', () => {
  test('[13.8a] by three, not by two', () => {
    const two = fight(at('ticonderoga', 'french', [...three.slice(0, 2), 'bearn-guyenne', 'languedoc-la-reine']));
    expect(isIn(two.state.routed, 'bearn-guyenne')).toBe(false);
    const all = fight(at('ticonderoga', 'french', [...three, 'bearn-guyenne', 'languedoc-la-reine']));
    all.choose('french', 'lose languedoc-la-reine').chance('draw british-0-1');
    expect(isIn(all.state.routed, 'bearn-guyenne')).toBe(true);
  });

  test('[13.8c] costs Artillery, else whom the owner likes but Indian units', () => {
    const guns = fight(at('ticonderoga', 'french', [...three, 'bearn-guyenne', 'canonniers-bombardiers-1', 'abenaki']));
    expect(whereIs(guns, 'canonniers-bombardiers-1')).toBe('losses');
    const none = fight(at('ticonderoga', 'french', [...three, 'bearn-guyenne', 'langis', 'abenaki']));
    none.nowChooses('french', 'rout.lose').offersOnly(['lose langis', 'lose bearn-guyenne']);
  });

  test('[13.8d] hands a Fort over, as Reduced as it was', () => {
    const guns: readonly PieceName[] = [
      'royal-artillery-1',
      'royal-artillery-2',
      'royal-artillery-3',
      'royal-artillery-4',
      '22nd-28th',
    ];
    const game = fight(
      at('ticonderoga', 'french', [...guns, 'fort-carillon', 'langis', 'lery'], { reduced: ['fort-carillon'] }),
    );
    game.choose('french', 'lose langis');
    expect([whereIs(game, 'fort-carillon'), whereIs(game, 'fort-anne'), isIn(game.state.reduced, 'fort-anne')]).toEqual(
      ['removed', 'ticonderoga', true],
    );
  });

  test('[13.8e] who is Routed already pays again', () => {
    const game = fight(at('ticonderoga', 'french', [...three, 'langis', 'lery'], { routed: ['langis', 'lery'] }));
    game.nowChooses('french', 'rout.lose').choose('french', 'lose lery');
    expect([isIn(game.state.routed, 'langis'), whereIs(game, 'lery')]).toEqual([true, 'losses']);
  });

  test('[13.8f] who is Routed only moves, and not into enemy Home Spaces', () => {
    const where: Sparse = {
      pieces: { 'lake-george': ['rogers', '22nd-28th'], albany: ['27th-55th'] },
      routed: ['rogers', '22nd-28th'],
    };
    const game = phase({ ...where, cards: ['british-16'], first: 'french' }, BRITISH);
    const verbs = game.choices().filter((text) => /rogers|22nd-28th|lake-george/.test(text));
    expect(verbs).toEqual(['light british-1 lake-george', 'army british-2 lake-george', 'army british-3 lake-george']);
    const routed: Sparse = { pieces: { 'lake-george': ['rogers'] }, routed: ['rogers'] };
    march(routed, BRITISH, 'lake-george').offersNot(['move ticonderoga']);
    march({ ...routed, control: { ticonderoga: 'british' } }, BRITISH, 'lake-george').offers(['move ticonderoga']);
  });

  test('[13.8g] the marker goes among friends without one', () => {
    const game = march(
      { pieces: { 'lake-george': ['rogers'], albany: ['22nd-28th'] }, routed: ['rogers'] },
      BRITISH,
      'lake-george',
    );
    game.choose('british', 'move albany');
    expect(isIn(game.state.routed, 'rogers')).toBe(false);
    const two = march(
      { pieces: { 'lake-george': ['rogers'], albany: ['22nd-28th'] }, routed: ['rogers', '22nd-28th'] },
      BRITISH,
      'lake-george',
    );
    expect(isIn(two.choose('british', 'move albany').state.routed, 'rogers')).toBe(true);
  });
});

describe('a retreat', () => {
  test('[13.9a] [13.9.1d] is of all together, over connections that all may use, however many have gone there', () => {
    const lights = fight(
      at('lake-george', 'british', ['langis', 'lery', 'rogers'], { moved: { british: { 'albany.lake-george': 16 } } }),
    );
    // Of Home Spaces Albany and Oneida Lake are near, one of them by a Path.
    lights.nowChooses('british', 'retreat.to').offersOnly(['to albany', 'to oneida-lake']);
    const brigade = fight(at('lake-george', 'british', ['langis', 'lery', 'lacorne', '22nd-28th', 'rogers'])).choose(
      'british',
      'lose rogers',
    );
    expect(whereIs(brigade, '22nd-28th')).toBe('albany');
  });

  test('[13.9.1a] takes attackers back to where they came from', () => {
    const game = fight(
      at('lake-george', 'british', ['langis', 'rogers', 'gage'], { entered: { french: ['ticonderoga>lake-george'] } }),
      false,
    );
    expect(whereIs(game, 'langis')).toBe('ticonderoga');
  });

  test('[13.9.1a] not where it is no longer friendly: then as all others', () => {
    const game = fight(
      at('lake-george', 'british', ['langis', 'rogers', 'gage'], {
        entered: { french: ['ticonderoga>lake-george'] },
        control: { ticonderoga: 'british' },
      }),
      false,
    );
    game.nowChooses('french', 'retreat.to').offersOnly(['to mikazawitegok', 'to sachendaga']);
  });

  test('[13.9.1b] never takes defenders where an enemy came from', () => {
    const game = fight(
      at('lake-george', 'british', ['langis', 'lery', 'rogers'], { entered: { french: ['oneida-lake>lake-george'] } }),
    );
    expect(whereIs(game, 'rogers')).toBe('albany');
  });

  test('[13.9.1c] whoever can go nowhere is eliminated, but Light units look for Paths', () => {
    const game = fight(
      at('niagara', 'french', [...three, 'lery', 'bearn-guyenne'], {
        pieces: {
          'la-presqu-isle': ['gage'],
          onyiudaondagwat: ['rogers'],
          toronto: ['scott'],
          'waabishkiigoo-gichigami': ['putnam'],
        },
      }),
    );
    game.choose('french', 'lose lery').chance('draw british-0-1');
    expect(whereIs(game, 'bearn-guyenne')).toBe('losses');
    const light = fight(
      at('niagara', 'french', [...three.slice(0, 2), 'lery', 'canadiens-1'], {
        pieces: {
          'la-presqu-isle': ['gage', 'dunn'],
          onyiudaondagwat: ['rogers', 'armstrong'],
          toronto: ['scott', 'goreham'],
          'waabishkiigoo-gichigami': ['putnam', 'morgan'],
        },
      }),
    );
    expect([whereIs(light, 'canadiens-1'), whereIs(light, 'lery')]).toEqual(['losses', 'gennisheyo']);
  });

  test('[13.9.2] with Fleets goes to a harbour', () => {
    const where = at('louisbourg', 'french', ['fleet-boscawen', 'rogers', 'bastion-1'], {
      control: { 'port-dauphin': 'british' },
    });
    const game = battle(where)
      .chance('roll miss')
      .chance('roll miss')
      .chance('roll flag')
      .chance('roll miss', 'roll miss');
    game
      .nowChooses('british', 'retreat.to')
      .offers(['to halifax', 'to boston'])
      .offersNot(['to port-dauphin', 'to albany']);
  });

  test('[13.9.2] or, with none left, to another coast, or to sea', () => {
    const homes: readonly SpaceName[] = [
      'quebec',
      'cote-de-beaupre',
      'cote-du-sud',
      'tadoussac',
      'riviere-du-loup',
      'riviere-ristigouche',
      'miramichy',
      'chignectou',
      'port-la-joye',
      'port-dauphin',
    ];
    const lost = Object.fromEntries(homes.map((name) => [name, 'british']));
    const where = at('louisbourg', 'french', ['fleet-boscawen', 'fleet-durell', 'fleet-hardy', 'fleet-de-l-isle'], {
      control: lost,
    });
    const wild = rollOn(fight(where).choose('british', 'keep'), true);
    expect(whereIs(wild, 'fleet-de-l-isle')).toBe('pool');
    const two = at('louisbourg', 'french', ['fleet-boscawen', 'fleet-de-l-isle', 'boishebert'], { control: lost });
    const loses = battle(two)
      .chance('roll flag')
      .chance('roll miss')
      .chance('roll miss')
      .chance('roll miss', 'roll miss');
    loses.nowChooses('french', 'retreat.to').offersOnly(['to mtan', 'to kwanoskwamcok']);
    const none = { ...two, pieces: { ...two.pieces, mtan: ['rogers'], kwanoskwamcok: ['gage'] } } as const;
    const atSea = battle(none)
      .chance('roll flag')
      .chance('roll miss')
      .chance('roll miss')
      .chance('roll miss', 'roll miss');
    expect(whereIs(atSea, 'fleet-de-l-isle')).toBe('sail-box');
  });

  test('[13.9.3a] goes home, else to friends, else into the Wilderness or a friendly Village, else to empty enemy land', () => {
    const near = (sparse: Sparse): Game => fight(at('oneida-lake', 'british', ['langis', 'lery', 'rogers'], sparse));
    near({}).nowChooses('british', 'retreat.to').offersOnly(['to albany', 'to lake-george', 'to oswego']);
    const lost: Sparse = { control: { albany: 'french', 'lake-george': 'french', oswego: 'french' } };
    near({ ...lost, joined: { iroquois: 'british' } })
      .nowChooses('british', 'retreat.to')
      .offersOnly(['to kahuahgo', 'to oquaga']);
    // Albany has Militia of its own; neutral Villages come last of all.
    const full: Sparse = {
      ...lost,
      pieces: { kahuahgo: ['boishebert'] },
      control: { ...lost.control, albany: 'french' },
    };
    near(full).nowChooses('british', 'retreat.to').offersOnly(['to albany', 'to lake-george', 'to oswego']);
  });

  const cornered: Sparse = {
    pieces: {
      kahuahgo: ['boishebert'],
      oswego: ['belestre', 'beaujeu'],
      'lake-george': ['lacorne'],
      albany: ['lignery', 'villiers'],
    },
    control: { albany: 'french', 'lake-george': 'french', oswego: 'french' },
    joined: { iroquois: 'french' },
  };
  const british: readonly PieceName[] = ['armstrong', 'dunn', 'gage', 'goreham'];

  test('[13.9.3b] [13.9.4] breaks through the fewest enemies that it Outnumbers, and pays for them', () => {
    const where = at('oneida-lake', 'british', [...british, 'langis', 'lery', 'micmac', 'malecite', 'mississague'], {
      ...cornered,
      pieces: { ...cornered.pieces, oquaga: ['iroquois-1'], onontake: ['iroquois-2'] },
    });
    const game = battle(where).chance('roll flag', 'roll flag').chance('roll flag', 'roll flag', 'roll flag');
    game.chance('roll flag', 'roll flag', 'roll flag', 'roll miss');
    game
      .nowChooses('british', 'retreat.to')
      .offersOnly(['to kahuahgo', 'to lake-george', 'to oquaga'])
      .choose('british', 'to kahuahgo');
    game
      .nowChooses('french', 'retreat.pay')
      .offersOnly(british.map((name) => `lose ${name}`))
      .choose('french', 'lose goreham');
    expect([whereIs(game, 'goreham'), whereIs(game, 'boishebert'), whereIs(game, 'gage')]).toEqual([
      'losses',
      'losses',
      'kahuahgo',
    ]);
  });

  test('[13.9.4] the Battle that was to be there does not take place', () => {
    const where = at('oneida-lake', 'british', [...british, 'langis', 'lery', 'micmac', 'malecite', 'mississague'], {
      ...cornered,
      pieces: { ...cornered.pieces, kahuahgo: ['boishebert', 'rogers'], oquaga: ['iroquois-1'] },
      battles: ['kahuahgo'],
    });
    const game = battle(where);
    // Kahuahgo lies further up the board.
    game.chance('roll miss').chance('roll flag');
    expect(hasBattle(game, 'kahuahgo')).toBe(false);
  });

  test('[13.9.3c] or joins another Battle, and takes no part in it', () => {
    const where = at('lake-george', 'british', ['rogers', 'langis', 'lery'], {
      pieces: {
        albany: ['micmac', '22nd-28th'],
        'oneida-lake': ['boishebert'],
        ticonderoga: ['belestre'],
        sachendaga: ['beaujeu'],
        mikazawitegok: ['lignery'],
      },
      battles: ['albany'],
    });
    const game = battle({ ...where, before: { british: ['lake-george', 'albany'] } })
      .chance('roll flag', 'roll flag')
      .chance('roll miss');
    expect(whereIs(game, 'rogers')).toBe('albany');
    // The Indian unit, the Brigade, the three Militia: Rogers looks on.
    game.chance('roll miss').chance('roll miss');
    expect(game.log.filter((entry) => entry.type === 'roll' && entry.piece === 'rogers')).toHaveLength(1);
  });

  test('[13.9.3d] the Village of a neutral Nation is the last resort', () => {
    const where = at('oneida-lake', 'british', [...british, 'langis', 'lery', 'micmac', 'malecite', 'mississague'], {
      ...cornered,
      joined: {},
      pieces: {
        kahuahgo: ['boishebert', 'fort-levis'],
        oswego: ['belestre', 'fort-niagara'],
        'lake-george': ['lacorne', 'fort-massiac'],
        albany: ['lignery', 'villiers'],
      },
    });
    const game = battle(where)
      .chance('roll flag', 'roll flag')
      .chance('roll flag', 'roll flag', 'roll flag')
      .chance('roll flag', 'roll flag', 'roll flag', 'roll miss');
    game.choose('french', 'lose gage');
    expect([game.state.joined.get(nation.of('iroquois')), controlledBy(game, 'oquaga')]).toEqual([FRENCH, 'british']);
  });

  test('[13.9.5] the Fort is eliminated, or the enemy puts his own there', () => {
    const where = at('ticonderoga', 'french', [
      'royal-artillery-1',
      'royal-artillery-2',
      '22nd-28th',
      'fort-carillon',
      'langis',
    ]);
    const razed = fight(where).nowChooses('french', 'battle.fort').choose('french', 'raze');
    expect([whereIs(razed, 'fort-carillon'), whereIs(razed, 'fort-anne'), whereIs(razed, 'langis')]).toEqual([
      'removed',
      'pool',
      'isle-aux-noix',
    ]);
    const left = fight(where).choose('french', 'leave');
    expect([whereIs(left, 'fort-carillon'), whereIs(left, 'fort-anne')]).toEqual(['removed', 'ticonderoga']);
  });
});
