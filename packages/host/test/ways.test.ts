import { copyInto } from '@carillon/flow';
import { playing } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import { ways } from '../src/index.ts';

// Routes of Skirmish: a force takes up to two steps, and may be intercepted next to enemies.

/** Blue's Guard is about to leave the camp; a red one stands where it is told. */
function leaving(red: string) {
  const set = skirmish.toJson(skirmish.start('long-day', null)) as { readonly place: Record<string, string> };
  const place = { ...set.place, 'red-guard': red };
  const start = skirmish.fromJson({ ...set, place });
  const game = playing(skirmish, start)
    .chance('draw ambush-1', 'draw guides-1')
    .choose('blue', 'bid 1')
    .choose('red', 'bid 0')
    .choose('blue', 'march camp', 'take blue-guard', 'done');
  const fresh = () => {
    const copy = skirmish.blank();
    copyInto(copy, game.state);
    return copy;
  };
  return ways(skirmish, fresh, skirmish.seats.indexOf('blue'), { verb: 'move', from: 'camp' });
}

describe('the routes of a force', () => {
  it('are the shortest to each space, and none leads back to where it stands', () => {
    expect(leaving('keep').map(({ to, through }) => [to, through])).toEqual([
      ['mill', ['mill']],
      ['wood', ['wood']],
      ['hill', ['mill', 'hill']],
      ['farm', ['mill', 'farm']],
    ]);
  });

  it('name their choices, and end where the force is not asked for a further step', () => {
    expect(leaving('keep')).toContainEqual({
      to: 'hill',
      through: ['mill', 'hill'],
      choices: ['move mill', 'move hill'],
      ends: true,
      risks: [],
    });
    expect(leaving('keep').find(({ to }) => to === 'mill')).toMatchObject({ ends: false });
  });

  it('go no further than the space where the enemy must first be asked', () => {
    // From the farm Red may intercept at the mill.
    const routes = leaving('farm');
    expect(routes.find(({ to }) => to === 'mill')).toMatchObject({ ends: true, risks: [] });
    expect(routes.find(({ to }) => to === 'hill')?.through).toEqual(['wood', 'hill']);
  });
});
