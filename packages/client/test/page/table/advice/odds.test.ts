import { describe, expect, it } from 'vitest';
import { withError } from '../../../../src/page/table/advice/odds.ts';

describe('the chance of a hint', () => {
  it('always has one decimal', () => {
    expect(withError({ chance: 0.14, error: 0.02 }, 'en')).toEqual(['14.0%', '2.0%']);
    expect(withError({ chance: 0.1391, error: 0.0031 }, 'en')).toEqual(['13.9%', '0.4%']);
  });

  it('is never said to be free of error', () => {
    expect(withError({ chance: 0.14, error: 0 }, 'en')).toEqual(['14.0%', '0.1%']);
    expect(withError({ chance: 0.14, error: 0.0002 }, 'en')).toEqual(['14.0%', '0.1%']);
  });
});
