import { plural as pluralOf, select as selectOf } from '@messageformat/runtime';
import type { Value } from './message.ts';

// Helpers for the functions that `npm run texts` makes from the messages.

export { number } from '@messageformat/runtime';
/** The plural rules of each language. */
export { de, en, fr } from '@messageformat/runtime/lib/cardinals';

type Rule = (value: number, isOrdinal?: boolean) => string;
type Cases = Readonly<Record<string, string>>;

/** The case for a number, by a language's plural rule. */
export const plural = (value: number, offset: number, rule: Rule, cases: Cases): string =>
  String(pluralOf(value, offset, rule, cases));

/** The case for a word. */
export const select = (value: string, cases: Cases): string => String(selectOf(value, cases));

/** Vowels before which French elides `de`. */
const VOWEL = /^[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô]/;

/** French `de` before a name that may bring its article along: `d’Albany`, `du Détroit`, `des Abénaquis`, `de la Pointe`. */
export function du(name: Value): string {
  const text = String(name);
  if (/^le /i.test(text)) return `du ${text.slice('le '.length)}`;
  if (/^les /i.test(text)) return `des ${text.slice('les '.length)}`;
  return VOWEL.test(text) ? `d’${text}` : `de ${text}`;
}

/** French `à` before such a name: `à Albany`, `au Détroit`, `aux Abénaquis`. */
export function au(name: Value): string {
  const text = String(name);
  if (/^le /i.test(text)) return `au ${text.slice('le '.length)}`;
  return /^les /i.test(text) ? `aux ${text.slice('les '.length)}` : `à ${text}`;
}
