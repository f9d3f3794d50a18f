import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// The page that builds a title step by step shows code of a title that is compiled with all others (`npm run types`).

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/adding-a-title.md'), 'utf8');
const MOST_LINES = 600;

const files = readdirSync(join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|json|css)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'examples', path), 'utf8') }));
const sources = files.filter(({ path }) => /\.tsx?$/.test(path));

const samples = [...PAGE.matchAll(/```tsx?\n(.*?)```/gs)].map(([, code = '']): [string, string] => [
  code.trim().split('\n', 1)[0] ?? '',
  code.trimEnd(),
]);

describe('the page on adding a title', () => {
  test('has code for every step', () => {
    const steps = PAGE.split(/^## /m).slice(1, -1);
    expect(steps.filter((step) => !step.includes('```')).map((step) => step.split('\n', 1)[0])).toEqual([]);
    expect(samples.length).toBeGreaterThan(15);
  });

  test.each(samples)('shows code as it is in the example: %s', (_first, code) => {
    expect(sources.some(({ text }) => text.includes(code))).toBe(true);
  });

  test('names existing files', () => {
    const named = [...PAGE.matchAll(/`((?:tools|games|board)\/[\w/.-]+\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) {
      const from = path.startsWith('board/') ? join(ROOT, 'examples/skirmish') : ROOT;
      expect(() => readFileSync(join(from, path)), path).not.toThrow();
    }
  });
});

test('the example is no longer than the page says, tests included', () => {
  const own = sources.filter(({ path }) => path.startsWith('skirmish/'));
  const lines = own.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  expect(own.length).toBeGreaterThan(10);
  expect(lines).toBeLessThan(MOST_LINES);
});

test('every source of the example is compiled: its packages are in the lists of the compiler', () => {
  const listed = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')).references.map(
    ({ path }: { readonly path: string }) => path,
  );
  for (const part of ['rules', 'board', 'host']) expect(listed).toContain(`examples/skirmish/${part}`);
  expect(readFileSync(join(ROOT, 'tsconfig.test.json'), 'utf8')).toContain('"examples/*/*/test"');
});
