import { expect, it } from 'vitest';
import { datesIn } from '../src/language.ts';

it('P14: English dates name the day before the month', () => {
  const told = (language: 'en' | 'fr' | 'de'): string =>
    new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  expect(told('en')).toBe('1 Jan 1970');
  expect([told('fr'), told('de')]).toEqual(['1 janv. 1970', '01.01.1970']);
});
