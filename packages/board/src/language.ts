/**
 * The languages of the page, the same as the server's (`packages/protocol/src/people.ts`). English replaces the others.
 */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** A value in one or more languages, English always among them. */
export type Translations<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** The value in a language; in English if it has not been translated. */
export const inLanguage = <T>(written: Translations<T>, language: Language): T => written[language] ?? written.en;

/** The locale for dates and times; for English that of Britain, with the day before the month. */
export const datesIn = (language: Language): string => (language === 'en' ? 'en-GB' : language);
