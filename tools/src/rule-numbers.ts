/**
 * Writes the table of rule numbers of each title from its rulebook, which is not part of the project. It takes only the
 * numbers, none of the sentences.
 *
 *     node --conditions=source --import tsx tools/src/rule-numbers.ts FOLDER-OF-RULEBOOKS
 *
 * The folder holds `wilderness-war-rulebook.txt` and `bayonets-and-tomahawks-rulebook.txt`, one numbered paragraph per
 * line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Rulebook {
  readonly file: string;
  readonly title: string;
  /** Finds each number that heads a paragraph. */
  readonly headings: RegExp;
  /** Numbers misread in the scan of the book. */
  readonly misread: readonly string[];
  /** The sort key of a number. */
  readonly key: (number: string) => string;
}

const padded = (part: string): string => part.padStart(2, '0');

const RULEBOOKS: readonly Rulebook[] = [
  {
    file: 'wilderness-war-rulebook.txt',
    title: 'wilderness-war',
    // `~` marks changes of an edition.
    headings: /^\s*~?\s*(\d{1,2}\.\d{1,3})(?=[\s.])/gm,
    misread: [],
    // 5.521 is a part of 5.52.
    key: (number) =>
      number
        .split('.')
        .map(padded)
        .join('.')
        .replace(/\.0(?=\d)/, '.'),
  },
  {
    file: 'bayonets-and-tomahawks-rulebook.txt',
    title: 'bayonets-tomahawks',
    // The table of contents has two headings on one line.
    headings: /(?:^|\)\s)(\d{1,2}(?:\.\d{1,2}){1,2})(?=\s)/gm,
    misread: ['0.0', '15.1.5'],
    key: (number) => number.split('.').map(padded).join('.'),
  },
];

function numbersIn({ headings, misread, key }: Rulebook, text: string): string[] {
  const found = new Set([...text.matchAll(headings)].map(([, number = '']) => number));
  for (const number of misread) found.delete(number);
  return [...found].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

for (const book of RULEBOOKS) {
  const numbers = numbersIn(book, readFileSync(join(argv[2] ?? '.', book.file), 'utf8'));
  writeFileSync(
    join(ROOT, 'games', book.title, 'rules/src/rule-numbers.ts'),
    `// Made by tools/src/rule-numbers.ts from the rulebook: do not edit.

/** The number of every paragraph of the rulebook that has one. */
export const RULE_NUMBERS = [
${numbers.map((number) => `  '${number}',`).join('\n')}
] as const;

/** The number of a rule, as the rulebook prints it. */
export type RuleNumber = (typeof RULE_NUMBERS)[number];
`,
  );
}
