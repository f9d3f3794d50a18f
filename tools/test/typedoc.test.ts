import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf } from '../src/release/entries.ts';
import { ROOT } from '../stages.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('all that other programs import is documented: each entry of each packed package', () => {
  const entries = entriesOf(ROOT);
  const titles = ['wilderness-war', 'bayonets-tomahawks'].map((title) => `@carillon/${title}-rules`);
  const expected = ['@carillon/flow', '@carillon/kit', '@carillon/seat', ...titles];
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
  for (const { source } of entries) expect(existsSync(join(ROOT, source))).toBe(true);
});

test('TypeDoc reads the sources of each entry', () => {
  const { include }: { include: readonly string[] } = JSON.parse(read('tools/typedoc/tsconfig.json'));
  const folders = include.map((path) => new RegExp(`^${path.replace('../../', '').replace('*', '[^/]+')}/`));
  for (const { source } of entriesOf(ROOT)) expect(folders.filter((folder) => folder.test(source))).toHaveLength(1);
});

test('a link without a target is an error', () => {
  const options: unknown = JSON.parse(read('tools/typedoc/typedoc.json'));
  expect(options).toMatchObject({
    validation: { invalidLink: true, invalidPath: true, rewrittenLink: true },
    treatWarningsAsErrors: true,
    treatValidationWarningsAsErrors: true,
  });
});

test('docs/embedding.md names every package that is documented', () => {
  const page = read('docs/embedding.md');
  for (const name of ['@carillon/flow', '@carillon/kit', '@carillon/seat']) expect(page).toContain(`\`${name}\``);
});
