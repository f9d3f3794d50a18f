import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** The sources of the workers, apart from the rules: their own files, and those of each title. */
const WORKER = [
  ...['game-worker', 'thinker', 'shared'].map((room) => `packages/client/src/${room}`),
  ...['games/bayonets-tomahawks/host/src', 'games/wilderness-war/host/src'],
];

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));

it('the worker takes only types of the board: its components are for the page, and no part of what is built for a worker', () => {
  const imports = WORKER.flatMap(sourcesIn).flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return [...text.matchAll(/^(import[^;]*?)from '@carillon\/(?:board|[a-z-]*-board)';/gm)].map(([, words]) => ({
      path,
      words,
    }));
  });
  expect(imports.length).toBeGreaterThan(2);
  expect(imports.filter(({ words }) => !words?.startsWith('import type '))).toEqual([]);
});
