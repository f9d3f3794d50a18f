/**
 * `npm run sheets [-- --count N --seed S]`: holds each sentence and chance of the sheets against what then comes, in 2,000 fights,
 * raids, interceptions and winters of each title unless told otherwise. Fails where a sentence is false, or where a kind is more
 * than four standard errors off.
 */
import { spawnSync } from 'node:child_process';
import { env, execPath, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './stages.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: `${Date.now() % 2 ** 31}` } },
});
const { status } = spawnSync(
  execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'packages/client/test/walked-sheets.test.ts'],
  {
    cwd: ROOT,
    env: { ...env, CARILLON_SHEETS: values.count, CARILLON_SHEETS_SEED: values.seed },
    stdio: 'inherit',
  },
);
exit(status ?? 1);
