import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { BRITISH, card, FRENCH, nation } from '../../src/ids.ts';
import { endOfRound, isDone } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { british, french } from './events.ts';

// Events about Indian units and their Nations.

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

test('[#38] Iroquois Diplomacy (French) wins the Iroquois from French 4 on', () => {
  const joined = (french_: number): unknown =>
    french({ cards: ['iroquois-diplomacy-french-38'], vp: { french: french_ } }).state.joined.get(
      nation.of('iroquois'),
    );
  expect([joined(4), joined(3)]).toEqual([FRENCH, NONE]);
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

test('[#51] a picked unit whose only Village the British hold stays in the Losses box, and another comes', () => {
  const game = french({
    pieces: { losses: ['mingo', 'delaware'], diiohage: ['rogers'] },
    cards: ['british-encroachment-51'],
  }).chance('pick mingo', 'pick delaware');
  expect([whereIs(game, 'mingo'), whereIs(game, 'delaware')]).toEqual(['losses', 'kithanink']);
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
