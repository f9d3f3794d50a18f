import { LANGUAGES, type Language } from '@carillon/board/message';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { allArguments } from './arguments.ts';
import { type Catalogue, together } from './catalogues.ts';

// Catalogues as TypeScript: each message becomes a function of its arguments, whose types are listed in a table. The
// page needs no parser, and a call that leaves out an argument does not compile.

const RUNTIME = '@carillon/board/words';

/** The functions that a catalogue may apply to an argument, by language: `{space, du}`. */
const FORMS: Readonly<Partial<Record<Language, readonly string[]>>> = { fr: ['du', 'au'] };

/** French puts a narrow no-break space before these signs. */
const TYPESET: Readonly<Partial<Record<Language, (text: string) => string>>> = {
  fr: (text) => text.replace(/ ([:;!?»])/g, '\u202f$1').replace(/« /g, '«\u202f'),
};

/** The files generated from a catalogue, by path from the root of the project. */
export function compiled(catalogue: Catalogue): Map<string, string> {
  const folder = `${catalogue.at}/generated/${catalogue.name}`;
  const head = `// Made by \`npm run texts\` from ${catalogue.at}; change it there.\n`;
  return new Map([
    [`${folder}/args.ts`, head + argsFile(catalogue)],
    ...LANGUAGES.map((language) => [`${folder}/${language}.ts`, head + languageFile(catalogue, language)] as const),
    [`${folder}/index.ts`, head + indexFile()],
    [`${folder}/later.ts`, head + laterFile()],
    ...(ofBoard(catalogue) ? [[`${folder}/say.ts`, head + sayFile(catalogue)] as const] : []),
  ]);
}

const ofBoard = ({ at }: Catalogue): boolean => at.endsWith('/board/src/texts');

function argsFile({ texts }: Catalogue): string {
  const all = LANGUAGES.map((language) => together(texts[language]));
  const lines = [...(all[0]?.keys() ?? [])].map((key) => {
    const args = allArguments(all.flatMap((messages) => messages.get(key) ?? []));
    const fields = [...args].map(([name, kind]) => `${name}: ${kind}`);
    return `  ${JSON.stringify(key)}: ${fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`};\n`;
  });
  const imports = lines.some((line) => line.includes(': Value'))
    ? `import type { Value } from '@carillon/board';\n\n`
    : '';
  return `${imports}/** What each message needs. */\nexport interface Args {\n${lines.join('')}}\n`;
}

function languageFile({ texts, left }: Catalogue, language: Language): string {
  const messages = [...together(texts[language])];
  const isLeft = ([key]: Message): boolean => left[language].includes(key);
  const own = codeOf(
    messages.filter((message) => !isLeft(message)),
    language,
  );
  // English plurals differ from those of other languages: some use the singular for `0`, others have no singular.
  const english = codeOf(messages.filter(isLeft), 'en');
  const used = [...new Set([...own.used, ...english.used])].sort();
  const runtime = used.length === 0 ? '' : `import { ${used.join(', ')} } from '${RUNTIME}';\n`;
  const bodies = [own.body, ...(left[language].length > 0 ? [english.body] : [])];
  return `import type { Messages } from '@carillon/board';
${runtime}import type { Args } from './args.ts';

export const ${language}Messages: Messages<Args> = ${merged(bodies)};
`;
}

type Message = readonly [key: string, text: string];

/** Joins objects in code to one. */
const merged = ([one = '', ...more]: readonly string[]): string =>
  more.length === 0 ? one : `{ ${[one, ...more].map((each) => `...${each}`).join(', ')} }`;

/** Messages as the code of an object of functions, with the names that it imports from the runtime. */
function codeOf(messages: readonly Message[], language: Language): { readonly body: string; readonly used: string[] } {
  const formatters = (FORMS[language] ?? []).map((id) => [id, { formatter: String, id, module: RUNTIME }] as const);
  const format = new MessageFormat(language, {
    customFormatters: Object.fromEntries(formatters),
    localeCodeFromKey: () => null,
  });
  const typeset = TYPESET[language] ?? ((text: string): string => text);
  const code = compileModule(format, Object.fromEntries(messages.map(([key, text]) => [key, typeset(text)])));
  const [, body = ''] = code.split(/^export default /m);
  const used = [...code.matchAll(/^import \{ (.*) \} from/gm)].flatMap(([, names = '']) => names.split(', '));
  return { body: asText(body.trim()), used };
}

/**
 * A message that begins with an argument is a text, even if the argument is a number; and a formatting function already
 * knows its language.
 */
const asText = (code: string): string =>
  code.replaceAll('(d) => d.', '(d) => "" + d.').replace(/\b(\w+\(d\.\w+), "\w+"\)/g, '$1)');

/** All languages at once, for Node. */
function indexFile(): string {
  const imports = LANGUAGES.map((language) => `import { ${language}Messages } from './${language}.ts';\n`);
  const fields = LANGUAGES.map((language) => `${language}: ${language}Messages`);
  return `import { type Catalogue, catalogueOf } from '@carillon/board/message';
import type { Args } from './args.ts';
${imports.join('')}
export type { Args } from './args.ts';

export const messages: Catalogue<Args> = catalogueOf({ ${fields.join(', ')} });
`;
}

/** The same for the page, each language in a file that is loaded when a reader needs it. */
function laterFile(): string {
  const fields = LANGUAGES.map(
    (language) => `  ${language}: async () => (await import('./${language}.ts')).${language}Messages,\n`,
  );
  return `import type { Catalogue } from '@carillon/board/message';
import { loadedLater } from '@carillon/board/spoken';
import type { Args } from './args.ts';

export type { Args } from './args.ts';

export const messages: Catalogue<Args> = loadedLater({
${fields.join('')}});
`;
}

/**
 * The functions with which a board shows messages of a catalogue. Those of the main catalogue include the texts of the
 * start page.
 */
function sayFile({ name }: Catalogue): string {
  // The page finds the texts of one language by this path.
  const from = (catalogue: string): string => `'../../../texts/generated/${catalogue}/index.ts'`;
  if (name === 'main') return boardFile(from('main'), from('opening'));
  const said = name === 'opening' ? ['say', 'maybe'] : ['say'];
  return `import { type Words, wordsOf } from '@carillon/board/message';
import { type Args, messages } from ${from(name)};

const words: Words<Args> = wordsOf(messages);

${said.map((each) => `export const ${each}: Words<Args>['${each}'] = words.${each};\n`).join('')}`;
}

const boardFile = (main: string, opening: string): string =>
  `import { type Catalogue, type Family, joined, type PlainKey, type Words, wordsOf } from '@carillon/board';
import { type Args as MainArgs, messages as main } from ${main};
import { type Args as OpeningArgs, messages as opening } from ${opening};

/** The parameters of each message. */
export type Args = MainArgs & OpeningArgs;

/** A key of a message without parameters. */
export type Plain = PlainKey<Args>;

/** The keys of a family, such as all that begin with \`label.\`. */
export type KeyIn<Name extends string> = Family<Args, Name>;

/** All texts of the board. */
export const catalogue: Catalogue<Args> = joined(opening, main);

const words: Words<Args> = wordsOf(catalogue);

/** A message in a language. */
export const say: Words<Args>['say'] = words.say;
export const sayAny: Words<Args>['sayAny'] = words.sayAny;
export const isKey: Words<Args>['isKey'] = words.isKey;
export const maybe: Words<Args>['maybe'] = words.maybe;
export const firstKey: Words<Args>['firstKey'] = words.firstKey;
`;
