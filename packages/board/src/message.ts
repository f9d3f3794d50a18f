import { LANGUAGES, type Language } from './language.ts';

/** A parameter of a message. */
export type Params = Readonly<Record<string, string | number>>;

/** The messages of one language by key. */
export type Messages<Key extends string> = Readonly<Record<Key, string>>;

/** Messages in every language, under the same keys. */
export type Catalogue<Key extends string> = Readonly<Record<Language, Messages<Key>>>;

const PLACEHOLDER = /\{(\w+)(?:\|([^{}]*))?\}/g;

const rulesOf = new Map<Language, Intl.PluralRules>(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]),
);

/**
 * A message with its parameters filled in. `{name}` is replaced by the parameter; `{count|unit|units}` by the first
 * word if the language uses the singular for the count, and by the second otherwise. Throws a `MissingParameter` if one
 * is missing.
 */
export function format(message: string, params: Params, language: Language): string {
  return message.replace(PLACEHOLDER, (_, name: string, words: string | undefined) => {
    const value = params[name];
    if (value === undefined) throw new MissingParameter(`"${message}" needs {${name}}`);
    return words === undefined ? String(value) : plural(words, Number(value), language);
  });
}

/** A message was used without one of its parameters. */
export class MissingParameter extends Error {
  override readonly name = 'MissingParameter';
}

function plural(words: string, count: number, language: Language): string {
  const [one = '', other = one] = words.split('|');
  return rulesOf.get(language)?.select(count) === 'one' ? one : other;
}

/** The names of the parameters of a message, each once, in alphabetical order. */
export function paramsOf(message: string): string[] {
  return [...new Set([...message.matchAll(PLACEHOLDER)].map((found) => found[1] ?? ''))].sort();
}

/** Renders messages of a catalogue: the message for a key, in a language, with its parameters. */
export type Speak<Key extends string> = (language: Language, key: Key, params?: Params) => string;

/** French puts a narrow no-break space before these signs. */
export function spacedFrench(text: string): string {
  return text.replace(/ ([:;!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

/** Creates the renderer of a catalogue; French gets French typography. */
export function speaker<Key extends string>(catalogue: Catalogue<Key>): Speak<Key> {
  return (language, key, params = {}) => {
    const text = format(catalogue[language][key], params, language);
    return language === 'fr' ? spacedFrench(text) : text;
  };
}

/** Joins several names into one phrase: `Lévis, Rigaud and 3 Regulars`. */
export function listed(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
