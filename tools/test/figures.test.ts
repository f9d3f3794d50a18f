/** A title's rules read every figure from its tables, so that the help and the engine use the same values. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as tomahawks from '../../games/bayonets-tomahawks/rules/src/data/tables.ts';
import * as wilderness from '../../games/wilderness-war/rules/src/data/tables.ts';

/** The source of a title's rules without its tables and re-exported names. */
function sourceOf(title: string): string {
  const top = fileURLToPath(new URL(`../../games/${title}/rules/src`, import.meta.url));
  const files = readdirSync(top, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const rules = files.filter((path) => !path.startsWith('data') && path !== 'index.ts');
  const lines = rules.flatMap((path) => readFileSync(join(top, path), 'utf8').split('\n'));
  return lines.filter((line) => !/^import /.test(line)).join('\n');
}

/** Whether a table is read with any key, as a list or by a computed name: then all of its figures count as read. */
const isReadWhole = (source: string, table: string): boolean => new RegExp(`\\b${table}(?!\\.|\\w|,\\n)`).test(source);

/** The figures of a table that no code reads; for a list, the list itself. */
function unread(source: string, table: string, value: unknown): string[] {
  if (isReadWhole(source, table)) return [];
  const keys = Array.isArray(value) || typeof value !== 'object' || value === null ? [''] : Object.keys(value);
  return keys.filter((key) => !new RegExp(`\\b${table}\\.${key}\\b`).test(source)).map((key) => `${table}.${key}`);
}

describe.each([
  ['wilderness-war', wilderness],
  ['bayonets-tomahawks', tomahawks],
] as const)('the tables of %s', (title, tables) => {
  test('contain no figure that the rules do not read', () => {
    const source = sourceOf(title);
    expect(Object.entries(tables).flatMap(([name, table]) => unread(source, name, table))).toEqual([]);
  });
});

test('an unread figure is found, and so is a table', () => {
  const source = 'const a = MOVEMENT.boat;\nat(COLUMNS, 1);\nAWARDS[what]';
  expect(unread(source, 'MOVEMENT', { boat: 9, foulWeather: 2 })).toEqual(['MOVEMENT.foulWeather']);
  expect(unread(source, 'COLUMNS', [0, 1])).toEqual([]);
  expect(unread(source, 'AWARDS', { fort: 2 })).toEqual([]);
  expect(unread(source, 'DECK', { cards: 70 })).toEqual(['DECK.cards']);
});
