/** The languages of the page; the server's (`packages/protocol/src/people.ts`) are the same. English stands in for the others. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** Something in every language that it is written in; always in English. */
export type Translations<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** What is written in a language; the English if nothing is. */
export const inLanguage = <T>(written: Translations<T>, language: Language): T => written[language] ?? written.en;

/** How dates and times are written: English ones as in Britain, day before month. */
export const datesIn = (language: Language): string => (language === 'en' ? 'en-GB' : language);
