// `npm run boundaries`: who imports whom, by the rules of .dependency-cruiser.mjs.
//
// Exists because the bare command is content with having read no file at all, which happens without a word when it
// cannot load a parser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { execPath, exit } from 'node:process';
import { ROOT } from './stages.mjs';

const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const FOLDERS = ['packages', 'games', 'tools', 'fixtures'];

/**
 * @typedef {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} Violation
 * @typedef {{ violations: Violation[], totalCruised: number, totalDependenciesCruised?: number }} Summary
 */

/** @returns {Summary} */
function cruise() {
  const folders = FOLDERS.filter((folder) => existsSync(folder));
  const args = [CRUISER, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders];
  const run = spawnSync(execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!run.stdout) throw new Error(`dependency-cruiser said nothing but: ${run.stderr || run.error?.message}`);
  return JSON.parse(run.stdout).summary;
}

/** @param {Violation} violation */
function sentence({ from, to, rule, cycle }) {
  return `${rule.name}: ${[from, ...(cycle?.map((step) => step.name) ?? [to])].join(' -> ')}`;
}

const { violations, totalCruised, totalDependenciesCruised = 0 } = cruise();
for (const violation of violations) console.error(sentence(violation));
console.log(
  `${totalCruised} modules and ${totalDependenciesCruised} imports read, ${violations.length} against the rules`,
);
if (totalCruised === 0 || totalDependenciesCruised === 0) console.error('Nothing was read, so nothing was checked.');
exit(violations.length === 0 && totalCruised > 0 && totalDependenciesCruised > 0 ? 0 : 1);
