#!/usr/bin/env node
// `npx carillon <command> …`: the command line, run from the sources. The commands are in src/carillon.ts.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

createRequire(import.meta.url)('./check-node.cjs');
const program = fileURLToPath(new URL('src/carillon.ts', import.meta.url));
const args = ['--conditions=source', '--import', import.meta.resolve('tsx'), program, ...argv.slice(2)];
const { status } = spawnSync(execPath, args, { stdio: 'inherit' });
exit(status ?? 1);
