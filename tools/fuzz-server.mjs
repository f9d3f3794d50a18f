// `npm run fuzz:server`: sends a game server 100,000 corrupted requests and 100,000 corrupted messages.
import { spawnSync } from 'node:child_process';
import { env, execPath, exit } from 'node:process';
import { ROOT } from './stages.mjs';

const FILES = ['packages/server/test/http/fuzz.test.ts', 'packages/server/test/games/fuzz.test.ts'];

const { status } = spawnSync(execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...FILES], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { FUZZ: '100000', ...env },
});
exit(status ?? 1);
