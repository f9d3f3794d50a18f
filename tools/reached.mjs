/**
 * `npm run reached [-- --title T --games N …]`: checks whether walk and tests together reach every step of every
 * procedure and every card. Runs the rules' tests, which record what they reach, then walks. The last lines list the
 * gaps; it fails if there are any. Further arguments are passed to the walk.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './stages.mjs';

const REACHED = join(ROOT, 'node_modules/.cache/carillon/reached.txt');
const { values } = parseArgs({ options: { title: { type: 'string' } }, strict: false });
const titles =
  typeof values.title === 'string'
    ? [values.title]
    : readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'rules')));

/** @param {readonly string[]} words */
const run = (...words) => {
  const { status } = spawnSync(execPath, words, {
    cwd: ROOT,
    env: { ...env, CARILLON_REACHED: REACHED },
    stdio: 'inherit',
  });
  if (status !== 0) exit(status ?? 1);
};

mkdirSync(join(REACHED, '..'), { recursive: true });
for (const title of titles) {
  writeFileSync(REACHED, '');
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'dot', `games/${title}/rules/test`);
  const walk = ['--conditions=source', '--import', 'tsx', 'tools/src/walk.ts', '--title', title, '--checks', 'none'];
  run(...walk, '--coverage', '--reached', REACHED, ...argv.slice(2));
}
