// `npm run boundaries [folder]`: checks which module imports which, by the rules of .dependency-cruiser.mjs. The
// default folder is the project's own.
//
// We need it because the plain command passes silently without reading any file if it cannot load a parser.
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
 * @returns {Summary}
 */
function cruise(root) {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  if (folders.length === 0) throw new Error(`nothing to read in ${root}`);
  const args = ['--require', TSX, CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders];
  const run = spawnSync(execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!run.stdout) throw new Error(`dependency-cruiser said nothing but: ${run.stderr || run.error?.message}`);
  return JSON.parse(run.stdout).summary;
}

/** @param {Violation} violation */
function sentence({ from, to, rule, cycle }) {
  return `${rule.name}: ${[from, ...(cycle?.map((step) => step.name) ?? [to])].join(' -> ')}`;
}

const { violations, totalCruised, totalDependenciesCruised = 0 } = cruise(argv[2] ?? ROOT);
for (const violation of violations) console.error(sentence(violation));
console.log(
  `${totalCruised} modules and ${totalDependenciesCruised} imports read, ${violations.length} against the rules`,
);
if (totalCruised === 0 || totalDependenciesCruised === 0) console.error('Nothing was read, so nothing was checked.');
exit(violations.length === 0 && totalCruised > 0 && totalDependenciesCruised > 0 ? 0 : 1);
