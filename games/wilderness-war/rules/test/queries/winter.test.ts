import type { Json } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import type { State } from '../../src/state.ts';
import { ask, at } from './asking.ts';

describe('winter', () => {
  it('shows the losses of each stack: half of the reduced, and every full unit', () => {
    const inTheWoods = ['french-regular-1', 'french-regular-2', 'french-regular-3', 'french-regular-4'] as const;
    const g = at({
      pieces: {
        'green-mountains-north': inTheWoods,
        montreal: ['french-regular-5'],
        'hudson-carry-north': ['british-regular-1'],
      },
      reduced: ['french-regular-1', 'french-regular-2', 'french-regular-3'],
    });
    expect(ask(g, 'winter', { side: 'french' })).toEqual([{ at: 'green-mountains-north', eliminated: 2, reduced: 1 }]);
    expect(ask(g, 'winter', { side: 'british' })).toContainEqual({
      at: 'hudson-carry-north',
      eliminated: 0,
      reduced: 1,
    });
  });

  it('spares the last step of a space, from which the Indians will have gone home', () => {
    const left = (...more: readonly PieceName[]): Json => {
      const pieces = { 'green-mountains-north': ['french-regular-1', ...more] } as const;
      return ask(at({ pieces, reduced: ['french-regular-1'] }), 'winter', { side: 'french' });
    };
    expect(left('abenaki-1')).toEqual([{ at: 'green-mountains-north', eliminated: 0, reduced: 0 }]);
    expect(left('coureurs-1')).toEqual([{ at: 'green-mountains-north', eliminated: 1, reduced: 0 }]);
  });

  it('[11.1e] [8.232] does not strike units besieged only by Indians, who go home first', () => {
    const struck = (...besiegers: readonly PieceName[]): Json => {
      const garrison = ['british-regular-1', 'british-regular-2'] as const;
      return ask(
        at({
          pieces: { 'hudson-carry-north': [...garrison, ...besiegers] },
          works: { 'hudson-carry-north': 'british-fort' },
          siege: { 'hudson-carry-north': 0 },
          inside: garrison,
        }),
        'winter',
        { side: 'british' },
      );
    };
    expect(struck('abenaki-1', 'algonquin-1')).toEqual([]);
    expect(struck('abenaki-1', 'coureurs-1')).toEqual([{ at: 'hudson-carry-north', eliminated: 0, reduced: 2 }]);
  });
});

describe('the end of the year', () => {
  it('counts the Raided markers of both sides, and says who would have won (13.11, 13.22)', () => {
    const raided = { french: { deerfield: 1, hoosic: 2 }, british: { becancour: 1 } } as const;
    expect(ask(at({ raided, vp: 4 }), 'yearsEnd')).toEqual({
      ...{ raids: { french: 2, british: 1 }, vp: 5, over: false, winner: null, rule: null },
    });
    expect(ask(at({ raided, vp: 10 }), 'yearsEnd')).toMatchObject({
      vp: 11,
      over: true,
      winner: 'french',
      rule: '13.11',
    });
  });

  it('decides after the last year (13.12, 13.14), and changes nothing', () => {
    const last = (vp: number): State => at({ scenario: 'annus-mirabilis', year: 1759, vp });
    expect(ask(last(1), 'yearsEnd')).toMatchObject({ over: true, winner: 'french', rule: '13.12' });
    expect(ask(last(0), 'yearsEnd')).toMatchObject({ over: true, winner: null, rule: '13.14' });
    const g = last(-1);
    expect(ask(g, 'yearsEnd')).toMatchObject({ winner: 'british' });
    expect([g.vp, g.year]).toEqual([-1, 1759]);
  });
});
