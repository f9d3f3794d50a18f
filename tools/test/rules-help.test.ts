import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sectionOf } from '@carillon/board';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { expect, test } from 'vitest';
import { allClauses, COVERED } from '../src/rules-coverage.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PLACES = ['games/wilderness-war/rules/src', 'games/wilderness-war/board/src', 'packages/client/src'];
/** `'7.51'`, `'4.0 B.3'`: a rule number in code. */
const CITED = /'(\d{1,2}\.\d+[a-z]?(?: [AB](?:\.\d)?)?)'/g;

const citedIn = (text: string): string[] => [...text.matchAll(CITED)].map(([, rule = '']) => rule);

const sources = PLACES.flatMap((place) =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/[/\\]generated[/\\]|rule-numbers\.ts$/.test(path))
    .map((path) => readFileSync(join(ROOT, place, path), 'utf8')),
);

/** The clauses of the rules; those of the cards have names instead of numbers. */
const clauses = COVERED.filter(({ name }) => name === 'Wilderness War')
  .flatMap(allClauses)
  .flatMap(({ number }) => (/^\d+\.\d/.test(number) ? [number] : []));

test('every rule number cited in the game leads to its own section of the help', async () => {
  const cited = new Set([...sources.flatMap(citedIn), ...clauses]);
  expect(cited.size).toBeGreaterThan(100);
  for (const language of ['en', 'fr'] as const) {
    const book = await wildernessWarTitle.help(language);
    for (const rule of cited) expect(sectionOf(book, rule)?.rule, rule).toBe(rule.replace(/[a-z]$/, ''));
  }
});
