/**
 * `npm run typedoc`: installs TypeDoc in its own folder, with the TypeScript that it needs, then writes the
 * documentation described in tools/src/typedoc.ts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { install } from './install.mjs';
import { ROOT } from './stages.mjs';

if (!install(ROOT, console.log) || !install(join(ROOT, 'tools/typedoc'), console.log)) exit(1);
const run = ['--conditions=source', '--import', 'tsx', 'tools/src/typedoc.ts', ...argv.slice(2)];
const { status } = spawnSync(execPath, run, { cwd: ROOT, stdio: 'inherit' });
exit(status ?? 1);
