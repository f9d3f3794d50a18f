import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TITLES } from '@carillon/titles';
import { WORKERS } from '@carillon/titles/workers';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, FACTS, WALKS } from '../src/parts.ts';

// A title is one folder: the platform knows it only by the lists in games/.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IDS = TITLES.map(({ door }) => door.id);

/** Platform files that name titles, each with the reason. A path that ends in `/` covers all files below. */
const NAMED_IN: Readonly<Record<string, string>> = {
  'packages/client/package.json': 'its tests play games of the titles',
  'packages/client/test/': 'the page is tried with games that there are',
  'packages/server/test/': 'the server is tried with rules files that there are',
  'tools/mutants/equivalent.json': 'it lists faults by the file in which they are planted',
  'tools/start-picture.mjs': 'the picture on the start page shows an opening of one title',
  'tools/package.json': 'its tests compare what is known of the titles',
  'tools/test/': 'the tools are tried on the titles that there are',
};

const OURS = ['packages', 'tools'];
const TEXT = /\.(tsx?|mjs|cjs|json|css|html)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|\.types)\//;

const files = OURS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => TEXT.test(path) && !LEFT_OUT.test(path)),
);

/** A title by its id, its name, or the form of its name in variables. */
const NAMES = new RegExp(
  TITLES.flatMap(({ door: { id, name } }) => [
    id,
    name.replaceAll(/[^\w\s]/g, '.{1,6}'),
    id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  ]).join('|'),
  'i',
);

const isExcused = (path: string): boolean =>
  Object.keys(NAMED_IN).some((known) => (known.endsWith('/') ? path.startsWith(known) : path === known));
const namesTitle = (path: string): boolean => NAMES.test(readFileSync(join(ROOT, path), 'utf8')) || NAMES.test(path);

describe('the platform', () => {
  test('names no title', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => !isExcused(path) && namesTitle(path))).toEqual([]);
  });

  test.each(Object.keys(NAMED_IN))('is excused for what does name one: %s', (known) => {
    const excused = files.filter((path) => (known.endsWith('/') ? path.startsWith(known) : path === known));
    expect(excused.some(namesTitle)).toBe(true);
  });
});

describe('a title', () => {
  test('is listed at its folder, both for the page and for its worker', () => {
    const folders = readdirSync(join(ROOT, 'games')).filter((name) =>
      existsSync(join(ROOT, 'games', name, 'title.ts')),
    );
    expect([...IDS].sort()).toEqual(folders.sort());
    expect([...WORKERS.keys()]).toEqual(IDS);
  });

  test.each(IDS)('has rules of its own name, and all parts: %s', async (id) => {
    const engine = await WORKERS.get(id)?.();
    expect(engine?.rules.title).toBe(id);
    const walks = await WALKS.find((each) => each.id === id)?.load();
    expect(walks?.rules).toBe(engine?.rules);
    expect((await DOCUMENTS.find((each) => each.id === id)?.load())?.names).not.toEqual([]);
    expect((await FACTS.find((each) => each.id === id)?.load())?.importers).not.toEqual({});
    for (const part of ['rules', 'board', 'host', 'facts', 'docs'])
      expect(existsSync(join(ROOT, 'games', id, part)), part).toBe(true);
  });

  test.each(TITLES)('has a board of its own: $door.id', async ({ door, board }) => {
    expect((await board()).id).toBe(door.id);
  });
});
