import { describe, expect, test } from 'vitest';
import { BRITISH, connection, FRENCH, space } from '../../src/ids.ts';
import { INDIAN_POINTS } from '../../src/kinds.ts';
import { vpOf } from '../../src/query/victory.ts';
import { Account } from '../builder.ts';
import { controlledBy, type Game, hasBattle, isDone, isIn, phase, raid } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 9.0 Raids

const fromForks = (sparse: Sparse = {}, reach = 3): Game =>
  raid({ ...sparse, pieces: { 'forks-of-the-ohio': ['lignery'], ...sparse.pieces } }, FRENCH, 'lignery', reach);
const raided = (game: Game, at: Parameters<typeof space.of>[0]): boolean => game.state.frenchRaids.has(space.of(at));

describe('raiders and targets', () => {
  test('[9.0a] single Light units with Light or Indian points, Brigades never', () => {
    const at: Sparse = { pieces: { albany: ['rogers', '22nd-28th', 'mohawk'] }, cards: ['british-16'] };
    const game = phase(
      { ...at, pieces: { 'lake-george': ['rogers', '22nd-28th', 'mohawk'] }, first: 'french' },
      BRITISH,
    );
    const raids = game.choices().filter((text) => text.startsWith('raid'));
    expect(raids).toEqual(['raid british-1 rogers', 'raid british-1 mohawk']);
    const french: Sparse = { pieces: { montreal: ['abenaki', 'langis'] }, cards: ['french-42', 'indian-44'] };
    phase(french, FRENCH, INDIAN_POINTS).offers(['raid indian-1 abenaki']).offersNot(['raid indian-1 langis']);
  });

  test('[9.0b] enemy Home Spaces, friendly controlled or not, and Forts in the Wilderness', () => {
    const game = fromForks({ pieces: { loyalhanna: ['fort-ligonier'] }, control: { 'rays-town': 'french' } });
    game.offers(['to loyalhanna']).choose('french', 'to loyalhanna').chance('roll miss');
    game.offers(['raid', 'to rays-town']).choose('french', 'to rays-town').offers(['raid']);
  });

  test('[9.0b] Wilderness without a Fort is not a target, nor is a space of one’s own', () => {
    const game = fromForks();
    game.choose('french', 'to loyalhanna').offersNot(['raid']);
  });

  test('[9.0c] a space that has been raided is not a target any more', () => {
    const game = fromForks({ raided: { french: ['wills-creek', 'rays-town'] } });
    // Rays Town is only passed through.
    game.choose('french', 'to loyalhanna', 'to rays-town').offersOnly(['to carlisle', 'to shamokin']);
  });

  test('[9.0c] a raid that has failed may be tried again', () => {
    const game = fromForks().choose('french', 'to mekekasink', 'to wills-creek', 'raid').chance('roll miss');
    expect(raided(game, 'wills-creek')).toBe(false);
    const again = raid({ pieces: { 'forks-of-the-ohio': ['villiers'] } }, FRENCH, 'villiers');
    again.choose('french', 'to mekekasink', 'to wills-creek', 'raid').chance('roll flag');
    expect(raided(again, 'wills-creek')).toBe(true);
  });

  test('[9.0d] a raid takes no space, uses up no connection and hurts nobody', () => {
    const game = fromForks({ pieces: { 'wills-creek': ['washington'] } });
    game
      .choose('french', 'to mekekasink', 'to wills-creek')
      .chance('roll miss')
      .choose('french', 'raid')
      .chance('roll hit-tc');
    expect(raided(game, 'wills-creek')).toBe(true);
    expect(controlledBy(game, 'wills-creek')).toBe('british');
    expect(game.state.frenchMoved.get(connection.of('mekekasink.wills-creek'))).toBe(0);
    expect(isIn(game.state.reduced, 'washington')).toBe(false);
  });
});

test('[9.3c] [2.1.2c] when an Indian raider goes home, a Settled Space falls back that he alone had held', () => {
  const game = raid(
    { pieces: { kingston: ['abenaki'] }, control: { kingston: 'french' }, before: { french: ['kingston'] } },
    FRENCH,
    'abenaki',
  );
  game.choose('french', 'to minisink', 'raid').chance('roll flag');
  expect([whereIs(game, 'abenaki'), controlledBy(game, 'kingston')]).toEqual(['losses', 'british']);
});

test('[9.3c] [2.1.9] or the enemies there hold it, and its VP', () => {
  const game = raid(
    {
      pieces: { albany: ['abenaki', 'rogers'] },
      control: { albany: 'french' },
      battles: ['albany'],
      vp: { french: 5 },
    },
    FRENCH,
    'abenaki',
  );
  game.chance('roll miss').choose('french', 'to kingston', 'raid').chance('roll flag');
  expect([controlledBy(game, 'albany'), vpOf(game.state, FRENCH)]).toEqual(['british', 2]);
});

test('[9.3c] [10.2.1d] when an Indian raider goes home, no Battle is left for the Commander who was with him', () => {
  const game = raid(
    { pieces: { 'lake-george': ['abenaki', 'commander-levis', 'rogers'] }, battles: ['lake-george'] },
    FRENCH,
    'abenaki',
  );
  game.chance('roll miss').choose('french', 'to albany', 'to kingston', 'raid').chance('roll flag');
  expect([whereIs(game, 'commander-levis'), hasBattle(game, 'lake-george')]).toEqual(['lake-george', false]);
});

describe('9.2 a raider who comes back', () => {
  test('[9.2g] meets no second Interception in a space: that is for another raider', () => {
    const game = fromForks({ pieces: { loyalhanna: ['rogers'], 'rays-town': ['washington'] } }, 6);
    game.choose('french', 'to loyalhanna').chance('roll miss').choose('french', 'to forks-of-the-ohio');
    game.choose('french', 'to loyalhanna').nowChooses('french', 'raid.onward');
    game.choose('french', 'to rays-town').chance('roll miss').nowChooses('french', 'raid.onward');
  });

  test('[9.2g] nor in the space it starts from', () => {
    const game = fromForks(
      { pieces: { 'forks-of-the-ohio': ['lignery', 'rogers'] }, battles: ['forks-of-the-ohio'] },
      6,
    );
    game.chance('roll miss').choose('french', 'to loyalhanna', 'to forks-of-the-ohio');
    game.nowChooses('french', 'raid.onward');
  });
});

describe('the way', () => {
  test('[9.1a] [9.1b] three connections of any kind', () => {
    const game = fromForks();
    game.offersOnly(['to loyalhanna', 'to mekekasink', 'to kithanink']).choose('french', 'to mekekasink');
    game
      .offersOnly(['to rays-town', 'to wills-creek'])
      .choose('french', 'to wills-creek')
      .offers(['raid', 'to winchester']);
    game.choose('french', 'to winchester').offersOnly(['raid']).choose('french', 'raid').chance('roll flag');
    expect(raided(game, 'winchester')).toBe(true);
  });

  test('[9.1a] six with a doubled point', () => {
    const game = fromForks({}, 6).choose(
      'french',
      'to mekekasink',
      'to wills-creek',
      'to winchester',
      'to carlisle',
      'to easton',
    );
    game.offers(['raid', 'to minisink', 'to gnadenhutten']);
  });
});

test('[2.1.7] [9.1b] French raiders keep out of Bases, too', () => {
  const game = raid({ pieces: { york: ['langis'] }, control: { york: 'french' } }, FRENCH, 'langis');
  game.offers(['raid', 'to rumford']).offersNot(['to boston']);
});

describe('Interception', () => {
  test('[9.2a] in the space where the raider starts, and where it arrives', () => {
    const game = fromForks({ pieces: { 'forks-of-the-ohio': ['lignery', 'rogers'], 'wills-creek': ['washington'] } });
    game.nowChooses('chance', 'raid.intercept').chance('roll miss').choose('french', 'to mekekasink', 'to wills-creek');
    game
      .nowChooses('chance', 'raid.intercept')
      .chance('roll miss')
      .choose('french', 'raid')
      .nowChooses('chance', 'raid.roll');
  });

  test.each([
    ['flag', true],
    ['hit-tc', true],
    ['bt', true],
    ['hit-sc', false],
    ['miss', false],
  ])('[9.2b] where a Light unit is a %s intercepts: %s', (face, stops) => {
    const game = fromForks({ pieces: { 'wills-creek': ['washington'] } });
    game.choose('french', 'to mekekasink', 'to wills-creek').chance(`roll ${face}`);
    expect(isDone(game)).toBe(stops);
  });

  test.each([
    ['flag', true],
    ['hit-tc', false],
    ['bt', false],
  ])('[9.2b] where none is a %s intercepts: %s', (face, stops) => {
    const game = fromForks({ pieces: { 'wills-creek': ['22nd-28th'] } });
    game.choose('french', 'to mekekasink', 'to wills-creek').chance(`roll ${face}`);
    expect(isDone(game)).toBe(stops);
  });

  test.each([
    ['flag', true],
    ['bt', false],
  ])('[9.2b] a Commander alone intercepts like any unit that is not Light: on a %s %s', (face, stops) => {
    const game = fromForks({ pieces: { 'wills-creek': ['commander-howe'] } });
    game.choose('french', 'to mekekasink', 'to wills-creek').nowChooses('chance', 'raid.intercept');
    game.chance(`roll ${face}`);
    expect(isDone(game)).toBe(stops);
  });

  test('[9.2c] Militia let raiders pass', () => {
    const game = fromForks().choose('french', 'to mekekasink', 'to wills-creek', 'to winchester', 'raid');
    game.nowChooses('chance', 'raid.roll');
  });

  test('[9.2d] [9.2e] an intercepted raider goes back, Spent; the interceptor is not', () => {
    const game = fromForks({ pieces: { 'wills-creek': ['washington', 'rogers'] }, spent: ['rogers'] });
    game.choose('french', 'to mekekasink', 'to wills-creek').chance('roll bt');
    expect([whereIs(game, 'lignery'), raided(game, 'wills-creek')]).toEqual(['forks-of-the-ohio', false]);
    expect([isIn(game.state.spent, 'lignery'), isIn(game.state.spent, 'washington')]).toEqual([true, false]);
  });
});

describe('the roll', () => {
  const roll = (face: string, raider: 'lignery' | 'chaouanon' = 'lignery', sparse: Sparse = {}): Game => {
    const at: Sparse = { ...sparse, pieces: { 'forks-of-the-ohio': [raider] } };
    return raid(at, FRENCH, raider).choose('french', 'to mekekasink', 'to wills-creek', 'raid').chance(`roll ${face}`);
  };

  test.each([
    ['flag', true],
    ['hit-tc', true],
    ['bt', true],
    ['hit-sc', false],
    ['miss', false],
  ])('[9.3a] a %s succeeds: %s', (face, success) => {
    expect(raided(roll(face), 'wills-creek')).toBe(success);
  });

  test('[9.3b] a raider that fails goes back, Spent', () => {
    const game = roll('miss', 'chaouanon');
    expect([whereIs(game, 'chaouanon'), isIn(game.state.spent, 'chaouanon')]).toEqual(['forks-of-the-ohio', true]);
  });

  test('[9.3c] a raider that succeeds goes back, Spent, or home with the plunder', () => {
    const french = roll('flag');
    expect([whereIs(french, 'lignery'), isIn(french.state.spent, 'lignery')]).toEqual(['forks-of-the-ohio', true]);
    expect(whereIs(roll('flag', 'chaouanon'), 'chaouanon')).toBe('losses');
  });

  test('[9.3d] the space counts its value, a Fort in the Wilderness one', () => {
    expect(roll('flag').state.raidPoints.get(FRENCH)).toBe(1);
    const town = fromForks()
      .choose('french', 'to mekekasink', 'to wills-creek', 'to winchester', 'raid')
      .chance('roll flag');
    expect(town.state.raidPoints.get(FRENCH)).toBe(2);
    const fort = fromForks({ pieces: { loyalhanna: ['fort-ligonier'] } });
    fort.choose('french', 'to loyalhanna').chance('roll miss').choose('french', 'raid').chance('roll flag');
    expect(fort.state.raidPoints.get(FRENCH)).toBe(1);
  });

  test('[9.3e] the eighth Raid Point is a VP', () => {
    const game = roll('flag', 'lignery', { raidPoints: { french: 7 }, vp: { french: 2 } });
    expect([game.state.raidPoints.get(FRENCH), vpOf(game.state, FRENCH), vpOf(game.state, BRITISH)]).toEqual([0, 3, 0]);
  });
});

test('[9.2f] nobody intercepts a raider on its way back', () => {
  const game = new Account(fromForks({ pieces: { mekekasink: ['gage'] } }));
  game.french.chooses('to mekekasink');
  game.dice.roll('miss');
  game.french.chooses('to wills-creek', 'raid');
  // The Raid fails, and Lery goes back through Mekekasink.
  game.dice.roll('miss');
  expect(game.isDone).toBe(true);
  expect(game.logged('interception')).toHaveLength(1);
  expect(game.where('lignery')).toBe('forks-of-the-ohio');
});

test('[9.3e] the VP of the eighth point is scored at once', () => {
  const game = new Account(
    phase(
      { pieces: { 'forks-of-the-ohio': ['lignery', 'lery'] }, cards: ['french-42'], raidPoints: { french: 7 } },
      FRENCH,
    ),
  );
  const [first = ''] = game.table.choices().filter((text) => text.startsWith('raid') && text.endsWith('lignery'));
  game.french.chooses(first, 'to mekekasink', 'to wills-creek', 'raid');
  game.dice.roll('flag');
  expect(game.logged('vp')).toMatchObject([{ side: 'french', points: 1, why: 'raid-track' }]);
  game.french.isToChoose('action-phase.act');
});
