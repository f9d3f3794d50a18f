import { type Language, type Params, speaker } from '@carillon/board';
import { enClauses } from './clauses-en.ts';
import { frClauses } from './clauses-fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { enLog } from './log-en.ts';
import { frLog } from './log-fr.ts';
import { enOpening } from './opening-en.ts';
import { frOpening } from './opening-fr.ts';
import { enOverlays } from './overlays-en.ts';
import { frOverlays } from './overlays-fr.ts';
import { enVerbs } from './verbs-en.ts';
import { frVerbs } from './verbs-fr.ts';

/** A key of the messages. */
export type MessageKey =
  | keyof typeof en
  | keyof typeof enClauses
  | keyof typeof enLog
  | keyof typeof enOpening
  | keyof typeof enOverlays
  | keyof typeof enVerbs;

/** All that the board says, as it is written. */
export const WRITTEN: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: { ...en, ...enClauses, ...enLog, ...enOpening, ...enOverlays, ...enVerbs },
  fr: { ...fr, ...frClauses, ...frLog, ...frOpening, ...frOverlays, ...frVerbs },
};

const speak = speaker<MessageKey>(WRITTEN);

/** The message under a key in the reader's language, with its parameters put in. */
export function say(language: Language, key: MessageKey, params: Params = {}): string {
  const text = speak(language, key, params);
  return language === 'fr' ? elided(text) : text;
}

/** `de` before a name that begins with a vowel. */
const elided = (text: string): string => text.replace(/\b([Dd])e (?=[AEIOUÉÈÊÎÔÂ])/g, '$1’');

/** Whether a message is kept under that key. */
export const isKey = (key: string): key is MessageKey => key in WRITTEN.en;

/** The first of the keys that there is a message for, otherwise the last: for words that differ in some places only. */
export const firstKey = (last: MessageKey, ...keys: readonly string[]): MessageKey => keys.find(isKey) ?? last;
