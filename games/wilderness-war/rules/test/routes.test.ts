import { describe, expect, it } from 'vitest';
import { routes, routeThrough } from '../src/index.ts';
import type { SpaceName } from '../src/names.ts';
import { view } from '../src/view.ts';
import { type Account, play, some } from './builder.ts';
import { french, ONE, setsOut, THREE } from './marching.ts';

const seen = (game: Account) => view(game.state, 0);
const wayTo = (game: Account, to: SpaceName) => routes(seen(game)).find((route) => route.to === to);

describe('the ways of a force', () => {
  it('[6.2] lead by the fewest spaces to all that it can reach', () => {
    const fort = setsOut({ works: { 'hudson-carry-north': 'french-fort', 'hudson-carry-south': 'french-fort' } });
    expect(wayTo(fort, 'albany')?.through).toEqual(['hudson-carry-north', 'hudson-carry-south', 'albany']);
    expect(wayTo(setsOut(), 'albany')).toBeUndefined();
  });

  it('[6.2] end where Drilled Troops must stop, and lead on from a friendly fortification', () => {
    const wild = setsOut();
    expect(wayTo(wild, 'wood-creek')?.ends).toBe(false);
    expect(wayTo(wild, 'green-mountains-central')?.ends).toBe(true);
  });

  it('[6.1] tell where only part of a force must end: its leader may leave the others there and go on', () => {
    const wilds = 'hudson-carry-south';
    expect(wayTo(setsOut(), wilds)).toMatchObject({ ends: true, parts: true });
    expect(wayTo(setsOut(), 'green-mountains-central')).toMatchObject({ ends: true, parts: false });
    const met = setsOut({ pieces: { 'hudson-carry-north': some('northern-provincial', 1) } });
    expect(wayTo(met, 'hudson-carry-north')).toMatchObject({ ends: true, parts: false });
    const alone = french({ pieces: { ticonderoga: some('french-regular', 1) } });
    alone.french.activatesAlone(ONE, ...some('french-regular', 1));
    expect(wayTo(alone, wilds)).toMatchObject({ ends: true, parts: false });
  });

  it('[6.51] lead up to the enemy and not past him', () => {
    const game = setsOut({ pieces: { 'hudson-carry-north': some('northern-provincial', 1) } });
    expect(wayTo(game, 'hudson-carry-north')).toMatchObject({ ends: true, overruns: true });
    const stockade = { works: { 'hudson-carry-north': 'british-stockade' } } as const;
    const held = setsOut({ pieces: { 'hudson-carry-north': some('northern-provincial', 1) }, ...stockade });
    expect(wayTo(held, 'hudson-carry-north')).toMatchObject({ ends: true, overruns: false });
    expect(wayTo(game, 'hudson-carry-south')?.through).not.toContain('hudson-carry-north');
  });

  it('[6.71a] show where the enemy may intercept', () => {
    const game = setsOut({ pieces: { albany: some('british-regular', 1) } });
    expect(wayTo(game, 'hudson-carry-south')?.risks).toEqual(['hudson-carry-south']);
    expect(wayTo(game, 'hudson-carry-north')?.risks).toEqual([]);
  });

  it('do not exist unless the question is about a march', () => {
    const game = play({ hands: { french: [THREE] }, pieces: { ticonderoga: ['rigaud'] } });
    expect(routes(seen(game))).toEqual([]);
    expect(routeThrough(seen(game), ['albany'])).toBeUndefined();
  });
});

describe('a way through chosen spaces', () => {
  it('is the shortest that leads through all of them in order', () => {
    const game = setsOut();
    expect(routeThrough(seen(game), ['hudson-carry-south'])?.through).toEqual([
      'hudson-carry-north',
      'hudson-carry-south',
    ]);
    expect(routeThrough(seen(game), ['wood-creek', 'hudson-carry-south'])?.through).toEqual([
      'wood-creek',
      'hudson-carry-south',
    ]);
    expect(routeThrough(seen(game), ['crown-point', 'ticonderoga', 'hudson-carry-north'])?.through).toEqual([
      'crown-point',
      'ticonderoga',
      'hudson-carry-north',
    ]);
  });

  it('[6.2] does not exist if the force must stop before the last of them', () => {
    expect(routeThrough(seen(setsOut()), ['green-mountains-central', 'wood-creek'])).toBeUndefined();
    expect(routeThrough(seen(setsOut()), [])).toBeUndefined();
  });

  it('can be marched, choice by choice', () => {
    const game = setsOut();
    const way = routeThrough(seen(game), ['wood-creek', 'hudson-carry-south'])?.through ?? [];
    game.french.marches(...way);
    expect(game.where('rigaud')).toBe('hudson-carry-south');
  });
});
