import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverFile } from '../build.mjs';
import { buildServer } from '../build-server.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = 'vitest.config.ts';
const imported = [...readFileSync(join(ROOT, CONFIG), 'utf8').matchAll(/from '\.\/(.+)'/g)].map(
  ([, path]) => `${path}`,
);
const COPIED = [
  'package.json',
  CONFIG,
  ...imported,
  'tools/native.mjs',
  'packages/kit/package.json',
  'packages/flow/package.json',
];

const TEST = `
  import { word } from '@carillon/kit';
  import { expect, test } from 'vitest';
  test('the word', () => expect(word).toBe('new'));
`;

let copy = '';

/** The installed packages, linked one by one, so that ours can be linked to the copy. */
function linkInstalled(): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@carillon'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.') && entry !== '@carillon'))
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  symlinkSync('../../packages/kit', join(copy, 'node_modules/@carillon/kit'));
}

const writeKit = (folder: 'src' | 'dist', word: string): void => {
  mkdirSync(join(copy, 'packages/kit', folder), { recursive: true });
  const file = join(copy, 'packages/kit', folder, folder === 'src' ? 'index.ts' : 'index.js');
  writeFileSync(file, `export const word = '${word}';\n`);
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'carillon-source-'));
  for (const file of COPIED) cpSync(join(ROOT, file), join(copy, file));
  linkInstalled();
  mkdirSync(join(copy, 'packages/flow/test'));
  writeFileSync(join(copy, 'packages/flow/test/word.test.ts'), TEST);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const runTests = () =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit'], {
    cwd: copy,
    encoding: 'utf8',
  });

test('the tests of one package see a change in the source of another without a build', {
  timeout: 60_000,
}, () => {
  writeKit('dist', 'built yesterday');
  writeKit('src', 'old');
  expect(runTests()).toMatchObject({ status: 1, stderr: expect.stringContaining("expected 'old' to be 'new'") });
  writeKit('src', 'new');
  expect(runTests()).toMatchObject({ status: 0 });
});

test('the game server builds from the sources on a machine without an earlier build', {
  timeout: 60_000,
}, async () => {
  writeKit('dist', 'built yesterday');
  writeKit('src', 'new');
  mkdirSync(join(copy, 'packages/server/src'), { recursive: true });
  writeFileSync(join(copy, 'packages/server/src/index.ts'), "export { word } from '@carillon/kit';\n");
  mkdirSync(join(copy, 'packages/server/src/games/watch'), { recursive: true });
  writeFileSync(
    join(copy, 'packages/server/src/games/watch/past-thread.ts'),
    "export { word } from '@carillon/kit';\n",
  );
  mkdirSync(join(copy, 'packages/server/src/store'));
  writeFileSync(join(copy, 'packages/server/src/store/check-thread.ts'), "export { word } from '@carillon/kit';\n");
  mkdirSync(join(copy, 'packages/server/src/computers'));
  writeFileSync(join(copy, 'packages/server/src/computers/think-thread.ts'), "export { word } from '@carillon/kit';\n");
  await buildServer(copy);
  expect(readFileSync(serverFile(copy), 'utf8')).toContain('"new"');
});
