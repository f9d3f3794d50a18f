import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The catalogues: all that the page says, as JSON files that a translator can work in. `texts/fr/log.json` holds the French
// messages about the log by key, each in ICU MessageFormat.

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Messages that are loaded together. */
export interface Catalogue {
  /** Its path from the root of the project: the folder of the languages. */
  readonly at: string;
  /** The name of the folder that is made of it. */
  readonly name: string;
  /** By language, then subject (the name of the file), then key. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** A folder of texts; the subjects `apart` are loaded without the others, and make a catalogue each. */
interface Folder {
  readonly at: string;
  readonly apart: readonly string[];
}

/** The catalogues that a title may load separately: the start page, the sheets of fights, the war in a minute, the legend. */
const APART = ['opening', 'sheet', 'war', 'legend'];

/** The texts of the titles are found by their folders: the titles themselves cannot be loaded before these are made. */
function foldersUnder(root: string): readonly Folder[] {
  const titles = readdirSync(join(root, 'games')).map((title) => `games/${title}/board/src/texts`);
  const folders = titles.filter((at) => existsSync(join(root, at))).map((at) => ({ at, apart: APART }));
  return [{ at: 'packages/client/src/texts', apart: ['help', 'judging'] }, ...folders].map(({ at, apart }) => ({
    at,
    apart: apart.filter((subject) => existsSync(join(root, at, 'en', `${subject}.json`))),
  }));
}

/** All catalogues under a root. Throws a `TypeError` where a file holds anything but messages. */
export function catalogues(root: string): Catalogue[] {
  return foldersUnder(root).flatMap(({ at, apart }) => {
    const own = (subject: string): string => (apart.includes(subject) ? subject : 'main');
    return ['main', ...apart].map((name) => ({
      at,
      name,
      texts: inEach((language) => subjectsIn(join(root, at, language), (subject) => own(subject) === name)),
    }));
  });
}

const inEach = <Value>(value: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: value('en'),
  fr: value('fr'),
  de: value('de'),
});

function subjectsIn(
  folder: string,
  isOurs: (subject: string) => boolean,
): Record<string, Readonly<Record<string, string>>> {
  const subjects = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter(isOurs)
    .sort();
  return Object.fromEntries(subjects.map((subject) => [subject, messagesIn(join(folder, `${subject}.json`))]));
}

function messagesIn(path: string): Readonly<Record<string, string>> {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof read !== 'object' || read === null) throw new TypeError(`${path} holds no messages`);
  return Object.fromEntries(
    Object.entries(read).map(([key, text]) => {
      if (typeof text !== 'string') throw new TypeError(`${path}: ${key} is no message`);
      return [key, text];
    }),
  );
}

/** The messages of a language by key, whatever their subject. Throws an `Error` where two have one key. */
export function together(subjects: Readonly<Record<string, Readonly<Record<string, string>>>>): Map<string, string> {
  const all = new Map<string, string>();
  for (const [subject, messages] of Object.entries(subjects))
    for (const [key, text] of Object.entries(messages)) {
      if (all.has(key)) throw new Error(`${subject}.json: ${key} stands in another subject, too`);
      all.set(key, text);
    }
  return all;
}
