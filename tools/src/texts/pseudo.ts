import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@carillon/board/message';
import { parse } from '@messageformat/parser';
import type { Token } from './arguments.ts';
import { type Catalogue, messagesIn } from './catalogues.ts';

// A language of made-up texts shows, before anybody translates, whether the page has room for longer ones, and which
// texts do not come from the catalogues: these are the ones without accents.

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Adds accents to words, and doubles each vowel, which makes them a third longer. */
const lengthened = (words: string): string =>
  words.replaceAll(/[aeiou]/gi, (vowel) => vowel + (ACCENTS[vowel.toLowerCase()] ?? ''));

/** Quotes signs that have a meaning in messages, as they were quoted before parsing. */
const quoted = (words: string): string => words.replaceAll("'", "''").replaceAll(/[{}#]+/g, "'$&'");

function written(token: Token): string {
  if (token.type === 'content') return quoted(lengthened(token.value));
  if (!('cases' in token)) return token.ctx.text;
  const offset = token.pluralOffset ? ` offset:${token.pluralOffset}` : '';
  const cases = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(written).join('')}}`);
  return `{${token.arg}, ${token.type},${offset} ${cases.join(' ')}}`;
}

/** A message with its words lengthened; its arguments and cases stay. Throws a `ParseError` if it is not a message. */
export const pseudo = (message: string): string => parse(message).map(written).join('');

/** Writes made-up texts for everything that a language leaves to translators. */
export function fillWithPseudo(root: string, all: readonly Catalogue[], language: Language): void {
  for (const { at, texts, left } of all)
    for (const subject of Object.keys(texts[language])) {
      const path = join(root, at, language, `${subject}.json`);
      const filled = Object.entries(messagesIn(path)).map(([key, text]) => [
        key,
        left[language].includes(key) ? pseudo(texts.en[subject]?.[key] ?? '') : text,
      ]);
      writeFileSync(path, `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`);
    }
}
