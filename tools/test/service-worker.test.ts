import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precacheList } from '../service-worker.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Carillon</title>');
  writeFileSync(join(folder, 'assets/index-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets/index-1a2b.js.map'), '{}');
  for (const beside of ['sw.js', 'files.json', 'index.html.br', 'index.html.gz'])
    writeFileSync(join(folder, beside), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every file of the page is cached, except the service worker itself', () => {
  expect(precacheList(folder).map(({ url }) => url)).toEqual(['assets/index-1a2b.js', 'index.html']);
});

test('a file with a fixed name has a revision, which changes with it', () => {
  const revisions = () => precacheList(folder).map(({ revision }) => revision);
  const [hashed, before] = revisions();
  expect(hashed).toBeNull();
  writeFileSync(join(folder, 'index.html'), '<title>Carillon 2</title>');
  expect(revisions()[1]).not.toBe(before);
});
