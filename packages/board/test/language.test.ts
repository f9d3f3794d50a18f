import { expect, it } from 'vitest';
import { datesIn, inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../src/language.ts';

it('P14: English dates name the day before the month', () => {
  const shown = (language: Language): string =>
    new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  expect(shown('en')).toBe('1 Jan 1970');
  expect([shown('fr'), shown('de')]).toEqual(['1 janv. 1970', '01.01.1970']);
});

it('a text that a language lacks is shown in English', () => {
  expect(inLanguage({ en: 'a fort', de: 'ein Fort' }, 'de')).toBe('ein Fort');
  expect(inLanguage({ en: 'a fort', de: 'ein Fort' }, 'fr')).toBe('a fort');
});

it('every language has a name, English first', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
  expect(LANGUAGES[0]).toBe('en');
});
