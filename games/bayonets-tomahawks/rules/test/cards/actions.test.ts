import { NONE } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { BRITISH, card, connection, FRENCH, type Side, space } from '../../src/ids.ts';
import { LIGHT_MARCH } from '../../src/kinds.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { March } from '../../src/procedures/contents-actions.ts';
import { EndOfRound } from '../../src/procedures/contents-year.ts';
import { battle, type Game, isDone, isIn, landing, march, marshal, scores, takes } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';
import { act, french } from './events.ts';

// Events about movement and Construction.

describe.each([
  ['construction-frenzy-7', BRITISH, '22nd-28th', 'albany', 'british-2'],
  ['construction-frenzy-28', FRENCH, 'bearn-guyenne', 'isle-aux-noix', 'french-2'],
] as const)('[#7] [#28] Construction Frenzy (%s)', (name, of, brigade, at, by) => {
  const seat = of === BRITISH ? 'british' : 'french';
  test('lets the same Brigade finish its work at once, one time', () => {
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

describe('[#39] French Lake Warships', () => {
  const at: Sparse = { pieces: { oswego: ['22nd-28th', 'rogers'] }, cards: ['french-lake-warships-39'] };

  test('close a way over the water to the British', () => {
    const game = french(at).nowChooses('french', 'warships.close');
    game
      .offers(['close baye-de-cataracouy.oswego', 'close isle-aux-noix.ticonderoga'])
      .choose('french', 'close baye-de-cataracouy.oswego');
    expect(game.state.closed).toBe(connection.of('baye-de-cataracouy.oswego'));
    const setsOut = (of: Side, from: SpaceName, name: PieceName): Game =>
      play({ pieces: { [from]: [name] }, cards: ['french-lake-warships-39'] }, (g) => {
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

test('[#10] Forced March adds nothing for Light units: three are still all', () => {
  const at: Sparse = { pieces: { albany: ['22nd-28th', 'rogers'] }, cards: ['forced-march-10'] };
  const game = act(at, BRITISH).choose('british', 'forced british-2 albany');
  takes(game, 'british', ['rogers', '22nd-28th']);
  game.choose('british', 'move kingston', 'move minisink', 'move easton');
  // The Brigade has used its two and one more, and Rogers his three: nobody goes on.
  expect([whereIs(game, 'rogers'), whereIs(game, '22nd-28th')]).toEqual(['easton', 'easton']);
  expect(isDone(game)).toBe(true);
});
