/**
 * `npm run rules-index`: writes docs/rules-index.md of each title: for every numbered paragraph of its rulebook, the
 * files and steps that carry it out, the functions that use it in answers, the tests that prove it, and the rulings on
 * it.
 *
 * All of it is read from the sources: rule numbers are in comments before or inside a step or function, in the `rule`
 * of a step that asks, on the clauses that decide legality, in the titles of tests, and at the head of a ruling. Fails
 * if a paragraph has neither a place nor a reason in docs/rules-elsewhere.json of the title, or if no test names it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@carillon/titles';
import { clauseRules, type Mark, marksIn, numbersIn, procedureNames, titlesIn } from './rules-index/marks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The sources of a title's index. */
interface Indexed {
  readonly id: string;
  readonly name: string;
  /** The numbers of its rulebook, in order. */
  readonly numbers: readonly string[];
  /** Why a paragraph is not expected in the code. */
  readonly elsewhere: Readonly<Record<string, string>>;
  readonly marks: readonly Mark[];
  /** The files of tests by rule. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** The headings of the rulings by rule. */
  readonly rulings: ReadonlyMap<string, readonly string[]>;
}

/** Rule numbers by chapter, in their order. */
function chaptersOf(numbers: readonly string[]): readonly (readonly [chapter: string, rules: readonly string[]])[] {
  const chapters = new Map<string, string[]>();
  for (const number of numbers) {
    const [chapter = ''] = number.split('.');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), number]);
  }
  return [...chapters];
}

/** Files that list every rule, or are generated: a rule number there helps nobody. */
const LISTS = /(?:^data\/|^clauses\.ts$|^rule-numbers\.ts$|^names\.ts$)/;

const sources = (folder: string): readonly (readonly [file: string, code: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);

/** Collects values by key, each once. */
function gathered(pairs: Iterable<readonly [key: string, value: string]>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const values = found.get(key) ?? [];
    if (!values.includes(value)) values.push(value);
    found.set(key, values);
  }
  return found;
}

/** The rulings of a document: `- **5.25b, 14.7** …` under `## ` headings, and the rule column of its tables. */
function rulingsIn(document: string, known: ReadonlySet<string>): Map<string, string[]> {
  let heading = '';
  const pairs = document.split('\n').flatMap((line): [string, string][] => {
    heading = /^## (.*)/.exec(line)?.[1] ?? heading;
    const head = /^- \*\*([^*]+)\*\*/.exec(line)?.[1] ?? /^\| `\w+` \| ([^|]+) \|/.exec(line)?.[1] ?? '';
    return numbersIn(head, known).map((rule) => [rule, heading]);
  });
  return gathered(pairs);
}

/** Reads the sources of a title's index. */
export function indexed({ door: { id, name } }: (typeof TITLES)[number]): Indexed {
  const title = join(ROOT, 'games', id);
  const table = readFileSync(join(title, 'rules/src/rule-numbers.ts'), 'utf8');
  const numbers = [...table.matchAll(/'([\d.]+)'/g)].map(([, number = '']) => number);
  const known = new Set(numbers);
  const code = sources(join(title, 'rules/src')).filter(([file]) => !LISTS.test(file));
  const clauses = clauseRules(readFileSync(join(title, 'rules/src/clauses.ts'), 'utf8'));
  const rulebook = { known, procedures: procedureNames(code.map(([, text]) => text)), clauses };
  const tests = sources(join(title, 'rules/test')).flatMap(([file, text]) =>
    titlesIn(file, text, known).map((rule) => [rule, file] as const),
  );
  return {
    id,
    name,
    numbers,
    elsewhere: JSON.parse(readFileSync(join(title, 'docs/rules-elsewhere.json'), 'utf8')),
    marks: code.flatMap(([file, text]) => marksIn(file, text, rulebook)),
    tests: gathered(tests),
    rulings: rulingsIn(readFileSync(join(title, 'docs/rulings.md'), 'utf8'), known),
  };
}

/** The numbers of the parts of a paragraph that have their own row. */
function partsOf({ numbers }: Indexed, rule: string): readonly string[] {
  const chapter = rule.endsWith('.0') ? rule.slice(0, -1) : rule;
  // A part of 5.1 may be 5.11 or 5.1.1; 2.1.10 is no part of 2.1.1.
  const stem = rule.split('.').length > 2 ? `${rule}.` : chapter;
  return numbers.filter((each) => each !== rule && each.startsWith(stem));
}

/** Paragraphs that no code names, that are not headings of others, and that have no stated reason. */
export const missingIn = (of: Indexed): readonly string[] =>
  of.numbers.filter(
    (rule) =>
      !of.marks.some((mark) => mark.rule === rule) &&
      partsOf(of, rule).length === 0 &&
      of.elsewhere[rule] === undefined,
  );

/** Paragraphs that no test names, neither directly nor by their parts, and that have no stated reason. */
export const untestedIn = (of: Indexed): readonly string[] =>
  of.numbers.filter(
    (rule) => !of.tests.has(rule) && partsOf(of, rule).length === 0 && of.elsewhere[rule] === undefined,
  );

/** Reasons given for paragraphs that code names, or that do not exist. */
export const idleIn = (of: Indexed): readonly string[] =>
  Object.keys(of.elsewhere).filter((rule) => !of.numbers.includes(rule) || of.marks.some((mark) => mark.rule === rule));

/**
 * Marks of a rule by file: `[procedures/chapter-06-movement](…): **`march.onward`**, `march.avoid``. Places that carry
 * out the rule itself are bold.
 */
function placed(marks: readonly Mark[]): string {
  const bold = (text: string, isRule: boolean): string => (isRule ? `**${text}**` : text);
  return [...new Set(marks.map(({ file }) => file))]
    .map((file) => {
      const own = marks.filter((mark) => mark.file === file);
      const whole = own.some(({ name, heads }) => name === '' && heads);
      const shown = own.filter(({ name }) => name !== '').map(({ name, heads }) => bold(`\`${name}\``, heads));
      const link = bold(`[${file.replace(/\.ts$/, '')}](../rules/src/${file})`, whole);
      return shown.length === 0 ? link : `${link}: ${shown.join(', ')}`;
    })
    .join('; ');
}

const testLink = (file: string): string => `[${file.replace(/\.(test\.)?ts$/, '')}](../rules/test/${file})`;
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');
const rulingLink = (heading: string): string => `[${heading}](rulings.md#${anchor(heading)})`;

/** The tests of a heading: those of its parts in the files of its chapter, or all if it has none there. */
function testsOfParts(of: Indexed, rule: string): string {
  const files = [...new Set(partsOf(of, rule).flatMap((part) => of.tests.get(part) ?? []))].sort();
  const chapter = `chapters/${rule.split('.')[0]?.padStart(2, '0')}-`;
  const own = files.filter((file) => file.startsWith(chapter));
  return (own.length > 0 ? own : files).map(testLink).join(', ');
}

/** Refers to the parts of a paragraph that has no entries of its own. */
const seeParts = (parts: readonly string[]): string => `see ${parts.join(', ')}`;

/** The rulings on a paragraph, or else on its parts. */
function rulingsOf({ rulings }: Indexed, rule: string, parts: readonly string[]): string {
  const own = (rulings.get(rule) ?? []).map(rulingLink).join(', ');
  const ofParts = [...new Set(parts.flatMap((part) => rulings.get(part) ?? []))].map(rulingLink).join(', ');
  return own !== '' || ofParts === '' ? own : `its parts: ${ofParts}`;
}

function row(of: Indexed, rule: string): string {
  const marks = of.marks.filter((mark) => mark.rule === rule);
  const parts = partsOf(of, rule);
  const steps = placed(marks.filter(({ kind }) => kind === 'step'));
  const isAlone = marks.length > 0 && parts.length === 0;
  const shown = steps !== '' || isAlone ? steps : (of.elsewhere[rule] ?? seeParts(parts));
  const queries = placed(marks.filter(({ kind }) => kind === 'query'));
  const proofs = (of.tests.get(rule) ?? []).map(testLink).join(', ');
  const tests = proofs !== '' || parts.length === 0 ? proofs : `its parts: ${testsOfParts(of, rule)}`;
  const rulings = rulingsOf(of, rule, parts);
  return `| ${rule} | ${shown} | ${queries} | ${tests} | ${rulings} |`;
}

const HEAD = '| Rule | Files and steps | Functions | Tests | Rulings |\n| --- | --- | --- | --- | --- |';

/** The whole document: a table for each chapter. */
export function rulesIndex(of: Indexed): string {
  const chapters = chaptersOf(of.numbers).map(
    ([chapter, rules]) => `## ${chapter}\n\n${HEAD}\n${rules.map((rule) => row(of, rule)).join('\n')}\n`,
  );
  return `# ${of.name}: where each rule is

Made by \`npm run rules-index\` from the rule numbers in the sources; do not edit. Every numbered paragraph of the rulebook has a
row. What is **bold** is the rule: its comment begins with the number. The rest applies it or mentions it. Functions are those
whose comments name the rule; tests, those whose titles do, or for a heading those of its parts; rulings are in
[rulings](rulings.md), readings of single cards in [cards-open](cards-open.md). A row without a ruling, of its own or of its parts, needed none.

${chapters.join('\n')}`;
}

export const indexFile = ({ id }: Pick<Indexed, 'id'>): string => join(ROOT, 'games', id, 'docs/rules-index.md');

if (import.meta.filename === process.argv[1]) {
  const gaps = TITLES.map(indexed).flatMap((of) => {
    writeFileSync(indexFile(of), rulesIndex(of));
    console.log(`${of.name}: ${of.numbers.length} paragraphs, ${of.marks.length} marks`);
    return [
      ...[...missingIn(of), ...idleIn(of)].map(
        (rule) => `${of.name} ${rule}: has neither place nor reason, or a reason for nothing`,
      ),
      ...untestedIn(of).map((rule) => `${of.name} ${rule}: no test names it`),
    ];
  });
  for (const gap of gaps) console.error(gap);
  exit(gaps.length === 0 ? 0 : 1);
}
