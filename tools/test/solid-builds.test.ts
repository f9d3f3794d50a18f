import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../stages.mjs';

// Test files share their modules: what one has loaded with the build of Solid for browsers would fail in the next.

const MOCKS = "vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));";
const RESETS = 'afterAll(() => vi.resetModules());';

it('test files that load the build of Solid for browsers leave no module behind', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: ROOT, encoding: 'utf8' });
  const mocking = files
    .trim()
    .split('\n')
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ file, text }) => text.includes(MOCKS) && !file.endsWith('solid-builds.test.ts'));
  expect(mocking.length).toBeGreaterThan(5);
  expect(mocking.filter(({ text }) => !text.includes(RESETS)).map(({ file }) => file)).toEqual([]);
});
