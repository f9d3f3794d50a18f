import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFacts } from '@carillon/workshop';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/facts/convert.ts';
import { FACTS } from '../../src/parts.ts';

const folderOf = (title: string): string => join(ROOT, 'games', title, 'facts/data');
const TITLES = FACTS.map(({ id }) => id);
const FILES = TITLES.flatMap((title) =>
  readdirSync(folderOf(title)).flatMap((file) => (file === 'biome.json' ? [] : [join(folderOf(title), file)])),
);

/** Every text in a value, with the name of the field that holds it. */
function texts(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, Array.isArray(value) ? field : key));
}

test.each(FACTS)('the folder of $id holds the seven files that are imported', async ({ id, load }) => {
  const found = readdirSync(folderOf(id)).filter((file) => file !== 'biome.json');
  expect(found).toHaveLength(7);
  expect(found.sort()).toEqual(Object.keys((await load()).importers).sort());
});

test.each(FILES)('%s is laid out with one row per line', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(printFacts(JSON.parse(text))).toBe(text);
});

test.each(FILES)('%s holds names and short labels, no sentences', (file) => {
  const found = texts(JSON.parse(readFileSync(file, 'utf8')));
  const long = found.filter(
    ([field, text]) => !['name', 'source', 'title'].includes(field) && text.split(' ').length > 8,
  );
  expect(long).toEqual([]);
  expect(
    found.filter(([field]) => /^(note|lonlatNote|effects|limits|edgeCases|preconditions|uncertain)$/.test(field)),
  ).toEqual([]);
});
