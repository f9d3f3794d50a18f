import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertFacts, ROOT } from '../../src/facts/convert.ts';

const made = convertFacts();

const TITLES = ['bayonets-tomahawks', 'wilderness-war'];

test('the converter makes the names and all tables of both titles, and the positions on the board', () => {
  const tables = TITLES.flatMap((title) => {
    const data = readdirSync(join(ROOT, `games/${title}/rules/src/data`)).map((file) => `data/${file}`);
    return [...data, 'names.ts'].map((file) => `games/${title}/rules/src/${file}`);
  });
  expect([...made.keys()].sort()).toEqual([...tables, 'games/wilderness-war/board/src/data/positions.ts'].sort());
});

test.each([...made])('%s is byte for byte what the converter makes of the facts', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});

test('every made file says in its first line where it comes from', () => {
  for (const text of made.values()) {
    expect(text.split('\n')[0]).toBe('// Made from facts/ by tools/src/facts/convert.ts; do not edit.');
  }
});
