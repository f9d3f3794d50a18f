/**
 * `npm run typedoc [-- FOLDER]`: writes the documentation of all modules that other programs import, each entry of each
 * packed package, into a folder, by default dist/typedoc. It fails if a link has no target.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { argv, env, execPath, exit } from 'node:process';
import { ROOT } from './mutants/sources.ts';
import { entriesOf } from './release/entries.ts';

const TYPEDOC = join(ROOT, 'tools/typedoc/node_modules/typedoc/bin/typedoc');
const OPTIONS = join(ROOT, 'tools/typedoc/typedoc.json');

const names = entriesOf(ROOT).map(({ source, name }) => [join(ROOT, source), name] as const);
const entryPoints = names.flatMap(([source]) => ['--entryPoints', source]);
const out = resolve(argv[2] ?? join(ROOT, 'dist/typedoc'));
const { status } = spawnSync(execPath, [TYPEDOC, '--options', OPTIONS, '--out', out, ...entryPoints], {
  cwd: ROOT,
  stdio: 'inherit',
  // Read by tools/typedoc/names.mjs.
  env: { ...env, MODULE_NAMES: JSON.stringify(Object.fromEntries(names)) },
});
exit(status ?? 1);
