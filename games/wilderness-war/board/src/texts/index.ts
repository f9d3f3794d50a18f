import { format, type Language, type Params, spacedFrench } from '@carillon/board';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** A key of the messages. */
export type MessageKey = keyof typeof en;

const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, fr: spaced(fr) };

function spaced(messages: Readonly<Record<MessageKey, string>>): Readonly<Record<MessageKey, string>> {
  const result = { ...messages };
  for (const key of Object.keys(messages).filter(isKey)) result[key] = spacedFrench(messages[key]);
  return result;
}

/** Whether a message is kept under that key. */
export function isKey(key: string): key is MessageKey {
  return key in en;
}

/** The message under a key in the reader's language, with its parameters put in. */
export function say(language: Language, key: MessageKey, params: Params = {}): string {
  const text = format(MESSAGES[language][key], params, language);
  return language === 'fr' ? elided(text) : text;
}

/** `de` before a name that begins with a vowel. */
const elided = (text: string): string => text.replace(/\b([Dd])e (?=[AEIOUÉÈÊÎÔÂ])/g, '$1’');

/** The first of the keys that there is a message for, otherwise the last: for words that differ in some places only. */
export const firstKey = (last: MessageKey, ...keys: readonly string[]): MessageKey => keys.find(isKey) ?? last;
