import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@carillon/board/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { argumentsOf, isGrammar } from '../src/texts/arguments.ts';
import { type Catalogue, catalogues, gapsIn, gapsInWords, together } from '../src/texts/catalogues.ts';
import { compiled } from '../src/texts/compile.ts';
import { leave } from '../src/texts/leave.ts';
import { fillWithPseudo, pseudo } from '../src/texts/pseudo.ts';

// The catalogues of messages: no language lacks a message, no message is unused, and all languages use the same
// arguments in each.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const all = catalogues(ROOT).map((catalogue) => ({ ...catalogue, title: `${catalogue.at}, ${catalogue.name}` }));

/** Proper names, signs, and words that two languages share. */
const SHARED: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set([
    ...['aboutVersion', 'advicePlan', 'appName', 'chat', 'hand', 'keysEscape', 'levelGeneral', 'name', 'placeLobby'],
    ...['annus-mirabilis', 'card.initiative', 'card.reserve', 'marker.william-pitt', 'neutral', 'wrongBrowser'],
  ]),
  fr: new Set([
    ...['aboutVersion', 'appName', 'force', 'levelLieutenant', 'logRaids', 'menu', 'standInMinutes', 'textPosition'],
    ...['places', 'placeAdmin', 'notices', 'invitations', 'yourWords', 'roomNotices', 'curveDate', 'wrongPage'],
    ...['computerStyle', 'advicePlan', 'adviceNumbered', 'sideHint'],
    ...[
      'aboutLicence',
      'points',

      'card.initiative',
      'raidTrack',
      'marker.william-pitt',
      'marker.cherokees',
      'why.rangers',
      'annus-mirabilis',
    ],
  ]),
};

const messagesOf = ({ texts }: Catalogue, language: Language): Map<string, string> => together(texts[language]);

/** The arguments that a message needs in every language. */
const needs = (message: string): string[] => [...argumentsOf(message).keys()].filter((name) => !isGrammar(name)).sort();

/** The grammar arguments in a message that depend on an argument that it does not name. */
function loose(message: string): string[] {
  const names = [...argumentsOf(message).keys()];
  return names.filter((name) => isGrammar(name) && !names.includes(name.replace(/_(count|gender)$/, '')));
}

/** The sentences of a question in which a clause follows a second colon; names, and lists at the end, may stand so. */
const overloaded = (question: string): string[] =>
  question.split(/[.?](?=\s|$)/).filter((sentence) => {
    const [, middle = '', last = '', ...more] = sentence.split(/\s?:\s/).map((part) => part.trim());
    return more.length > 0 || (last !== '' && middle !== '{card}' && !/^\{\w+\}$/.test(last));
  });

describe.each(all)('the messages of $title', (catalogue) => {
  it('put one clause behind the colon after the side that is asked', () => {
    for (const language of LANGUAGES) {
      const questions = [...messagesOf(catalogue, language)].filter(([key]) => key.startsWith('prompt.'));
      const many = questions.filter(([, text]) => overloaded(text).length > 0).map(([key]) => `${language}: ${key}`);
      expect(many).toEqual([]);
    }
  });

  const english = messagesOf(catalogue, 'en');

  it('are compiled as they are written: npm run texts', () => {
    for (const [path, code] of compiled(catalogue)) expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(code);
  });

  it.each(LANGUAGES)('all exist in "%s", under the same subjects, and are not empty', (language) => {
    expect(gapsInWords(gapsIn(catalogue).filter((gap) => gap.language === language))).toEqual([]);
    expect(Object.keys(catalogue.texts[language])).toEqual(Object.keys(catalogue.texts.en));
    for (const [subject, messages] of Object.entries(catalogue.texts[language])) {
      expect(Object.keys(messages), subject).toEqual(Object.keys(catalogue.texts.en[subject] ?? {}));
      for (const [key, text] of Object.entries(messages)) expect(text.trim(), key).not.toBe('');
    }
  });

  it.each(LANGUAGES)('need the same in "%s" as in English', (language) => {
    for (const [key, text] of messagesOf(catalogue, language)) {
      expect(needs(text), key).toEqual(needs(english.get(key) ?? ''));
      expect(loose(text), key).toEqual([]);
    }
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('are not English in "%s"', (language) => {
    const alike = [...messagesOf(catalogue, language)].filter(
      ([key, text]) =>
        !catalogue.left[language].includes(key) &&
        text === english.get(key) &&
        /\p{L}{4}/u.test(text.replace(/\{[^}]*\}/g, '')),
    );
    const isName = (key: string): boolean => /^(?:place|map|kind)\./.test(key);
    expect(alike.map(([key]) => key).filter((key) => !isName(key) && !SHARED[language]?.has(key))).toEqual([]);
  });

  it('are all used', () => {
    const said = sayersOf(catalogue);
    expect([...english.keys()].filter((key) => !isSaid(key, said))).toEqual([]);
  });
});

/** The texts of a package's sources. */
interface Sayers {
  readonly own: string;
  /** Keys assembled in these sources, each as a pattern that captures the inserted parts. */
  readonly patterns: readonly RegExp[];
  /**
   * Single words in the package, in the rules that it shows, and in the code of its computer players: names of steps,
   * verbs, markers, features.
   */
  readonly words: ReadonlySet<string>;
}

function sourcesIn(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('texts/generated/'))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))
    .join('\n');
}

function sayersOf({ at }: Catalogue): Sayers {
  const title = at.includes('/board/');
  const own =
    sourcesIn(at.replace(/\/texts$/, '')) +
    (title ? sourcesIn('packages/board/src') + sourcesIn('packages/wargame-board/src') : '');
  const beside = (folder: string): string => (title ? sourcesIn(at.replace('/board/src/texts', folder)) : '');
  const words = own + beside('/rules/src') + beside('/bots/src');
  return {
    own,
    patterns: [...own.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map(([, template = '']) => patternOf(template)),
    words: new Set(words.match(/[\w-]+/g)),
  };
}

/** `log.${what}.success` as a pattern that captures the inserted part. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()[\]{}\\|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`);
}

/** Whether a key is in the sources, or is assembled there from words in the sources. */
function isSaid(key: string, { own, patterns, words }: Sayers): boolean {
  // A side may follow, which the key leaves out: `vow-two-artillery-french`.
  const isKnown = (word: string): boolean => words.has(word) || [...words].some((each) => each.startsWith(`${word}-`));
  const isWord = (text: string): boolean => words.has(text) || text.split(/[. ]/).every(isKnown);
  return (
    own.includes(`'${key}'`) ||
    patterns.some((pattern) => {
      const found = pattern.exec(key);
      return found?.slice(1).every(isWord) ?? false;
    })
  );
}

describe('what a message needs', () => {
  it('is found in its text, with its cases', () => {
    const message =
      '{force} {force_count, plural, one {marche} other {marchent}} {to, au}, {side, select, french {{by}} other {}}';
    expect(Object.fromEntries(argumentsOf(message))).toEqual({
      force: 'Value',
      force_count: 'number',
      to: 'Value',
      side: 'string',
      by: 'Value',
    });
    expect(needs(message)).toEqual(['by', 'force', 'side', 'to']);
  });

  it('is not found if the message is broken', () => {
    expect(() => argumentsOf('{count, plural, one {space}')).toThrow();
  });
});

const isPlain = (text: string): boolean => !text.includes('{');

describe('a made-up text', () => {
  it('keeps arguments, cases, counts and quoted signs', () => {
    expect(pseudo('Take {what}')).toBe('Taákeé {what}');
    expect(pseudo("{n, plural, one {# unit of {side}} other {'#' # units}}")).toBe(
      "{n, plural, one {# uúniít oóf {side}} other {'#' # uúniíts}}",
    );
    expect(pseudo('{side, select, french {roi} other {king}}')).toBe('{side, select, french {roóií} other {kiíng}}');
    expect(pseudo("'{'no argument'}'")).toBe("'{'noó aárguúmeént'}'");
  });

  it('needs what the English one needs', () => {
    const english = all.flatMap((catalogue) => [...messagesOf(catalogue, 'en').values()]);
    expect(english.map((text) => needs(pseudo(text)))).toEqual(english.map(needs));
  });

  it('is about a third longer than the English one', () => {
    const english = all.flatMap((catalogue) => [...messagesOf(catalogue, 'en').values()]).filter(isPlain);
    const longer = english.map(pseudo).join('').length / english.join('').length;
    expect(longer).toBeGreaterThan(1.28);
    expect(longer).toBeLessThan(1.38);
  });
});

describe('a catalogue', () => {
  let root = '';
  const at = 'packages/client/src/page/texts';
  /** Languages that these tests are not about repeat the English. */
  const others = LANGUAGES.filter((each) => each !== 'fr' && each !== 'de');
  const write = (language: Language, messages: Readonly<Record<string, string | null>>): void => {
    for (const each of language === 'en' ? others : [language]) {
      mkdirSync(join(root, at, each), { recursive: true });
      writeFileSync(join(root, at, each, 'log.json'), `${JSON.stringify(messages, null, 2)}\n`);
    }
  };
  const readFrench = (): unknown => JSON.parse(readFileSync(join(root, at, 'fr/log.json'), 'utf8'));
  const main = (): Catalogue => {
    const [first] = catalogues(root);
    if (first === undefined) throw new Error('there is no catalogue');
    return first;
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'carillon-messages-'));
    mkdirSync(join(root, 'games'));
    write('en', { first: 'The first.', new: 'A new one.', last: 'The last.' });
    write('fr', { first: 'Le premier.', last: 'Le dernier.' });
    write('de', { first: 'Der erste.', last: 'Der letzte.' });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('names a missing message, the files that lack it, and the way out', () => {
    expect(gapsInWords(gapsIn(main()))).toEqual([
      `new: missing in ${at}/fr/log.json, ${at}/de/log.json. Write it, or leave it to translators: npm run texts -- --leave`,
    ]);
  });

  it('names a message that English no longer has', () => {
    write('en', { first: 'The first.' });
    expect(gapsInWords(gapsIn(main()))).toEqual([
      `last: stands in ${at}/fr/log.json, ${at}/de/log.json, but not in English`,
    ]);
  });

  it('has a mark where a message is left to translators, in its English place, and shows the English message', () => {
    leave(root, gapsIn(main()));
    expect(Object.entries(readFrench() ?? {})).toEqual([
      ['first', 'Le premier.'],
      ['new', null],
      ['last', 'Le dernier.'],
    ]);
    expect(main().left).toMatchObject({ en: [], fr: ['new'], de: ['new'] });
    expect(main().texts.fr.log).toEqual({ first: 'Le premier.', new: 'A new one.', last: 'Le dernier.' });
    expect(gapsIn(main())).toEqual([]);
  });

  it('gets its files for a new language', () => {
    rmSync(join(root, at, 'fr'), { recursive: true });
    leave(root, gapsIn(main()));
    expect(readFrench()).toEqual({ first: null, new: null, last: null });
  });

  it('uses English plurals in messages that are left to translators', () => {
    write('en', { few: '{n, plural, one {# unit} other {# units}}' });
    write('fr', { few: null });
    write('de', { few: '{n, plural, one {# Einheit} other {# Einheiten}}' });
    const code = compiled(main());
    expect(code.get(`${at}/generated/main/fr.ts`)).toContain('plural(d.n, 0, en,');
    expect(code.get(`${at}/generated/main/de.ts`)).toContain('plural(d.n, 0, de,');
  });

  it('can be filled with made-up texts, which leave existing messages unchanged', () => {
    leave(root, gapsIn(main()));
    fillWithPseudo(root, catalogues(root), 'fr');
    expect(readFrench()).toEqual({ first: 'Le premier.', new: 'Aá neéw oóneé.', last: 'Le dernier.' });
    expect(main().left).toMatchObject({ en: [], fr: [], de: ['new'] });
  });

  it('needs an English message', () => {
    write('en', { first: 'The first.', new: null, last: 'The last.' });
    expect(main).toThrow('/log.json: new is left to translators, but has no English text');
  });
});
