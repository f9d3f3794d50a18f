/**
 * `npm run coverage`: writes docs/rules-coverage.md of each title: which tests prove each clause of its rules.
 *
 * The clauses are written by hand, in docs/rules-clauses.md of the title. A test names the clause it proves in its
 * title: `[6.22] a force goes …`. Fails if a clause has no test, or if a test names an unknown clause.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@carillon/titles';
import { parseSync, Visitor } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A title whose clauses are matched with its tests. */
export interface Covered {
  readonly name: string;
  /** Its list of clauses, its folder of tests and the generated document, from the root. */
  readonly clauses: string;
  readonly tests: string;
  readonly document: string;
}

const coveredBy = ({ door: { id, name } }: (typeof TITLES)[number]): Covered => ({
  name,
  clauses: `games/${id}/docs/rules-clauses.md`,
  tests: `games/${id}/rules/test`,
  document: `games/${id}/docs/rules-coverage.md`,
});

export const COVERED: readonly Covered[] = TITLES.map(coveredBy);

/** One clause of the rules: its number, with a letter if the rule has several. */
export interface Clause {
  readonly number: string;
  readonly text: string;
  /** The heading of its chapter. */
  readonly chapter: string;
}

/** A clause that a test names in its title. */
export interface Tag {
  readonly number: string;
  /** The test's file, as seen from the folder of tests. */
  readonly file: string;
}

/** The clauses of a list: `- **6.22** A force moves …`, in chapters that begin with `## `. */
export function clausesIn(list: string): Clause[] {
  let chapter = '';
  return list.split('\n').flatMap((line) => {
    chapter = /^## (.*)/.exec(line)?.[1] ?? chapter;
    const [, number, text] = /^- \*\*([^*]+)\*\* (.*)/.exec(line) ?? [];
    return number === undefined || text === undefined ? [] : [{ number, text, chapter }];
  });
}

/** A rule, `[6.22]`, or a card's event by its first card, `[#23b]`. */
const TAG = /\[(\d+(?:\.\d+)+(?: [AB]\.\d)?[a-z]?|#\d+[a-z]?)\]/g;

/** The clauses named in the texts of a test file; comments do not count. */
export function tagsIn(file: string, code: string): Tag[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  const tags: Tag[] = [];
  const read = (text: unknown): void => {
    if (typeof text !== 'string') return;
    for (const [, number = ''] of text.matchAll(TAG)) tags.push({ number, file });
  };
  new Visitor({
    Literal: ({ value }) => read(value),
    TemplateElement: ({ value }) => read(value.cooked),
  }).visit(program);
  return tags;
}

/** Gaps: clauses without a test, and tags without a clause. */
export interface Gaps {
  readonly untested: readonly string[];
  readonly unknown: readonly Tag[];
}

/** A tag without a letter refers to the whole rule: the rule must have clauses, but the tag proves none of them. */
const isKnown = (clauses: readonly Clause[], { number }: Tag): boolean =>
  clauses.some((clause) => clause.number === number || clause.number.replace(/[a-z]$/, '') === number);

export function gapsIn(clauses: readonly Clause[], tags: readonly Tag[]): Gaps {
  const named = new Set(tags.map(({ number }) => number));
  return {
    untested: clauses.map(({ number }) => number).filter((number) => !named.has(number)),
    unknown: tags.filter((tag) => !isKnown(clauses, tag)),
  };
}

/** The clauses of a title. */
export const allClauses = ({ clauses }: Covered): Clause[] => clausesIn(readFileSync(join(ROOT, clauses), 'utf8'));

/** All tags in the tests of a title. */
export function allTags({ tests }: Covered): Tag[] {
  const files = readdirSync(join(ROOT, tests), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'));
  return files.sort().flatMap((path) => tagsIn(path, readFileSync(join(ROOT, tests, path), 'utf8')));
}

const head = ({ name }: Covered): string => `# The rules of ${name} and their tests

Made by \`npm run coverage\`; do not edit. The clauses stand in [rules-clauses](rules-clauses.md); the files are those whose tests
name the clause in their titles.
`;

const linked = (file: string): string => `[${file.replace(/\.(test\.)?ts$/, '')}](../rules/test/${file})`;

function row({ number, text }: Clause, tags: readonly Tag[]): string {
  const files = new Set(tags.filter((tag) => tag.number === number).map(({ file }) => file));
  return `| ${number} | ${text} | ${[...files].map(linked).join(', ')} |`;
}

/** The whole document: a table for each chapter. */
export function rulesCoverage(clauses: readonly Clause[], tags: readonly Tag[], of: Covered): string {
  const chapters = [...new Set(clauses.map(({ chapter }) => chapter))].map((chapter) => {
    const rows = clauses.filter((clause) => clause.chapter === chapter).map((clause) => row(clause, tags));
    return `## ${chapter}\n\n| Rule | Clause | Tests |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${head(of)}\n${chapters.join('\n')}`;
}

/** Writes the document of a title; returns the number of gaps. */
function cover(of: Covered): number {
  const clauses = allClauses(of);
  const tags = allTags(of);
  writeFileSync(join(ROOT, of.document), rulesCoverage(clauses, tags, of));
  const { untested, unknown } = gapsIn(clauses, tags);
  for (const number of untested) console.error(`${number} has no test`);
  for (const { number, file } of unknown) console.error(`${file} names ${number}, and there is no such clause`);
  console.log(`${of.name}: ${clauses.length} clauses, ${tags.length} tags`);
  return untested.length + unknown.length;
}

function main(): void {
  const gaps = COVERED.map(cover);
  if (gaps.some((count) => count > 0)) exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
