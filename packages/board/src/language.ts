/** The languages of the page. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of prose: the rules help and the card effects. */
export type ProseLanguage = Exclude<Language, 'de'>;

/** The language of prose for a reader: English if there is none in their own. */
export const proseIn = (language: Language): ProseLanguage => (language === 'de' ? 'en' : language);

/** How dates and times are written: English ones as in Britain, day before month. */
export const datesIn = (language: Language): string => (language === 'en' ? 'en-GB' : language);
