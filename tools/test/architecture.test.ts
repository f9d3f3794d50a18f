/** The statements of ARCHITECTURE.md about files, names and rooms are true, and its drawing shows today's imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Module, readModules } from '../src/drawing/modules.ts';
import { edgesOf, loadedFrom, shortest } from '../src/drawing/parts.ts';
import { drawing } from '../src/drawing/svg.ts';
import { PLACES } from '../src/drawing/threads.ts';
import { ROOT } from '../stages.mjs';

const PAGE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
/** A file in backticks, and the names in backticks after it, separated only by commas. */
const FILE = /`([\w./-]+\.(?:tsx?|mjs))`/;
const NAMED = /`([\w./-]+\.(?:tsx?|mjs))`((?:,? `[A-Za-z]\w*(?:\.\w+)?`)+)/g;
const NAME = /`([A-Za-z]\w*(?:\.\w+)?)`/g;

const titles = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory());
const TITLES = titles.map(({ name }) => name).filter((name) => existsSync(join(ROOT, `games/${name}/rules`)));

/** The files that a path of the page refers to: one file, or one of each title. */
function filesAt(path: string): string[] {
  const own = [path, `packages/${path}`].filter((each) => existsSync(join(ROOT, each)));
  if (own.length > 0) return own;
  const ofTitles = TITLES.map((title) => `games/${title}/${path}`);
  return ofTitles.every((each) => existsSync(join(ROOT, each))) ? ofTitles : [];
}

/** Whether a source declares a name: a class, a function, a constant, a type, a method or a field of one. */
function declares(code: string, name: string): boolean {
  return name.split('.').every((word) => {
    const top = new RegExp(
      `^\\s*(?:export )?(?:default )?(?:abstract )?(?:async )?(?:class|function\\*?|const|interface|type) ${word}\\b`,
      'm',
    );
    const member = new RegExp(`^ {2}(?:(?:private|protected|readonly|static|async|get|\\*) ?)*${word}[?]?[(<:]`, 'm');
    const field = new RegExp(`^ {2}(?:(?:private|protected|readonly|static) )*${word} =`, 'm');
    return top.test(code) || member.test(code) || field.test(code);
  });
}

/** The names in a text that the file before them does not declare. */
function undeclaredIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, path = '', names = '']) =>
    filesAt(path).flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const all = [...names.matchAll(NAME)].map(([, name = '']) => name);
      return all.filter((name) => !declares(code, name)).map((name) => `${file}: ${name}`);
    }),
  );
}

/** Adds files to the names in a walk's step that have none: they belong to the file named last. */
function withTheirFiles(step: string): string {
  let last = '';
  return step.replaceAll(/`([^`]+)`/g, (whole, word: string) => {
    if (FILE.test(whole)) last = word;
    else if (/^[A-Za-z]\w*(?:\.\w+)?$/.test(word) && last !== '') return `\`${last}\` ${whole}`;
    return whole;
  });
}

const chapter = (heading: string): string => PAGE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const walks = chapter('Three walks through the code').split('\n### ').slice(1);
const stepsOf = (walk: string): string[] => walk.split('\n').filter((line) => /^\d+\. /.test(line));
const ROOMS = readdirSync(join(ROOT, 'packages/server/src/games'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

describe('ARCHITECTURE.md', () => {
  test('has fewer than 3,000 words', () => {
    expect(PAGE.split(/\s+/).length).toBeLessThan(3000);
  });

  test('names only files that exist', () => {
    const named = [...PAGE.matchAll(new RegExp(FILE, 'g'))].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => path.includes('/') && filesAt(path).length === 0)).toEqual([]);
  });

  test('gives a file only names that it declares', () => {
    expect(undeclaredIn(PAGE)).toEqual([]);
  });

  test('follows three walks, each step with a file, each name declared in the file before it', () => {
    expect(walks.map((walk) => walk.split('\n')[0])).toEqual([
      'A click at one screen',
      'A message from page to page',
      "A computer's turn",
    ]);
    const steps = walks.flatMap(stepsOf);
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter((step) => !/`/.test(step))).toEqual([]);
    expect(steps.map(withTheirFiles).flatMap(undeclaredIn)).toEqual([]);
  });

  test('names the rooms that each walk goes through', () => {
    for (const walk of walks) {
      const said = /^Rooms: (.*)$/m.exec(walk)?.[1] ?? '';
      const passed = stepsOf(walk).flatMap((step) =>
        [...step.matchAll(/server\/src\/games\/(\w+)\//g)].map(([, room]) => room),
      );
      expect(ROOMS.filter((room) => new RegExp(`\\b${room}\\b`).test(said))).toEqual(
        ROOMS.filter((room) => passed.includes(room)),
      );
    }
    expect(ROOMS.every((room) => chapter('Three walks through the code').includes(`**${room}**`))).toBe(true);
  });
});

test.each([
  ['a function', 'export function take(g: G): void {', 'take', true],
  ['a method of a class', 'class Table {\n  private async take(g: G): void {', 'Table.take', true],
  ['a getter', 'class Table {\n  get take(): number {', 'take', true],
  ['a field', 'class Table {\n  private readonly take: Take = go;', 'take', true],
  ['a call', '  const a = take(g);', 'take', false],
  ['a method of no class', '  take(g: G): void {', 'Table.take', false],
  ['another name that begins so', 'export const takeBack = 1;', 'take', false],
])('%s is seen or not', (_what, code, name, is) => {
  expect(declares(code, name)).toBe(is);
});

const module = (file: string, ...imports: [to: string, isType?: boolean][]): Module => ({
  ...{ file, starts: [] },
  imports: imports.map(([to, isType = false]) => ({ to, isType, isLater: false })),
});

describe('the drawing', () => {
  let modules: ReadonlyMap<string, Module>;
  beforeAll(() => {
    modules = readModules(ROOT);
  });

  test('is current: npm run drawing makes it', () => {
    expect(readFileSync(join(ROOT, 'docs/pictures/architecture.svg'), 'utf8')).toBe(drawing(modules));
  });

  test('has every thread that the sources start', () => {
    const drawn = PLACES.flatMap(({ threads }) => threads.map(({ entry }) => entry));
    const started = [...modules.values()].flatMap(({ starts }) => starts);
    expect(started.length).toBeGreaterThan(4);
    expect(started.filter((file) => !drawn.includes(file))).toEqual([]);
    expect(drawn.filter((file) => !modules.has(file))).toEqual([]);
  });

  test('has each package, and no others', () => {
    const parts = new Set(edgesOf(modules.values()).flatMap(({ from, to }) => [from, to]));
    const packages = readdirSync(join(ROOT, 'packages'));
    expect(packages.filter((name) => !parts.has(name))).toEqual([]);
    const named = /\| `(\w[\w-]*)` \|/g;
    const table = [...chapter('Packages and threads').matchAll(named)].map(([, name]) => name);
    expect(table.toSorted()).toEqual(packages.toSorted());
  });

  test('leaves out indirect imports, unless the way between is only of types', () => {
    const edges = edgesOf([
      module('packages/a/src/x.ts', ['packages/b/src/x.ts'], ['packages/c/src/x.ts'], ['packages/d/src/x.ts', true]),
      module('packages/b/src/x.ts', ['packages/c/src/x.ts']),
      module('packages/c/src/x.ts', ['packages/d/src/x.ts', true]),
      module('packages/e/src/x.ts', ['packages/c/src/x.ts'], ['packages/d/src/x.ts']),
    ]);
    expect(shortest(edges).map(({ from, to }) => `${from} ${to}`)).toEqual(['a b', 'b c', 'c d', 'e c', 'e d']);
  });

  test('shows that a thread loads the imports of its sources, except imports of types', () => {
    const all = [
      module('packages/a/src/x.ts', ['packages/b/src/x.ts'], ['packages/c/src/x.ts', true]),
      module('packages/b/src/x.ts', ['games/ww/rules/src/reference.ts']),
    ];
    const known = new Map(all.map((each) => [each.file, each]));
    expect(loadedFrom(known, 'packages/a/src/x.ts')).toEqual(['a', 'b', 'title: rules (tables and names)']);
  });
});
