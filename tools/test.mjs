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
const first = await runStages([[types], [lint], [boundaries], [deadcode], [unit]]);
// Browser tests measure how soon a page answers, so they come when the checks and the unit tests are done. They wait
// half of the time: the walk takes what they leave of the processors.
const then = await runStages(withBrowser ? [[browser], [walk]] : [[walk]]);
const passed = first.passed + then.passed;
const failed = first.failed + then.failed;
if (!withBrowser) console.log(`The browser tests were left out (${NO_BROWSER}).`);
console.log(`${passed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);
