import type { Language } from '@carillon/protocol';

/** A value in every language that has one; always in English. */
export type Translations<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** The value in a language, or in English if the language has none. */
export const inLanguage = <T>(written: Translations<T>, language: Language): T => written[language] ?? written.en;
