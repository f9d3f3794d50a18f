import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/language.ts';
import { added, figure, whole } from '../src/numbers.ts';

describe('a negative number', () => {
  it('has a real minus sign, in every language', () => {
    expect(LANGUAGES.map((language) => figure(-1.5, language))).toEqual(['−1.5', '−1,5', '−1,5']);
    expect(figure(-0.25, 'en', { style: 'percent' })).toBe('−25%');
    expect([whole(-3), added(-3)]).toEqual(['−3', '−3']);
  });

  it('differs from one that is added, and from one without a sign', () => {
    expect(figure(1.5, 'de', { signDisplay: 'exceptZero' })).toBe('+1,5');
    expect([whole(3), added(3), whole(0), added(0)]).toEqual(['3', '+3', '0', '+0']);
  });
});
