import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, paramsOf } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { catalogues, together } from '../src/texts/catalogues.ts';

// Help, coach, lessons, card effects and card texts are prose in every language. Text files are side by side: `en.ts`,
// `fr.ts` and `de.ts`, `effects-en.ts` and `effects-fr.ts`, or the same file in folders `en`, `fr` and `de`. All other
// texts are in the catalogues of messages (`texts.test.ts`); typography is tested in both.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GLOSSARIES = { fr: 'games/wilderness-war/board/src/texts/glossary.md', de: 'docs/terms-de.md' };
/** Titles of events and names of units, which in English are printed facts. */
const FRENCH_ONLY = [
  'games/wilderness-war/board/src/texts/cards-fr.ts',
  'games/bayonets-tomahawks/board/src/texts/titles-fr.ts',
  'games/bayonets-tomahawks/board/src/texts/kinds-fr.ts',
];

const isSource = (path: string): boolean =>
  /\/src\/.*\.ts$/.test(path) && !/(^|\/)(node_modules|dist|\.types|texts\/generated)\//.test(path);

const sources = ['packages', 'games'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
    .filter(isSource),
);

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const OTHER = new RegExp(`(^|[/-])(?:${OTHERS.join('|')})(\\.ts|/)`);
const writtenIn = (language: Language): readonly string[] =>
  sources.filter((path) => new RegExp(`(^|[/-])${language}(\\.ts|/)`).test(path)).sort();
const french = writtenIn('fr');
const german = writtenIn('de');
const englishOf = (path: string): string => path.replace(OTHER, '$1en$2');

/** A constant's language: `enReadings`, `EFFECTS_EN`. */
const BEFORE = new RegExp(`^(${LANGUAGES.join('|')})(?=[A-Z])`);
const BEHIND = new RegExp(`(^|_)(${LANGUAGES.join('|')})$`, 'i');

/** All strings in a value, each with its path. */
function texts(value: unknown, way = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[way, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, each]) => [...texts(each, `${way}/${key}`)]));
}

/** The contents of a file; constants are compared by subject, not by language. */
async function saidIn(path: string): Promise<Map<string, string>> {
  const module: Record<string, unknown> = await import(join(ROOT, path));
  const named = Object.entries(module).map(
    ([name, value]) => [name.replace(BEFORE, '').replace(BEHIND, ''), value] as const,
  );
  return texts(Object.fromEntries(named));
}

/** Rules that a text refers to: `[6.22]`. */
const rulesIn = (text: string): string[] =>
  [...text.matchAll(/\[([\d.]+[a-z]?)\]/g)].map(([, rule = '']) => rule).sort();

describe('texts in several languages', () => {
  it('are all found', () => {
    expect(french).toContain('games/wilderness-war/board/src/help/fr/chapter-05.ts');
    expect(french).toContain('games/bayonets-tomahawks/board/src/texts/events-fr.ts');
    expect(french).toContain('games/wilderness-war/board/src/texts/effects-fr.ts');
    expect(german).toContain('games/wilderness-war/board/src/coach/de/events.ts');
    for (const path of sources.filter((each) => /(^|[/-])en(\.ts|\/)/.test(each)))
      for (const other of ['fr', 'de'])
        expect(existsSync(join(ROOT, path.replace(/(^|[/-])en(\.ts|\/)/, `$1${other}$2`))), `${path}: ${other}`).toBe(
          true,
        );
  });

  it.each(OTHERS.flatMap(writtenIn).filter((path) => !FRENCH_ONLY.includes(path)))(
    '%s has every text that the English has',
    async (path) => {
      const [translated, en] = [await saidIn(path), await saidIn(englishOf(path))];
      expect([...translated.keys()].sort()).toEqual([...en.keys()].sort());
      for (const [key, text] of translated) {
        const original = en.get(key) ?? '';
        expect(paramsOf(text), key).toEqual(paramsOf(original));
        expect(rulesIn(text), key).toEqual(rulesIn(original));
        expect(text.trim() === '', key).toBe(original.trim() === '');
      }
    },
  );
});

/** The words of the glossary's third column. */
function banned(language: keyof typeof GLOSSARIES): string[] {
  const rows = readFileSync(join(ROOT, GLOSSARIES[language]), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows
    .slice(2)
    .flatMap(
      (row) =>
        row
          .split('|')[3]
          ?.split(',')
          .map((word) => word.trim()) ?? [],
    )
    .filter(Boolean);
}

/** Finds a word that the glossary bans. */
const bannedIn = (language: keyof typeof GLOSSARIES): RegExp =>
  new RegExp(`(?<![\\p{L}])(${banned(language).join('|')})s?(?![\\p{L}])`, 'iu');

/** A text without its parameters, and without the syntax of a message's cases. */
const plainOf = (text: string): string =>
  text.replace(/\{\w+(?:, \w+)?\}|\{\w+, (?:plural|select), |\b\w+ \{|[{}]/g, 'x');

/** Words that players may type to find a rule: they are never shown, so synonyms of our terms are allowed. */
const TYPED = /\/(TEXTS\/phrases|PHRASES)\//;

/** All French texts: prose, and the catalogues of messages as they are written. */
async function frenchTexts(): Promise<(readonly [where: string, text: string])[]> {
  const prose = await Promise.all(
    french.map(async (path) => [...(await saidIn(path))].map(([key, text]) => [`${path} ${key}`, text] as const)),
  );
  const messages = catalogues(ROOT).flatMap(({ at, texts: { fr } }) =>
    [...together(fr)].map(([key, text]) => [`${at} ${key}`, text] as const),
  );
  return [...prose.flat(), ...messages];
}

describe('the French texts', () => {
  it('use the words of the glossary', async () => {
    expect(banned('fr')).toContain('troupes exercées');
    const pattern = bannedIn('fr');
    for (const [where, text] of await frenchTexts())
      if (!TYPED.test(where)) expect(plainOf(text).match(pattern)?.[0], `${where}: ${text}`).toBeUndefined();
  });

  it('follow French typography: curved apostrophes, a space before : ; ! ?', async () => {
    for (const [where, text] of await frenchTexts()) {
      const plain = plainOf(text);
      expect(plain, where).not.toMatch(/\p{L}'\p{L}/u);
      expect(plain, where).not.toMatch(/[\p{L}\d»][;!?]|\p{L}:/u);
    }
  });
});

/** Names printed on maps and cards, which stay unchanged: `Forks of the Ohio`. */
const PRINTED: readonly string[] = readdirSync(join(ROOT, 'games'))
  .map((title) => join(ROOT, 'games', title, 'facts/data'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => ['cards.json', 'spaces.json'].map((file) => readFileSync(join(folder, file), 'utf8')))
  .flatMap((json) => [...json.matchAll(/"(?:title|name)": "([^"]*\b(?:the|and|of)\b[^"]*)"/g)])
  .map(([, name = '']) => name.replaceAll("'", '’'));
const nameless = (text: string): string => PRINTED.reduce((left, name) => left.replaceAll(name, ''), text);

const GERMAN_PROSE = await Promise.all(
  german.map(async (path) => [path, await saidIn(path), await saidIn(englishOf(path))] as const),
);

describe('the German texts', () => {
  const prose = GERMAN_PROSE.flatMap(([path, texts, en]) =>
    [...texts].map(([key, text]) => [`${path} ${key}`, text, en.get(key) ?? ''] as const),
  );
  const written = catalogues(ROOT).flatMap(({ at, texts: { de, en } }) =>
    [...together(de)].map(([key, text]) => [`${at} ${key}`, text, together(en).get(key) ?? ''] as const),
  );

  const messages = [...prose, ...written];
  const isProse = (where: string): boolean => german.some((path) => where.startsWith(path));

  it('address the player as “du”, and a whole side as “ihr”', () => {
    expect(messages.length).toBeGreaterThan(1000);
    for (const [where, text, original] of messages) {
      for (const sentence of text.split(/[.:!?{}„]\s*/)) {
        // A capital letter within a sentence marks the polite form; at the start of a message it does so if the English
        // has “you”. In prose a sentence may begin with “they”.
        expect(sentence, where).not.toMatch(/\S.*\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/);
        if (!isProse(where) && /\byou(?:r|rs)?\b/i.test(original))
          expect(sentence, where).not.toMatch(/^(?:Sie|Ihnen|Ihre[mnrs]?)\b/);
      }
    }
  });

  it('use the terms of the list', () => {
    expect(banned('de')).toContain('Belagerungsstufe');
    const pattern = bannedIn('de');
    for (const [where, text] of messages)
      if (!TYPED.test(where)) expect(plainOf(text).match(pattern)?.[0], `${where}: ${text}`).toBeUndefined();
  });

  it('follow German typography: „quotes“, dashes between spaces, curved apostrophes, minus signs', () => {
    for (const [where, text] of messages) {
      const plain = plainOf(text);
      expect(plain, where).not.toMatch(/["«»”]|\p{L}'\p{L}|—|(?<![\p{L}\d])-\d/u);
      if (isProse(where)) expect(text.replace(/\{\w+\}/g, '1'), where).not.toMatch(/\p{L}–|–\p{L}/u);
      expect(plain.match(/„/g)?.length, where).toBe(plain.match(/“/g)?.length);
    }
  });

  it('have no English words except names', () => {
    for (const [where, text] of prose)
      expect(nameless(plainOf(text)), where).not.toMatch(/\b(?:the|and|with|of|unit|space|leader|force)s?\b/);
  });
});
