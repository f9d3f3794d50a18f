import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Runs the program of docs/embedding.md outside the project, with the packages installed as by anybody else.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');
const PROGRAM = /```js\n(.*?)```/s.exec(PAGE)?.[1] ?? '';
const PACKAGES = /npm pack (.*) --pack-destination/.exec(PAGE)?.[1] ?? '';

/** Runs a command to its end and returns its output; throws if it fails. */
function run(command: string, args: readonly string[], cwd: string): string {
  // npm's settings for this project must not reach the program's npm.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

describe('a program outside the project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-embedding-'));
  let said: string[] = [];

  beforeAll(() => {
    run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'games/wilderness-war/rules'], ROOT);
    run('npm', ['pack', ...PACKAGES.split(' '), '--pack-destination', folder], ROOT);
    const packed = readdirSync(folder).map((file) => `./${file}`);
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...packed], folder);
    said = run(process.execPath, ['program.mjs'], folder).trim().split('\n');
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is no longer than twenty lines', () => {
    const lines = PROGRAM.split('\n').filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  test('opens a game of a title and lists what may be chosen', () => {
    expect(said[0]).toMatch(/^(french|british) may choose: \w+/);
  });

  test('is refused what is not listed', () => {
    expect(said[1]).toMatch(/^refused: .* \((not_in_list|malformed)\)$/);
  });

  test('takes a choice by its text', () => {
    const first = /may choose: ([^,]*)/.exec(said[0] ?? '')?.[1];
    expect(said[2]).toBe(`taken: ${first}`);
  });

  test('asks a question about the position', () => {
    expect(said[3]).toMatch(/^in supply: .*halifax/);
  });

  test('has installed built JavaScript without sources', () => {
    for (const name of ['kit', 'flow', 'wilderness-war-rules']) {
      const installed = readdirSync(join(folder, 'node_modules/@carillon', name), {
        recursive: true,
        encoding: 'utf8',
      });
      expect(installed).toContain('dist/index.js');
      expect(installed).toContain('dist/index.d.ts');
      expect(installed.filter((path) => /^(src|test)\b/.test(path))).toEqual([]);
    }
  });
});
