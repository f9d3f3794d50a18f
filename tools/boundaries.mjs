// `npm run boundaries [folder [files]]`: checks which module imports which, by the rules of .dependency-cruiser.mjs. By
// default it checks the project's own folder. Given files, it reads only these and their imports.
//
// We need it because the plain command passes without reading any file if it cannot load a parser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { ROOT } from './stages.mjs';

const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const TSX = join(ROOT, 'tools/swc-reads-tsx.cjs');
const CONFIG = join(ROOT, '.dependency-cruiser.mjs');
const FOLDERS = ['packages', 'games', 'examples', 'tools', 'fixtures'];

/**
 * @typedef {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} Violation
 * @typedef {{ violations: Violation[], totalCruised: number, totalDependenciesCruised?: number }} Summary
 */

/**
 * @param {string} root
 * @param {readonly string[]} places files or folders
 * @returns {Summary}
 */
function cruise(root, places) {
  const there = places.filter((place) => existsSync(join(root, place)));
  if (there.length === 0) throw new Error(`nothing to read in ${root}`);
  const args = ['--require', TSX, CRUISER, '--config', CONFIG, '--output-type', 'json', ...there];
  const run = spawnSync(execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!run.stdout) throw new Error(`dependency-cruiser said nothing but: ${run.stderr || run.error?.message}`);
  return JSON.parse(run.stdout).summary;
}

/** @param {Violation} violation */
function sentence({ from, to, rule, cycle }) {
  return `${rule.name}: ${[from, ...(cycle?.map((step) => step.name) ?? [to])].join(' -> ')}`;
}

const [, , root = ROOT, ...files] = argv;
const { violations, totalCruised, totalDependenciesCruised = 0 } = cruise(root, files.length > 0 ? files : FOLDERS);
for (const violation of violations) console.error(sentence(violation));
console.log(
  `${totalCruised} modules and ${totalDependenciesCruised} imports read, ${violations.length} against the rules`,
);
// A few files may import nothing, but a whole project always has imports.
const wasRead = totalCruised > 0 && (files.length > 0 || totalDependenciesCruised > 0);
if (!wasRead) console.error('Nothing was read, so nothing was checked.');
exit(violations.length === 0 && wasRead ? 0 : 1);
