/** The languages of the page. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How dates and times are written: English ones as in Britain, day before month. */
export const datesIn = (language: Language): string => (language === 'en' ? 'en-GB' : language);
