import type { Language } from '@carillon/protocol';

/** Something in every language that it is written in; always in English. */
export type Translations<T> = Readonly<{ en: T } & Partial<Record<Language, T>>>;

/** What is written in a language; the English if nothing is. */
export const inLanguage = <T>(written: Translations<T>, language: Language): T => written[language] ?? written.en;
