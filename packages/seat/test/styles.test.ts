import { expect, it } from 'vitest';
import { hasStyles, isStyleChoice, LEVELS, STYLE_CHOICES, STYLES, styleOf } from '../src/index.ts';

it('a Lieutenant and a Captain play in the style that was chosen, others are balanced', () => {
  expect(LEVELS.filter(hasStyles)).toEqual(['lieutenant', 'captain']);
  for (const style of STYLES) expect(styleOf('captain', style, 1)).toBe(style);
  expect(styleOf('recruit', 'raider', 1)).toBe('balanced');
  expect(styleOf('general', 'drawn', 1)).toBe('balanced');
});

it('a style that is drawn depends on the seed alone, and may be any', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => styleOf('lieutenant', 'drawn', seed));
  expect(new Set(drawn)).toEqual(new Set(STYLES));
  expect(styleOf('captain', 'drawn', 7)).toBe(styleOf('lieutenant', 'drawn', 7));
});

it('only styles that exist can be chosen', () => {
  expect(STYLE_CHOICES.every(isStyleChoice)).toBe(true);
  expect([isStyleChoice('bold'), isStyleChoice(undefined)]).toEqual([false, false]);
});
