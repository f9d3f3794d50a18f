// `npm run nodes`: runs `./test` under other versions of Node: 22 and 24, or those named (`-- 22`). npm downloads each
// as the package `node-<system>-<processor>`, which is the bare binary; the package `node@22` would fetch the same
// binary in an install step. npx puts it first on the path, so everything that `./test` starts runs under it. Arguments
// after a version are passed to `./test`: `-- 24 --no-browser`.
import { spawnSync } from 'node:child_process';
import { arch, argv, exit, platform } from 'node:process';
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
const failed = (named.length > 0 ? named : ['22', '24']).filter((version) => {
  const binary = `node-${system}-${arch}@${version}`;
  console.log(`\n${binary}`);
  const run = ['--yes', '--package', binary, '--', 'node', '--require', './tools/check-node.cjs', 'tools/test.mjs'];
  const how = { cwd: ROOT, stdio: /** @type {const} */ ('inherit'), shell: platform === 'win32' };
  return spawnSync('npx', [...run, ...passed], how).status !== 0;
});
console.log(failed.length === 0 ? 'All versions passed.' : `Failed: ${failed.join(', ')}`);
exit(failed.length === 0 ? 0 : 1);
