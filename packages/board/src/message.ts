import { inLanguage, LANGUAGES, type Language, type Translations } from './language.ts';

export { inLanguage, LANGUAGES, type Language } from './language.ts';

// The messages of the page. Each package keeps catalogues in its `texts` folder, in ICU MessageFormat; `npm run texts`
// compiles each message to a function, so the page needs no parser and a missing argument does not compile.

/** An argument of a message. */
export type Value = string | number;

/** Arguments by name, if the compiler cannot know them. */
export type Params = Readonly<Record<string, Value>>;

/** The messages of one language: a function of the arguments for each key. */
export type Messages<Args> = { readonly [Key in keyof Args]: (args: Args[Key]) => string };

/** Messages in every language, under the same keys. */
export interface Catalogue<Args> {
  /** The messages of a language. Throws an `Error` if the page has not loaded them. */
  readonly in: (language: Language) => Messages<Args>;
  /** The messages of any language that is loaded. */
  readonly any: () => Messages<Args>;
}

/** A catalogue with all languages loaded. */
export const catalogueOf = <Args>(messages: Translations<Messages<Args>>): Catalogue<Args> => ({
  in: (language) => inLanguage(messages, language),
  any: () => messages.en,
});

/** Two catalogues as one. */
export function joined<One, Other>(one: Catalogue<One>, other: Catalogue<Other>): Catalogue<One & Other> {
  const made = new Map<Messages<One>, Messages<One & Other>>();
  const both = (first: Messages<One>, second: Messages<Other>): Messages<One & Other> => {
    const known = made.get(first) ?? ({ ...first, ...second } as Messages<One & Other>);
    made.set(first, known);
    return known;
  };
  return {
    in: (language) => both(one.in(language), other.in(language)),
    any: () => both(one.any(), other.any()),
  };
}

/** The arguments that suffice for any of these messages. */
export type ArgsOf<Args, Key extends keyof Args> = (Key extends Key ? (args: Args[Key]) => void : never) extends (
  args: infer All,
) => void
  ? All
  : never;

/** The keys of messages that need no argument. */
export type PlainKey<Args> = { [Key in keyof Args]: object extends Args[Key] ? Key : never }[keyof Args] & string;

/** The keys of a family: `label` and all that begin with `label.`. */
export type Family<Args, Name extends string> = Extract<keyof Args & string, Name | `${Name}.${string}`>;

/**
 * The further arguments of `say`: none if the message needs none. For an unknown key the compiler tries all keys; then
 * no arguments may be required, so that its error names the key.
 */
export type Given<Args, Key extends keyof Args> = [keyof Args] extends [Key]
  ? [args?: ArgsOf<Args, Key>]
  : object extends ArgsOf<Args, Key>
    ? [args?: ArgsOf<Args, Key>]
    : [args: ArgsOf<Args, Key>];

/** Renders messages of a catalogue: the message for a key, in a language, with its arguments. */
export type Speak<Args> = <Key extends keyof Args & string>(
  language: Language,
  key: Key,
  ...args: Given<Args, Key>
) => string;

/** The same in the reader's language. */
export type SpeakTo<Args> = <Key extends keyof Args & string>(key: Key, ...args: Given<Args, Key>) => string;

/** The messages of a title or of the shell, and how to render them. */
export interface Words<Args> {
  readonly say: Speak<Args>;
  /** The same with arguments that come from data, unknown to the compiler. */
  readonly sayAny: (language: Language, key: keyof Args & string, params?: Params) => string;
  /** Whether a message has that key. */
  readonly isKey: <Text extends string>(key: Text) => key is Text & keyof Args;
  /** An optional message: empty if it does not exist. */
  readonly maybe: (language: Language, key: string) => string;
  /** The first of these keys that belongs to the family and has a message; otherwise `last`. */
  readonly firstKey: <Name extends string>(
    family: Name,
    last: Family<Args, NoInfer<Name>>,
    ...keys: readonly string[]
  ) => Family<Args, Name>;
}

/** Renders the messages of a catalogue. */
export function wordsOf<Args>(catalogue: Catalogue<Args>): Words<Args> {
  const isKey = <Text extends string>(key: Text): key is Text & keyof Args => Object.hasOwn(catalogue.any(), key);
  // The types of `say` check the arguments of each key; here the key may be any.
  const sayAny = (language: Language, key: keyof Args & string, params: Params = {}): string =>
    oneStop(catalogue.in(language)[key](params as Args[keyof Args & string]));
  return {
    say: (language, key, ...[args]) => sayAny(language, key, args as Params | undefined),
    sayAny,
    isKey,
    maybe: (language, key) => (isKey(key) ? sayAny(language, key) : ''),
    firstKey(family, last, ...keys) {
      const isOurs = (key: string): key is typeof last => isKey(key) && `${key}.`.startsWith(`${family}.`);
      return keys.find(isOurs) ?? last;
    },
  };
}

/** A message whose sentence ends in a name with a full stop of its own, such as `Virginia & S.`, needs no second one. */
const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** A text as a sentence: with a full stop, unless it has its end already. */
export const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Texts as sentences, one after another. The last is left as it is. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text, i) => (i === texts.length - 1 ? text : closed(text))).join(' ');

/** A text with its first letter capitalised. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins several names into one phrase: `Lévis, Rigaud and 3 Regulars`. */
export function listed(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

// The help is prose in chapters, loaded when opened. The functions below fill in its figures.

const PLACEHOLDER = /\{(\w+)(?:\|([^{}]*))?\}/g;

const rulesOf = new Map<Language, Intl.PluralRules>(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]),
);

/**
 * A text of the help with its parameters filled in. `{name}` is replaced by the parameter; `{count|unit|units}` by the
 * first word if the language uses the singular for the count, and by the second otherwise. Throws a `MissingParameter`
 * if one is missing.
 */
export function format(message: string, params: Params, language: Language): string {
  return message.replace(PLACEHOLDER, (_, name: string, words: string | undefined) => {
    const value = params[name];
    if (value === undefined) throw new MissingParameter(`"${message}" needs {${name}}`);
    return words === undefined ? String(value) : plural(words, Number(value), language);
  });
}

/** Thrown if a text is used without one of its parameters. */
export class MissingParameter extends Error {
  override readonly name = 'MissingParameter';
}

function plural(words: string, count: number, language: Language): string {
  const [one = '', other = one] = words.split('|');
  return rulesOf.get(language)?.select(count) === 'one' ? one : other;
}

/** The names of the parameters of a text, each once, in alphabetical order. */
export function paramsOf(message: string): string[] {
  return [...new Set([...message.matchAll(PLACEHOLDER)].map((found) => found[1] ?? ''))].sort();
}

/** French puts a narrow no-break space before these signs. */
export function spacedFrench(text: string): string {
  return text.replace(/ ([:;!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}

/** A sentence for the player, with the rule it rests on. */
export interface Said {
  readonly text: string;
  readonly rule?: string;
}
