import { format, type Language, type Params, spacedFrench } from '@carillon/board';
import { type MessageKey, WRITTEN } from './messages.ts';

export type { MessageKey } from './messages.ts';

/** As they are printed. */
const MESSAGES: typeof WRITTEN = { ...WRITTEN, fr: spaced(WRITTEN.fr) };

function spaced(messages: Readonly<Record<MessageKey, string>>): Readonly<Record<MessageKey, string>> {
  const result = { ...messages };
  for (const key of Object.keys(messages).filter(isKey)) result[key] = spacedFrench(messages[key]);
  return result;
}

/** Whether a message is kept under that key. */
export function isKey(key: string): key is MessageKey {
  return key in WRITTEN.en;
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
