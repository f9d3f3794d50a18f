import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertFacts, ROOT } from '../../src/facts/convert.ts';
import { FACTS } from '../../src/parts.ts';

const made = await convertFacts();

test('the converter makes the names and all tables of all titles, and nothing else in their rules', () => {
  const tables = FACTS.flatMap(({ id: title }) => {
    const data = readdirSync(join(ROOT, `games/${title}/rules/src/data`)).map((file) => `data/${file}`);
    return [...data, 'names.ts'].map((file) => `games/${title}/rules/src/${file}`);
  });
  expect([...made.keys()].filter((path) => path.includes('/rules/')).sort()).toEqual(tables.sort());
});

test.each([...made])('%s is byte for byte what the converter makes from the facts: npm run facts', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});

test('every generated file names its source in its first line', () => {
  for (const text of made.values()) {
    expect(text.split('\n')[0]).toBe('// Made from the facts by `npm run facts`; do not edit.');
  }
});
