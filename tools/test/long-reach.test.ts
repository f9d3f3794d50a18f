import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { OTHER_SUITES, partsOf, type Suite } from '../src/long/suites.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface PackageFile {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, { readonly source?: string } | string>>;
}
const packageIn = (folder: string): PackageFile => JSON.parse(textOf(join(folder, 'package.json')));

const isModule = (path: string): boolean => /\.(m?ts|tsx|mjs|cjs)$/.test(path) && existsSync(join(ROOT, path));

/** The folders of the project's packages, by their names. */
const FOLDERS = new Map(
  Object.entries<{ name?: string }>(JSON.parse(textOf('package-lock.json')).packages).flatMap(([folder, { name }]) =>
    name === undefined || folder === '' ? [] : [[name, folder] as const],
  ),
);

/** The path of the module imported by this name; undefined if it belongs to no package of the project. */
function meant(word: string, from: string): string | undefined {
  if (word.startsWith('.')) return join(dirname(from), word);
  const [, name = '', entry = ''] = /^(@carillon\/[^/]+)(\/.*)?$/.exec(word) ?? [];
  const folder = FOLDERS.get(name);
  if (folder === undefined) return undefined;
  const target = packageIn(folder).exports?.[`.${entry}`];
  const source = typeof target === 'string' ? target : target?.source;
  return source === undefined ? undefined : join(folder, source);
}

/** All modules that these reach by their imports, and by names of files beside them. */
function closure(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const todo = [...entries];
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (reached.has(path) || !isModule(path)) continue;
    reached.add(path);
    const code = textOf(path).replace(/^(import|export) type [^;]*;/gm, '');
    const from = path;
    const words = [...code.matchAll(/'((?:\.{1,2}\/|@carillon\/)[^'\s]+)'/g)].map(([, word = '']) => meant(word, from));
    const named = [...code.matchAll(/'((?:packages|tools|games)\/[^'\s]+\.test\.ts)'/g)].map(([, word = '']) => word);
    todo.push(...[...words, ...named].filter((each) => each !== undefined));
  }
  return reached;
}

/** The modules that a suite's command names in package.json. */
function entriesOf(suite: Suite): string[] {
  const script = suite.name === 'fuzz' ? 'fuzz:server' : suite.name;
  const words = packageIn('.').scripts?.[script]?.split(' ') ?? [];
  const files = 'files' in suite ? suite.files.map(({ file }) => file) : [];
  return [...words, ...files].filter(isModule);
}

test.each(OTHER_SUITES.map((suite) => [suite.name, suite] as const))(
  'no module that "%s" loads counts as out of its reach',
  (_name, suite) => {
    const reached = [...closure(entriesOf(suite))];
    expect(reached.length).toBeGreaterThan(5);
    const apart = partsOf(suite).flatMap((part) => part.apart);
    expect(reached.filter((path) => apart.some((pattern) => pattern.test(path)))).toEqual([]);
  },
);
