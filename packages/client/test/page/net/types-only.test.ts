import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));

it('the page takes only types of the protocol: its schemas would weigh as much as the rest of it', () => {
  const imports = sources.flatMap((path) => {
    const text = readFileSync(join(SRC, path), 'utf8');
    return [...text.matchAll(/^(import[^;]*?)from '@carillon\/protocol';/gm)].map(([, words]) => ({ path, words }));
  });
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter(({ words }) => !words?.startsWith('import type '))).toEqual([]);
});
