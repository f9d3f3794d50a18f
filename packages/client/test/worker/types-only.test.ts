import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKER = join(import.meta.dirname, '../../src/worker');

it('the worker takes only types of the board: its components are for the page, and no part of what is built for a worker', () => {
  const sources = readdirSync(WORKER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const imports = sources.flatMap((path) => {
    const text = readFileSync(join(WORKER, path), 'utf8');
    return [...text.matchAll(/^(import[^;]*?)from '@carillon\/(?:board|[a-z-]*-board)';/gm)].map(([, words]) => ({
      path,
      words,
    }));
  });
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter(({ words }) => !words?.startsWith('import type '))).toEqual([]);
});
