import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stages.mjs';

// A short file that only one file imports belongs in it, unless a comment (`A file of its own: …`) gives a reason.

/** Shorter files are short. */
const SHORT = 16;
const SOURCE = /(?<!node_modules\/.*)(?<!\/generated\/.*)\.(?:[cm]?ts|tsx|mjs)$/;
/** Imports that load with their file, or are exported from it. */
const IMPORT = /(?:^|\n)(?:import|export)\b[^;'"]*?['"](\.[^'"]+)['"]/g;
/** Imports that load later, or in another thread: these need a separate file. */
const LATER = /(?:import\(|new URL\()\s*['"](\.[^'"]+)['"]/g;
const REASON = /\/\/ A file of its own: |Written by `npm run /;

/** Files that list the parts of something: each part is a file. */
const LISTS = new Set(['index.ts', 'title.ts', 'door.ts']);
/** Folders whose files are entries of one kind: an event, a migration of the database. */
const ENTRIES = /\/(?:rules\/src\/cards|store\/migrations)$/;

const FILES = ['packages', 'games', 'examples', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => SOURCE.test(path)),
);
const TEXTS = new Map(FILES.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));

/** The files that import a file when they load, and whether one loads it later. */
const importers = new Map<string, string[]>();
const later = new Set<string>();
for (const [path, text] of TEXTS) {
  const target = ([, to = '']: RegExpMatchArray): string => posix.join(dirname(path), to);
  for (const to of new Set([...text.matchAll(IMPORT)].map(target)))
    importers.set(to, [...(importers.get(to) ?? []), path]);
  for (const to of text.matchAll(LATER)) later.add(target(to));
}

const isSource = (path: string): boolean => /(?:^|\/)src\//.test(path);

/** The only importer of a short file, unless there is a visible reason for the file. */
function onlyImporter(path: string, text: string): string | undefined {
  const [first, second] = importers.get(path) ?? [];
  if (text.split('\n').length > SHORT || later.has(path) || REASON.test(text)) return undefined;
  if (first === undefined || second !== undefined || LISTS.has(basename(first))) return undefined;
  return LISTS.has(basename(path)) || ENTRIES.test(dirname(path)) ? undefined : first;
}

test('imports are found', () => {
  expect(importers.size).toBeGreaterThan(1000);
  expect(later.size).toBeGreaterThan(20);
});

test('no short source has one importer', () => {
  const lone = [...TEXTS].flatMap(([path, text]) => {
    const importer = isSource(path) ? onlyImporter(path, text) : undefined;
    return importer === undefined ? [] : [`${path} belongs in ${importer}`];
  });
  expect(lone).toEqual([]);
});
