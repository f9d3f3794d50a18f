/**
 * `npm run sheets [-- --count N --seed S]`: compares each sentence and probability on the sheets with what then
 * happens, by default in 2,000 fights, raids, interceptions and winters of each title. Fails if a sentence is false, or
 * if a kind of probability is off by more than four standard errors.
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
