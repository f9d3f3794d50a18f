import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@carillon/board/message';

// The catalogues: all texts of the page, as JSON files that a translator can work in. `texts/fr/log.json` holds the
// French messages about the log by key, each in ICU MessageFormat. `null` in place of a message leaves it to
// translators: until they write it, the page shows the English one.

/** Messages that are loaded together. */
export interface Catalogue {
  /** Its path from the root of the project: the folder of the languages. */
  readonly at: string;
  /** The name of the folder that is generated from it. */
  readonly name: string;
  /** By language, then subject (the name of the file), then key. Messages that are left to translators are in English. */
  readonly texts: Readonly<Record<Language, Subjects>>;
  /** The keys that are left to translators, by language. */
  readonly left: Readonly<Record<Language, readonly string[]>>;
}

type Subjects = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** A language's files, in which `null` marks a message that is left to translators. */
type Written = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** A folder of texts; each subject in `apart` is loaded separately, as a catalogue of its own. */
interface Folder {
  readonly at: string;
  readonly apart: readonly string[];
}

/**
 * The catalogues that a title may load separately: the start page, the sheets of fights, the war in a minute, the
 * legend, the signs in the help.
 */
const APART = ['opening', 'sheet', 'war', 'legend', 'signs'];

/**
 * The texts of the titles are found by their folders, because the titles themselves cannot be loaded before the texts
 * are generated.
 */
function foldersUnder(root: string): readonly Folder[] {
  const titles = readdirSync(join(root, 'games')).map((title) => `games/${title}/board/src/texts`);
  const folders = titles.filter((at) => existsSync(join(root, at))).map((at) => ({ at, apart: APART }));
  return [{ at: 'packages/client/src/page/texts', apart: ['help', 'judging'] }, ...folders].map(({ at, apart }) => ({
    at,
    apart: apart.filter((subject) => existsSync(join(root, at, 'en', `${subject}.json`))),
  }));
}

/** All catalogues under a root. Throws a `TypeError` if a file contains anything but messages. */
export function catalogues(root: string): Catalogue[] {
  return foldersUnder(root).flatMap(({ at, apart }) => {
    const own = (subject: string): string => (apart.includes(subject) ? subject : 'main');
    return ['main', ...apart].map((name) => {
      const written = inEach((language) => subjectsIn(join(root, at, language), (subject) => own(subject) === name));
      return {
        at,
        name,
        texts: inEach((language) => filled(written, language)),
        left: inEach((language) => leftIn(written[language])),
      };
    });
  });
}

/** The messages of a language; in English if they are left to translators. Throws a `TypeError` if English has none. */
function filled(written: Readonly<Record<Language, Written>>, language: Language): Subjects {
  return mapped(written[language], (messages, subject) =>
    mapped(messages, (text, key) => {
      const shown = text ?? written.en[subject]?.[key];
      if (typeof shown === 'string') return shown;
      throw new TypeError(`${language}/${subject}.json: ${key} is left to translators, but has no English text`);
    }),
  );
}

const leftIn = (subjects: Written): string[] =>
  Object.values(subjects).flatMap((messages) => Object.keys(messages).filter((key) => messages[key] === null));

const mapped = <Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Made,
): Record<string, Made> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));

/** A message that a language's file lacks, or has although English does not. */
export interface Gap {
  /** The path of the file from the root of the project. */
  readonly file: string;
  readonly key: string;
  readonly language: Language;
  readonly kind: 'missing' | 'stale';
}

/** The keys that exist only in English, or only in another language. */
export const gapsIn = ({ at, texts }: Catalogue): Gap[] =>
  LANGUAGES.flatMap((language) =>
    [...new Set([...Object.keys(texts.en), ...Object.keys(texts[language])])].flatMap((subject) => {
      const [english, other] = [texts.en[subject] ?? {}, texts[language][subject] ?? {}];
      const gap = (kind: Gap['kind']) => (key: string) => ({
        file: `${at}/${language}/${subject}.json`,
        key,
        language,
        kind,
      });
      return [
        ...Object.keys(english)
          .filter((key) => !Object.hasOwn(other, key))
          .map(gap('missing')),
        ...Object.keys(other)
          .filter((key) => !Object.hasOwn(english, key))
          .map(gap('stale')),
      ];
    }),
  );

/** Gaps in words, one line for each key: the languages that lack it, and what to do. */
export function gapsInWords(gaps: readonly Gap[]): string[] {
  const byKey = new Map<string, Gap[]>();
  for (const gap of gaps) byKey.set(gap.key, [...(byKey.get(gap.key) ?? []), gap]);
  return [...byKey].map(([key, each]) => {
    const files = each.map(({ file }) => file).join(', ');
    if (each.some(({ kind }) => kind === 'stale')) return `${key}: stands in ${files}, but not in English`;
    return `${key}: missing in ${files}. Write it, or leave it to translators: npm run texts -- --leave`;
  });
}

const inEach = <Value>(value: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, value(language)])) as Record<Language, Value>;

/** The subjects of a folder; none if a language has no folder yet. */
function subjectsIn(folder: string, isOurs: (subject: string) => boolean): Written {
  const subjects = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter(isOurs)
    .sort();
  return Object.fromEntries(subjects.map((subject) => [subject, messagesIn(join(folder, `${subject}.json`))]));
}

/** Reads a file of messages. Throws a `TypeError` if it contains anything but messages and marks. */
export function messagesIn(path: string): Readonly<Record<string, string | null>> {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof read !== 'object' || read === null) throw new TypeError(`${path} holds no messages`);
  return Object.fromEntries(
    Object.entries(read).map(([key, text]) => {
      if (typeof text !== 'string' && text !== null) throw new TypeError(`${path}: ${key} is not a message`);
      return [key, text];
    }),
  );
}

/** The messages of a language by key, from all subjects. Throws an `Error` if two have the same key. */
export function together(subjects: Readonly<Record<string, Readonly<Record<string, string>>>>): Map<string, string> {
  const all = new Map<string, string>();
  for (const [subject, messages] of Object.entries(subjects))
    for (const [key, text] of Object.entries(messages)) {
      if (all.has(key)) throw new Error(`${subject}.json: ${key} stands in another subject, too`);
      all.set(key, text);
    }
  return all;
}
