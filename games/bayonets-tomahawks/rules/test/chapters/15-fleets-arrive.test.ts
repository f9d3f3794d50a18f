import { describe, expect, test } from 'vitest';
import { isFleet } from '../../src/counters.ts';
import { FRENCH, piece, space, token } from '../../src/ids.ts';
import { homeOf, isCoastal } from '../../src/map.ts';
import { type PieceName, SPACES } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { FleetsArrive } from '../../src/procedures/contents-year.ts';
import { Account } from '../builder.ts';
import { type Game, isDone, isIn } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 15.0 Fleets Arrive. In 1757 seven pieces of the Fleets, six of the British and three of the French pool are drawn.

const FLEETS: readonly PieceName[] = piece.all.filter(isFleet).map((p) => piece.nameOf(p));
/** Only the named pieces are in the pools. */
const arrive = (pool: readonly PieceName[], sparse: Sparse = {}): Game => {
  const out = [
    ...FLEETS,
    'commander-levis',
    'commander-montcalm',
    'commander-pouchot',
    'commander-rigaud',
    'commander-bradstreet',
    'commander-forbes',
    'commander-howe',
    'commander-wolfe',
  ] as const;
  const pieces = { ...sparse.pieces, out: out.filter((name) => !pool.includes(name)), pool };
  return play({ ...sparse, pieces }, (g) => flow.start(g, FleetsArrive, {}));
};

describe('the draws', () => {
  test('[15.1] [15.2a] Fleets, British, French; then the British place, then the French', () => {
    const game = arrive(['fleet-boscawen', 'fleet-de-l-isle', '22nd-28th', 'foix-quercy']);
    game.nowChooses('chance', 'bag-draw.draw').offersOnly(['unit fleet-boscawen', 'unit fleet-de-l-isle']);
    game.chance('unit fleet-boscawen', 'unit fleet-de-l-isle').offersOnly(['unit 22nd-28th']).chance('unit 22nd-28th');
    game.offersOnly(['unit foix-quercy']).chance('unit foix-quercy');
    game
      .nowChooses('british', 'placement.fleet')
      .offers(['place fleet-boscawen boston'])
      .offersNot(['place fleet-boscawen albany']);
    game.choose('british', 'place fleet-boscawen boston');
    // The Brigade has nowhere else to go.
    expect(whereIs(game, '22nd-28th')).toBe('boston');
    game.nowChooses('french', 'placement.fleet').choose('french', 'place fleet-de-l-isle quebec');
    expect([whereIs(game, 'foix-quercy'), isDone(game)]).toEqual(['quebec', true]);
  });

  test('[15.2a] number as the Year says, tokens included; the rest stays in the pool', () => {
    const four: readonly PieceName[] = [
      'angoumois-beauvoisis',
      'artois-bourgogne',
      'languedoc-la-reine',
      'foix-quercy',
    ];
    const game = arrive(four, { tokens: ['vow-fewer-troops-french'] });
    game.chance('token vow-fewer-troops-french', 'unit artois-bourgogne', 'unit foix-quercy');
    game.nowChooses('french', 'placement.unit');
    expect([whereIs(game, 'artois-bourgogne'), whereIs(game, 'languedoc-la-reine')]).toEqual(['arriving', 'pool']);
  });
});

describe('tokens', () => {
  test('[15.2.1a] leave the game, or go back to the pool after all draws', () => {
    const game = arrive([], { tokens: ['vow-fewer-troops-british', 'vow-fewer-troops-return-british'] });
    game.chance('token vow-fewer-troops-british', 'token vow-fewer-troops-return-british');
    const places = (['vow-fewer-troops-british', 'vow-fewer-troops-return-british'] as const).map((name) =>
      game.state.tokens.get(token.of(name)),
    );
    expect([isDone(game), new Set(places).size]).toEqual([true, 2]);
  });

  test('[15.2.1a] bring Artillery, or British Light units', () => {
    const guns = arrive(['royal-artillery-1', 'royal-artillery-2', 'gage'], { tokens: ['vow-two-artillery-british'] });
    guns.chance('token vow-two-artillery-british');
    expect((['royal-artillery-1', 'royal-artillery-2', 'gage'] as const).map((name) => whereIs(guns, name))).toEqual([
      'arriving',
      'arriving',
      'pool',
    ]);
    const either = arrive(['royal-artillery-1', 'gage', 'rogers'], {
      tokens: ['vow-two-artillery-or-light-british-1'],
    });
    either.chance('token vow-two-artillery-or-light-british-1').offers(['pick gage', 'pick royal-artillery-1']);
    either.choose('british', 'pick gage').nowChooses('british', 'placement.unit');
    // All Artillery is identical: the second pick was not asked.
    expect([whereIs(either, 'gage'), whereIs(either, 'royal-artillery-1')]).toEqual(['arriving', 'arriving']);
  });

  test('[15.2.1b] where nothing is left to pick another piece is drawn', () => {
    const guns: readonly PieceName[] = [1, 2, 3, 4].map((n) => `canonniers-bombardiers-${n}` as PieceName);
    const pool: readonly PieceName[] = ['angoumois-beauvoisis', 'artois-bourgogne', 'languedoc-la-reine'];
    const empty: Sparse = { tokens: ['vow-one-artillery-french'], pieces: { losses: guns } };
    arrive(pool, empty)
      .chance('token vow-one-artillery-french', ...pool.map((name) => `unit ${name}`))
      .nowChooses('french', 'placement.unit');
    const nothing = arrive(pool, { ...empty, options: ['emptyPick'] });
    nothing.chance('token vow-one-artillery-french', ...pool.slice(1).map((name) => `unit ${name}`));
    nothing.nowChooses('french', 'placement.unit');
    expect(whereIs(nothing, 'angoumois-beauvoisis')).toBe('pool');
  });

  test('[15.2.1a] French Navy Losses take a Fleet that is still in the pool', () => {
    const game = arrive(['fleet-de-l-isle', 'fleet-boscawen'], { tokens: ['vow-french-navy-losses'] });
    game
      .chance('token vow-french-navy-losses')
      .nowChooses('chance', 'bag-draw.navy')
      .offersOnly(['lose fleet-de-l-isle'])
      .chance('lose fleet-de-l-isle');
    expect(whereIs(game, 'fleet-de-l-isle')).toBe('removed');
  });
});

test('[15.2.2] a Brigade with a gorget brings a Commander along', () => {
  const game = arrive(['15th-58th', 'commander-howe', 'commander-wolfe', 'commander-levis']);
  game
    .chance('unit 15th-58th')
    .nowChooses('chance', 'bag-draw.commanded')
    .offersOnly(['commander commander-howe', 'commander commander-wolfe']);
  game.chance('commander commander-wolfe').choose('british', 'place 15th-58th boston');
  expect([whereIs(game, 'commander-wolfe'), whereIs(game, 'commander-howe')]).toEqual(['boston', 'pool']);
  expect(game.log).toContainEqual({ type: 'placed', piece: 'commander-wolfe', at: 'boston', rule: '15.2.2' });
});

describe('places', () => {
  const fleet: Sparse = { control: { chignectou: 'british', 'port-la-joye': 'british' } };

  test('[15.3a] friendly harbours, and captured ones of a friendly sea', () => {
    const game = arrive(['fleet-boscawen'], fleet).chance('unit fleet-boscawen');
    game
      .offers(['place fleet-boscawen boston', 'place fleet-boscawen chignectou'])
      .offersNot(['place fleet-boscawen port-la-joye', 'place fleet-boscawen kwanoskwamcok']);
    arrive(['fleet-boscawen'], { ...fleet, openSeas: true })
      .chance('unit fleet-boscawen')
      .offers(['place fleet-boscawen port-la-joye']);
  });

  test('[15.3a] others where Fleets have been placed this time', () => {
    const game = arrive(['fleet-boscawen', 'fleet-durell', '22nd-28th'], { pieces: { york: ['fleet-hardy'] } });
    game.chance('unit fleet-boscawen', 'unit fleet-durell', 'unit 22nd-28th');
    game.choose('british', 'place fleet-boscawen boston', 'place fleet-durell halifax');
    game.offersOnly(['place 22nd-28th boston', 'place 22nd-28th halifax']);
  });

  test('[15.3b] with no Fleet all to one space', () => {
    const game = arrive(['22nd-28th', '44th-48th'])
      .chance('unit 22nd-28th', 'unit 44th-48th')
      .choose('british', 'place 22nd-28th charles-town');
    expect(whereIs(game, '44th-48th')).toBe('charles-town');
  });

  test('[13.8g] a unit that joins a Routed stack rallies it', () => {
    const game = arrive(['44th-48th'], { pieces: { boston: ['22nd-28th'] }, routed: ['22nd-28th'] })
      .chance('unit 44th-48th')
      .choose('british', 'place 44th-48th boston');
    expect(isIn(game.state.routed, '22nd-28th')).toBe(false);
  });
});

test('[15.3c] where no harbour is left the Fleet Retreat Priorities say where', () => {
  const coasts = SPACES.filter((each) => homeOf(space.of(each)) === FRENCH && isCoastal(space.of(each)));
  const control = Object.fromEntries(coasts.map((each) => [each, 'british' as const]));
  const game = new Account(arrive(['fleet-de-l-isle'], { control, pieces: { mtan: ['rogers'] } }));
  game.dice.come('unit fleet-de-l-isle');
  expect(game.where('fleet-de-l-isle')).toBe('kwanoskwamcok');
});

describe('units that come to a stack with markers', () => {
  test('[13.8g] [14.1.1b] [15.3a] a Fleet lifts its Rout and Out of Supply markers', () => {
    const game = arrive(['fleet-boscawen'], {
      pieces: { halifax: ['rogers'] },
      routed: ['rogers'],
      outOfSupply: ['rogers'],
    });
    game.chance('unit fleet-boscawen').choose('british', 'place fleet-boscawen halifax');
    expect([isIn(game.state.routed, 'rogers'), isIn(game.state.outOfSupply, 'rogers')]).toEqual([false, false]);
  });
});
