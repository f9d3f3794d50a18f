// `npm run nodes`: runs `./test` under other versions of Node: 22 and 24, or those named (`-- 22`). npm downloads each
// as the package `node-<system>-<processor>`, which is the bare binary; the package `node@22` would fetch the same
// binary in an install step. Its folder comes first on the path, so everything that `./test` starts runs under it. Arguments
// after a version are passed to `./test`: `-- 24 --no-browser`.
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { arch, argv, env, exit, platform } from 'node:process';
import { ROOT } from './stages.mjs';

const SYSTEMS = { darwin: 'darwin', linux: 'linux', win32: 'win' };

const args = argv.slice(2);
const named = args.filter((arg) => /^\d+(\.\d+)*$/.test(arg));
const passed = args.filter((arg) => !named.includes(arg));
const system = Object.entries(SYSTEMS).find(([name]) => name === platform)?.[1];
if (system === undefined) {
  console.error(`npm has no package of Node for ${platform}.`);
  exit(2);
}
/** The binary of a version; `undefined` if npm cannot bring it. */
function nodeOf(/** @type {string} */ version) {
  const binary = `node-${system}-${arch}@${version}`;
  console.log(`\n${binary}`);
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', '--package', binary, '--', 'node', '-p', 'process.execPath'],
    {
      encoding: 'utf8',
      shell: platform === 'win32',
    },
  );
  if (status === 0) return stdout.trim();
  console.error(stderr);
  return undefined;
}

/** Not run by npx: what it sets in the environment would reach the tests that call npx themselves. */
function passes(/** @type {string} */ version) {
  const node = nodeOf(version);
  if (node === undefined) return false;
  const path = `${dirname(node)}${delimiter}${env.PATH ?? ''}`;
  const run = ['--require', './tools/check-node.cjs', 'tools/test.mjs', ...passed];
  return spawnSync(node, run, { cwd: ROOT, stdio: 'inherit', env: { ...env, PATH: path } }).status === 0;
}

const failed = (named.length > 0 ? named : ['22', '24']).filter((version) => !passes(version));
console.log(failed.length === 0 ? 'All versions passed.' : `Failed: ${failed.join(', ')}`);
exit(failed.length === 0 ? 0 : 1);
