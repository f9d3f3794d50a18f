import { OVER } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { award } from '../src/change.ts';
import { BRITISH, CHIT_HELD, card, chit, DECK, FRENCH, nation, RESERVE, space } from '../src/ids.ts';
import { LIGHT_MARCH } from '../src/kinds.ts';
import type { PieceName } from '../src/names.ts';
import { flow } from '../src/procedures/contents.ts';
import { Landing } from '../src/procedures/contents-actions.ts';
import { ActionRound } from '../src/procedures/contents-sequence.ts';
import { EndOfRound, LossesReturn, WinterQuarters } from '../src/procedures/contents-year.ts';
import { starving } from '../src/query/supply.ts';
import { vpOf } from '../src/query/victory.ts';
import type { State } from '../src/state.ts';
import { battle, controlledBy, type Game, hasBattle, inOrder, isIn, march, raid } from './game.ts';
import { play, position, type Sparse, whereIs } from './position.ts';

// The worked cases of the facts on marches, Raids, supply and the Year, each under its id.

describe('overwhelm-threshold', () => {
  const SEVEN: readonly PieceName[] = [
    '1st-royal-american',
    '22nd-28th',
    '40th-45th-47th',
    '43rd-46th',
    '44th-48th',
    'new-england-brigade-1',
    'new-england-brigade-2',
  ];
  const at: Sparse = { pieces: { 'lake-george': SEVEN, ticonderoga: ['canadiens-1', 'langis'] } };

  test('[10.3.2a] seven against two Overwhelm: the French retreat at once, and the Victory Space falls', () => {
    const game = march(at, BRITISH, 'lake-george');
    game.choose('british', ...SEVEN.map((name) => `take ${name}`), 'move ticonderoga');
    expect(hasBattle(game, 'ticonderoga')).toBe(false);
    expect(whereIs(game, 'langis')).toBe('isle-aux-noix');
    expect(controlledBy(game, 'ticonderoga')).toBe('british');
    // One step, from French 1: the track has no zero.
    expect(vpOf(game.state, BRITISH)).toBe(1);
    game.nowChooses('british', 'march.onward').offers(['move isle-aux-noix']);
  });

  test('[10.3.1a] six against two are only three to one: a Battle', () => {
    const game = march(at, BRITISH, 'lake-george');
    game.choose('british', ...SEVEN.slice(0, 6).map((name) => `take ${name}`), 'done', 'move ticonderoga');
    expect(hasBattle(game, 'ticonderoga')).toBe(true);
    expect(controlledBy(game, 'ticonderoga')).toBe('french');
  });
});

describe('militia-counts-as-units', () => {
  const ALL: readonly PieceName[] = [
    '1st-royal-american',
    '22nd-28th',
    '27th-55th',
    '2nd-royal-american',
    '35th-new-york-companies',
    '40th-45th-47th',
    '43rd-46th',
  ];
  const at: Sparse = { pieces: { montreal: ALL }, control: { montreal: 'british' }, vp: { british: 4 } };

  test('[10.3.1b] [13.2.1b] six do not outnumber two Militia: a Battle, and the French defend', () => {
    const game = march(at, BRITISH, 'montreal');
    game.choose('british', ...ALL.slice(0, 6).map((name) => `take ${name}`), 'done', 'move les-trois-rivieres');
    expect(hasBattle(game, 'les-trois-rivieres')).toBe(true);
    const fought = battle({ ...at, pieces: { 'les-trois-rivieres': ALL }, battles: ['les-trois-rivieres'] });
    expect(fought.log).toContainEqual(expect.objectContaining({ type: 'battle', side: 'french', militia: 2 }));
  });

  test('[10.3.1b] seven take the space without a Battle; [10.2d] Montréal, left empty, falls back with its VP', () => {
    const game = march(at, BRITISH, 'montreal');
    game.choose('british', ...ALL.map((name) => `take ${name}`), 'move les-trois-rivieres');
    expect(hasBattle(game, 'les-trois-rivieres')).toBe(false);
    expect(controlledBy(game, 'les-trois-rivieres')).toBe('british');
    expect(controlledBy(game, 'montreal')).toBe('french');
    expect(vpOf(game.state, BRITISH)).toBe(1);
  });
});

describe('raid-success-indian, raid-interception-faces, raid-track-wraps', () => {
  test('[9.3c] a successful Indian raider goes home with the plunder', () => {
    const game = raid({ pieces: { diiohage: ['mingo'] } }, FRENCH, 'mingo');
    game.choose('french', 'to forks-of-the-ohio', 'to loyalhanna', 'to rays-town', 'raid').chance('roll hit-tc');
    expect(game.state.raidPoints.get(FRENCH)).toBe(1);
    expect(game.state.frenchRaids.has(space.of('rays-town'))).toBe(true);
    expect(whereIs(game, 'mingo')).toBe('losses');
    expect(controlledBy(game, 'rays-town')).toBe('british');
  });

  const fromForks = (enemy: PieceName): Game =>
    raid({ pieces: { 'forks-of-the-ohio': ['lignery'], 'wills-creek': [enemy] } }, FRENCH, 'lignery').choose(
      'french',
      'to mekekasink',
      'to wills-creek',
    );

  test('[9.2b] a B&T stops the raider where there is a Light unit', () => {
    const game = fromForks('washington').chance('roll bt');
    expect(whereIs(game, 'lignery')).toBe('forks-of-the-ohio');
    expect(isIn(game.state.spent, 'lignery')).toBe(true);
    expect(game.state.frenchRaids.isEmpty).toBe(true);
  });

  test('[9.2b] but not where only a Fort does; the Raid then fails on a Miss', () => {
    const game = fromForks('fort-cumberland').chance('roll bt').choose('french', 'raid').chance('roll miss');
    expect(whereIs(game, 'lignery')).toBe('forks-of-the-ohio');
    expect(isIn(game.state.spent, 'lignery')).toBe(true);
    expect(game.state.frenchRaids.isEmpty).toBe(true);
  });

  test('[9.3e] the eighth Raid Point is a VP, and the ninth starts a new count', () => {
    const at: Sparse = { pieces: { assunepachla: ['delaware'] }, raidPoints: { french: 7 }, vp: { french: 1 } };
    const game = raid(at, FRENCH, 'delaware');
    game.choose('french', 'to rays-town', 'to carlisle', 'raid').chance('roll flag');
    expect(game.state.raidPoints.get(FRENCH)).toBe(1);
    expect(vpOf(game.state, FRENCH)).toBe(2);
  });
});

test('initiative-tie: [7.1e] with equal values the French decide who is First Player', () => {
  const game = play({}, (g) => {
    for (const name of ['armed-battoemen-21', 'indian-44', 'french-42'] as const) g.cards.set(card.of(name), DECK);
    for (const name of ['lucky-cannonball-8', 'construction-frenzy-28'] as const) g.cards.set(card.of(name), RESERVE);
    flow.start(g, ActionRound, {});
  });
  game.chance('draw french-42', 'draw indian-44', 'draw armed-battoemen-21');
  game.choose('french', 'play construction-frenzy-28').choose('british', 'play lucky-cannonball-8');
  game.nowChooses('french', 'action-round.initiative').offersOnly(['first french', 'first british']);
});

describe('supply-tracing', () => {
  const at = (french: readonly PieceName[]): State =>
    position({ pieces: { 'isle-aux-noix': ['rogers'], ticonderoga: french }, control: { 'isle-aux-noix': 'british' } });

  test('[14.1b] Brigades need Highways or Roads', () => {
    expect(starving(at(['canadiens-1', 'bearn-guyenne']), FRENCH)).toEqual([space.of('ticonderoga')]);
  });
  test('[14.1b] Light units may use Paths', () => {
    expect(starving(at(['langis', 'lacorne']), FRENCH)).toEqual([]);
  });
});

test('connection-limit-on-a-path: [10.1a] four units on a Path, a fifth not', () => {
  const five: readonly PieceName[] = ['gage', 'goreham', 'putnam', 'rogers', 'scott'];
  const at: Sparse = { pieces: { 'number-four': five } };
  const all = march(at, BRITISH, 'number-four', LIGHT_MARCH).choose(
    'british',
    ...inOrder(five).map((name) => `take ${name}`),
  );
  all.nowChooses('british', 'march.onward').offersNot(['move goasek']);
  const four = march(at, BRITISH, 'number-four', LIGHT_MARCH);
  four
    .choose(
      'british',
      ...inOrder(five)
        .slice(0, 4)
        .map((name) => `take ${name}`),
      'done',
    )
    .offers(['move goasek']);
});

test('rally-dice: [14.2a] [14.2b] a Commander adds dice, and a B&T does not help Brigades', () => {
  const at: Sparse = {
    pieces: { montreal: ['commander-levis', 'commander-pouchot', 'bearn-guyenne', 'langis'] },
    routed: ['commander-levis', 'commander-pouchot', 'bearn-guyenne', 'langis'],
  };
  const rally = (): Game => play(at, (g) => flow.start(g, EndOfRound, {}));
  expect(isIn(rally().chance('roll bt', 'roll bt', 'roll hit-sc', 'roll flag').state.routed, 'langis')).toBe(false);
  expect(isIn(rally().chance('roll bt', 'roll bt', 'roll hit-sc', 'roll bt').state.routed, 'langis')).toBe(true);
});

describe('enter-neutral-village', () => {
  const four: readonly PieceName[] = ['gage', 'putnam', 'rogers', 'scott'];
  const enter = (count: number): Game => {
    const game = march({ pieces: { albany: four } }, BRITISH, 'albany', LIGHT_MARCH);
    const taken = inOrder(four)
      .slice(0, count)
      .map((name) => `take ${name}`);
    return game.choose('british', ...taken, ...(count < 4 ? ['done'] : []), 'move oquaga');
  };

  test('[8.0a] three bring the Iroquois in against them, and there will be a Battle', () => {
    const game = enter(3);
    expect(game.state.joined.get(nation.of('iroquois'))).toBe(FRENCH);
    const at = [1, 2, 3].map((n) => whereIs(game, `iroquois-${n}` as PieceName)).sort();
    expect(at).toEqual(['kanistioh', 'onontake', 'oquaga']);
    expect(hasBattle(game, 'oquaga')).toBe(true);
  });

  test('[8.0b] four Overwhelm the unit that has come, but go no further', () => {
    const game = enter(4);
    expect(hasBattle(game, 'oquaga')).toBe(false);
    expect(game.log).toContainEqual(expect.objectContaining({ type: 'overwhelm', at: 'oquaga', units: 4, enemies: 1 }));
    game.nowChooses('french', 'retreat.to').offersOnly(['to onontake', 'to cawichnowane']);
    game.choose('french', 'to onontake');
    expect(flow.who(game.state)).toBe(OVER);
  });
});

test('losses-box-return: [17.2g] one in three comes back, and one Highland Brigade at most', () => {
  const losses: readonly PieceName[] = [
    'royal-highland',
    'fraser',
    'montgomery',
    '1st-royal-american',
    '22nd-28th',
    '27th-55th',
    '43rd-46th',
    'royal-artillery-1',
    'royal-artillery-2',
    'rogers',
    'gage',
    'putnam',
    'scott',
    ...[1, 2, 3, 4, 5, 6].map((n) => `new-england-brigade-${n}` as PieceName),
    'mohawk',
  ];
  const game = play({ pieces: { losses } }, (g) => flow.start(g, LossesReturn, { side: BRITISH }));
  game.choose('british', 'back gage northfield', 'back royal-highland northfield');
  game.offersNot(['back fraser northfield', 'back montgomery northfield']);
  game.choose('british', 'back 22nd-28th northfield');
  expect(losses.filter((name) => whereIs(game, name) === 'northfield')).toEqual([
    'royal-highland',
    '22nd-28th',
    'gage',
  ]);
  expect(losses.filter((name) => whereIs(game, name) === 'disbanded')).toHaveLength(2);
  expect(whereIs(game, 'royal-artillery-1')).toBe('losses');
});

test('landing-choices: [10.6.2a] before Louisbourg falls the British land on the Atlantic only', () => {
  const at: Sparse = { pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'] } };
  const game = play(at, (g) => flow.start(g, Landing, { side: BRITISH }));
  game.offers(['land louisbourg', 'land newfoundland', 'land chignectou', 'land halifax']);
  game.offersNot(['land quebec', 'land miramichy']);
});

test('scenario3-end: [18.2.1a] [18.2.1b] [18.2.1c] bonuses, War in Europe, and somebody has won', () => {
  const at: Sparse = {
    scenario: 'amhersts-juggernaut',
    year: 1759,
    vp: { british: 1 },
    control: { louisbourg: 'british', 'port-dauphin': 'british', quebec: 'british', 'cote-du-sud': 'british' },
  };
  const game = play(at, (g) => {
    g.chits.set(chit.of('british-1-1'), CHIT_HELD);
    g.holdsChit.add(BRITISH);
    flow.start(g, WinterQuarters, {});
  });
  game.choose('british', 'reveal').isOver('british', '18.2.1');
  expect(vpOf(game.state, BRITISH)).toBe(4);
});

test('victory-track-has-no-zero: [18.1] three points lead from French 1 to British 3', () => {
  const g = position({ vp: { french: 1 } });
  award(g, undefined, BRITISH, 3, 'bonus', '18.1');
  expect([vpOf(g, BRITISH), vpOf(g, FRENCH)]).toEqual([3, 0]);
});
