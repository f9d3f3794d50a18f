/**
 * Writes the table of rule numbers of each title from its rulebook, which is not part of the project. It takes only the
 * numbers, none of the sentences.
 *
 *     node --conditions=source --import tsx tools/src/rule-numbers.ts FOLDER-OF-RULEBOOKS
 *
 * Each title states the name of its rulebook in this folder (`rulebook.ts` of its facts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Rulebook } from '@carillon/workshop';
import { FACTS } from './parts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function numbersIn({ headings, misread, key }: Rulebook, text: string): string[] {
  const found = new Set([...text.matchAll(headings)].map(([, number = '']) => number));
  for (const number of misread) found.delete(number);
  return [...found].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

for (const { id, load } of FACTS) {
  const book = (await load()).rulebook;
  const numbers = numbersIn(book, readFileSync(join(argv[2] ?? '.', book.file), 'utf8'));
  writeFileSync(
    join(ROOT, 'games', id, 'rules/src/rule-numbers.ts'),
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
