import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, OPERATOR_TEXTS, type OperatorText, OperatorTextShown } from '@carillon/protocol';
import Type from 'typebox';
import { CannotStart } from '../cannot-start.ts';
import { refused } from '../refusals.ts';
import { answer } from './answers.ts';
import type { App } from './app.ts';

/** A text longer than this is a mistake, in bytes. */
const LONGEST = 200_000;
/** The language shown to readers in whose language there is no text. */
const COMMON: Language = 'en';

type ByLanguage = ReadonlyMap<Language, string>;

/** The operator's imprint and privacy text, each in one or more languages. */
export class OperatorTexts {
  constructor(private readonly texts: ReadonlyMap<OperatorText, ByLanguage>) {}

  /** The names of the texts that exist. */
  get names(): OperatorText[] {
    return OPERATOR_TEXTS.filter((name) => this.texts.has(name));
  }

  /** A text in a language, else in English, else in any other; `undefined` if there is none. */
  in(name: OperatorText, language: Language): OperatorTextShown | undefined {
    const texts = this.texts.get(name);
    const spoken = [language, COMMON, ...LANGUAGES].find((each) => texts?.has(each));
    const text = spoken === undefined ? undefined : texts?.get(spoken);
    return spoken === undefined || text === undefined ? undefined : { language: spoken, text };
  }
}

/** The texts of an operator who has none. */
export const NO_TEXTS: OperatorTexts = new OperatorTexts(new Map());

/**
 * Reads `imprint.en.txt`, `privacy.de.txt` and so on from a folder. Throws a `CannotStart` if the folder is missing or
 * has no text to show, or if a text cannot be shown.
 */
export function readOperatorTexts(folder: string | undefined): OperatorTexts {
  if (folder === undefined) return NO_TEXTS;
  if (!existsSync(folder)) throw new CannotStart(`There is no folder ${folder}, which TEXTS_DIR names.`);
  const known = OPERATOR_TEXTS.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.txt`));
  const strange = readdirSync(folder).filter((file) => file.endsWith('.txt') && !known.includes(file));
  if (strange.length > 0) throw new CannotStart(`${folder} has ${strange.join(', ')}, but takes ${known.join(', ')}.`);
  const texts = new Map<OperatorText, ByLanguage>();
  for (const name of OPERATOR_TEXTS) {
    const files = LANGUAGES.map((language) => [language, join(folder, `${name}.${language}.txt`)] as const);
    const there = files.filter(([, file]) => existsSync(file));
    if (there.length > 0) texts.set(name, new Map(there.map(([language, file]) => [language, readText(file)])));
  }
  if (texts.size === 0) throw new CannotStart(`${folder} has no text: it takes ${known.join(', ')}.`);
  return new OperatorTexts(texts);
}

function readText(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.length > LONGEST) throw new CannotStart(`${file} is longer than ${LONGEST} bytes.`);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  if (text === '' || text.includes('\uFFFD')) throw new CannotStart(`${file} is empty, or is not in UTF-8.`);
  return text;
}

/** `/api/texts/:name/:language`: the imprint or the privacy text. */
export function operatorTextRoutes(app: App, texts: OperatorTexts): void {
  const params = Type.Object({ name: Type.Enum([...OPERATOR_TEXTS]), language: Type.Enum([...LANGUAGES]) });
  const schema = { params, response: { 200: OperatorTextShown } };
  app.get('/api/texts/:name/:language', { schema }, async ({ params: { name, language } }, reply) =>
    answer(reply, texts.in(name, language) ?? refused('not_found')),
  );
}
