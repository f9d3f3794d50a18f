import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { convertFacts, ROOT } from '../../src/facts/convert.ts';

const made = convertFacts();

test('the converter makes the names, six tables of the rules, and the positions on the board', () => {
  const data = readdirSync(join(ROOT, 'games/wilderness-war/rules/src/data'));
  expect([...made.keys()].sort()).toEqual([
    'games/wilderness-war/board/src/data/positions.ts',
    ...data.sort().map((file) => `games/wilderness-war/rules/src/data/${file}`),
    'games/wilderness-war/rules/src/names.ts',
  ]);
});

test.each([...made])('%s is byte for byte what the converter makes of the facts', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
});

test('every made file says in its first line where it comes from', () => {
  for (const text of made.values()) {
    expect(text.split('\n')[0]).toBe('// Made from facts/ by tools/src/facts/convert.ts; do not edit.');
  }
});
