import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Comments that silence a check of the linter, the compiler or the coverage. */
const SILENCES = /(?:\/\/|\/\*|\{\/\*)\s*(biome-ignore|@ts-|eslint-|v8 ignore|c8 ignore|istanbul ignore).*/g;
/** Allowed: a function that stays long or complex, with a reason of several words. */
const GIVES_REASON =
  /^\/\/ biome-ignore lint\/complexity\/noExcessive(?:LinesPerFunction|CognitiveComplexity): \S+(?: \S+){3,}$/;

/** In a test this is itself a check: it fails if the compiler finds no error. */
const isCheck = (path: string, line: string): boolean => /(^|\/)test\//.test(path) && line.includes('@ts-expect-error');

const suppressionsIn = (code: string): string[] => [...code.matchAll(SILENCES)].map(([line]) => line);

/** All sources that git tracks or would add. */
function sources(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(status).toBe(0);
  return stdout.split('\0').filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path));
}

test('nothing is silenced but the length and complexity of a function, each with its reason', () => {
  const found = sources().flatMap((path) =>
    suppressionsIn(readFileSync(join(ROOT, path), 'utf8')).map((line) => ({ path, line })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ path, line }) => !GIVES_REASON.test(line) && !isCheck(path, line))).toEqual([]);
});

test.each([
  ['lint/complexity/noExcessiveCognitiveComplexity: the cases in the order of the rulebook', true],
  ['lint/complexity/noExcessiveCognitiveComplexity: long', false],
  ['lint/suspicious/noExplicitAny: the library has no types for what it gives', false],
  ['lint: the cases in the order of the rulebook', false],
])('%s: allowed is %s', (rest, isAllowed) => {
  const [line = ''] = suppressionsIn(`// ${'biome-ignore'} ${rest}\nconst x = 1;`);
  expect(GIVES_REASON.test(line)).toBe(isAllowed);
});

test('comments that silence the compiler or the coverage are found, too', () => {
  const code = ['ts-ignore', 'ts-expect-error', 'ts-nocheck'].map((word) => `// @${word}`).join('\n');
  expect(suppressionsIn(`${code}\n/* ${'v8'} ignore next */`)).toHaveLength(4);
});
