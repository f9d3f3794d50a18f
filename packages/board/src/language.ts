/** The languages of the page. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages of prose: the rules help and the card effects. */
export type ProseLanguage = Exclude<Language, 'de'>;

/** The language of prose for a reader: English if there is none in their own. */
export const proseIn = (language: Language): ProseLanguage => (language === 'de' ? 'en' : language);

/** Something in each language of prose, and in another language where it is written. */
export type InProse<Text> = Readonly<Record<ProseLanguage, Text>> & Readonly<Partial<Record<Language, Text>>>;

/** The text for a reader: in their language, or else in the language of prose for them. */
export const inProse = <Text>(texts: InProse<Text>, language: Language): Text =>
  texts[language] ?? texts[proseIn(language)];

/** How dates and times are written: English ones as in Britain, day before month. */
export const datesIn = (language: Language): string => (language === 'en' ? 'en-GB' : language);
