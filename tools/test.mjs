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
const { types, lint, boundaries, deadcode, unit, walk, browser } = STAGES;
// Browser tests measure how soon a page answers, so they come when the checks and the unit tests are done.
const tests = withBrowser ? [unit, browser] : [unit];
const { passed, failed } = await runStages([[types], [lint], [boundaries], [deadcode], tests, [walk]]);
if (!withBrowser) console.log(`The browser tests were left out (${NO_BROWSER}).`);
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);
