import { BadValue, type Reason } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { describe, expect, it, test } from 'vitest';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import { INDIAN_POINTS, LIGHT_MARCH } from '../../src/kinds.ts';
import { homeOf, isCoastal, isSettled } from '../../src/map.ts';
import { PIECES, type PieceName, type SideName, SPACES, type SpaceName } from '../../src/names.ts';
import { fought, type Sparse } from '../builder.ts';
import { battle, construction, type Game, march, phase, raid, sail, takes } from '../game.ts';

/** Why a side cannot choose something, from what it sees; `null` if it can. */
const why = (game: Game, side: SideName, about: Readonly<Record<string, string>>): readonly Reason[] | null =>
  bayonetsTomahawks.query(game.state, 'why', { side, ...about }) as unknown as readonly Reason[] | null;

/** The clause named first, with its rule. */
function first(game: Game, about: Readonly<Record<string, string>>, side: SideName = 'british'): string {
  const [reason] = why(game, side, about) ?? [];
  return reason ? `${reason.clause} ${reason.rule}` : 'none';
}

describe('why no Action is open to a unit', () => {
  const at = {
    pieces: {
      albany: ['22nd-28th', 'rogers'],
      boston: ['27th-55th', 'fleet-boscawen'],
      quebec: ['bearn-guyenne'],
    },
    cards: ['british-2'],
    spent: ['27th-55th'],
    outOfSupply: ['22nd-28th', 'rogers'],
    first: 'french',
  } as const;

  it('is the enemy’s, is Spent, is out of the game, is no Brigade or none in supply', () => {
    const game = phase(at, BRITISH);
    expect(first(game, { verb: 'construct', piece: 'bearn-guyenne' })).toBe('own 1.1.1');
    expect(first(game, { verb: 'construct', piece: '27th-55th' })).toBe('notSpent 7.2.1');
    expect(first(game, { verb: 'construct', piece: '43rd-46th' })).toBe('onMap 2.0');
    expect(first(game, { verb: 'construct', piece: 'rogers' })).toBe('brigade 12.0');
    expect(first(game, { verb: 'construct', piece: '22nd-28th' })).toBe('builderSupplied 12.0');
  });

  it('is not nearby, or is held by enemies', () => {
    const held = phase({ ...at, pieces: { 'lake-george': ['rogers', 'langis'] }, spent: [], outOfSupply: [] }, BRITISH);
    expect(first(held, { verb: 'army', space: 'lake-george' })).toBe('held 10.2.1');
    expect(first(held, { verb: 'army', space: 'albany' })).toBe('unitsThere 7.3.7');
  });

  it('has nobody there, though enemies stand there: a march may go there, so no word of Fleets or the coast', () => {
    const pieces = { halifax: ['40th-45th-47th'], chignectou: ['langis'], montreal: ['bearn-guyenne'] } as const;
    const game = phase({ ...at, pieces, spent: [], outOfSupply: [] }, BRITISH);
    expect(first(game, { space: 'chignectou' })).toBe('unitsThere 7.3.7');
    expect(first(game, { space: 'montreal' })).toBe('unitsThere 7.3.7');
    expect(why(game, 'british', { space: 'halifax' })).toBeNull();
  });

  it('has no fitting Action Point left', () => {
    const game = phase(at, BRITISH);
    expect(first(game, { verb: 'indian', space: 'boston' })).toBe('pointAllows 7.3.7');
    expect(first(game, { verb: 'forced', space: 'albany' })).toBe('forcedMarch 7.4');
  });

  it('is not asked of the side whose phase it is not', () => {
    expect(first(phase(at, BRITISH), { piece: 'rogers' }, 'french')).toBe('turn 4.0');
  });
});

describe('why a force may not go somewhere', () => {
  it('no connection leads there, it is there, or the way is too hard', () => {
    const game = takes(march({ pieces: { albany: ['22nd-28th'] } }, BRITISH, 'albany'), 'british', ['22nd-28th']);
    expect(first(game, { verb: 'move', space: 'albany' })).toBe('here 10.2');
    expect(why(game, 'british', { verb: 'move', space: 'lake-george' })).toBeNull();
    const path = takes(march({ pieces: { 'wills-creek': ['22nd-28th'] } }, BRITISH, 'wills-creek'), 'british', []);
    expect(first(path, { verb: 'move', space: 'mekekasink' })).toBe('road 10.2');
  });

  it('is no next step of a raid: on the way to a target, away from every target, or too far', () => {
    const game = raid({ pieces: { 'forks-of-the-ohio': ['lignery'] } }, FRENCH, 'lignery');
    const step = (to: SpaceName): string => first(game, { verb: 'to', space: to }, 'french');
    game.offersOnly(['to loyalhanna', 'to mekekasink', 'to kithanink']);
    expect([step('rays-town'), step('winchester')]).toEqual(['raidNear 9.1', 'raidNear 9.1']);
    expect(step('la-presqu-isle')).toBe('raidLeads 9.1');
    expect(step('boston')).toBe('raidTooFar 9.1');
  });

  it('is too far, and by how much; can be reached; has no way there; or the way is closed', () => {
    const pieces = { albany: ['22nd-28th', 'rogers'], ticonderoga: ['bearn-guyenne', 'langis'] } as const;
    const range = (game: Game, to: string): unknown => {
      const [reason] = why(game, 'british', { verb: 'move', space: to }) ?? [];
      return [reason?.clause, reason?.params.distance, reason?.params.left];
    };
    const brigade = takes(march({ pieces }, BRITISH, 'albany'), 'british', ['22nd-28th']);
    expect(range(brigade, 'philadelphia')).toEqual(['tooFar', 3, 2]);
    expect(range(brigade, 'new-york')).toEqual(['notNext', 2, 2]);
    expect(range(brigade, 'goasek')).toEqual(['unusable', 255, 2]);
    const rangers = takes(march({ pieces }, BRITISH, 'albany', LIGHT_MARCH), 'british', ['rogers']);
    expect(range(rangers, 'isle-aux-noix')).toEqual(['wayClosed', 3, 3]);
  });

  it('too many have gone that way, and Artillery', () => {
    const moved = { british: { 'mekekasink.wills-creek': 4 } } as const;
    const full = march({ pieces: { 'wills-creek': ['gage'] }, moved }, BRITISH, 'wills-creek');
    expect(first(full, { verb: 'move', space: 'mekekasink' })).toBe('room 10.1');
  });

  it('nobody is left before it has moved', () => {
    const pieces = { albany: ['22nd-28th', 'royal-artillery-1', 'royal-artillery-2'] } as const;
    const game = march({ pieces }, BRITISH, 'albany');
    expect(first(takes(game, 'british', ['22nd-28th']), { verb: 'drop', piece: '22nd-28th' })).toBe('moved 10.2.1');
  });

  it('an identical unit is offered in its place', () => {
    const pieces = { albany: ['22nd-28th', 'royal-artillery-1', 'royal-artillery-2'] } as const;
    const game = march({ pieces }, BRITISH, 'albany');
    game.offers(['take royal-artillery-1']).offersNot(['take royal-artillery-2']);
    const params = {
      at: 'albany',
      from: 'albany',
      side: 'british',
      piece: 'royal-artillery-2',
      like: 'royal-artillery-1',
    };
    const reason = { clause: 'once', rule: '10.4', verb: 'take', params };
    expect(why(game, 'british', { verb: 'take', piece: 'royal-artillery-2' })).toEqual([reason]);
    expect(why(game, 'british', { piece: 'royal-artillery-2' })).toEqual([reason]);
    expect(why(game, 'british', { verb: 'take', piece: 'royal-artillery-1' })).toBeNull();
  });

  it('a Light point takes Light units, and Fleets are needed to sail', () => {
    const lights = march({ pieces: { albany: ['22nd-28th', 'rogers', 'gage'] } }, BRITISH, 'albany', LIGHT_MARCH);
    expect(first(lights, { verb: 'take', piece: '22nd-28th' })).toBe('lightPoint 7.3.1');
    const game = sail({ pieces: { boston: ['22nd-28th', '27th-55th', 'fleet-boscawen'] } }, BRITISH, 'boston');
    game.choose('british', 'take 22nd-28th');
    expect(first(game, { verb: 'done' })).toBe('fleetTaken 10.6');
  });

  it('a Fleet carries four units: a fifth stays, for that reason alone', () => {
    const four = ['22nd-28th', '27th-55th', 'royal-highland', 'rogers'] as const;
    const game = sail({ pieces: { boston: [...four, 'gage', 'commander-howe', 'fleet-boscawen'] } }, BRITISH, 'boston');
    game.choose('british', ...['fleet-boscawen', ...four].map((each) => `take ${each}`));
    const reasons = why(game, 'british', { verb: 'take', piece: 'gage' }) ?? [];
    expect(reasons.map(({ clause, rule }) => `${clause} ${rule}`)).toEqual(['cargo 10.6']);
  });
});

describe('why something may not be built or fought', () => {
  it('a Fort begun in this Action Round is not completed, and no Road leads from elsewhere', () => {
    const at = { pieces: { albany: ['22nd-28th'] }, fortsNew: ['albany'] } as const;
    const game = construction(at, BRITISH, '22nd-28th');
    expect(first(game, { verb: 'build' })).toBe('fortMarkerOld 12.0');
    expect(first(game, { verb: 'begin' })).toBe('noFortMarker 12.0');
    expect(first(game, { verb: 'repair' })).toBe('ownFort 12.0');
  });

  it('the side that began a Fort completes it, if the table says so', () => {
    const at = { pieces: { 'lake-george': ['22nd-28th'] }, fortsBegun: ['lake-george'] } as const;
    const game = construction({ ...at, options: ['constructionMarkers'] }, BRITISH, '22nd-28th');
    expect(first(game, { verb: 'build' })).toBe('markerOwn 12.0');
    expect(why(construction(at, BRITISH, '22nd-28th'), 'british', { verb: 'build' })).toBeNull();
  });

  it('only a Commander who is present leads', () => {
    const game = battle({
      pieces: { montreal: ['commander-howe', 'commander-wolfe', '22nd-28th', 'bearn-guyenne'] },
      before: { french: ['montreal'] },
      battles: ['montreal'],
    });
    expect(first(game, { verb: 'lead', piece: '22nd-28th' })).toBe('leads 13.3.1');
    expect(first(game, { verb: 'lead', piece: 'bearn-guyenne' })).toBe('own 1.1.1');
  });
});

describe('the questions', () => {
  const game = march({ pieces: { albany: ['22nd-28th', 'rogers'] } }, BRITISH, 'albany');

  it.each<Json>([null, {}, { side: 'british' }, { side: 'british', space: 'rome' }, { side: 'british', verb: 'fly' }])(
    'are refused for what does not exist: %j',
    (args) => {
      expect(() => bayonetsTomahawks.query(game.state, 'why', args)).toThrow(BadValue);
    },
  );

  test('unavailable verbs are listed one by one', () => {
    const barred = bayonetsTomahawks.query(game.state, 'barred', { side: 'british' }) as unknown as readonly Reason[];
    expect(barred.map(({ verb, clause }) => `${verb}: ${clause}`)).toEqual(['done: someoneTaken']);
    expect(bayonetsTomahawks.query(game.state, 'barred', { side: 'french' })).toEqual([]);
  });

  it('those of a question left out before this one are named, too', () => {
    const barred = (game: Game): string[] =>
      (bayonetsTomahawks.query(game.state, 'barred', { side: 'french' }) as unknown as readonly Reason[]).map(
        ({ verb, clause, rule }) => `${verb} ${clause} ${rule}`,
      );
    const cards = ['british-2', 'french-42', 'indian-44'] as const;
    const spend = phase({ cards, first: 'french', pieces: { quebec: ['langis'] } }, FRENCH, INDIAN_POINTS);
    spend.nowChooses('french', 'action-phase.spend');
    expect(barred(spend)).toEqual(['raid indianPoint 7.3.2', 'indian indiansThere 7.3.2']);
    const coasts = SPACES.filter((each) => isCoastal(space.of(each)) && homeOf(space.of(each)) !== BRITISH);
    const guards = PIECES.filter((each) => /-brigade-|royal-artillery-/.test(each));
    const watched = Object.fromEntries(
      coasts.map((each) => [each, guards.splice(0, isSettled(space.of(each)) ? 2 : 1)]),
    );
    const routed = ['fleet-de-l-isle', 'bearn-guyenne'] as const;
    const pieces = { ...watched, 'sail-box': routed, montreal: ['langis'] } as const;
    const atSea = phase({ cards, first: 'british', pieces, routed }, FRENCH);
    expect(barred(atSea)).toContain('land routedHome 13.8');
  });
});

describe('why a Routed stack may not lose somebody first', () => {
  const routed = (french: readonly PieceName[], sparse: Sparse = {}): Game =>
    fought('attacker', 'ticonderoga', 'french', ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', ...french], sparse)
      .table;
  const lose = (game: Game, piece: PieceName): string => first(game, { verb: 'lose', piece }, 'french');

  it('Artillery goes first, Indian units last, Forts and Commanders never', () => {
    const guns = routed(['langis', 'canonniers-bombardiers-1', 'canonniers-bombardiers-2'], {
      reduced: ['canonniers-bombardiers-1'],
    });
    expect(lose(guns, 'langis')).toBe('gunsFirst 13.8');
    const others = routed(['langis', 'lery', 'abenaki']);
    expect([lose(others, 'abenaki'), lose(others, '22nd-28th')]).toEqual(['indiansLast 13.8', 'own 1.1.1']);
  });
});

describe('why the beaten may not retreat somewhere', () => {
  const to = (game: Game, space: SpaceName, side: SideName = 'british'): string =>
    first(game, { verb: 'to', space }, side);

  it('another space comes first, the way is a Path, enemies have come by it, or it is not near', () => {
    const entered = { french: ['mikazawitegok>lake-george'] };
    const { table } = fought('attacker', 'oneida-lake', 'british', ['langis', 'bearn-guyenne', '22nd-28th'], {
      entered: { french: ['oquaga>oneida-lake'] },
    });
    expect([to(table, 'kahuahgo'), to(table, 'oquaga'), to(table, 'boston'), to(table, 'oneida-lake')]).toEqual([
      'retreatWay 13.9.1',
      'retreatTheirWay 13.9.1',
      'retreatNear 13.9.1',
      'retreatHere 13.9.1',
    ]);
    const lights = fought('attacker', 'lake-george', 'british', ['langis', 'lery', 'rogers'], { entered }).table;
    expect(to(lights, 'sachendaga')).toBe('retreatFirst 13.9.3');
  });

  it('attackers go back first to where they came from', () => {
    const { table } = fought('defender', 'isle-aux-noix', 'british', ['langis', 'rogers', 'gage'], {
      control: { 'isle-aux-noix': 'british' },
      entered: { french: ['ticonderoga>isle-aux-noix', 'montreal>isle-aux-noix'] },
    });
    expect(to(table, 'les-trois-rivieres', 'french')).toBe('retreatBack 13.9.1');
    const none = fought('defender', 'isle-aux-noix', 'british', ['langis', 'rogers', 'gage'], {
      control: { 'isle-aux-noix': 'british' },
    }).table;
    expect(to(none, 'saranac', 'french')).toBe('retreatFirst 13.9.3');
  });
});
