import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const foldersIn = (path: string): string[] =>
  readdirSync(new URL(path, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${path}${entry.name}/`);

const isPackage = (folder: string): boolean => existsSync(new URL(`${folder}package.json`, ROOT));

const folders = ['', 'tools/', ...foldersIn('packages/'), ...foldersIn('games/').flatMap(foldersIn)].filter(isPackage);
/** The dependencies in a folder's `package.json`, without our own packages. */
const foreignIn = (folder: string): [name: string, version: string][] => {
  const manifest: Manifest = JSON.parse(read(`${folder}package.json`));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([name]) => !name.startsWith('@carillon/'),
  );
};
/** The packages installed in one tree, and separately those that TypeDoc's folder installs for itself. */
const together = folders.flatMap(foreignIn);
const foreign = [...together, ...foreignIn('tools/typedoc/')];

const lines = read('docs/decisions/dependencies.md').split('\n');
const explained = lines.map((line) => /^- `([^`]+)`: \S+/.exec(line)?.[1]).filter((name) => name !== undefined);

describe('every dependency', () => {
  test('is pinned to one exact version', () => {
    expect(foreign.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('is the same version wherever it is used', () => {
    const versions = new Map(together);
    expect(together.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
  });

  test('has its line in docs/decisions/dependencies.md, and no other package has', () => {
    const names = [...new Set(foreign.map(([name]) => name))].sort();
    expect([...explained].sort()).toEqual(names);
  });
});
