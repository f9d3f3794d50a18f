import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calledFor, changedFiles, lintedFor, modulesFrom, OF_ALL_CARDS, unitTestsIn } from '../changed.mjs';

const ROOT = join(import.meta.dirname, '../..');

describe('the changed files', () => {
  let folder: string;
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=Anna', '-c', 'user.email=anna@carillon.test'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = (name: string): void => {
    writeFileSync(join(folder, name), name);
    git('add', name);
    git('commit', '--quiet', '--no-verify', '-m', name);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'carillon-changed-'));
    git('init', '--quiet', '--initial-branch=main');
    commit('kept.ts');
    commit('gone.ts');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are those committed on the branch or changed in the work tree, and none that main has changed since', () => {
    expect(changedFiles(folder)?.files).toEqual([]);
    git('checkout', '--quiet', '-b', 'branch');
    commit('committed.ts');
    writeFileSync(join(folder, 'new.ts'), 'new');
    rmSync(join(folder, 'gone.ts'));
    git('checkout', '--quiet', 'main');
    commit('of-others.ts');
    git('checkout', '--quiet', 'branch');
    expect(changedFiles(folder)?.files).toEqual(['committed.ts', 'gone.ts', 'new.ts']);
  });

  test('are unknown without a history', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(changedFiles(folder)).toBeUndefined();
  });
});

describe('the files checked after a change', () => {
  const [KIT, GONE] = ['packages/kit/src/text.ts', 'packages/kit/src/gone.ts'];

  test('by the linter are the changed files that still exist; all if its settings changed, or if there are none', () => {
    expect(lintedFor(ROOT, [KIT, 'docs/testing.md', GONE])).toEqual([KIT, 'docs/testing.md']);
    expect(lintedFor(ROOT, [KIT, 'biome.json'])).toEqual(['.']);
    expect(lintedFor(ROOT, [])).toEqual(['.']);
  });

  test('for their imports are the changed modules; all if one was deleted, or if another file has changed', () => {
    expect(modulesFrom(ROOT, [KIT, 'tools/test.mjs'])).toEqual([KIT, 'tools/test.mjs']);
    for (const other of [GONE, '.dependency-cruiser.mjs', 'packages/kit/package.json', 'docs/testing.md'])
      expect(modulesFrom(ROOT, [KIT, other]), other).toEqual([]);
  });
});

describe('the unit tests that a change requires', () => {
  const tests = [
    { path: 'packages/kit/test/plain.test.ts', text: "import '../src/kit.ts'" },
    { path: 'packages/kit/test/reads.test.ts', text: "import { readFileSync } from 'node:fs'" },
    { path: 'tools/test/kept.test.ts', text: 'recordsIn(FOLDER)' },
    { path: 'games/chess/rules/test/pawn.test.ts', text: '' },
    { path: 'games/chess/board/test/texts.test.ts', text: '' },
    { path: 'games/chess/facts/test/squares.test.ts', text: '' },
    { path: 'games/go/rules/test/stone.test.ts', text: '' },
  ];

  test.each([
    ['a module', ['packages/kit/src/kit.ts'], ['packages/kit/src/kit.ts', 'packages/kit/test/reads.test.ts']],
    ['a fixture', ['fixtures/golden/a.txt'], ['packages/kit/test/reads.test.ts', 'tools/test/kept.test.ts']],
    ['a module where no test reads files', ['packages/flow/src/flow.ts'], ['packages/flow/src/flow.ts']],
    ['a module of an example', ['examples/skirmish/rules/src/map.ts'], ['examples/skirmish/rules/src/map.ts']],
    [
      'a card',
      ['games/chess/rules/src/cards/pawn.ts'],
      ['tools/test/kept.test.ts', 'games/chess/rules/test/pawn.test.ts', 'games/chess/board/test/texts.test.ts'],
    ],
    [
      'a name and a step',
      ['games/chess/rules/src/ids.ts', 'games/chess/rules/src/procedures/move.ts'],
      [
        'games/chess/rules/src/procedures/move.ts',
        'tools/test/kept.test.ts',
        'games/chess/rules/test/pawn.test.ts',
        'games/chess/board/test/texts.test.ts',
      ],
    ],
    ['nothing', [], []],
    ['how tests are run', ['vitest.config.ts', 'packages/kit/src/kit.ts'], 'all'],
    ['a dependency', ['packages/kit/package.json'], 'all'],
  ])('when %s has changed', (_what, files, expected) => {
    expect(calledFor(files, tests)).toEqual(expected);
  });

  test('for a card include the tests of all cards, and every test that names a file of cards', () => {
    const all = unitTestsIn(ROOT);
    expect(OF_ALL_CARDS.filter((path) => all.every((test) => test.path !== path))).toEqual([]);
    const outside = all.filter(
      ({ path, text }) => !path.startsWith('games/') && /rules\/src\/(cards\/|ids|names)/.test(text),
    );
    expect(outside.map(({ path }) => path).filter((path) => !/changed|boundaries/.test(path))).toEqual([]);
    const called = calledFor(['games/wilderness-war/rules/src/cards/massacre.ts'], all);
    expect(called).toEqual(expect.arrayContaining([...OF_ALL_CARDS, 'games/wilderness-war/board/test/texts.test.ts']));
    expect(called.length).toBeLessThan(all.length / 2);
  });

  test('are selected from all unit tests', () => {
    const paths = unitTestsIn(ROOT).map(({ path }) => path);
    expect(paths).toContain('tools/test/changed.test.ts');
    expect(paths).toContain('games/wilderness-war/rules/test/chapters/06-sea.test.ts');
    expect(paths.some((path) => path.startsWith('examples/skirmish/'))).toBe(true);
    expect(paths.filter((path) => path.includes('/browser/'))).toEqual([]);
    expect(paths.length).toBeGreaterThan(300);
  });
});
