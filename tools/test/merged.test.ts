import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** The markers that git leaves in an unresolved conflict. */
const MARKS = /^(<{7} |>{7} |={7}$)/m;

test('no document keeps both sides of a merge', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.filter((path) => MARKS.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  expect(MARKS.test('a\n<<<<<<< HEAD\nb\n')).toBe(true);
});
