/**
 * `npm run long`: installs what is missing, then runs all suites that `./test` leaves out (described in
 * tools/src/long.ts).
 */
import { spawnSync } from 'node:child_process';
import { argv, execPath, exit } from 'node:process';
import { canInstallBrowser, findBrowser, installBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { ROOT } from './stages.mjs';

if (!install(ROOT, console.log)) exit(1);
if (findBrowser() === undefined && canInstallBrowser()) installBrowser();
const run = ['--conditions=source', '--import', 'tsx', 'tools/src/long.ts', ...argv.slice(2)];
const { status } = spawnSync(execPath, run, { cwd: ROOT, stdio: 'inherit' });
exit(status ?? 1);
