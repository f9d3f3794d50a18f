import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { CARD_FACTS } from '../../src/data/cards.ts';
import { BRITISH, card, connection, FRENCH, nation, point, type Side, space } from '../../src/ids.ts';
import { INDIAN_POINTS, LIGHT_MARCH } from '../../src/kinds.ts';
import type { CardName, PieceName, SpaceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { March } from '../../src/procedures/contents-actions.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { EndOfRound } from '../../src/procedures/contents-year.ts';
import { pointFacts } from '../../src/query/cards.ts';
import {
  battle,
  endOfRound,
  type Game,
  isDone,
  isIn,
  landing,
  march,
  marshal,
  phase,
  raid,
  scores,
  startEvents,
  takes,
} from '../game.ts';
import { play, position, type Sparse, whereIs } from '../position.ts';

// The 54 cards. What is printed on all of them, then each event.

/** Light, Army, Sail/Army, French Light/Army, Indian points; capital: doubled. */
const LETTERS = { light: 'l', army: 'a', 'sail-army': 's', 'french-light-army': 'f', indian: 'i' } as const;
const printed = (name: CardName): string => {
  const { deck, initiative, actionPoints } = CARD_FACTS[card.of(name)] ?? {
    deck: '',
    initiative: null,
    actionPoints: [],
  };
  const points = actionPoints
    .map(({ type, double }) => (double ? LETTERS[type].toUpperCase() : LETTERS[type]))
    .join('');
  return `${deck[0]}${initiative ?? ''} ${points}`;
};

test.each([
  ['british-1', 'b4 las'],
  ['british-2', 'b5 laa'],
  ['british-3', 'b5 laas'],
  ['british-15', 'b4 las'],
  ['british-16', 'b1 las'],
  ['french-22', 'f4 ls'],
  ['french-23', 'f5 fs'],
  ['french-25', 'f6 L'],
  ['french-26', 'f6 ll'],
  ['french-35', 'f5 l'],
  ['french-42', 'f4 lf'],
  ['indian-43', 'i ii'],
  ['indian-44', 'i i'],
  ['indian-47', 'i ii'],
  ['indian-48', 'i I'],
  ['indian-52', 'i iii'],
] as const)(
  '[#1] [#2] [#3] [#15] [#16] [#22] [#23] [#25] [#26] [#35] [#42] [#43] [#44] [#47] [#48] [#52] %s has its value and points, and no event',
  (name, text) => {
    expect(printed(name)).toBe(text);
    expect(CARD_FACTS[card.of(name)]?.event).toBe(null);
    const g = position({ cards: [name] });
    const points = point.all.filter((each) => pointFacts(g, each) !== undefined);
    expect(points).toHaveLength(text.split(' ')[1]?.length ?? 0);
  },
);

const british = (sparse: Sparse): Game => startEvents(sparse, BRITISH);
const french = (sparse: Sparse): Game => startEvents(sparse, FRENCH);
const act = (sparse: Sparse, of: Side, first: 'french' | 'british' = of === BRITISH ? 'french' : 'british'): Game =>
  phase({ first, ...sparse }, of);

describe.each([
  'round-up-men-and-equipment-4',
  'round-up-men-and-equipment-12',
  'round-up-men-and-equipment-17',
] as const)('[#4] [#12] [#17] Round up Men & Equipment (%s)', (name) => {
  test('flips up to two units, but no Fort', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th', 'rogers', 'gage', 'fort-edward'] },
      reduced: ['22nd-28th', 'rogers', 'gage', 'fort-edward'],
      cards: [name],
    };
    const game = british(at).offers(['flip 22nd-28th', 'flip rogers', 'done']).offersNot(['flip fort-edward']);
    game.choose('british', 'flip 22nd-28th', 'flip gage');
    expect([isDone(game), isIn(game.state.reduced, 'rogers'), isIn(game.state.reduced, 'gage')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('or brings one back: a Brigade to its Colony, others to any Home Space', () => {
    const at: Sparse = { pieces: { losses: ['virginia-south-brigade-1', '22nd-28th', 'mohawk'] }, cards: [name] };
    const game = british(at).offers([
      'place virginia-south-brigade-1 winchester',
      'place 22nd-28th oswego',
      'place mohawk albany',
    ]);
    game
      .offersNot(['place virginia-south-brigade-1 albany', 'place mohawk boston', 'place 22nd-28th loyalhanna'])
      .choose('british', 'place 22nd-28th oswego');
    expect([whereIs(game, '22nd-28th'), isDone(game)]).toEqual(['oswego', true]);
  });
});

test('[#31] Round up Men & Equipment: the French take Canadiens while there are any', () => {
  const at: Sparse = { pieces: { losses: ['canadiens-1', 'langis'] }, cards: ['round-up-men-and-equipment-31'] };
  french(at).offers(['place canadiens-1 quebec']).offersNot(['place langis quebec']);
  french({ ...at, pieces: { losses: ['langis'] } }).offers(['place langis quebec']);
});

test('[#5] Disease in French Camp takes a Metropolitan Brigade while there is one', () => {
  const at: Sparse = {
    pieces: { montreal: ['bearn-guyenne', 'berry', 'canadiens-1', 'langis'] },
    cards: ['disease-in-french-camp-5'],
  };
  const game = british(at)
    .nowChooses('french', 'pick-event.pick')
    .offersOnly(['pick bearn-guyenne', 'pick berry'])
    .choose('french', 'pick berry');
  expect(whereIs(game, 'berry')).toBe('losses');
  game.nowChooses('chance', 'chits.draw');
  const other = british({ ...at, pieces: { montreal: ['canadiens-1', 'langis'] } });
  expect(whereIs(other, 'canadiens-1')).toBe('losses');
  const nobody = british({ ...at, pieces: { montreal: ['langis'] } });
  expect([isDone(nobody), whereIs(nobody, 'langis')]).toEqual([true, 'montreal']);
});

test('[#6] Delayed Supplies from France cost an Indian point and a French one', () => {
  const game = british({ cards: ['delayed-supplies-from-france-6', 'french-42', 'indian-43'] });
  game
    .nowChooses('french', 'points-lost.lose')
    .offersOnly(['lose indian-1', 'lose indian-2'])
    .choose('french', 'lose indian-1');
  game.offersOnly(['lose french-1', 'lose french-2']).choose('french', 'lose french-2');
  expect(game.state.pointsGone.toArray().map((each) => point.nameOf(each))).toEqual(['french-2', 'indian-1']);
});

describe.each([
  ['construction-frenzy-7', BRITISH, '22nd-28th', 'albany', 'british-2'],
  ['construction-frenzy-28', FRENCH, 'bearn-guyenne', 'isle-aux-noix', 'french-2'],
] as const)('[#7] [#28] Construction Frenzy (%s)', (name, of, brigade, at, by) => {
  const seat = of === BRITISH ? 'british' : 'french';
  test('lets the same Brigade finish at once what it has begun, once', () => {
    const game = act({ pieces: { [at]: [brigade] }, cards: [name] }, of);
    game.choose(seat, `construct ${by} ${brigade}`, 'begin').nowChooses(seat, 'action-phase.frenzy');
    game.offers([`construct ${brigade}`, 'decline']).choose(seat, `construct ${brigade}`, 'build');
    expect(game.state.fortsBegun.isEmpty).toBe(true);
    expect(game.state.used.has(card.of(name))).toBe(true);
  });

  test('costs no second point, and may be declined', () => {
    const game = act({ pieces: { [at]: [brigade] }, cards: [name] }, of).choose(
      seat,
      `construct ${by} ${brigade}`,
      'begin',
      'decline',
    );
    expect(isIn(game.state.spent, brigade)).toBe(true);
    expect(game.state.pointsGone.size).toBe(1);
  });
});

test.each([
  ['lucky-cannonball-8', 'royal-artillery-1', 'british'],
  ['lucky-cannonball-27', 'canonniers-bombardiers-1', 'french'],
] as const)(
  '[#8] [#27] Lucky Cannonball (%s): Artillery, Fleets, Forts and Bastions of one Battle reroll, three times at most',
  (name, gun, side) => {
    const guns = [1, 2, 3, 4].map((n) => gun.replace('1', String(n)) as PieceName);
    const enemy: PieceName = side === 'british' ? 'bearn-guyenne' : '22nd-28th';
    const game = battle({
      pieces: { oswego: [...guns, enemy] },
      before: { [side === 'british' ? 'french' : 'british']: ['oswego'] },
      battles: ['oswego'],
      cards: [name],
    });
    game.chance('roll miss', 'roll miss', 'roll miss', 'roll miss');
    for (let i = 0; i < 3; i++) game.choose(side, game.choices()[0] ?? '').chance('roll miss');
    // The fourth gun has no reroll left; nobody is asked.
    game.nowChooses('chance', 'volley.roll');
    expect(game.log.filter((entry) => entry.type === 'roll' && entry.reroll === 'event')).toHaveLength(3);
  },
);

test('[#9] Surprise Landing leaves no Landing marker', () => {
  const at: Sparse = { pieces: { 'sail-box': ['fleet-boscawen'] }, cards: ['surprise-landing-9'] };
  expect(landing(at, BRITISH).choose('british', 'land halifax').state.landed.isEmpty).toBe(true);
  expect(landing({ ...at, cards: [] }, BRITISH).choose('british', 'land halifax').state.landed.isEmpty).toBe(false);
});

test.each([
  ['forced-march-10', BRITISH, '22nd-28th', 'british-2', 'albany', ['kingston', 'minisink', 'easton']],
  [
    'forced-march-24',
    FRENCH,
    'bearn-guyenne',
    'french-2',
    'quebec',
    ['jacques-cartier', 'les-trois-rivieres', 'montreal'],
  ],
] as const)('[#10] [#24] Forced March (%s) adds a Movement Point for once', (name, of, brigade, by, from, way) => {
  const seat = of === BRITISH ? 'british' : 'french';
  const game = act({ pieces: { [from]: [brigade] }, cards: [name] }, of).offers([
    `army ${by} ${from}`,
    `forced ${by} ${from}`,
  ]);
  game.choose(seat, `forced ${by} ${from}`, ...way.map((to) => `move ${to}`));
  expect(whereIs(game, brigade)).toBe(way[2]);
  expect(game.state.used.has(card.of(name))).toBe(true);
});

test('[#11] Smallpox-Infected Blankets take two French Indian units off the map', () => {
  const at: Sparse = {
    pieces: { montreal: ['abenaki', 'kahnawake', 'langis'], toronto: ['mississague'], losses: ['mingo'] },
    cards: ['smallpox-infected-blankets-11'],
  };
  const game = british(at)
    .nowChooses('british', 'pick-event.pick')
    .offersOnly(['pick abenaki', 'pick kahnawake', 'pick mississague']);
  game.choose('british', 'pick abenaki', 'pick mississague');
  expect((['abenaki', 'mississague', 'kahnawake'] as const).map((name) => whereIs(game, name))).toEqual([
    'losses',
    'losses',
    'montreal',
  ]);
});

describe.each([
  ['cherokee-diplomacy-british-13', 'cherokee'],
  ['iroquois-diplomacy-british-19', 'iroquois'],
] as const)('[#13] [#19] %s', (name, which) => {
  test('wins the Nation while the French have 2 VP or less', () => {
    const game = british({ cards: [name], vp: { french: 2 } });
    expect(whereIs(game, `${which}-1`)).not.toBe('pool');
    expect(game.state.joined.get(nation.of(which))).toBe(BRITISH);
    expect(british({ cards: [name], vp: { french: 3 } }).state.joined.get(nation.of(which))).toBe(NONE);
  });

  test('or else costs the French two Raid Points', () => {
    const game = british({
      cards: [name],
      vp: { french: 1 },
      joined: { [which]: 'french' },
      raidPoints: { french: 5 },
    });
    expect(game.state.raidPoints.get(FRENCH)).toBe(3);
  });
});

test('[#14] Perfect Volleys: Metropolitan Brigades of one Battle reroll, three times at most', () => {
  const brigades: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'];
  const at: Sparse = {
    pieces: { ticonderoga: [...brigades, 'new-england-brigade-1', 'bearn-guyenne'] },
    before: { french: ['ticonderoga'] },
    battles: ['ticonderoga'],
    cards: ['perfect-volleys-14'],
  };
  const game = battle(at)
    .chance('roll miss', 'roll miss', 'roll miss', 'roll miss')
    .offers(['event 22nd-28th', 'event 44th-48th']);
  for (const each of brigades.slice(0, 3)) game.choose('british', `event ${each}`).chance('roll miss');
  game.nowChooses('chance', 'volley.roll').chance('roll miss');
  // The New Englanders are not Metropolitan: the French roll now.
  game.nowChooses('chance', 'volley.roll');
  expect(game.breadcrumb).toContain('defenderFire');
});

describe('[#18] Wintering Rear Admiral', () => {
  test('brings a British Fleet early, which the draw then lacks', () => {
    const at: Sparse = { cards: ['wintering-rear-admiral-18'], scenario: 'amhersts-juggernaut', year: 1758 };
    const game = british(at)
      .offers(['place fleet-boscawen boston', 'none'])
      .offersNot(['place fleet-boscawen albany', 'place fleet-de-l-isle boston', 'place fleet-boscawen quebec']);
    game.choose('british', 'place fleet-boscawen boston');
    expect([whereIs(game, 'fleet-boscawen'), game.state.earlyFleet]).toEqual(['boston', true]);
  });

  test('or none', () => {
    const game = british({ cards: ['wintering-rear-admiral-18'] }).choose('british', 'none');
    expect([isDone(game), game.state.earlyFleet]).toEqual([true, false]);
  });
});

test('[#20] French Trade Goods Destroyed: three Raid Points for Cataracouy or Niagara, five for both', () => {
  const points = (control: Sparse['control']): number =>
    british({
      cards: ['french-trade-goods-destroyed-20'],
      raidPoints: { french: 7 },
      ...(control && { control }),
    }).state.raidPoints.get(FRENCH);
  expect(points({})).toBe(7);
  expect(points({ niagara: 'british' })).toBe(4);
  expect(points({ niagara: 'british', 'baye-de-cataracouy': 'british' })).toBe(2);
});

test('[#21] Armed Battoemen supply a stack, or else rally one', () => {
  const at: Sparse = {
    pieces: { oswego: ['22nd-28th'], albany: ['rogers', 'gage'], 'lake-george': ['scott'] },
    cards: ['armed-battoemen-21'],
  };
  const supplied = british({ ...at, outOfSupply: ['22nd-28th'], routed: ['rogers', 'gage'] })
    .offersOnly(['stack oswego', 'none'])
    .choose('british', 'stack oswego');
  expect([isIn(supplied.state.outOfSupply, '22nd-28th'), isIn(supplied.state.routed, 'rogers')]).toEqual([false, true]);
  const rallied = british({ ...at, routed: ['rogers', 'gage'] })
    .offersOnly(['stack albany', 'none'])
    .choose('british', 'stack albany');
  expect(rallied.state.routed.isEmpty).toBe(true);
  expect(isDone(british(at))).toBe(true);
});

describe('[#29] Cherokee Diplomacy (French)', () => {
  const at: Sparse = { cards: ['cherokee-diplomacy-french-29'], vp: { french: 1 } };
  const southern = { beverley: 'french', 'rays-town': 'french' } as const;

  test('wins the Cherokee from 1757 on with two spaces of the South', () => {
    const joined = (sparse: Sparse): unknown => french({ ...at, ...sparse }).state.joined.get(nation.of('cherokee'));
    expect(joined({ year: 1757, control: southern })).toBe(FRENCH);
    expect(joined({ year: 1757, control: { beverley: 'french' } })).toBe(NONE);
    expect(joined({ year: 1756, control: southern })).toBe(NONE);
  });

  test('brings two Raid Points until 1756, and once the Cherokee are British', () => {
    expect(french({ ...at, year: 1756 }).state.raidPoints.get(FRENCH)).toBe(2);
    expect(french({ ...at, year: 1757, joined: { cherokee: 'british' } }).state.raidPoints.get(FRENCH)).toBe(2);
    expect(french({ ...at, year: 1757 }).state.raidPoints.get(FRENCH)).toBe(0);
  });
});

test('[#30] Reluctant Wagoneers cost the British two plain Army points', () => {
  const gone = (name: CardName): string[] =>
    french({ cards: ['reluctant-wagoneers-30', name] })
      .state.pointsGone.toArray()
      .map((each) => point.nameOf(each));
  expect(gone('surprise-landing-9')).toEqual(['british-2', 'british-3']);
  expect(gone('smallpox-infected-blankets-11')).toEqual(['british-1']);
  expect(gone('construction-frenzy-7')).toEqual(['british-2', 'british-3']);
});

/** A Battle at the start of which the French may play an event. */
const opened = (where: SpaceName, units: readonly PieceName[], name: CardName, defender: 'french' | 'british'): Game =>
  battle({ pieces: { [where]: units }, before: { [defender]: [where] }, battles: [where], cards: [name] });

test('[#32] Wilderness Ambush: one step with Light units in Outposts and Wilderness, two with three of them', () => {
  const name: CardName = 'wilderness-ambush-32';
  const one = opened('lake-george', ['rogers', 'langis'], name, 'british')
    .nowChooses('french', 'battle.events')
    .offersOnly([`play ${name}`, 'pass']);
  one.choose('french', `play ${name}`).chance('roll flag');
  expect(scores(one, 'french')).toEqual([2]);
  const three = opened('loyalhanna', ['rogers', 'langis', 'lery', 'micmac'], name, 'british')
    .choose('french', `play ${name}`)
    .chance('roll flag', 'roll miss');
  expect(scores(three, 'french')).toEqual([3]);
  opened('albany', ['rogers', 'langis'], name, 'british').nowChooses('chance', 'volley.roll');
  opened('lake-george', ['rogers', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});

test('[#33] Hesitant British General: a stack stays where it is', () => {
  const game = french({
    pieces: { albany: ['22nd-28th', 'rogers'], boston: ['27th-55th'] },
    cards: ['hesitant-british-general-33'],
  });
  game
    .nowChooses('french', 'stack-event.pick')
    .offersOnly(['stack albany', 'stack boston'])
    .choose('french', 'stack albany');
  expect([
    isIn(game.state.spent, '22nd-28th'),
    isIn(game.state.spent, 'rogers'),
    isIn(game.state.spent, '27th-55th'),
  ]).toEqual([true, true, false]);
});

test('[#34] Disease in British Camp takes a Brigade, from 1757 on one of each kind', () => {
  const at: Sparse = {
    pieces: { albany: ['22nd-28th', 'new-england-brigade-1', 'virginia-south-brigade-1', 'rogers'] },
    cards: ['disease-in-british-camp-34'],
  };
  const early = french({ ...at, year: 1755 }).nowChooses('british', 'pick-event.pick');
  early
    .offersOnly(['pick 22nd-28th', 'pick new-england-brigade-1', 'pick virginia-south-brigade-1'])
    .choose('british', 'pick new-england-brigade-1');
  expect(isDone(early)).toBe(true);
  const late = french({ ...at, year: 1757 })
    .offersOnly(['pick new-england-brigade-1', 'pick virginia-south-brigade-1'])
    .choose('british', 'pick virginia-south-brigade-1');
  expect([whereIs(late, '22nd-28th'), whereIs(late, 'virginia-south-brigade-1')]).toEqual(['losses', 'losses']);
});

test('[#36] Frontiers Ablaze: two points more for the first successful French Raid', () => {
  const at: Sparse = { pieces: { 'forks-of-the-ohio': ['lignery'] }, cards: ['frontiers-ablaze-36'] };
  const game = raid(at, FRENCH, 'lignery')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll flag');
  expect([game.state.raidPoints.get(FRENCH), game.state.used.has(card.of('frontiers-ablaze-36'))]).toEqual([3, true]);
  const failed = raid(at, FRENCH, 'lignery')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll miss');
  expect(failed.state.used.has(card.of('frontiers-ablaze-36'))).toBe(false);
  const own = raid({ pieces: { ticonderoga: ['rogers'] }, cards: ['frontiers-ablaze-36'] }, BRITISH, 'rogers')
    .choose('british', 'raid')
    .chance('roll flag');
  expect(own.state.raidPoints.get(BRITISH)).toBe(1);
});

test("[#37] Coup de Main: one step against a Fort, and the Fort's B&T is a Miss", () => {
  const name: CardName = 'coup-de-main-37';
  const game = opened('lake-george', ['fort-edward', 'bearn-guyenne', 'languedoc-la-reine'], name, 'british').choose(
    'french',
    `play ${name}`,
  );
  game.chance('roll miss', 'roll flag').chance('roll bt');
  expect(scores(game, 'french')).toEqual([0]);
  expect(game.log).toContainEqual({ type: 'roll', side: 'british', piece: 'fort-edward', face: 'miss', reroll: null });
  opened('lake-george', ['rogers', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});

test('[#38] Iroquois Diplomacy (French) wins the Iroquois from French 4 on', () => {
  const joined = (french_: number): unknown =>
    french({ cards: ['iroquois-diplomacy-french-38'], vp: { french: french_ } }).state.joined.get(
      nation.of('iroquois'),
    );
  expect([joined(4), joined(3)]).toEqual([FRENCH, NONE]);
});

describe('[#39] French Lake Warships', () => {
  const at: Sparse = { pieces: { oswego: ['22nd-28th', 'rogers'] }, cards: ['french-lake-warships-39'] };

  test('close a way over the water to the British', () => {
    const game = french(at).nowChooses('french', 'warships.close');
    game
      .offers(['close baye-de-cataracouy.oswego', 'close isle-aux-noix.ticonderoga'])
      .choose('french', 'close baye-de-cataracouy.oswego');
    expect(game.state.closed).toBe(connection.of('baye-de-cataracouy.oswego'));
    const setsOut = (of: Side, from: SpaceName, name: PieceName): Game =>
      play({ pieces: { [from]: [name] } }, (g) => {
        g.closed = connection.of('baye-de-cataracouy.oswego');
        flow.start(g, March, { side: of, from: space.of(from), kind: LIGHT_MARCH, double: false, extra: 0 });
      });
    setsOut(BRITISH, 'oswego', 'rogers').offers(['move oneida-lake']).offersNot(['move baye-de-cataracouy']);
    setsOut(FRENCH, 'baye-de-cataracouy', 'langis').offers(['move oswego']);
  });

  test('but none of which both ends are British', () => {
    french({ ...at, control: { 'isle-aux-noix': 'british', ticonderoga: 'british' } }).offersNot([
      'close isle-aux-noix.ticonderoga',
    ]);
  });

  test('until the end of the Action Round', () => {
    const game = play(at, (g) => {
      g.closed = connection.of('baye-de-cataracouy.oswego');
      flow.start(g, EndOfRound, {});
    });
    expect(game.state.closed).toBe(NONE);
  });
});

test('[#40] Rough Seas: no Sail, no Fleet moves, and the Flags of Fleets do not count', () => {
  const at: Sparse = { pieces: { boston: ['fleet-boscawen', '22nd-28th'] }, cards: ['british-16', 'rough-seas-40'] };
  act(at, BRITISH).offersNot(['sail british-3 boston']);
  takes(march(at, BRITISH, 'boston'), 'british', ['22nd-28th']).offers(['move new-london']);
  const coast: Sparse = {
    pieces: { 'cote-du-sud': ['fleet-de-l-isle'], quebec: ['bearn-guyenne'], 'cote-de-beaupre': ['berry'] },
    cards: ['rough-seas-40'],
  };
  const called = marshal(coast, FRENCH, 'bearn-guyenne');
  expect([whereIs(called, 'berry'), whereIs(called, 'fleet-de-l-isle')]).toEqual(['quebec', 'cote-du-sud']);
  const fleets: Sparse = {
    pieces: { louisbourg: ['fleet-boscawen', 'bastion-1'] },
    before: { french: ['louisbourg'] },
    battles: ['louisbourg'],
    cards: ['rough-seas-40'],
  };
  expect(scores(battle(fleets).chance('roll flag'), 'british')).toEqual([]);
});

test('[#41] Indomitable Abbatis: the British attack from two steps back', () => {
  const name: CardName = 'indomitable-abbatis-41';
  const game = opened('ticonderoga', ['22nd-28th', 'bearn-guyenne'], name, 'french')
    .choose('french', `play ${name}`)
    .chance('roll flag');
  expect(scores(game, 'british')).toEqual([-1]);
  opened('lake-george', ['22nd-28th', 'bearn-guyenne'], name, 'british').nowChooses('chance', 'volley.roll');
});

describe('[#45] Smallpox Epidemic', () => {
  const at: Sparse = {
    pieces: { losses: ['abenaki', 'mingo', 'seneca', 'langis'], montreal: ['kahnawake'] },
    cards: ['smallpox-epidemic-45'],
  };

  test('takes two Indian units in the Losses box for good', () => {
    const game = french({ ...at, year: 1757 })
      .nowChooses('chance', 'pick-event.pick')
      .offersOnly(['pick abenaki', 'pick mingo', 'pick seneca']);
    game.chance('pick abenaki', 'pick seneca');
    expect([whereIs(game, 'abenaki'), whereIs(game, 'seneca'), whereIs(game, 'mingo')]).toEqual([
      'removed',
      'removed',
      'losses',
    ]);
    expect(endOfRound({ cards: ['smallpox-epidemic-45'] }).state.cards.get(card.of('smallpox-epidemic-45'))).not.toBe(
      endOfRound({ cards: ['indian-44'] }).state.cards.get(card.of('indian-44')),
    );
  });

  test('in the last Year costs the French three Raid Points', () => {
    const game = french({ ...at, year: 1759, raidPoints: { french: 4 } });
    expect([isDone(game), game.state.raidPoints.get(FRENCH)]).toEqual([true, 1]);
  });
});

test('[#46] Staged Lacrosse Game: Indian raiders may take a Fort that stands alone', () => {
  const at: Sparse = {
    pieces: { 'forks-of-the-ohio': ['chaouanon'], 'wills-creek': ['fort-cumberland'] },
    cards: ['staged-lacrosse-game-46'],
  };
  const game = raid(at, FRENCH, 'chaouanon')
    .choose('french', 'to mekekasink', 'to wills-creek')
    .chance('roll miss')
    .choose('french', 'raid');
  game.nowChooses('french', 'raid.lacrosse').choose('french', 'play').chance('roll flag');
  expect(whereIs(game, 'fort-cumberland')).toBe('removed');
  const guarded = raid(
    { ...at, pieces: { ...at.pieces, 'wills-creek': ['fort-cumberland', 'washington'] } },
    FRENCH,
    'chaouanon',
  );
  guarded
    .choose('french', 'to mekekasink', 'to wills-creek')
    .chance('roll miss')
    .choose('french', 'raid')
    .nowChooses('chance', 'raid.roll');
});

describe('[#49] Pursuit of Elevated Status', () => {
  const at: Sparse = {
    pieces: { 'forks-of-the-ohio': ['chaouanon'], 'wills-creek': ['washington'] },
    cards: ['pursuit-of-elevated-status-49'],
  };
  const near = (): Game => raid(at, FRENCH, 'chaouanon').choose('french', 'to mekekasink', 'to wills-creek');

  test('an Interception is rolled again, and the Raid', () => {
    const game = near()
      .chance('roll flag')
      .nowChooses('french', 'raid.intercepted')
      .choose('french', 'again')
      .chance('roll miss');
    game
      .choose('french', 'raid')
      .chance('roll miss')
      .nowChooses('french', 'raid.rolled')
      .choose('french', 'again')
      .chance('roll flag');
    expect(game.state.frenchRaids.has(space.of('wills-creek'))).toBe(true);
    expect(game.state.used.has(card.of('pursuit-of-elevated-status-49'))).toBe(true);
  });

  test('not by who is not Indian', () => {
    const game = raid({ ...at, pieces: { ...at.pieces, 'forks-of-the-ohio': ['lignery'] } }, FRENCH, 'lignery').choose(
      'french',
      'to mekekasink',
      'to wills-creek',
    );
    expect(isDone(game.chance('roll flag'))).toBe(true);
  });
});

test('[#50] A Right to Plunder & Captives: the first Indian raiders who succeed come back', () => {
  const at: Sparse = { pieces: { 'forks-of-the-ohio': ['chaouanon'] }, cards: ['a-right-to-plunder-and-captives-50'] };
  const game = raid(at, FRENCH, 'chaouanon')
    .choose('french', 'to mekekasink', 'to wills-creek', 'raid')
    .chance('roll flag');
  expect([whereIs(game, 'chaouanon'), isIn(game.state.spent, 'chaouanon')]).toEqual(['forks-of-the-ohio', true]);
  expect(game.state.used.has(card.of('a-right-to-plunder-and-captives-50'))).toBe(true);
});

test('[#51] British Encroachment brings two Indian units back to their Villages', () => {
  const at: Sparse = {
    pieces: { losses: ['mingo', 'delaware', 'langis'], montreal: ['abenaki'] },
    cards: ['british-encroachment-51'],
  };
  const game = french(at)
    .nowChooses('chance', 'pick-event.pick')
    .offersOnly(['pick mingo', 'pick delaware'])
    .chance('pick mingo', 'pick delaware');
  expect([whereIs(game, 'mingo'), whereIs(game, 'delaware')]).toEqual(['diiohage', 'kithanink']);
  const nation_ = french({
    ...at,
    pieces: { losses: ['iroquois-1'], oquaga: ['rogers'] },
    joined: { iroquois: 'french' },
  }).chance('pick iroquois-1');
  nation_.nowChooses('french', 'pick-event.village').offersOnly(['to onontake', 'to kanistioh']);
});

test("[#53] Pennsylvania's Peace Promises send two Ohio units home, if the British have left their Villages alone", () => {
  const at: Sparse = {
    pieces: { diiohage: ['mingo'], kithanink: ['delaware'], montreal: ['chaouanon', 'abenaki'] },
    cards: ['pennsylvanias-peace-promises-53'],
  };
  const game = french(at)
    .nowChooses('british', 'pick-event.pick')
    .offersOnly(['pick mingo', 'pick delaware', 'pick chaouanon'])
    .choose('british', 'pick mingo', 'pick chaouanon');
  expect([whereIs(game, 'mingo'), whereIs(game, 'chaouanon')]).toEqual(['losses', 'losses']);
  expect(isDone(french({ ...at, control: { diiohage: 'british' } }))).toBe(true);
  expect(isDone(french({ ...at, raided: { british: ['kithanink'] } }))).toBe(true);
});

test("[#54] Let's See How the French Fight: no Indian unit acts; the French have a Light point more", () => {
  const at: Sparse = {
    pieces: { montreal: ['abenaki', 'langis'] },
    cards: ['lets-see-how-the-french-fight-54', 'french-35'],
  };
  expect(french(at).state.extraLight).toBe(true);
  const acting = play({ ...at, first: 'british' }, (g) => {
    g.extraLight = true;
    flow.start(g, ActionPhase, { side: FRENCH, stage: INDIAN_POINTS });
  });
  // The Indian card has no points; of the French ones two are alike.
  acting.offers(['light french-1 montreal', 'raid french-1 langis']).offersNot(['raid french-1 abenaki']);
  acting.choose('french', 'light french-1 montreal', 'stop');
  // Langis has acted, and Abenaki may not.
  expect(isDone(acting)).toBe(true);
});
