// `./test`: installs what is missing, then runs all checks.
import { argv, exit } from 'node:process';
import { install } from './install.mjs';
import { ROOT, runStages, STAGES } from './stages.mjs';

const NO_BROWSER = '--no-browser';

const args = argv.slice(2);
const unknown = args.filter((arg) => arg !== NO_BROWSER);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. The one option is ${NO_BROWSER}, to do without the browser tests.`);
  exit(2);
}
if (!install(ROOT, console.log)) {
  console.log('The dependencies could not be installed; npm said why, above.\n0 passed, 1 failed');
  exit(1);
}
const withBrowser = !args.includes(NO_BROWSER);
const { types, lint, boundaries, deadcode, build, unit, walk, browser } = STAGES;
const checks = runStages([[types], [lint], [boundaries], [deadcode]]);
// The build is complete before the tests that use it begin, or each of them would build it.
const built = withBrowser ? await runStages([[build]]) : { passed: 0, failed: 0 };
// Browser tests wait half of the time: unit tests, and then the walk, use the processors meanwhile. The browser comes
// first: it may have to be installed, and nothing else may be installed at the same time.
const tests = await runStages(withBrowser ? [[browser], [unit], [walk]] : [[unit], [walk]]);
const sums = [await checks, built, tests];
const passed = sums.reduce((sum, each) => sum + each.passed, 0);
const failed = sums.reduce((sum, each) => sum + each.failed, 0);
if (!withBrowser) console.log(`The browser tests were left out (${NO_BROWSER}).`);
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);
