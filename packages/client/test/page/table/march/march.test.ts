import { describe, expect, it } from 'vitest';
import { stopsBent, stopsThrough } from '../../../../src/page/table/march/march.ts';

const route = (...through: readonly string[]) => ({
  to: through.at(-1) ?? '',
  choices: through.map((space) => `move ${space}`),
  through,
  ends: false,
  risks: [],
});

describe('a planned march', () => {
  it('is bent through a space that a step of it is dragged onto', () => {
    const straight = route('crown-point', 'winooski', 'st-jean', 'montreal');
    expect(stopsBent(['montreal'], straight, 1, 'ile-aux-noix')).toEqual(['ile-aux-noix', 'montreal']);
    const bent = route('crown-point', 'ile-aux-noix', 'st-jean', 'montreal');
    expect(stopsBent(['ile-aux-noix', 'montreal'], bent, 2, 'sorel')).toEqual(['ile-aux-noix', 'sorel', 'montreal']);
    expect(stopsBent(['ile-aux-noix', 'montreal'], bent, 0, 'winooski')).toEqual([
      'winooski',
      'ile-aux-noix',
      'montreal',
    ]);
  });

  it('leads elsewhere when a stop, or its end, is dragged', () => {
    const bent = route('crown-point', 'ile-aux-noix', 'st-jean', 'montreal');
    expect(stopsBent(['ile-aux-noix', 'montreal'], bent, 1, 'winooski')).toEqual(['winooski', 'montreal']);
    expect(stopsBent(['ile-aux-noix', 'montreal'], bent, 3, 'sorel')).toEqual(['ile-aux-noix', 'sorel']);
  });

  it('has one stop less when a stop is dragged onto the next', () => {
    const bent = route('crown-point', 'ile-aux-noix', 'montreal');
    expect(stopsBent(['ile-aux-noix', 'montreal'], bent, 1, 'montreal')).toEqual(['montreal']);
  });

  it('may come through a further space at any time before its end, the last first', () => {
    expect(stopsThrough(['winooski', 'montreal'], 'sorel')).toEqual([
      ['winooski', 'sorel', 'montreal'],
      ['sorel', 'winooski', 'montreal'],
    ]);
  });
});
